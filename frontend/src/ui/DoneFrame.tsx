import type { ReactNode } from 'react';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';

/** What a dialog leaves to read when its work is done. */
export const DoneFrame = ({ onClose, children }: { onClose: () => void; children: ReactNode }) => (
  <>
    <DialogContent>{children}</DialogContent>
    <DialogActions>
      <Button variant="contained" onClick={onClose}>
        Done
      </Button>
    </DialogActions>
  </>
);

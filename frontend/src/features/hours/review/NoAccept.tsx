import type { ReactNode } from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';

interface NoAcceptProps {
  readonly because: string;
  /** What is known of the entry. */
  readonly children: ReactNode;
  /** Absent where it cannot be rejected either. */
  readonly onReject?: () => void;
  readonly onClose: () => void;
}

/** A review of what this person cannot verify or approve, and why. */
export const NoAccept = ({ because, children, onReject, onClose }: NoAcceptProps) => (
  <>
    <DialogContent>
      {children}
      <div style={{ marginTop: 16 }}>
        <Alert>
          {because}
          {onReject && ' You can reject this entry.'}
        </Alert>
      </div>
    </DialogContent>
    <DialogActions sx={{ pt: 4, borderTop: '1px solid', borderColor: 'divider' }}>
      <Button onClick={onClose} color="inherit" sx={{ mr: 'auto' }}>
        {onReject ? 'Cancel' : 'Close'}
      </Button>
      {onReject && (
        <Button variant="outlined" color="error" onClick={onReject}>
          Reject
        </Button>
      )}
    </DialogActions>
  </>
);

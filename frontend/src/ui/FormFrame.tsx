import type { ReactNode, SubmitEvent } from 'react';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { styled } from '@mui/material/styles';
import { FieldGrid } from './FieldGrid.js';

/** A dialog's form: only the fields scroll where they are too many for the screen; what is said below a field comes along with it. */
export const Form = styled('form')({
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  '& input, & textarea, & select': { scrollMarginBlock: '40px 96px' },
});

interface FormFrameProps {
  readonly onSubmit: (event: SubmitEvent) => unknown;
  /** Absent where the form stands on the page. */
  readonly onCancel: (() => void) | undefined;
  readonly submit: string;
  /** What the button says while the form is sent; false while it is not. */
  readonly busy: string | false;
  /** What it does cannot be undone. */
  readonly destructive?: boolean;
  readonly children: ReactNode;
}

/** The fields of a dialog, one under the other, and its two buttons. */
export const FormFrame = ({ onSubmit, onCancel, submit, busy, destructive, children }: FormFrameProps) => (
  <Form noValidate onSubmit={(event) => void onSubmit(event)}>
    <DialogContent>
      <FieldGrid>{children}</FieldGrid>
    </DialogContent>
    <DialogActions sx={{ pt: 4, borderTop: '1px solid', borderColor: 'divider' }}>
      {onCancel && (
        <Button onClick={onCancel} color="inherit">
          Cancel
        </Button>
      )}
      <Button type="submit" variant="contained" color={destructive ? 'error' : 'primary'} disabled={busy !== false}>
        {busy || submit}
      </Button>
    </DialogActions>
  </Form>
);

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

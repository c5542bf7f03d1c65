import { useId } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';

interface ConfirmDialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly question: string;
  readonly confirm: string;
  readonly busy?: string | false;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks before something is lost. `busy` is what the button says while it happens. */
export function ConfirmDialog({
  open,
  title,
  question,
  confirm,
  busy = false,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  const id = useId();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      maxWidth="xs"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-question`}
    >
      <DialogTitle id={`${id}-title`} variant="h2">
        {title}
      </DialogTitle>
      <DialogContent id={`${id}-question`}>{question}</DialogContent>
      <DialogActions>
        <Button onClick={onClose} color="inherit">
          Cancel
        </Button>
        <Button onClick={onConfirm} variant="contained" color="error" disabled={busy !== false}>
          {busy || confirm}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

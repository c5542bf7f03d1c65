import { useState, type ReactNode } from 'react';
import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import { ConfirmDialog, type Confirmation } from './ConfirmDialog.js';

/** What a form in a dialog, or on a page, is given. */
export interface DialogForm {
  /** Closes at once, for after saving. */
  readonly close: () => void;
  /** Closes, and asks first where something was typed; absent on a page. */
  readonly cancel?: () => void;
  readonly onDirty: (dirty: boolean) => void;
  /** Changes whenever the form is asked for and takes the focus; null where it stands on a page unasked. */
  readonly focusKey?: string | null;
}

export interface FormDialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly onClose: () => void;
  /** Opens it again, where it stands in the address and Back closed it over what was typed. */
  readonly onReopen?: () => void;
  readonly children: (form: DialogForm) => ReactNode;
}

const DISCARD: Confirmation = {
  title: 'Discard changes?',
  question: 'What you typed has not been saved.',
  confirm: 'Discard',
  destructive: true,
  onConfirm: () => Promise.resolve(null),
};

/** A form in a dialog; it asks before it throws away what was typed. */
export function OpenFormDialog({ open, title, onClose, onReopen, children }: FormDialogProps) {
  const [dirty, onDirty] = useState(false);
  const [discarding, setDiscarding] = useState(false);
  const wasLeft = !open && dirty && onReopen !== undefined;
  const close = (): void => {
    onDirty(false);
    setDiscarding(false);
    if (open) onClose();
  };
  const cancel = (): void => (dirty ? setDiscarding(true) : close());
  const stay = (): void => {
    setDiscarding(false);
    if (wasLeft) onReopen();
  };
  return (
    <>
      <Dialog open={open || wasLeft} onClose={cancel} maxWidth="sm" fullWidth>
        <DialogTitle>{title}</DialogTitle>
        {children({ close, cancel, onDirty })}
      </Dialog>
      <ConfirmDialog
        confirmation={discarding || wasLeft ? DISCARD : null}
        onClose={(isConfirmed) => (isConfirmed ? close() : stay())}
      />
    </>
  );
}

import { useState, type ReactNode } from 'react';
import { t } from '@hourtrail/contracts';
import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import { ConfirmDialog, type Confirmation } from './ConfirmDialog.js';

export interface DialogForm {
  /** Closes without asking, for after saving. */
  readonly close: () => void;
  /** Asks before it discards changes; absent on a page. */
  readonly cancel?: () => void;
  readonly onDirty: (dirty: boolean) => void;
  /** From here on the dialog asks before it closes: it shows something that is shown once. Absent on a page. */
  readonly keepOpen?: () => void;
  /** What is shown once was copied or downloaded, so closing no longer asks. Absent on a page. */
  readonly saved?: () => void;
  /** A new key moves the focus to the form; null leaves the focus alone. */
  readonly focusKey?: string | null;
}

export interface FormDialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly onClose: () => void;
  /** For a dialog in the URL: Back closes it, and this opens it again if there are unsaved changes. */
  readonly onReopen?: () => void;
  readonly children: (form: DialogForm) => ReactNode;
}

const DISCARD: Confirmation = {
  title: t('ui.discardChanges'),
  question: t('ui.unsavedChanges'),
  confirm: t('ui.discard'),
  destructive: true,
  onConfirm: () => Promise.resolve(null),
};

const SHOWN_ONCE: Confirmation = {
  title: t('ui.savedQuestion'),
  question: t('ui.shownOnce'),
  confirm: t('ui.savedIt'),
  dismiss: t('ui.goBack'),
  onConfirm: () => Promise.resolve(null),
};

export function OpenFormDialog({ open, title, onClose, onReopen, children }: FormDialogProps) {
  const [dirty, onDirty] = useState(false);
  const [isKept, setIsKept] = useState(false);
  const [discarding, setDiscarding] = useState(false);
  const wasLeft = !open && dirty && onReopen !== undefined;
  const close = (): void => {
    onDirty(false);
    setIsKept(false);
    setDiscarding(false);
    if (open) onClose();
  };
  const cancel = (): void => (dirty || isKept ? setDiscarding(true) : close());
  const stay = (): void => {
    setDiscarding(false);
    if (wasLeft) onReopen();
  };
  return (
    <>
      <Dialog open={open || wasLeft} onClose={cancel} maxWidth="sm" fullWidth>
        <DialogTitle>{title}</DialogTitle>
        {children({ close, cancel, onDirty, keepOpen: () => setIsKept(true), saved: () => setIsKept(false) })}
      </Dialog>
      <ConfirmDialog
        confirmation={discarding || wasLeft ? (isKept ? SHOWN_ONCE : DISCARD) : null}
        onClose={(isConfirmed) => (isConfirmed ? close() : stay())}
      />
    </>
  );
}

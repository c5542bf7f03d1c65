import { useId, useRef, useState, type ReactNode } from 'react';
import { LIMITS } from '@hourtrail/contracts';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { cannotBeRetried } from '../api/errorMessage.js';
import { OUTSIDE } from '../lib/otherSchool.js';
import { useLast } from '../lib/hooks.js';
import { Field } from './Field.js';
import { DoneFrame } from './FormFrame.js';

/** Why an action is done, where the dialog asks for that. */
export interface ReasonInput {
  readonly reason?: string;
}

/** A question before an action, and the action. */
export interface Confirmation {
  readonly title: string;
  readonly question: string;
  readonly confirm: string;
  /** The label of the button meanwhile. */
  readonly busy?: string;
  /** The label of the button that changes nothing, where "Cancel" could be taken for the action. */
  readonly dismiss?: string;
  readonly destructive?: boolean;
  /** Whether a reason is required, or may be given. */
  readonly withReason?: boolean | 'optional';
  /** The error where the reason is missing; unless set, that the action is outside one's own school. */
  readonly missing?: string;
  /** Does it. What it resolves to is left to read; after an error that trying again cannot mend, the dialog closes. */
  readonly onConfirm: (input: ReasonInput) => Promise<ReactNode>;
}

interface ConfirmDialogProps {
  /** Null while the dialog is closed. */
  readonly confirmation: Confirmation | null;
  readonly onClose: (isConfirmed: boolean) => void;
}

/** Asks before an action, does it, and shows what came of it. */
export function ConfirmDialog({ confirmation, onClose }: ConfirmDialogProps) {
  const id = useId();
  const shown = useLast(confirmation);
  return (
    <Dialog open={confirmation !== null} onClose={() => onClose(false)} maxWidth="xs" fullWidth aria-describedby={id}>
      <DialogTitle>{shown?.title}</DialogTitle>
      {shown && <ConfirmForm questionId={id} confirmation={shown} onClose={onClose} />}
    </Dialog>
  );
}

interface ConfirmFormProps extends ConfirmDialogProps {
  readonly confirmation: Confirmation;
  readonly questionId: string;
}

function ConfirmForm({ confirmation, questionId, onClose }: ConfirmFormProps) {
  const { question, confirm, busy = confirm, dismiss = 'Cancel', destructive, withReason = false } = confirmation;
  const [isBusy, setIsBusy] = useState(false);
  const [result, setResult] = useState<ReactNode>(null);
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const submit = async (): Promise<void> => {
    if (withReason === true && !reason.trim()) {
      setError(confirmation.missing ?? OUTSIDE);
      return field.current?.focus();
    }
    setIsBusy(true);
    try {
      const left = await confirmation.onConfirm(reason.trim() ? { reason: reason.trim() } : {});
      if (left) setResult(left);
      else onClose(true);
    } catch (failure) {
      if (cannotBeRetried(failure)) onClose(false);
    }
    setIsBusy(false);
  };
  if (result) return <DoneFrame onClose={() => onClose(true)}>{result}</DoneFrame>;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        // React hands it on to a form around the dialog
        event.stopPropagation();
        void submit();
      }}
    >
      <DialogContent>
        <p id={questionId} style={{ margin: 0 }}>
          {question}
        </p>
        {withReason && (
          <div style={{ marginTop: 16 }}>
            <Field
              ref={field}
              label="Reason"
              optional={withReason === 'optional'}
              error={error}
              value={reason}
              onChange={({ target }) => setReason(target.value)}
              slotProps={{ input: { maxLength: LIMITS.commentMax } }}
            />
          </div>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={() => onClose(false)} color="inherit">
          {dismiss}
        </Button>
        <Button type="submit" variant="contained" color={destructive ? 'error' : 'primary'} disabled={isBusy}>
          {isBusy ? busy : confirm}
        </Button>
      </DialogActions>
    </form>
  );
}

import { useId, useRef, useState, type ReactNode } from 'react';
import { t, LIMITS } from '@hourtrail/contracts';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { cannotBeRetried } from '../api/errorMessage.js';
import { OTHER_SCHOOL_NEEDS_REASON } from '../lib/otherSchool.js';
import { useLast } from '../lib/hooks.js';
import { Field } from './Field.js';
import { DoneFrame } from './FormFrame.js';

export interface ReasonInput {
  readonly reason?: string;
}

export interface Confirmation {
  readonly title: string;
  readonly question: string;
  /** What the question is about. */
  readonly details?: ReactNode;
  readonly confirm: string;
  /** The label of the button while the action runs. */
  readonly busy?: string;
  /** For when "Cancel" could be taken for the action itself. */
  readonly dismiss?: string;
  readonly destructive?: boolean;
  readonly withReason?: boolean | 'optional';
  /** The error for a missing reason; by default, that another school requires one. */
  readonly missing?: string;
  /** The dialog shows what this resolves to, and closes on an error that a retry cannot fix. */
  readonly onConfirm: (input: ReasonInput) => Promise<ReactNode>;
}

interface ConfirmDialogProps {
  readonly confirmation: Confirmation | null;
  readonly onClose: (isConfirmed: boolean) => void;
}

export function ConfirmDialog({ confirmation, onClose }: ConfirmDialogProps) {
  const id = useId();
  const shown = useLast(confirmation);
  const [hasResult, setHasResult] = useState(false);
  const close = (isConfirmed: boolean): void => {
    setHasResult(false);
    onClose(isConfirmed);
  };
  return (
    <Dialog
      open={confirmation !== null}
      // only a button closes what is shown once
      onClose={hasResult ? undefined : () => close(false)}
      maxWidth="xs"
      fullWidth
      aria-describedby={id}
    >
      <DialogTitle>{shown?.title}</DialogTitle>
      {shown && (
        <ConfirmForm questionId={id} confirmation={shown} onResult={() => setHasResult(true)} onClose={close} />
      )}
    </Dialog>
  );
}

interface ConfirmFormProps extends ConfirmDialogProps {
  readonly confirmation: Confirmation;
  readonly questionId: string;
  readonly onResult: () => void;
}

function ConfirmForm({ confirmation, questionId, onResult, onClose }: ConfirmFormProps) {
  const {
    question,
    details,
    confirm,
    busy = confirm,
    dismiss = t('common.cancel'),
    destructive,
    withReason = false,
  } = confirmation;
  const [isBusy, setIsBusy] = useState(false);
  const [result, setResult] = useState<ReactNode>(null);
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const submit = async (): Promise<void> => {
    if (withReason === true && !reason.trim()) {
      setError(confirmation.missing ?? OTHER_SCHOOL_NEEDS_REASON);
      return field.current?.focus();
    }
    setIsBusy(true);
    try {
      const left = await confirmation.onConfirm(reason.trim() ? { reason: reason.trim() } : {});
      if (left) {
        onResult();
        setResult(left);
      } else onClose(true);
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
        // React events bubble through portals to a form around the dialog
        event.stopPropagation();
        void submit();
      }}
    >
      <DialogContent>
        <div id={questionId}>
          <p style={{ margin: 0 }}>{question}</p>
          {details && <div style={{ marginTop: 8, overflowWrap: 'anywhere' }}>{details}</div>}
        </div>
        {withReason && (
          <div style={{ marginTop: 16 }}>
            <Field
              ref={field}
              label={t('common.reason')}
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

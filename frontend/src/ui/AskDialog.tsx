import { useId, useRef, useState, type ReactNode } from 'react';
import { LIMITS } from '@hourtrail/contracts';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { errorStatus } from '../api/errorMessage.js';
import { OUTSIDE } from '../lib/outside.js';
import { useLast } from '../lib/useLast.js';
import { DoneFrame } from './DoneFrame.js';
import { Field } from './Field.js';
import { keepFocus } from './focus.js';

/** Why something is done, where that is asked for. */
export interface Why {
  readonly reason?: string;
}

/** A question before something is done, and what is then done. */
export interface Ask {
  readonly title: string;
  readonly question: string;
  readonly confirm: string;
  /** What the button says meanwhile. */
  readonly busy: string;
  /** What the button says that leaves all as it is, where "Cancel" could be taken for the act. */
  readonly dismiss?: string;
  readonly destructive?: boolean;
  /** Whether a reason has to be given, or may be. */
  readonly withReason: boolean | 'optional';
  /** What is said where it is missing; unless given, that it is an act outside one's own school. */
  readonly missing?: string;
  /** Does it; what it answers is left to read. */
  readonly act: (why: Why) => Promise<ReactNode>;
}

interface AskDialogProps {
  /** Null while the dialog is closed. */
  readonly ask: Ask | null;
  readonly onClose: () => void;
}

/** Asks, does, and shows what came of it. */
export function AskDialog({ ask, onClose }: AskDialogProps) {
  const id = useId();
  const shown = useLast(ask);
  return (
    <Dialog
      open={ask !== null}
      onClose={onClose}
      maxWidth="xs"
      fullWidth
      aria-labelledby={id}
      slotProps={{ transition: { onExited: keepFocus } }}
    >
      <DialogTitle id={id} variant="h2">
        {shown?.title}
      </DialogTitle>
      {shown && <Asking ask={shown} onClose={onClose} />}
    </Dialog>
  );
}

function Asking({ ask, onClose }: { ask: Ask; onClose: () => void }) {
  const [busy, setBusy] = useState(false);
  const [result, setResult] = useState<ReactNode>(null);
  const [reason, setReason] = useState('');
  const [fault, setFault] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const act = async (): Promise<void> => {
    if (ask.withReason === true && !reason.trim()) {
      setFault(ask.missing ?? OUTSIDE);
      return field.current?.focus();
    }
    setBusy(true);
    try {
      const left = await ask.act(reason.trim() ? { reason: reason.trim() } : {});
      if (left) setResult(left);
      else onClose();
    } catch (error) {
      if ([403, 404, 409].includes(errorStatus(error) ?? 0)) onClose();
    }
    setBusy(false);
  };
  if (result) return <DoneFrame onClose={onClose}>{result}</DoneFrame>;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void act();
      }}
    >
      <DialogContent>
        <p style={{ margin: 0 }}>{ask.question}</p>
        {ask.withReason && (
          <div style={{ marginTop: 16 }}>
            <Field
              ref={field}
              label="Reason"
              optional={ask.withReason === 'optional'}
              error={fault}
              value={reason}
              onChange={({ target }) => setReason(target.value)}
              slotProps={{ input: { maxLength: LIMITS.commentMax } }}
            />
          </div>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} color="inherit">
          {ask.dismiss ?? 'Cancel'}
        </Button>
        <Button type="submit" variant="contained" color={ask.destructive ? 'error' : 'primary'} disabled={busy}>
          {busy ? ask.busy : ask.confirm}
        </Button>
      </DialogActions>
    </form>
  );
}

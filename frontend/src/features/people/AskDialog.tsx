import { useId, useState, type ReactNode } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { errorStatus } from '../../api/errorMessage.js';
import { OUTSIDE } from '../../lib/outside.js';
import { useLast } from '../../lib/useLast.js';
import { Field } from '../../ui/Field.js';
import { DoneFrame } from './DoneFrame.js';

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
  readonly destructive?: boolean;
  /** Whether a reason has to be given. */
  readonly withReason: boolean;
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
    <Dialog open={ask !== null} onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={id}>
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
  const act = async (): Promise<void> => {
    if (ask.withReason && !reason.trim()) return setFault(OUTSIDE);
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
        {ask.question}
        {ask.withReason && (
          <div style={{ marginTop: 16 }}>
            <Field label="Reason" error={fault} value={reason} onChange={({ target }) => setReason(target.value)} />
          </div>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} color="inherit">
          Cancel
        </Button>
        <Button type="submit" variant="contained" color={ask.destructive ? 'error' : 'primary'} disabled={busy}>
          {busy ? ask.busy : ask.confirm}
        </Button>
      </DialogActions>
    </form>
  );
}

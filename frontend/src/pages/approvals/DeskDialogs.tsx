import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { styled } from '@mui/material/styles';
import { verbOf } from '../../features/hours/decisions/decisionWords.js';
import { OutcomeDialog } from '../../features/hours/decisions/OutcomeDialog.js';
import { RejectDialog } from '../../features/hours/review/RejectDialog.js';
import { CheckField } from '../../ui/CheckField.js';
import { ConfirmDialog } from '../../ui/ConfirmDialog.js';
import type { Desk } from './useDesk.js';
import type { KeySwitch } from './useKeySwitch.js';

interface DeskDialogsProps {
  readonly desk: Pick<Desk, 'dialogs' | 'accepted'>;
  readonly keys: KeySwitch;
  readonly helping: boolean;
  readonly onHelped: () => void;
  /** True while another panel or dialog is open. */
  readonly covered: boolean;
}

export const DeskDialogs = ({ desk, keys, helping, onHelped, covered }: DeskDialogsProps) => {
  const { rejecting, confirmation, onReject, onCloseReject, onCloseConfirmation } = desk.dialogs;
  return (
    <>
      <RejectDialog entries={rejecting} onReject={onReject} onClose={onCloseReject} />
      <ConfirmDialog confirmation={confirmation} onClose={onCloseConfirmation} />
      <ShortcutsDialog open={helping} accept={verbOf(desk.accepted)} keys={keys} onClose={onHelped} />
      <OutcomeDialog covered={covered || helping || rejecting !== null || confirmation !== null} />
    </>
  );
};

const List = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'max-content 1fr',
  gap: '10px 16px',
  alignItems: 'baseline',
  margin: '0 0 20px',
  '& dd': { margin: 0 },
  '& kbd': {
    display: 'inline-block',
    minWidth: 26,
    padding: '2px 7px',
    textAlign: 'center',
    fontFamily: 'inherit',
    fontSize: '0.8125rem',
    fontWeight: 600,
    borderRadius: 6,
    border: `1px solid ${theme.vars.palette.control}`,
    backgroundColor: theme.vars.palette.sunken,
  },
}));

interface ShortcutsDialogProps {
  readonly open: boolean;
  readonly accept: string;
  readonly keys: KeySwitch;
  readonly onClose: () => void;
}

function ShortcutsDialog({ open, accept, keys, onClose }: ShortcutsDialogProps) {
  const does: readonly (readonly [readonly string[], string])[] = [
    [['J', 'K'], 'Next entry, previous entry'],
    [['A'], `${accept} the entry, or all that are selected`],
    [['R'], 'Reject the entry, or all that are selected'],
    [['X'], 'Select the entry'],
    [['Enter', 'O'], 'Open the trail of the entry'],
    [['Z'], 'Undo the last decision, for ten seconds'],
    [['?'], 'Show this list'],
  ];
  return (
    <Dialog open={open} onClose={onClose} maxWidth="xs" fullWidth>
      <DialogTitle>Keyboard shortcuts</DialogTitle>
      <DialogContent>
        <List>
          {does.map(([names, what]) => (
            <Does key={what} names={names} what={what} />
          ))}
        </List>
        <CheckField
          label="Use single keys"
          hint="Turn them off where they get in the way, such as with speech input. Enter and the buttons always work."
          checked={keys.on}
          onChange={({ target }) => keys.turn(target.checked)}
        />
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          Done
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const Does = ({ names, what }: { names: readonly string[]; what: string }) => (
  <>
    <dt>
      {names.map((name, index) => (
        <span key={name}>
          {index > 0 && ' '}
          <kbd>{name}</kbd>
        </span>
      ))}
    </dt>
    <dd>{what}</dd>
  </>
);

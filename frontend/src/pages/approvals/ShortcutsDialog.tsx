import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { styled } from '@mui/material/styles';
import { CheckField } from '../../ui/CheckField.js';
import { SHORTCUTS, type ShortcutSwitch } from './useShortcuts.js';

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
  /** The label of the user's positive decision, such as "Approve". */
  readonly accept: string;
  readonly keys: ShortcutSwitch;
  readonly onClose: () => void;
}

export function ShortcutsDialog({ open, accept, keys, onClose }: ShortcutsDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} maxWidth="xs" fullWidth>
      <DialogTitle>Keyboard shortcuts</DialogTitle>
      <DialogContent>
        <List>
          {SHORTCUTS.map(({ keys: names, words }) => (
            <ShortcutRow key={words(accept)} names={Object.keys(names)} words={words(accept)} />
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

const ShortcutRow = ({ names, words }: { names: readonly string[]; words: string }) => (
  <>
    <dt>
      {names.map((name, index) => (
        <span key={name}>
          {index > 0 && ' '}
          <kbd>{name}</kbd>
        </span>
      ))}
    </dt>
    <dd>{words}</dd>
  </>
);

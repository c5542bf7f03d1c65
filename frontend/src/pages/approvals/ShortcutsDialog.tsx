import { t } from '@hourtrail/contracts';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { styled } from '@mui/material/styles';
import { CheckField } from '../../ui/CheckField.js';
import { SHORTCUTS, type AcceptedStatus, type ShortcutSwitch } from './useShortcuts.js';

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
  readonly accepted: AcceptedStatus;
  readonly keys: ShortcutSwitch;
  readonly onClose: () => void;
}

export function ShortcutsDialog({ open, accepted, keys, onClose }: ShortcutsDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} maxWidth="xs" fullWidth>
      <DialogTitle>{t('approvals.keyboardShortcuts')}</DialogTitle>
      <DialogContent>
        <List>
          {SHORTCUTS.map(({ keys: names, words }) => (
            <ShortcutRow key={words(accepted)} names={Object.keys(names)} words={words(accepted)} />
          ))}
        </List>
        <p>{t('approvals.keysInPanel')}</p>
        <CheckField
          label={t('approvals.useShortcuts')}
          hint={t('approvals.useShortcutsHint')}
          checked={keys.on}
          onChange={({ target }) => keys.turn(target.checked)}
        />
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {t('common.done')}
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

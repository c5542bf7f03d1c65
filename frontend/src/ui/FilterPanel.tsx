import { useState, type ReactNode } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';
import { ListFilter, Check } from 'lucide-react';
import { Count } from './FilterTabs.js';
import { visuallyHidden } from './styled.js';

interface FilterPanelProps {
  /** How many filters are set. */
  readonly chosen: number;
  /** Whether anything narrows the list, the search too. */
  readonly isNarrowed: boolean;
  readonly clear: () => void;
  /** What the button says that leads back to the list. */
  readonly show?: string;
  /** The filters. */
  readonly children: ReactNode;
}

/** The filters of a narrow screen, folded away; how many are set is said outside. */
export function FilterPanel({ chosen, isNarrowed, clear, show = 'Show entries', children }: FilterPanelProps) {
  const [open, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        aria-haspopup="dialog"
        startIcon={<ListFilter size={18} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        Filters
        {chosen > 0 && (
          <>
            {' '}
            <Count>{chosen}</Count> <span style={visuallyHidden}>set</span>
          </>
        )}
      </Button>
      <Dialog open={open} onClose={close} maxWidth="xs" fullWidth>
        <DialogTitle>Filters</DialogTitle>
        <DialogContent>
          <Stack spacing={4} useFlexGap>
            {children}
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button color="inherit" disabled={!isNarrowed} onClick={clear} sx={{ mr: 'auto' }}>
            Clear filters
          </Button>
          <Button variant="contained" onClick={close}>
            {show}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}

interface FilterSelectProps {
  readonly label: string;
  /** What it says while it lets everything through; absent where something is always chosen. */
  readonly all?: string;
  readonly value: string;
  readonly choices: readonly (readonly [value: string, label: string])[];
  readonly onChange: (value: string) => void;
}

/** Narrows a list to one of a few kinds. */
export const FilterSelect = ({ label, all, value, choices, onChange }: FilterSelectProps) => (
  <NativeSelect
    value={value}
    onChange={({ target }) => onChange(target.value)}
    input={<OutlinedInput />}
    inputProps={{ 'aria-label': label }}
  >
    {all !== undefined && <option value="">{all}</option>}
    {choices.map(([key, name]) => (
      <option key={key} value={key}>
        {name}
      </option>
    ))}
  </NativeSelect>
);

interface FilterToggleProps {
  readonly label: string;
  readonly pressed: boolean;
  /** How many rows it lets through; null while that is on its way, which keeps its place. */
  readonly count?: number | null;
  readonly onChange: (pressed: boolean) => void;
}

/** Narrows a list to one kind, or lets go of it. */
export const FilterToggle = ({ label, pressed, count, onChange }: FilterToggleProps) => (
  <Button
    variant="outlined"
    color={pressed ? 'primary' : 'inherit'}
    aria-pressed={pressed}
    onClick={() => onChange(!pressed)}
    {...(pressed && { startIcon: <Check size={16} aria-hidden /> })}
    sx={{ fontWeight: 550, ...(pressed && { borderColor: 'primary.main' }) }}
  >
    {label}{' '}
    {count !== undefined && <Count style={{ visibility: count === null ? 'hidden' : 'visible' }}>{count ?? 0}</Count>}
  </Button>
);

import Button from '@mui/material/Button';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { Check } from 'lucide-react';
import { Count } from './FilterTabs.js';

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

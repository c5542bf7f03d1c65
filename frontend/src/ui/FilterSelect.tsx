import Button from '@mui/material/Button';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { Check } from 'lucide-react';
import { Count } from './FilterTabs.js';

interface FilterSelectProps {
  readonly label: string;
  /** The label of the choice that filters nothing. */
  readonly all?: string;
  readonly value: string;
  readonly choices: readonly (readonly [value: string, label: string])[];
  readonly onChange: (value: string) => void;
}

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
  /** Null while loading, which reserves the space. */
  readonly count?: number | null;
  readonly onChange: (pressed: boolean) => void;
}

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

import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';

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

import { t } from '@hourtrail/contracts';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { Check, Search, X } from 'lucide-react';
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
    sx={{ maxWidth: '100%' }}
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

interface SearchBoxProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

export const SearchBox = ({ label, value, onChange }: SearchBoxProps) => (
  <OutlinedInput
    type="search"
    placeholder={label}
    value={value}
    onChange={(event) => onChange(event.target.value)}
    sx={{
      width: { xs: '100%', sm: 'auto' },
      flex: { sm: '1 1 240px' },
      maxWidth: { sm: 320 },
      pl: 3,
      pr: 1,
      '& input::-webkit-search-cancel-button': { display: 'none' },
    }}
    startAdornment={<Search size={18} aria-hidden />}
    endAdornment={
      value && (
        <IconButton aria-label={t('ui.clearSearch')} onClick={() => onChange('')}>
          <X size={16} aria-hidden />
        </IconButton>
      )
    }
    slotProps={{ input: { 'aria-label': label } }}
  />
);

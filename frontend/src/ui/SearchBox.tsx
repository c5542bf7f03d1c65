import IconButton from '@mui/material/IconButton';
import OutlinedInput from '@mui/material/OutlinedInput';
import { Search, X } from 'lucide-react';

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
    sx={{ width: { xs: '100%', sm: 320 }, pl: 3, pr: 1, '& input::-webkit-search-cancel-button': { display: 'none' } }}
    startAdornment={<Search size={18} aria-hidden />}
    endAdornment={
      value && (
        <IconButton aria-label="Clear search" onClick={() => onChange('')}>
          <X size={16} aria-hidden />
        </IconButton>
      )
    }
    slotProps={{ input: { 'aria-label': label } }}
  />
);

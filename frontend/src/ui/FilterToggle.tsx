import Button from '@mui/material/Button';
import { Check } from 'lucide-react';
import { Count } from './FilterTabs.js';

interface FilterToggleProps {
  readonly label: string;
  readonly pressed: boolean;
  /** How many rows it lets through, where that is known. */
  readonly count?: number | undefined;
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
    {label} {count !== undefined && <Count>{count}</Count>}
  </Button>
);

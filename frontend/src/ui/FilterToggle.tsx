import Button from '@mui/material/Button';
import { Check } from 'lucide-react';
import { Count } from './FilterTabs.js';

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

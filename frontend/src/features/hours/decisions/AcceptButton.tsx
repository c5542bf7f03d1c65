import type { HoursView } from '@hourtrail/contracts';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { Check } from 'lucide-react';
import { Hint } from '../../../ui/Hint.js';

/** How entries are accepted as they are; the same object at every drawing. */
export interface Accepting {
  readonly label: 'Approve' | 'Verify';
  readonly can: (entry: HoursView) => boolean;
  readonly accept: (entry: HoursView) => void;
}

interface AcceptButtonProps {
  readonly accepting: Accepting;
  readonly entry: HoursView;
  /** Whether there is room for an icon only. */
  readonly icon: boolean;
  readonly 'aria-describedby': string;
  readonly size?: 'small';
}

/** Accepts an entry as it is, without opening it. */
export const AcceptButton = ({ accepting: { label, accept }, entry, icon, ...named }: AcceptButtonProps) =>
  icon ? (
    <Hint text={label}>
      <IconButton {...named} aria-label={label} onClick={() => accept(entry)} sx={{ my: -1 }}>
        <Check size={18} aria-hidden />
      </IconButton>
    </Hint>
  ) : (
    <Button {...named} variant="outlined" onClick={() => accept(entry)}>
      {label}
    </Button>
  );

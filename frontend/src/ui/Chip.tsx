import type { ReactNode } from 'react';
import type { HoursStatus } from '@hourtrail/contracts';
import MuiChip from '@mui/material/Chip';
import type { LucideIcon } from 'lucide-react';

/** The colours that tell a state, named after the states of hours. */
export type ChipLook = HoursStatus | 'unknown';

interface ChipProps {
  readonly look: ChipLook;
  readonly icon: LucideIcon;
  readonly children: ReactNode;
}

/** A state, told by icon, word and colour. */
export const Chip = ({ look, icon: Icon, children }: ChipProps) => (
  <MuiChip
    component="span"
    data-status={look}
    icon={<Icon size={14} strokeWidth={2.25} aria-hidden />}
    label={children}
  />
);

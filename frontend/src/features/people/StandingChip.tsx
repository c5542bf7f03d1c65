import type { UserStanding } from '@hourtrail/contracts';
import { CircleCheck, CircleOff, Clock, type LucideIcon } from 'lucide-react';
import { Chip, type ChipLook } from '../../ui/Chip.js';
import { STANDING_LABELS } from './standing.js';

const LOOKS: Readonly<Record<UserStanding, { readonly icon: LucideIcon; readonly look: ChipLook }>> = {
  active: { icon: CircleCheck, look: 'approved' },
  inactive: { icon: CircleOff, look: 'draft' },
  nominated: { icon: Clock, look: 'pending' },
};

/** Whether somebody can sign in. */
export const StandingChip = ({ standing }: { standing: UserStanding }) => (
  <Chip {...LOOKS[standing]}>{STANDING_LABELS[standing]}</Chip>
);

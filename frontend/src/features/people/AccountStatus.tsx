import type { UserStatus, UserView } from '@hourtrail/contracts';
import { Clock, Eraser } from 'lucide-react';
import { Chip, ActiveChip } from '../../ui/Chip.js';

export function StandingChip({ standing }: { standing: Standing }) {
  if (standing === 'active' || standing === 'inactive') return <ActiveChip active={standing === 'active'} />;
  return (
    <Chip look={standing === 'nominated' ? 'pending' : 'draft'} icon={standing === 'nominated' ? Clock : Eraser}>
      {STANDING_LABELS[standing]}
    </Chip>
  );
}

export type Standing = UserStatus | 'erased';

export const STANDING_LABELS: Readonly<Record<Standing, string>> = {
  active: 'Active',
  inactive: 'Inactive',
  nominated: 'Nominated',
  erased: 'Erased',
};

export const standingOf = ({
  isActive,
  nominated,
  erasedAt,
}: Pick<UserView, 'isActive' | 'nominated' | 'erasedAt'>): Standing =>
  erasedAt !== null ? 'erased' : nominated ? 'nominated' : isActive ? 'active' : 'inactive';

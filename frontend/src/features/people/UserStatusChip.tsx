import type { UserStatus, UserView } from '@hourtrail/contracts';
import { Clock, Eraser } from 'lucide-react';
import { Chip, ActiveChip } from '../../ui/Chip.js';

export function UserStatusChip({ status }: { status: ShownStatus }) {
  if (status === 'active' || status === 'inactive') return <ActiveChip active={status === 'active'} />;
  return (
    <Chip look={status === 'nominated' ? 'pending' : 'draft'} icon={status === 'nominated' ? Clock : Eraser}>
      {USER_STATUS_LABELS[status]}
    </Chip>
  );
}

type ShownStatus = UserStatus | 'erased';

export const USER_STATUS_LABELS: Readonly<Record<ShownStatus, string>> = {
  active: 'Active',
  inactive: 'Inactive',
  nominated: 'Nominated',
  erased: 'Erased',
};

export const userStatusOf = ({
  isActive,
  nominated,
  erasedAt,
}: Pick<UserView, 'isActive' | 'nominated' | 'erasedAt'>): ShownStatus =>
  erasedAt !== null ? 'erased' : nominated ? 'nominated' : isActive ? 'active' : 'inactive';

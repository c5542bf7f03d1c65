import { t, type UserStatus, type UserView } from '@hourtrail/contracts';
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
  active: t('common.active'),
  inactive: t('common.inactive'),
  nominated: t('people.statusNominated'),
  erased: t('people.statusErased'),
};

export const userStatusOf = ({
  isActive,
  nominated,
  erasedAt,
}: Pick<UserView, 'isActive' | 'nominated' | 'erasedAt'>): ShownStatus =>
  erasedAt !== null ? 'erased' : nominated ? 'nominated' : isActive ? 'active' : 'inactive';

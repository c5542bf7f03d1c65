import { t, type UserStatus, type UserView } from '@hourtrail/contracts';
import { Clock, Eraser, GraduationCap } from 'lucide-react';
import { Chip, ActiveChip } from '../../ui/Chip.js';

export function UserStatusChip({ status }: { status: ShownStatus }) {
  if (status === 'active' || status === 'inactive') return <ActiveChip active={status === 'active'} />;
  return (
    <Chip look={status === 'nominated' ? 'pending' : 'draft'} icon={ICONS[status]}>
      {USER_STATUS_LABELS[status]}
    </Chip>
  );
}

const ICONS = { nominated: Clock, graduated: GraduationCap, erased: Eraser } as const;

type ShownStatus = UserStatus | 'erased';

export const USER_STATUS_LABELS: Readonly<Record<ShownStatus, string>> = {
  active: t('common.active'),
  inactive: t('common.inactive'),
  nominated: t('people.statusNominated'),
  graduated: t('people.statusGraduated'),
  erased: t('people.statusErased'),
};

export const userStatusOf = ({
  isActive,
  graduatedOn,
  nominated,
  erasedAt,
}: Pick<UserView, 'isActive' | 'graduatedOn' | 'nominated' | 'erasedAt'>): ShownStatus =>
  erasedAt !== null
    ? 'erased'
    : nominated
      ? 'nominated'
      : !isActive
        ? 'inactive'
        : graduatedOn
          ? 'graduated'
          : 'active';

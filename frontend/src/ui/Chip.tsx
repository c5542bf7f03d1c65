import type { ReactNode } from 'react';
import { HOURS_STATUS_LABELS, t, type HoursStatus } from '@hourtrail/contracts';
import MuiChip from '@mui/material/Chip';
import {
  CircleCheck,
  CircleOff,
  Check,
  CheckCheck,
  CircleQuestionMark,
  Clock,
  PencilLine,
  Trash2,
  X,
  type LucideIcon,
} from 'lucide-react';
import { capitalize } from '../lib/names.js';

/** Colors are named after the statuses of hours. */
export type ChipLook = HoursStatus | 'unknown';

interface ChipProps {
  readonly look: ChipLook;
  readonly icon: LucideIcon;
  readonly children: ReactNode;
}

/** Icon and word tell the status as well, for people who cannot see colors. */
export const Chip = ({ look, icon: Icon, children }: ChipProps) => (
  <MuiChip
    component="span"
    data-status={look}
    icon={<Icon size={14} strokeWidth={2.25} aria-hidden />}
    label={children}
  />
);

export const ActiveChip = ({ active }: { active: boolean }) => (
  <Chip look={active ? 'approved' : 'draft'} icon={active ? CircleCheck : CircleOff}>
    {active ? t('common.active') : t('common.inactive')}
  </Chip>
);

const ICONS: Readonly<Record<ChipLook, LucideIcon>> = {
  draft: PencilLine,
  pending: Clock,
  verified: CheckCheck,
  approved: Check,
  rejected: X,
  unknown: CircleQuestionMark,
};

interface StatusChipProps {
  readonly status: string;
  readonly deleted?: boolean;
}

/** An unknown status gets a gray question mark. */
export function StatusChip({ status, deleted = status === 'deleted' }: StatusChipProps) {
  if (deleted) {
    return (
      <Chip look="draft" icon={Trash2}>
        {t('common.deleted')}
      </Chip>
    );
  }
  const look: ChipLook = Object.hasOwn(ICONS, status) ? (status as ChipLook) : 'unknown';
  return (
    <Chip look={look} icon={ICONS[look]}>
      {look !== 'unknown' ? t(HOURS_STATUS_LABELS[look]) : status ? capitalize(status) : t('ui.unknown')}
    </Chip>
  );
}

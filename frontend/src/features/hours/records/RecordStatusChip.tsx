import { t, type RecordStatus } from '@hourtrail/contracts';
import { BadgeCheck, Ban, History, type LucideIcon } from 'lucide-react';
import { Chip, type ChipLook } from '../../../ui/Chip.js';

const LOOKS: Readonly<Record<RecordStatus, readonly [look: ChipLook, icon: LucideIcon]>> = {
  valid: ['approved', BadgeCheck],
  superseded: ['draft', History],
  revoked: ['rejected', Ban],
};

export function RecordStatusChip({ status }: { status: RecordStatus }) {
  const [look, icon] = LOOKS[status];
  return (
    <Chip look={look} icon={icon}>
      {t('records.isStatus', { status })}
    </Chip>
  );
}

import { t, type RecordRow, type RecordStatus } from '@hourtrail/contracts';
import { BadgeCheck, Ban, History, TriangleAlert, type LucideIcon } from 'lucide-react';
import { Chip, type ChipLook } from '../../../ui/Chip.js';

const LOOKS: Readonly<Record<RecordStatus, readonly [look: ChipLook, icon: LucideIcon]>> = {
  valid: ['approved', BadgeCheck],
  superseded: ['draft', History],
  revoked: ['rejected', Ban],
};

export function RecordStatusChip({
  record: { status, takenBack },
}: {
  record: Pick<RecordRow, 'status' | 'takenBack'>;
}) {
  const [look, icon] = LOOKS[status];
  if (takenBack) {
    return (
      <Chip look="pending" icon={TriangleAlert}>
        {t('records.wasValid')}
      </Chip>
    );
  }
  return (
    <Chip look={look} icon={icon}>
      {t('records.isStatus', { status })}
    </Chip>
  );
}

import { Check, CheckCheck, CircleQuestionMark, Clock, PencilLine, Trash2, X, type LucideIcon } from 'lucide-react';
import { capitalize } from '../lib/names.js';
import { Chip, type ChipLook } from './Chip.js';

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
  /** What was deleted says so, whatever it had come to. */
  readonly deleted?: boolean;
}

/** Where an entry stands, told by icon, word and colour; a value nobody knows gets a grey question mark. */
export function StatusChip({ status, deleted = status === 'deleted' }: StatusChipProps) {
  if (deleted) {
    return (
      <Chip look="draft" icon={Trash2}>
        Deleted
      </Chip>
    );
  }
  const look: ChipLook = Object.hasOwn(ICONS, status) ? (status as ChipLook) : 'unknown';
  return (
    <Chip look={look} icon={ICONS[look]}>
      {look === 'unknown' && !status ? 'Unknown' : capitalize(status)}
    </Chip>
  );
}

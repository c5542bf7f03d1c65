import { styled } from '@mui/material/styles';
import type { HoursStatus } from '@hourtrail/contracts';
import { Check, CheckCheck, CircleQuestionMark, Clock, PencilLine, X, type LucideIcon } from 'lucide-react';

type Look = HoursStatus | 'unknown';

const ICONS: Readonly<Record<Look, LucideIcon>> = {
  draft: PencilLine,
  pending: Clock,
  verified: CheckCheck,
  approved: Check,
  rejected: X,
  unknown: CircleQuestionMark,
};

const Chip = styled('span', { shouldForwardProp: (prop) => prop !== 'look' })<{ look: Look }>(({ theme, look }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  padding: '2px 9px 2px 7px',
  borderRadius: 999,
  fontSize: '0.75rem',
  lineHeight: '1.125rem',
  fontWeight: 620,
  whiteSpace: 'nowrap',
  color: theme.vars.palette.status[look].ink,
  backgroundColor: theme.vars.palette.status[look].paper,
}));

const capitalized = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** Where an entry stands, told by icon, word and colour; a value nobody knows gets a grey question mark. */
export function StatusChip({ status }: { status: string }) {
  const look: Look = Object.hasOwn(ICONS, status) ? (status as Look) : 'unknown';
  const Icon = ICONS[look];
  return (
    <Chip look={look} data-status={look}>
      <Icon size={14} strokeWidth={2.25} aria-hidden />
      {look === 'unknown' && !status ? 'Unknown' : capitalized(status)}
    </Chip>
  );
}

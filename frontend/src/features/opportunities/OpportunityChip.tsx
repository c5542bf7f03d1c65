import { t } from '@hourtrail/contracts';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { Ban, CalendarCheck, CircleCheck, CircleDot, CircleOff, Clock, History, type LucideIcon } from 'lucide-react';
import { Chip, type ChipLook } from '../../ui/Chip.js';
import type { ShownState } from './attendance/attendance.js';

interface Look {
  readonly look: ChipLook;
  readonly icon: LucideIcon;
  readonly word: string;
}

const LOOKS: Readonly<Partial<Record<ShownState, Look>>> = {
  now: { look: 'approved', icon: CircleDot, word: t('opportunities.now') },
  cancelled: { look: 'rejected', icon: Ban, word: t('opportunities.cancelled') },
  past: { look: 'draft', icon: History, word: t('opportunities.past') },
  inactive: { look: 'draft', icon: CircleOff, word: t('common.inactive') },
  waitlisted: { look: 'pending', icon: Clock, word: t('opportunities.waitlisted') },
  'signed-up': { look: 'approved', icon: CalendarCheck, word: t('opportunities.signedUp') },
};
const ACTIVE: Look = { look: 'approved', icon: CircleCheck, word: t('common.active') };

interface OpportunityChipProps {
  /** Null renders nothing. */
  readonly state: ShownState | null;
  /** Staff do not sign up; for them the chip also shows that an opportunity is active. */
  readonly managed?: boolean;
  /** The position on the waitlist. */
  readonly position?: number | null;
}

export function OpportunityChip({ state, managed = false, position = null }: OpportunityChipProps) {
  if (state === null) return null;
  const shown = LOOKS[state] ?? (managed ? ACTIVE : undefined);
  if (!shown) return null;
  return (
    <Chip look={shown.look} icon={shown.icon}>
      {state === 'waitlisted' && position !== null ? t('opportunities.waitlistedAt', { position }) : shown.word}
    </Chip>
  );
}

export const TitleButton = styled(ButtonBase)(({ theme }) => ({
  font: 'inherit',
  letterSpacing: 'inherit',
  textAlign: 'left',
  justifyContent: 'flex-start',
  minHeight: 24,
  borderRadius: 4,
  overflowWrap: 'anywhere',
  '&:hover': { color: theme.vars.palette.primary.main, textDecoration: 'underline' },
  '&:focus-visible': { outline: `2px solid ${theme.vars.palette.focus}`, outlineOffset: 2 },
  '@media (pointer: coarse)': { minHeight: 44 },
}));

import type { Audience, OpportunityView } from '@hourtrail/contracts';
import { countOf } from '../../lib/counts.js';
import { formatDate, formatTime } from '../../lib/dates.js';

export const AUDIENCE_LABELS: Readonly<Record<Audience, string>> = {
  students: 'Students',
  parents: 'Parents',
  both: 'Students and parents',
};

type Times = Pick<OpportunityView, 'startTime' | 'endTime'>;
type Places = Pick<OpportunityView, 'maxSlots' | 'currentSignups' | 'spotsLeft' | 'waitlisted' | 'state'>;

/** "9:00 AM – 12:00 PM"; an end past midnight says so. */
export const timeRange = ({ startTime, endTime }: Times): string =>
  `${formatTime(startTime)} – ${formatTime(endTime)}${endTime <= startTime ? ' the next day' : ''}`;

/** "December 5, 2026, 9:00 AM – 12:00 PM" */
export const dayAndTimes = (opportunity: Times & { readonly day: string }): string =>
  `${formatDate(opportunity.day)}, ${timeRange(opportunity)}`;

/** "Creek cleanup, December 5, 2026": tells the days of a series apart. */
export const titleAndDay = ({ title, day }: Pick<OpportunityView, 'title' | 'day'>): string =>
  `${title}, ${formatDate(day)}`;

const ORDINAL = new Intl.PluralRules('en-US', { type: 'ordinal' });
const SUFFIXES: Readonly<Record<Intl.LDMLPluralRule, string>> = {
  one: 'st',
  two: 'nd',
  few: 'rd',
  other: 'th',
  zero: 'th',
  many: 'th',
};

/** "2nd in line" */
export const placeInLine = (position: number): string => `${position}${SUFFIXES[ORDINAL.select(position)]} in line`;

/** "6 spots left": what is there to take; of what is over, how many places were taken. */
export function spotsWords({ spotsLeft, state, currentSignups, maxSlots }: Places): string {
  if (state === 'past' || state === 'cancelled') return takenWords({ currentSignups, maxSlots });
  if (spotsLeft === 0) return 'No spots left';
  return `${countOf(spotsLeft, 'spot')} left`;
}

/** "4/10 signed up": the places of an opportunity as those who manage it count them. */
export const takenWords = ({ currentSignups, maxSlots }: Pick<Places, 'currentSignups' | 'maxSlots'>): string =>
  `${currentSignups}/${maxSlots} signed up`;

/** "2 waiting"; empty where nobody waits in line. */
export const lineWords = ({ waitlisted }: Pick<Places, 'waitlisted'>): string =>
  waitlisted > 0 ? `${waitlisted} waiting` : '';

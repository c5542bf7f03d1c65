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

/** "9:00 AM – 12:00 PM", followed by "the next day" if it ends past midnight. */
export const timeRange = ({ startTime, endTime }: Times): string =>
  `${formatTime(startTime)} – ${formatTime(endTime)}${endTime <= startTime ? ' the next day' : ''}`;

/** "December 5, 2026, 9:00 AM – 12:00 PM" */
export const dayAndTimes = (opportunity: Times & { readonly day: string }): string =>
  `${formatDate(opportunity.day)}, ${timeRange(opportunity)}`;

/** "Creek cleanup, December 5, 2026": distinguishes the dates of a series. */
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

/** "6 spots left"; past and cancelled opportunities show the taken places. */
export function spotsWords({ spotsLeft, state, currentSignups, maxSlots }: Places): string {
  if (state === 'past' || state === 'cancelled') return takenWords({ currentSignups, maxSlots });
  if (spotsLeft === 0) return 'No spots left';
  return `${countOf(spotsLeft, 'spot')} left`;
}

/** "4/10 signed up". */
export const takenWords = ({ currentSignups, maxSlots }: Pick<Places, 'currentSignups' | 'maxSlots'>): string =>
  `${currentSignups}/${maxSlots} signed up`;

/** "2 waiting"; empty if the waitlist is. */
export const lineWords = ({ waitlisted }: Pick<Places, 'waitlisted'>): string =>
  waitlisted > 0 ? `${waitlisted} waiting` : '';

import { t, type Audience, type OpportunityView } from '@hourtrail/contracts';
import { formatDate, timeRange } from '../../lib/dates.js';

export const AUDIENCE_LABELS: Readonly<Record<Audience, string>> = {
  students: t('common.students'),
  parents: t('common.parents'),
  both: t('opportunities.studentsAndParents'),
};

type Times = Pick<OpportunityView, 'startTime' | 'endTime'>;
export type WhenAndWhere = Times & Pick<OpportunityView, 'location'>;
type Places = Pick<OpportunityView, 'maxSlots' | 'currentSignups' | 'spotsLeft' | 'waitlisted' | 'state'>;

/** "Sat, Dec 5, 2026, 9:00 AM – 12:00 PM" */
export const dayAndTimes = (opportunity: Times & { readonly day: string }): string =>
  `${formatDate(opportunity.day)}, ${timeRange(opportunity)}`;

/** "2:00 PM – 4:00 PM · Main Hall": what differs from another date of the series; empty if nothing does. */
export function differentWords(date: WhenAndWhere, from: WhenAndWhere): string {
  const times = timeRange(date);
  const words = [times !== timeRange(from) && times, date.location !== from.location && date.location];
  return words.filter(Boolean).join(' · ');
}

/** "Creek cleanup, Sat, Dec 5, 2026": distinguishes the dates of a series. */
export const titleAndDay = ({ title, day }: Pick<OpportunityView, 'title' | 'day'>): string =>
  `${title}, ${formatDate(day)}`;

/** "2nd in line" */
export const placeInLine = (position: number): string => t('opportunities.placeInLine', { position });

/** "6 spots left"; past and cancelled opportunities show the taken places. */
export function spotsWords({ spotsLeft, state, currentSignups, maxSlots }: Places): string {
  if (state === 'past' || state === 'cancelled') return takenWords({ currentSignups, maxSlots });
  return t('opportunities.spotsLeft', { count: spotsLeft });
}

/** "4/10 signed up". */
export const takenWords = ({ currentSignups, maxSlots }: Pick<Places, 'currentSignups' | 'maxSlots'>): string =>
  t('opportunities.spotsTaken', { taken: currentSignups, spots: maxSlots });

/** "2 waiting"; empty if the waitlist is. */
export const lineWords = ({ waitlisted }: Pick<Places, 'waitlisted'>): string =>
  waitlisted > 0 ? t('opportunities.waiting', { count: waitlisted }) : '';

/** Says of what is yet to come if its coordinator is no longer active. */
export function coordinatorWords({ coordinator, coordinatorInactive, state }: OpportunityView): string | undefined {
  const isOver = state === 'past' || state === 'cancelled';
  if (!coordinator || !coordinatorInactive || isOver) return coordinator?.name;
  return t('publishing.inactiveCoordinator', coordinator);
}

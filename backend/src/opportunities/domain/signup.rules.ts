import { t, hasBegun, isFor, hoursBetween, type LocalTime, type Span } from '@hourtrail/contracts';
import { conflict } from '../../platform/kernel/domain-error.js';
import type { Occupied, Opportunity, Person } from './opportunity.state.js';

/** Another opportunity that the person signed up for. */
export type OtherOpportunity = Span & { readonly id: number; readonly title: string };

export function itTakesPlace({ cancelledAt, isActive }: Opportunity): void {
  if (cancelledAt !== null) throw conflict('opportunities.cancelled', t('apiOpportunities.cancelled'));
  if (!isActive) throw conflict('opportunities.inactive', t('apiOpportunities.inactive'));
}

export function itHasNotBegun(opportunity: Opportunity, now: LocalTime): void {
  if (hasBegun(opportunity, now)) throw conflict('opportunities.past', t('apiOpportunities.begun'));
}

export function itIsForThem({ targetAudience }: Opportunity, { role }: Person): void {
  if (isFor(targetAudience, role)) return;
  throw conflict('opportunities.wrong-audience', t('apiOpportunities.wrongAudience', { audience: targetAudience }));
}

export function graduatesSignUpNoMore(hasGraduated: boolean): void {
  if (hasGraduated) throw conflict('opportunities.graduated', t('apiOpportunities.graduated'));
}

export function clashesAreMeant(
  opportunity: Opportunity,
  others: readonly OtherOpportunity[],
  despite: boolean,
): OtherOpportunity | undefined {
  const clash = clashOf(opportunity, others);
  if (!clash || despite) return clash;
  throw conflict('opportunities.clashes', warningOf(clash), { clash });
}

export const clashOf = (opportunity: Opportunity, others: readonly OtherOpportunity[]): OtherOpportunity | undefined =>
  others.find((other) => overlap(opportunity, other));

export const warningOf = ({ title }: OtherOpportunity): string => t('apiOpportunities.clash', { title });

/** People on the waitlist come first. */
export const thereIsAPlace = ({ maxSlots, currentSignups, waitlisted }: Opportunity & Occupied): boolean =>
  currentSignups < maxSlots && waitlisted === 0;

export const itIsFull = () => conflict('opportunities.full', t('apiOpportunities.full'), { waitlist: true });

/** An end past midnight reaches into the next day. */
export function overlap(one: Span, other: Span): boolean {
  const [a, b] = [minutesOf(one), minutesOf(other)];
  return a.begins < b.ends && b.begins < a.ends;
}

function minutesOf({ date, startTime, endTime }: Span): { readonly begins: number; readonly ends: number } {
  const day = Date.parse(`${date}T00:00:00Z`) / 60_000;
  const begins = day + Number(startTime.slice(0, 2)) * 60 + Number(startTime.slice(3, 5));
  return { begins, ends: begins + hoursBetween(startTime, endTime) * 60 };
}

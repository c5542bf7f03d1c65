import {
  t,
  hasBegun,
  isCalendarDate,
  itLastsHalfAnHourToTwelve as lastsHalfAnHourToTwelve,
  NEW_SCHOOL,
  daysMade,
  problemOfRepetition,
  type LocalTime,
  type Problem,
  type Repetition,
} from '@hourtrail/contracts';
import { timeInWords } from '../../platform/kernel/days-and-times.js';
import { conflict, forbidden, invalid } from '../../platform/kernel/domain-error.js';
import type { Circumstances, Occupied, Opportunity, OpportunityFields, Person } from './opportunity.state.js';

/** Throws one error that lists every problem by field. */
export function requireAll(problems: readonly Problem[]): void {
  const found = problems.filter((problem) => problem !== undefined);
  if (found.length > 0) throw invalid('opportunities.invalid', found);
}

export function newSchoolPublishesNothing(organizationId: number): void {
  if (organizationId !== NEW_SCHOOL.id) return;
  throw conflict('opportunities.no-school-yet', t('apiOpportunities.noSchoolYet'));
}

/** Reports the problem under `hours` if the input had hours instead of an end time. */
export function itLastsHalfAnHourToTwelve(fields: OpportunityFields, asHours = false): Problem {
  const problem = lastsHalfAnHourToTwelve(fields);
  return problem && asHours ? { ...problem, field: 'hours' } : problem;
}

/** An offset or a repetition can lead past the last supported year. */
export const itsDayExists = ({ date }: OpportunityFields): Problem =>
  isCalendarDate(date) ? undefined : { field: 'date', message: t('apiOpportunities.dateTooLate') };

export function theCoordinatorIsAnActiveVerifier(
  { coordinatorId }: OpportunityFields,
  { coordinator }: Circumstances,
): Problem {
  if (coordinatorId === null) return undefined;
  const isStillCoordinator =
    coordinator?.id === coordinatorId && coordinator.role === 'verifier' && coordinator.isActive;
  return isStillCoordinator ? undefined : { field: 'coordinatorId', message: t('apiOpportunities.chooseCoordinator') };
}

export function cancelledIsCancelled({ cancelledAt }: Opportunity): void {
  if (cancelledAt === null) return;
  throw conflict('opportunities.cancelled', t('apiOpportunities.cancelled'));
}

export function itsCoordinatorAndStaffWriteToThoseWhoSignedUp({ coordinatorId }: Opportunity, by: Person): void {
  if (by.role !== 'verifier' || by.id === coordinatorId) return;
  throw forbidden('opportunities.not-yours', t('apiOpportunities.announceNotYours'));
}

export function whatBeganKeepsItsDay(before: Opportunity, after: OpportunityFields, now: LocalTime): void {
  if (!hasBegun(before, now) || (before.date === after.date && before.startTime === after.startTime)) return;
  throw conflict('opportunities.past', t('apiOpportunities.begunKeepsStart'));
}

export function whatBeganIsNotCancelled(opportunity: Opportunity, now: LocalTime): void {
  if (hasBegun(opportunity, now)) throw conflict('opportunities.past', t('apiOpportunities.begun'));
}

export function thereArePlacesForWhoSignedUp({ maxSlots }: OpportunityFields, { currentSignups }: Occupied): void {
  if (maxSlots >= currentSignups) return;
  throw conflict('opportunities.below-signups', t('apiOpportunities.belowSignups', { count: currentSignups }), {
    currentSignups,
  });
}

export const endAndHoursAgree = (endTime: string, afterHours: string): Problem =>
  endTime === afterHours
    ? undefined
    : { field: 'endTime', message: t('apiOpportunities.endAndHoursDiffer', { time: timeInWords(afterHours) }) };

export function daysOf(first: string, repetition: Repetition): readonly string[] {
  requireAll([problemOfRepetition(first, repetition)]);
  return daysMade(first, repetition).filter((day) => !repetition.except?.includes(day));
}

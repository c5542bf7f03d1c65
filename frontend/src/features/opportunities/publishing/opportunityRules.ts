import {
  anEndOrHoursAreGiven,
  byField,
  ChangeOpportunity,
  CreateUser,
  dateInZone,
  isClockTime,
  itIsYetToCome,
  itLastsHalfAnHourToTwelve,
  PublishOpportunity,
  theDateIsGiven,
  theStartTimeIsGiven,
  timeInZone,
  type LocalTime,
  type Problem,
  t,
  opportunityTooShort,
} from '@hourtrail/contracts';
import type { Resolver } from 'react-hook-form';
import { OTHER_SCHOOL_NEEDS_REASON } from '../../../lib/otherSchool.js';
import type { FieldProblems } from '../../../lib/formErrors.js';
import { wireResolver } from '../../../lib/wireResolver.js';
import { coordinatorOf, missingDetails } from './coordinator.js';
import { changesFrom, publicationOf, type Lasts, type OpportunityFormValues } from './opportunityForm.js';
import { problemsOfRepetition } from './repetition.js';

type Problems = FieldProblems<OpportunityFormValues>;

export const schoolTime = (timeZone: string, at: Date = new Date()): LocalTime => ({
  date: dateInZone(at, timeZone),
  time: timeInZone(at, timeZone),
});

interface Context {
  /** The time at the user's school; only the server knows the time at another one. */
  readonly now: LocalTime;
  /** Whether it belongs to another school than the user's. */
  readonly inOtherSchool: boolean;
}

/** `own` is the school of the user. */
export interface PublishContext {
  readonly lasts: Lasts;
  readonly now: LocalTime;
  readonly own: number;
  /** Whether the user publishes for any school, and so has to choose one. */
  readonly choosesSchool: boolean;
}

export const isOtherSchool = ({ school }: Pick<OpportunityFormValues, 'school'>, own: number): boolean =>
  school !== null && school.id !== own;

function endProblem({ startTime, endTime }: OpportunityFormValues): Problem {
  if (!isClockTime(startTime) || !isClockTime(endTime)) return anEndOrHoursAreGiven({ endTime });
  return itLastsHalfAnHourToTwelve({ startTime, endTime });
}

const pastProblem = (begins: OpportunityFormValues, { now, inOtherSchool }: Context): Problems =>
  inOtherSchool || !begins.date || (begins.date === now.date && !begins.startTime)
    ? {}
    : byField([itIsYetToCome(begins, now)]);

const missing = (values: OpportunityFormValues, { inOtherSchool }: Context): Problems => ({
  ...byField([theDateIsGiven(values), theStartTimeIsGiven(values)]),
  ...(inOtherSchool && !values.reason.trim() && { reason: OTHER_SCHOOL_NEEDS_REASON }),
});

function lengthProblem(values: OpportunityFormValues, lasts: Lasts): Problems {
  if (lasts === 'until') return byField([endProblem(values)]);
  return values.hours.trim() ? {} : { hours: opportunityTooShort() };
}

/** Only the teacher's form requires a coordinator. */
function coordinatorProblem(values: OpportunityFormValues, lasts: Lasts): Problems {
  if (values.newCoordinator) return missingDetails(values);
  return lasts === 'hours' && !values.coordinatorId ? { coordinatorId: t('rules.coordinatorRequired') } : {};
}

export function publishResolver({ lasts, now, own, choosesSchool }: PublishContext): Resolver<OpportunityFormValues> {
  const opportunity = wireResolver<PublishOpportunity, OpportunityFormValues>(
    PublishOpportunity,
    (values) => publicationOf(values, lasts),
    (values) => {
      const context = { now, inOtherSchool: isOtherSchool(values, own) };
      return {
        ...(choosesSchool && !values.school && { school: t('rules.required', { field: t('common.school') }) }),
        ...pastProblem(values, context),
        ...missing(values, context),
        ...lengthProblem(values, lasts),
        ...problemsOfRepetition(values),
        ...coordinatorProblem(values, lasts),
      };
    },
  );
  const coordinator = wireResolver<CreateUser, OpportunityFormValues>(CreateUser, coordinatorOf);
  return async (values, ...rest) => {
    const found = await opportunity(values, ...rest);
    if (!values.newCoordinator) return found;
    const errors = { ...(await coordinator(values, ...rest)).errors, ...found.errors };
    return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
  };
}

/** Existing problems do not block changes to other fields. */
export const changeResolver = (began: OpportunityFormValues, context: Context): Resolver<OpportunityFormValues> =>
  wireResolver<ChangeOpportunity, OpportunityFormValues>(
    ChangeOpportunity,
    (values) => changesFrom(began, values),
    (values) => {
      const changed = (...fields: readonly (keyof OpportunityFormValues)[]): boolean =>
        fields.some((field) => began[field] !== values[field]);
      return {
        ...(changed('date', 'startTime') ? pastProblem(values, context) : {}),
        ...missing(values, context),
        ...(changed('date', 'startTime', 'endTime') ? byField([endProblem(values)]) : {}),
      };
    },
  );

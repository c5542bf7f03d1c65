import {
  anEndOrHoursAreGiven,
  calendarDateOf,
  enteredDayOf,
  LIMITS,
  timeAfter,
  timeInZone,
  type Audience,
} from '@hourtrail/contracts';
import type { RequestedFields } from './opportunity.js';
import * as rules from './opportunity.rules.js';
import type { OpportunityFields } from './opportunity.state.js';

type Nullish<T> = T | null | undefined;

/** Raw input: `date` may be an instant, and `hours` may replace `endTime`. */
export interface OpportunityInput {
  readonly title?: Nullish<string>;
  readonly description?: Nullish<string>;
  readonly organizationName?: Nullish<string>;
  readonly date?: Nullish<string>;
  readonly startTime?: Nullish<string>;
  readonly endTime?: Nullish<string>;
  readonly hours?: Nullish<number>;
  readonly location?: Nullish<string>;
  readonly maxSlots?: Nullish<number>;
  readonly targetAudience?: Nullish<Audience>;
  /** Null removes the coordinator. */
  readonly coordinatorId?: Nullish<number>;
  readonly isActive?: Nullish<boolean>;
}

/** Merges the input into the current fields. */
export function requestedFields(input: OpportunityInput, before: OpportunityFields, timeZone: string): RequestedFields {
  const { date, endTime, hours, coordinatorId, ...rest } = input;
  const present = Object.fromEntries(Object.entries<unknown>(rest).filter(([, value]) => (value ?? null) !== null));
  const fields: OpportunityFields = {
    ...before,
    ...present,
    ...(date ? { date: dayOf(date, rest.startTime || before.startTime, timeZone) } : {}),
    ...(coordinatorId === undefined ? {} : { coordinatorId }),
  };
  if (!hours) return { fields: { ...fields, endTime: endTime || before.endTime } };
  const ends = timeAfter(fields.startTime, hours);
  rules.requireAll([rules.endAndHoursAgree(endTime || ends, ends)]);
  return { fields: { ...fields, endTime: ends }, asHours: true };
}

/** The specification combines date and start into one instant; such an input names that day, even at midnight. */
const dayOf = (date: string, startTime: string, timeZone: string): string =>
  timeInZone(new Date(date), timeZone) === startTime ? calendarDateOf(date, timeZone) : enteredDayOf(date, timeZone);

export function completeFields(
  input: OpportunityInput & { readonly date: string; readonly startTime: string },
  timeZone: string,
): RequestedFields {
  rules.requireAll([anEndOrHoursAreGiven(input)]);
  return requestedFields(input, { ...NOTHING, startTime: input.startTime }, timeZone);
}

const NOTHING: OpportunityFields = {
  title: '',
  description: '',
  organizationName: '',
  date: '',
  startTime: '',
  endTime: '',
  location: '',
  maxSlots: LIMITS.defaultSlots,
  targetAudience: 'both',
  coordinatorId: null,
  isActive: true,
};

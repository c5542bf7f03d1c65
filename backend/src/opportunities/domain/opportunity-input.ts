import {
  anEndOrHoursAreGiven,
  calendarDateOf,
  enteredDayOf,
  LIMITS,
  timeAfter,
  timeInZone,
  type Audience,
} from '@hourtrail/contracts';
import type { Wanted } from './opportunity.js';
import * as rules from './opportunity.rules.js';
import type { OpportunityFields } from './opportunity.state.js';

type Given<T> = T | null | undefined;

/** Fields as somebody gave them: the date may still be an instant, and the end be told as hours. */
export interface OpportunityInput {
  readonly title?: Given<string>;
  readonly description?: Given<string>;
  readonly organizationName?: Given<string>;
  readonly date?: Given<string>;
  readonly startTime?: Given<string>;
  readonly endTime?: Given<string>;
  readonly hours?: Given<number>;
  readonly location?: Given<string>;
  readonly maxSlots?: Given<number>;
  readonly targetAudience?: Given<Audience>;
  /** Null takes a coordinator away. */
  readonly coordinatorId?: Given<number>;
  readonly isActive?: Given<boolean>;
}

/** What is wished for: `before`, with what was given in its place. */
export function wanted(input: OpportunityInput, before: OpportunityFields, timeZone: string): Wanted {
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

/** A date combined with the start, as the specification has it, is the instant of the start, also where that is midnight. */
const dayOf = (date: string, startTime: string, timeZone: string): string =>
  timeInZone(new Date(date), timeZone) === startTime ? calendarDateOf(date, timeZone) : enteredDayOf(date, timeZone);

/** What a new opportunity begins with. */
export function whole(
  input: OpportunityInput & { readonly date: string; readonly startTime: string },
  timeZone: string,
): Wanted {
  rules.requireAll([anEndOrHoursAreGiven(input)]);
  return wanted(input, { ...NOTHING, startTime: input.startTime }, timeZone);
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

import { DATE_IS_REQUIRED, enteredDayOf, isCalendarDate } from '@hourtrail/contracts';
import { invalid } from '../../platform/kernel/domain-error.js';
import { emptyEntry, type EntryFields } from './volunteer-hours.events.js';

/** Fields as somebody gave them; the date may still be an instant. What is undefined was not given. */
export type EntryInput = { readonly [field in keyof EntryFields]?: EntryFields[field] | null | undefined };

/** The fields that were given, with the date as the school's calendar has it. */
export function given(input: EntryInput, timeZone: string): Partial<EntryFields> {
  if (input.date === null) throw dateIsRequired();
  const date = input.date === undefined ? {} : { date: enteredDayOf(input.date, timeZone) };
  if (date.date !== undefined && !isCalendarDate(date.date)) throw dateIsRequired();
  const rest = Object.entries<unknown>(input).filter(([field, value]) => field !== 'date' && value !== undefined);
  return { ...Object.fromEntries(rest), ...date };
}

/** All fields of a new entry; everything but the date may still be missing. */
export function whole(input: EntryInput, timeZone: string): EntryFields {
  const { date, ...fields } = given(input, timeZone);
  if (date === undefined) throw dateIsRequired();
  return { ...emptyEntry(date), ...fields, date };
}

const dateIsRequired = () => invalid('hours.incomplete', [{ field: 'date', message: DATE_IS_REQUIRED }]);

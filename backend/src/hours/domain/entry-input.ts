import { DATE_IS_REQUIRED, enteredDayOf, isCalendarDate } from '@hourtrail/contracts';
import { invalid } from '../../platform/kernel/domain-error.js';
import { emptyEntry, type EntryFields } from './volunteer-hours.events.js';

/** Undefined means not sent. `date` is a calendar date or an instant. */
export type EntryInput = { readonly [field in keyof EntryFields]?: EntryFields[field] | null | undefined };

/** The fields that were sent; an instant becomes a date in the school's time zone. Throws if `date` is invalid. */
export function given(input: EntryInput, timeZone: string): Partial<EntryFields> {
  if (input.date === null) throw dateIsRequired();
  const date = input.date === undefined ? {} : { date: enteredDayOf(input.date, timeZone) };
  if (date.date !== undefined && !isCalendarDate(date.date)) throw dateIsRequired();
  const rest = Object.entries<unknown>(input).filter(([field, value]) => field !== 'date' && value !== undefined);
  return { ...Object.fromEntries(rest), ...date };
}

export function whole(input: EntryInput, timeZone: string): EntryFields {
  const { date, ...fields } = given(input, timeZone);
  if (date === undefined) throw dateIsRequired();
  return { ...emptyEntry(date), ...fields, date };
}

const dateIsRequired = () => invalid('hours.incomplete', [{ field: 'date', message: DATE_IS_REQUIRED }]);

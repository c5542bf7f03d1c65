import { addDays, LIMITS } from '@hourtrail/contracts';
import { invalid } from '../../platform/kernel/domain-error.js';

/** A weekly repetition: so many weeks or until a day, and the days that are left out. */
export interface Repetition {
  readonly weeks?: number | null | undefined;
  readonly until?: string | null | undefined;
  readonly except?: readonly string[] | null | undefined;
}

/** The days of a repetition that begins on `first`; only that one where nothing repeats. */
export function daysOf(first: string, { weeks, until, except }: Repetition): readonly string[] {
  if (weeks && until) throw wrong('repeatUntil', 'Repeat for a number of weeks or until a day, not both.');
  if (until && until < first) throw wrong('repeatUntil', 'The last day is before the first.');
  const most = weeks ?? (until ? LIMITS.repeatMax + 1 : 1);
  const days = Array.from({ length: most }, (_, week) => addDays(first, 7 * week)).filter(
    (day) => !until || day <= until,
  );
  if (days.length > LIMITS.repeatMax)
    throw wrong('repeatUntil', `It can take place ${LIMITS.repeatMax} times at most.`);
  const stray = (except ?? []).find((day) => !days.includes(day));
  if (stray) throw wrong('exceptDates', `It would not take place on ${stray}, so that day cannot be left out.`);
  const left = days.filter((day) => !(except ?? []).includes(day));
  if (left.length === 0) throw wrong('exceptDates', 'Every day is left out.');
  return left;
}

const wrong = (field: string, message: string) => invalid('opportunities.invalid', [{ field, message }]);

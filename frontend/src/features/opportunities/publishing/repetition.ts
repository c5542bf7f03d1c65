import { addDays, isCalendarDate, LIMITS } from '@hourtrail/contracts';
import { countOf } from '../../../lib/counts.js';
import { wholeOf } from '../../../lib/wireResolver.js';

/** How an opportunity is repeated, as it is typed. */
export interface RepetitionValues {
  date: string;
  repeats: 'never' | 'weeks' | 'until';
  repeatWeeks: string;
  repeatUntil: string;
  /** Days that are left out; one that is none of the repetition's any more counts no longer. */
  exceptDates: string[];
}

/** How many weeks a repetition has unless somebody says otherwise. */
export const DEFAULT_WEEKS = 4;

const MOST = LIMITS.repeatMax;

/** Every day that the repetition makes, before any is left out; one more than there may be where it makes too many. */
export function daysMade({ date, repeats, repeatWeeks, repeatUntil }: RepetitionValues): readonly string[] {
  if (!isCalendarDate(date)) return [];
  if (repeats === 'never') return [date];
  const weeks = repeats === 'weeks' ? wholeOf(repeatWeeks) : MOST + 1;
  if (!Number.isInteger(weeks) || (repeats === 'until' && !isCalendarDate(repeatUntil))) return [];
  return Array.from({ length: Math.max(0, Math.min(weeks, MOST + 1)) }, (_, week) => addDays(date, 7 * week)).filter(
    (day) => repeats === 'weeks' || day <= repeatUntil,
  );
}

/** The days on which it takes place. */
export const daysLeft = (values: RepetitionValues): readonly string[] =>
  daysMade(values).filter((day) => !values.exceptDates.includes(day));

/** The repetition as it travels: nothing where nothing repeats. */
export function repetitionOf(values: RepetitionValues) {
  if (values.repeats === 'never') return {};
  const made = daysMade(values);
  const exceptDates = values.exceptDates.filter((day) => made.includes(day)).toSorted();
  return {
    ...(values.repeats === 'weeks'
      ? { repeatWeeks: wholeOf(values.repeatWeeks) }
      : { repeatUntil: values.repeatUntil }),
    ...(exceptDates.length > 0 && { exceptDates }),
  };
}

/** What the repetition asks for besides the rules of single fields. */
export function problemsOfRepetition(values: RepetitionValues): {
  readonly repeatUntil?: string;
  readonly exceptDates?: string;
} {
  const { date, repeats, repeatUntil } = values;
  if (repeats === 'never') return {};
  const made = daysMade(values);
  if (repeats === 'until') {
    if (!repeatUntil) return { repeatUntil: 'Last day is required' };
    if (isCalendarDate(repeatUntil) && repeatUntil < date) return { repeatUntil: 'The last day is before the first.' };
    if (made.length > MOST) return { repeatUntil: `It can take place ${MOST} times at most.` };
  }
  return made.length > 0 && daysLeft(values).length === 0 ? { exceptDates: 'Every day is left out.' } : {};
}

/** "3 days" */
export const timesInWords = (count: number): string => countOf(count, 'day');

import {
  byField,
  daysMade as daysOfRepetition,
  isCalendarDate,
  LIMITS,
  problemOfRepetition,
  type Repetition,
} from '@hourtrail/contracts';
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

/** The repetition as it is typed, where it says enough to have days. */
function typed({ repeats, repeatWeeks, repeatUntil, exceptDates }: RepetitionValues): Repetition | undefined {
  if (repeats === 'never') return {};
  const weeks = wholeOf(repeatWeeks);
  if (repeats === 'weeks')
    return Number.isInteger(weeks) ? { weeks: Math.max(0, weeks), except: exceptDates } : undefined;
  return isCalendarDate(repeatUntil) ? { until: repeatUntil, except: exceptDates } : undefined;
}

/** Every day that the repetition makes, before any is left out; one more than there may be where it makes too many. */
export function daysMade(values: RepetitionValues): readonly string[] {
  const repetition = typed(values);
  return repetition && isCalendarDate(values.date) ? daysOfRepetition(values.date, repetition) : [];
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
  if (repeats === 'until' && !repeatUntil) return { repeatUntil: 'Last day is required' };
  const repetition = typed(values);
  if (!repetition || repeats === 'never' || !isCalendarDate(date)) return {};
  // a day that the repetition does not have any more is left out of what travels
  const made = daysMade(values);
  const except = values.exceptDates.filter((day) => made.includes(day));
  // what is wrong with a number of weeks, the contract says
  if (repeats === 'weeks' && (made.length === 0 || made.length > LIMITS.repeatMax)) return {};
  return byField([problemOfRepetition(date, { ...repetition, except })]);
}

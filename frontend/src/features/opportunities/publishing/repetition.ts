import {
  t,
  byField,
  daysMade as daysOfRepetition,
  isCalendarDate,
  LIMITS,
  problemOfRepetition,
  type Repetition,
} from '@hourtrail/contracts';
import { wholeOf } from '../../../lib/wireResolver.js';

export interface RepetitionValues {
  date: string;
  repeats: 'never' | 'weeks' | 'until';
  repeatWeeks: string;
  repeatUntil: string;
  /** Excluded days; those that are no longer in the series have no effect. */
  exceptDates: string[];
}

export const DEFAULT_WEEKS = 4;

/** Undefined while the input is incomplete. */
function typed({ repeats, repeatWeeks, repeatUntil, exceptDates }: RepetitionValues): Repetition | undefined {
  if (repeats === 'never') return {};
  const weeks = wholeOf(repeatWeeks);
  if (repeats === 'weeks')
    return Number.isInteger(weeks) ? { weeks: Math.max(0, weeks), except: exceptDates } : undefined;
  return isCalendarDate(repeatUntil) ? { until: repeatUntil, except: exceptDates } : undefined;
}

/** Includes excluded days. If there are too many days, returns one more than the limit. */
export function daysMade(values: RepetitionValues): readonly string[] {
  const repetition = typed(values);
  return repetition && isCalendarDate(values.date) ? daysOfRepetition(values.date, repetition) : [];
}

export const daysLeft = (values: RepetitionValues): readonly string[] =>
  daysMade(values).filter((day) => !values.exceptDates.includes(day));

/** Fields of the request; none if nothing repeats. */
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

/** Rules that concern several fields. */
export function problemsOfRepetition(values: RepetitionValues): {
  readonly repeatUntil?: string;
  readonly exceptDates?: string;
} {
  const { date, repeats, repeatUntil } = values;
  if (repeats === 'until' && !repeatUntil) return { repeatUntil: t('publishing.lastDayRequired') };
  const repetition = typed(values);
  if (!repetition || repeats === 'never' || !isCalendarDate(date)) return {};
  // ignore excluded days that are no longer in the series
  const made = daysMade(values);
  const except = values.exceptDates.filter((day) => made.includes(day));
  // the contract reports an invalid number of weeks
  if (repeats === 'weeks' && (made.length === 0 || made.length > LIMITS.repeatMax)) return {};
  return byField([problemOfRepetition(date, { ...repetition, except })]);
}

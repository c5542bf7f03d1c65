import {
  isCalendarDate,
  LIMITS,
  parseHours,
  t,
  type CountingRulesView,
  type DayForecast,
  type HoursView,
} from '@hourtrail/contracts';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useWatch } from 'react-hook-form';
import { useHoursForecastQuery, type Forecast } from '../../../api/hours.js';
import { useDebounced, useOnline } from '../../../lib/hooks.js';
import { hoursTyped } from '../../../lib/hours.js';
import { countedWords } from '../entryWords.js';
import { daysOf, type Form } from './hoursFormValues.js';

interface Entered {
  readonly form: Form;
  /** The entry that is changed. */
  readonly entry: HoursView | undefined;
  readonly rules: CountingRulesView | null | undefined;
}

/** What would count of the hours as they are typed; undefined if all would, and while that is unknown or offline. */
export function useForecast({ form, entry, rules }: Entered): string | undefined {
  const online = useOnline();
  const [date, otherDays, otherDay, typed, categoryId] = useWatch({
    control: form.control,
    name: ['date', 'otherDays', 'otherDay', 'hours', 'categoryId'],
  });
  const hours = hoursTyped(typed);
  const dates = daysOf({ date, otherDays, otherDay });
  const isEntered = canBeHours(hours) && dates.length <= LIMITS.daysAtOnceMax && dates.every(isCalendarDate);
  // as a text, since the object is another at every render
  const asked = JSON.stringify({
    dates,
    hours,
    ...(categoryId && { categoryId }),
    ...(entry && { entryId: entry.id }),
  });
  const settled = useDebounced(asked);
  const asks = canLimit(rules) && online && isEntered && settled === asked;
  const { currentData } = useHoursForecastQuery(asks ? (JSON.parse(asked) as Forecast) : skipToken);
  return asks && currentData ? forecastWords(currentData, Number(hours)) : undefined;
}

/** Whether an entry may count less for its day or for other entries; the form itself asks for the rest. */
export function canLimit(rules: Entered['rules']): rules is CountingRulesView {
  if (!rules) return false;
  const { dailyCap, submitWithinDays, earliestDate, categories } = rules;
  return [dailyCap, submitWithinDays, earliestDate, ...categories.map(({ max }) => max)].some(
    (limit) => limit !== null,
  );
}

function canBeHours(text: string): boolean {
  const hours = parseHours(text) ?? 0;
  return hours >= LIMITS.hoursMin && hours <= LIMITS.hoursMax && Number.isInteger(hours / LIMITS.hoursStep);
}

/** "If it’s approved, 2 of 3 hours count: the daily cap is 4 hours, and other entries of that day take up 2 hours." */
export function forecastWords(days: readonly DayForecast[], hours: number): string | undefined {
  const [only] = days.length === 1 ? days : [];
  if (days.every(({ counted }) => counted.length === 0)) return undefined;
  if (only) return t('hoursForm.ifApproved', { reasons: countedWords(only.counted) });
  const counted = days.reduce((sum, { countedHours }) => sum + Number(countedHours), 0);
  return t('hoursForm.ifDaysApproved', { counted, hours: hours * days.length, days: days.length });
}

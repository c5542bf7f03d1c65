import { classValidatorResolver } from '@hookform/resolvers/class-validator';
import {
  DEFAULT_END_TIME,
  DEFAULT_START_TIME,
  LIMITS,
  LogHours,
  hoursBetween,
  isClockTime,
  type HoursView,
} from '@hourtrail/contracts';
import type { FieldErrors, Resolver } from 'react-hook-form';
import { hoursFigure } from '../../lib/hours.js';

/** The form as it is typed: every value is text, an empty one means "not given". */
export interface HoursFormValues {
  organizationName: string;
  description: string;
  date: string;
  hours: string;
  startTime: string;
  endTime: string;
  verifierId: string;
  /** What the pressed button asks for. */
  status: 'draft' | 'pending';
}

export const HOURS_FIELDS = [
  'organizationName',
  'description',
  'date',
  'startTime',
  'endTime',
  'hours',
  'verifierId',
] as const;

export const emptyForm = (today: string): HoursFormValues => ({
  organizationName: '',
  description: '',
  date: today,
  hours: '',
  startTime: DEFAULT_START_TIME,
  endTime: DEFAULT_END_TIME,
  verifierId: '',
  status: 'pending',
});

export const formOf = (entry: HoursView): HoursFormValues => ({
  organizationName: entry.organizationName ?? '',
  description: entry.description ?? '',
  date: entry.date,
  hours: entry.hours === null ? '' : hoursFigure(Number(entry.hours)),
  startTime: entry.startTime ?? '',
  endTime: entry.endTime ?? '',
  verifierId: entry.verifierId === null ? '' : String(entry.verifierId),
  status: entry.status === 'draft' ? 'draft' : 'pending',
});

const given = (text: string): string | null => text.trim() || null;

/** The fields as they travel. */
export const fieldsOf = ({ verifierId, date, ...texts }: HoursFormValues) => ({
  organizationName: given(texts.organizationName),
  description: given(texts.description),
  date,
  hours: given(texts.hours),
  startTime: given(texts.startTime),
  endTime: given(texts.endTime),
  verifierId: verifierId ? Number(verifierId) : null,
});

const HOURS_RANGE = `Hours must be from ${LIMITS.hoursMin} to ${LIMITS.hoursMax} in steps of ${LIMITS.hoursStep}.`;

/** What a submitted entry may not lack; a draft needs its date only. */
export function missingFrom(values: HoursFormValues): Partial<Record<keyof HoursFormValues, string>> {
  const date = values.date ? {} : { date: 'Date is required' };
  if (values.status === 'draft') return date;
  return {
    ...(given(values.organizationName) ? {} : { organizationName: 'Organization is required' }),
    ...date,
    ...(values.startTime ? {} : { startTime: 'Start time is required' }),
    ...(values.endTime ? {} : { endTime: 'End time is required' }),
    ...(given(values.hours)
      ? Number(values.hours) === 0
        ? { hours: HOURS_RANGE }
        : {}
      : { hours: 'Hours is required' }),
  };
}

const contractRules = classValidatorResolver(LogHours, {}, { raw: true });

/** The rules of the wire, and what the pressed button needs besides. */
export const hoursResolver: Resolver<HoursFormValues> = async (values, context, options) => {
  const wire = { ...fieldsOf(values), status: values.status } as unknown as LogHours;
  const { errors } = await contractRules(wire, context, options as never);
  const missing = Object.entries(missingFrom(values)).map(([field, message]) => [field, { type: 'required', message }]);
  const all = { ...errors, ...Object.fromEntries(missing) } as FieldErrors<HoursFormValues>;
  return Object.keys(all).length > 0 ? { values: {}, errors: all } : { values, errors: {} };
};

/** The hours between two times, rounded down to a step; undefined while a time is missing. */
export function hoursSuggested(startTime: string, endTime: string): string | undefined {
  if (!isClockTime(startTime) || !isClockTime(endTime)) return undefined;
  const steps = Math.floor(hoursBetween(startTime, endTime) / LIMITS.hoursStep);
  return steps > 0 ? hoursFigure(steps * LIMITS.hoursStep) : undefined;
}

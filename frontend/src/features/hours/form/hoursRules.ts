import { classValidatorResolver } from '@hookform/resolvers/class-validator';
import {
  t,
  LIMITS,
  LogHours,
  byField,
  isCalendarDate,
  isRequired,
  noHoursMeansNoEntry,
  problemsOfEntry,
  strictSchoolsAskForAVerifier,
  theDateIsGiven,
  theDayIsRecentEnough,
  theDayIsNotInTheFuture,
  type AcceptedDays,
  type ApprovalRules,
  type CountingRulesView,
  type EntryValues,
  type HoursView,
  type Problem,
} from '@hourtrail/contracts';
import type { FieldErrors, Resolver } from 'react-hook-form';
import { formatDate } from '../../../lib/dates.js';
import { errorsOf, resolved } from '../../../lib/formErrors.js';
import { FULL_DATE, unreadable } from '../../../lib/wireResolver.js';
import { entryOf, fieldsOf } from './entryForm.js';
import { HOURS_FIELDS, formOf, type HoursField, type HoursFormValues } from './hoursFormValues.js';

export type SchoolRules = AcceptedDays &
  ApprovalRules & {
    /** Of what counts; absent if the school has none. */
    readonly counting?: CountingRulesView | null | undefined;
  };

type Problems = Partial<Record<HoursField, string | undefined>>;

function otherDaysProblem({ date, otherDays }: HoursFormValues, rules: SchoolRules): string | undefined {
  const problems = otherDays.flatMap((day) => {
    if (day === date) return [t('hoursForm.dayChosenTwice', { date: formatDate(day) })];
    const problem = dayRefused(day, rules);
    return problem ? [t('hoursForm.dayProblem', { date: formatDate(day), problem })] : [];
  });
  return problems.join(' ') || undefined;
}

/** Uses the rules and messages of the server. */
function problemsOfSubmission(values: HoursFormValues, rules: SchoolRules): Problems {
  const entry = entryOf(values);
  return {
    ...byField([
      theDateExists(entry),
      onlyThePlaceIsNamed(entry),
      theDateIsGiven(entry),
      ...problemsOfEntry(entry, rules),
      theDayIsRecentEnough(entry.date, rules),
      strictSchoolsAskForAVerifier(entry, rules),
    ]),
    categoryId: aCategoryIsChosen(values, rules),
    otherDays: otherDaysProblem(values, rules),
    otherDay: values.otherDay ? addingRefused(values.otherDay, [values.date, ...values.otherDays], rules) : undefined,
  };
}

const aCategoryIsChosen = ({ categoryId }: HoursFormValues, { counting }: SchoolRules): string | undefined =>
  counting && counting.categories.length > 0 && !categoryId ? isRequired(t('labels.category')) : undefined;

const theDateExists = ({ date }: EntryValues): Problem =>
  date && !isCalendarDate(date) ? { field: 'date', message: FULL_DATE } : undefined;

/** Cells that were copied together have tabs between them. */
const onlyThePlaceIsNamed = ({ organizationName }: EntryValues): Problem =>
  organizationName?.includes('\t') ? { field: 'organizationName', message: t('hoursForm.pastedCells') } : undefined;

/** A draft needs only a date, but rejects zero hours. */
function problemsOfDraft(values: HoursFormValues): Problems {
  const entry = entryOf(values);
  return {
    ...byField([theDateIsGiven(entry), theDateExists(entry), onlyThePlaceIsNamed(entry), noHoursMeansNoEntry(entry)]),
    otherDay: values.otherDay && !isCalendarDate(values.otherDay) ? FULL_DATE : undefined,
  };
}

/** Existing problems do not block the correction of other fields. */
function problemsOfCorrection(values: HoursFormValues, entry: HoursView, rules: SchoolRules): Problems {
  const before = formOf(entry);
  const problemsBefore = problemsOfSubmission(before, rules);
  const problems = problemsOfSubmission(values, rules);
  const answersFor = (field: HoursField): boolean => values[field] !== before[field] || !problemsBefore[field];
  return Object.fromEntries(HOURS_FIELDS.filter(answersFor).map((field) => [field, problems[field]]));
}

function problemsOf(values: HoursFormValues, rules: SchoolRules, entry?: HoursView): Problems {
  if (values.status === 'draft' && (!entry || entry.status === 'draft')) return problemsOfDraft(values);
  const corrects = entry && (entry.status === 'pending' || values.status === 'draft');
  return corrects ? problemsOfCorrection(values, entry, rules) : problemsOfSubmission(values, rules);
}

const contractRules = classValidatorResolver(LogHours, {}, { raw: true });

export const hoursResolver =
  (rules: SchoolRules, entry?: HoursView): Resolver<HoursFormValues> =>
  async (values, context, options) => {
    const wire = { ...fieldsOf(values, entry), status: values.status } as unknown as LogHours;
    const { errors } = await contractRules(wire, context, options as never);
    const problems = { ...problemsOf(values, rules, entry), ...unreadable(options.fields) };
    const { supervisor, ...others } = errors;
    const named = {
      ...(supervisor?.name && { supervisorName: supervisor.name }),
      ...(supervisor?.email && { supervisorEmail: supervisor.email }),
    };
    return resolved(values, { ...others, ...named, ...errorsOf(problems) } as FieldErrors<HoursFormValues>);
  };

/** The error message if the school does not accept the day; otherwise undefined. */
const dayRefused = (date: string, accepted: AcceptedDays): string | undefined =>
  (theDayIsNotInTheFuture(date, accepted) ?? theDayIsRecentEnough(date, accepted))?.message;

/** The error message if the day cannot be added; otherwise undefined. */
export function addingRefused(date: string, days: readonly string[], accepted: AcceptedDays): string | undefined {
  if (!date) return t('hoursForm.chooseDay');
  if (!isCalendarDate(date)) return FULL_DATE;
  if (days.includes(date)) return t('hoursForm.dayAlreadyChosen', { date: formatDate(date) });
  if (days.length >= LIMITS.daysAtOnceMax) return t('hoursForm.tooManyDays', { count: LIMITS.daysAtOnceMax });
  return dayRefused(date, accepted);
}

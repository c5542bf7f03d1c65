import {
  t,
  countWords,
  enteredDayOf,
  isCalendarDate,
  noHoursMeansNoEntry,
  problemsOfEntry,
  strictSchoolsAskForAVerifier,
  theDayIsRecentEnough,
  type HoursStatus,
  type Problem,
  isRequired,
} from '@hourtrail/contracts';
import { invalid, type DomainError } from '../../platform/kernel/domain-error.js';
import { dayInWords } from '../../platform/kernel/days-and-times.js';
import { emptyEntry, type EntryFields } from './volunteer-hours.events.js';
import type { Circumstances, Person, VolunteerHours } from './volunteer-hours.state.js';

/** Undefined means not sent. `date` is a calendar date or an instant. */
export type EntryInput = { readonly [field in keyof EntryFields]?: EntryFields[field] | null | undefined };

/** The fields that were sent; an instant becomes a date in the school's time zone. Throws if `date` is invalid. */
export function sentFields(input: EntryInput, timeZone: string): Partial<EntryFields> {
  if (input.date === null) throw dateIsRequired();
  const date = input.date === undefined ? {} : { date: enteredDayOf(input.date, timeZone) };
  if (date.date !== undefined && !isCalendarDate(date.date)) throw dateIsRequired();
  const rest = Object.entries<unknown>(input).filter(([field, value]) => field !== 'date' && value !== undefined);
  return { ...Object.fromEntries(rest), ...date, ...wordsIn(input) };
}

const wordsIn = ({ reflection }: EntryInput): Partial<EntryFields> =>
  reflection === undefined ? {} : { reflectionWords: reflection === null ? null : countWords(reflection) };

/** Leaves fields that weren't sent empty. Throws if `date` is missing or invalid. */
export function completeFields(input: EntryInput, timeZone: string): EntryFields {
  const { date, ...fields } = sentFields(input, timeZone);
  if (date === undefined) throw dateIsRequired();
  return { ...emptyEntry(date), ...fields, date };
}

const dateIsRequired = () => invalid('hours.incomplete', [{ field: 'date', message: isRequired(t('common.date')) }]);

export function requireAll(code: string, problems: readonly Problem[]): void {
  const found = problems.filter((problem) => problem !== undefined);
  if (found.length > 0) throw invalid(code, found);
}

/** Only problems in changed fields, or new ones: a verifier who left doesn't block fixing a typo. */
export const problemsMadeBy = (
  changed: readonly string[],
  before: readonly Problem[],
  after: readonly Problem[],
): readonly Problem[] =>
  after.filter((problem) => {
    const field = problem?.field ?? '';
    return changed.includes(STORED_AS[field] ?? field) || !before.some((old) => old?.field === problem?.field);
  });

const STORED_AS: Readonly<Record<string, keyof EntryFields>> = {
  hours: 'hundredths',
  'supervisor.email': 'supervisorEmail',
};

export function standardsFor(entry: VolunteerHours, by: Person): typeof problemsOfSubmission {
  if (entry.status === 'draft') return problemsOfDraft;
  return by.id === entry.studentId ? problemsOfSubmission : problemsOfCorrection;
}

/** Applies even to drafts: a verifier's name would reveal whose id it is. */
export const problemsOfDraft = (fields: EntryFields, volunteer: number, now: Circumstances): readonly Problem[] => [
  noHoursMeansNoEntry(fields),
  graduatesGaveNoHoursLater(fields, now),
  ...problemsOfNames(fields, volunteer, now),
];

const problemsOfNames = (fields: EntryFields, volunteer: number, now: Circumstances): readonly Problem[] => [
  theVerifierIsAnActiveOneOfTheSchool(fields, volunteer, now),
  noOneSupervisesThemselves(fields, now),
  theSupervisorIsNobodyWhomTheRulesExclude(fields, now),
  theCategoryIsOneOfTheSchool(fields, now),
];

export const problemsOfSubmission = (
  fields: EntryFields,
  volunteer: number,
  now: Circumstances,
): readonly Problem[] => [
  ...problemsOfCorrection(fields, volunteer, now),
  theDayIsRecentEnough(fields.date, now),
  graduatesGaveNoHoursLater(fields, now),
  strictSchoolsAskForAVerifier(fields, now),
];

const graduatesGaveNoHoursLater = ({ date }: EntryFields, { graduatedOn }: Circumstances): Problem =>
  graduatedOn && date > graduatedOn
    ? { field: 'date', message: t('apiHours.afterGraduation', { date: dayInWords(graduatedOn) }) }
    : undefined;

/** For entries by staff, who may enter any past date. */
export const problemsOfCorrection = (
  fields: EntryFields,
  volunteer: number,
  now: Circumstances,
): readonly Problem[] => [...problemsOfEntry(fields, now), ...problemsOfNames(fields, volunteer, now)];

/** Imports may lack both times, as other systems don't store them. One time alone is an error. */
export const problemsOfImport = (
  fields: EntryFields,
  { studentId, status }: { readonly studentId: number; readonly status: HoursStatus },
  now: Circumstances,
): readonly Problem[] => [
  ...(fields.startTime || fields.endTime
    ? problemsOfCorrection(fields, studentId, now)
    : problemsOfCorrection(fields, studentId, now).filter((problem) => !TIMES.includes(problem?.field ?? ''))),
  strictSchoolsBringInNothingApproved(status, now),
];

const TIMES: readonly string[] = ['startTime', 'endTime'];

/** An import would make one person both verifier and approver. */
const strictSchoolsBringInNothingApproved = (status: HoursStatus, { approvalPolicy }: Circumstances): Problem =>
  status === 'approved' && approvalPolicy === 'strict'
    ? { field: 'status', message: t('apiHours.importNotVerified') }
    : undefined;

function theVerifierIsAnActiveOneOfTheSchool(
  fields: EntryFields,
  volunteer: number,
  { verifier }: Circumstances,
): Problem {
  if (fields.verifierId === null) return undefined;
  const known = verifier?.id === fields.verifierId && verifier.role === 'verifier' && verifier.isActive;
  if (known && verifier.id !== volunteer) return undefined;
  return { field: 'verifierId', message: t('apiHours.chooseVerifier') };
}

const noOneSupervisesThemselves = ({ supervisorEmail }: EntryFields, { volunteerEmail }: Circumstances): Problem =>
  supervisorEmail && supervisorEmail.toLowerCase() === volunteerEmail?.toLowerCase()
    ? { field: 'supervisor.email', message: t('rules.supervisorIsYou') }
    : undefined;

function theSupervisorIsNobodyWhomTheRulesExclude(
  { supervisorEmail }: EntryFields,
  { countingRules, supervisorIs }: Circumstances,
): Problem {
  if (!supervisorEmail || !countingRules) return undefined;
  const field = 'supervisor.email';
  if (countingRules.notRelatives && supervisorIs === 'relative') {
    return { field, message: t('rules.supervisorIsRelative') };
  }
  return countingRules.notStudents && supervisorIs === 'student'
    ? { field, message: t('rules.supervisorIsStudent') }
    : undefined;
}

export function theCategoryIsOneOfTheSchool(
  { categoryId }: Pick<EntryFields, 'categoryId'>,
  { countingRules }: Pick<Circumstances, 'countingRules'>,
): Problem {
  if (!categoryId || countingRules?.categories.some(({ id }) => id === categoryId)) return undefined;
  return { field: 'categoryId', message: t('apiHours.chooseCategory') };
}

/** `left`: free hours of the day, in hundredths. */
export function aDayHas24Hours(left?: number): DomainError {
  return invalid('hours.day-too-long', [{ field: 'hours', message: dayTooLong(left) }]);
}

function dayTooLong(left: number | undefined): string {
  if (left === undefined) return t('apiHours.dayTooLong');
  return left <= 0 ? t('apiHours.dayFull') : t('apiHours.dayHasRoom', { hours: left / 100 });
}

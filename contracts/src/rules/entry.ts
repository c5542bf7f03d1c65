import { addDays, dateInZone, hoursBetween, isCalendarDate, isClockTime, timeInZone } from '../calendar.js';
import { LIMITS } from '../limits.js';
import { msg, t } from '../messages/translate.js';
import type { ApprovalPolicy } from '../vocabulary.js';
import { isRequired, type Problem } from './problem.js';

/** The free texts of an entry. Forms, events, exports and histories derive from this list; `max` is in characters. */
export const ENTRY_TEXTS = {
  description: { label: msg('common.description'), hint: msg('labels.whatYouDid'), max: LIMITS.descriptionMax },
  /** Schools ask for it by their rules of what counts. */
  reflection: { label: msg('labels.reflection'), hint: msg('labels.whatYouLearned'), max: LIMITS.reflectionMax },
} as const;
export type EntryText = keyof typeof ENTRY_TEXTS;
export const ENTRY_TEXT_NAMES = Object.keys(ENTRY_TEXTS) as readonly EntryText[];

/** An object with a value for each free text of an entry. */
export const forEachText = <Value>(value: (text: EntryText) => Value): Readonly<Record<EntryText, Value>> =>
  Object.fromEntries(ENTRY_TEXT_NAMES.map((text) => [text, value(text)])) as Record<EntryText, Value>;

export const ENTRY_LABELS = {
  organizationName: msg('common.organization'),
  date: msg('common.date'),
  startTime: msg('common.startTime'),
  endTime: msg('common.endTime'),
  hours: msg('common.hours'),
  verifierId: msg('common.verifier'),
  supervisorName: msg('labels.supervisorName'),
  supervisorEmail: msg('labels.supervisorEmail'),
  categoryId: msg('labels.category'),
  isNonProfit: msg('labels.nonProfit'),
  ...forEachText((text) => ENTRY_TEXTS[text].label),
} as const;
export type EntryField = keyof typeof ENTRY_LABELS;
export const ENTRY_FIELD_NAMES = Object.keys(ENTRY_LABELS) as readonly EntryField[];

/** Hours in hundredths, the date as YYYY-MM-DD, times as HH:MM. */
export interface EntryValues {
  readonly organizationName: string | null;
  readonly date: string;
  readonly startTime: string | null;
  readonly endTime: string | null;
  readonly hundredths: number | null;
  readonly verifierId: number | null;
  readonly supervisorEmail?: string | null;
}

/** `today` is YYYY-MM-DD in the school's time zone. */
export interface AcceptedDays {
  readonly today: string;
  readonly oldestAcceptedDays: number;
}

/** A message: the hours are outside the limits or between two steps. */
export const hoursOutOfSteps = (): string =>
  t('rules.hoursRange', { min: LIMITS.hoursMin, max: LIMITS.hoursMax, step: LIMITS.hoursStep });

export const theDateIsGiven = ({ date }: Pick<EntryValues, 'date'>): Problem =>
  date ? undefined : { field: 'date', message: isRequired(t('common.date')) };

export const theOrganizationIsNamed = ({ organizationName }: EntryValues): Problem =>
  organizationName?.trim() ? undefined : { field: 'organizationName', message: isRequired(t('common.organization')) };

export const theStartTimeIsGiven = ({ startTime }: Pick<EntryValues, 'startTime'>): Problem =>
  startTime ? undefined : { field: 'startTime', message: isRequired(t('common.startTime')) };

export const theEndTimeIsGiven = ({ endTime }: EntryValues): Problem =>
  endTime ? undefined : { field: 'endTime', message: isRequired(t('common.endTime')) };

/** Applies to drafts too, which may leave the hours out. */
export const noHoursMeansNoEntry = ({ hundredths }: EntryValues): Problem =>
  hundredths === 0 ? { field: 'hours', message: hoursOutOfSteps() } : undefined;

export const hoursAreGiven = ({ hundredths }: EntryValues): Problem =>
  hundredths === null ? { field: 'hours', message: isRequired(t('common.hours')) } : undefined;

/** Also checks the minimum and the maximum of an entry. */
export function hoursComeInHalves({ hundredths }: EntryValues): Problem {
  if (hundredths === null) return undefined;
  const min = LIMITS.hoursMin * 100;
  const fits = hundredths >= min && hundredths <= LIMITS.hoursMax * 100 && hundredths % (LIMITS.hoursStep * 100) === 0;
  return fits ? undefined : { field: 'hours', message: hoursOutOfSteps() };
}

/** Holds while a time is missing or malformed: other rules report that. */
export function hoursFitBetweenTheTimes({ startTime, endTime, hundredths }: EntryValues): Problem {
  if (!startTime || !endTime || hundredths === null || !isClockTime(startTime) || !isClockTime(endTime))
    return undefined;
  const most = Math.floor(hoursBetween(startTime, endTime) * 100);
  if (hundredths <= most) return undefined;
  return { field: 'hours', message: t('rules.hoursBeyondTimes', { hours: most / 100 }) };
}

/** The date as YYYY-MM-DD, times as HH:MM. An end at or before the start is on the next day. */
export type EntryTimes = Pick<EntryValues, 'date' | 'startTime' | 'endTime'>;

interface Span {
  readonly begins: number;
  readonly ends: number;
}

/** In minutes of the school's clock; undefined while the date or a time is missing or malformed. */
export function spanOf({ date, startTime, endTime }: EntryTimes): Span | undefined {
  if (!isCalendarDate(date) || !startTime || !endTime || !isClockTime(startTime) || !isClockTime(endTime))
    return undefined;
  const begins = minutesAt(date, startTime);
  return { begins, ends: begins + hoursBetween(startTime, endTime) * 60 };
}

const minutesAt = (date: string, time: string): number => Date.parse(`${date}T${time}Z`) / 60_000;

export function timesOverlap(one: EntryTimes, other: EntryTimes): boolean {
  const [first, second] = [spanOf(one), spanOf(other)];
  return first !== undefined && second !== undefined && first.begins < second.ends && second.begins < first.ends;
}

/** `timeZone` is the school's. */
export function timesEndAfter(times: EntryTimes, instant: Date, timeZone: string): boolean {
  const ends = spanOf(times)?.ends ?? -Infinity;
  return ends > minutesAt(dateInZone(instant, timeZone), timeInZone(instant, timeZone));
}

/** `date` is YYYY-MM-DD. */
export const theDayIsNotInTheFuture = (date: string, { today }: Pick<AcceptedDays, 'today'>): Problem =>
  date > today ? { field: 'date', message: t('rules.hoursInFuture') } : undefined;

/** `date` is YYYY-MM-DD. Holds for a date that does not exist. */
export function theDayIsRecentEnough(date: string, { today, oldestAcceptedDays }: AcceptedDays): Problem {
  if (!isCalendarDate(date) || date >= addDays(today, -oldestAcceptedDays)) return undefined;
  return { field: 'date', message: t('rules.hoursTooOld', { days: oldestAcceptedDays }) };
}

export interface ApprovalRules {
  readonly approvalPolicy: ApprovalPolicy;
  /** Whether a strict school counts what supervisors without an account confirm. */
  readonly acceptsSupervisors: boolean;
}

export function strictSchoolsAskForAVerifier(
  { verifierId, supervisorEmail }: EntryValues,
  { approvalPolicy, acceptsSupervisors }: ApprovalRules,
): Problem {
  if (approvalPolicy !== 'strict' || verifierId !== null) return undefined;
  if (!supervisorEmail) return { field: 'verifierId', message: t('rules.verifierRequired') };
  return acceptsSupervisors ? undefined : { field: 'supervisor.email', message: t('rules.supervisorNotAccepted') };
}

/** What every submitted entry must satisfy, in any school. */
export const problemsOfEntry = (entry: EntryValues, days: Pick<AcceptedDays, 'today'>): readonly Problem[] => [
  theOrganizationIsNamed(entry),
  theStartTimeIsGiven(entry),
  theEndTimeIsGiven(entry),
  hoursAreGiven(entry),
  hoursComeInHalves(entry),
  hoursFitBetweenTheTimes(entry),
  theDayIsNotInTheFuture(entry.date, days),
];

import { t, isCalendarDate, HOURS_STATUS_LABELS, ROLE_LABELS, type HoursStatus, type Role } from '@hourtrail/contracts';
import { formatDate, formatTime } from '../../lib/dates.js';
import { hoursInWords } from '../../lib/hours.js';
import { fieldName } from './fieldNames.js';

const isHundredths = (field: string): boolean => /^(hundredths|approvedHundredths|countedHundredths)/.test(field);

type Label = (typeof HOURS_STATUS_LABELS)[HoursStatus] | (typeof ROLE_LABELS)[Role];

function labelIn(labels: Readonly<Record<string, Label>>, word: string): string {
  const label = new Map(Object.entries(labels)).get(word);
  return label ? t(label) : word;
}

const time = (clock: string): string => (/^([01]\d|2[0-3]):[0-5]\d$/.test(clock) ? formatTime(clock) : clock);

/** By field; the log may hold any other word, where it was forged. */
const WORDS_OF = new Map<string, (value: string) => string>([
  ['status', (status) => (status === 'deleted' ? t('common.deleted') : labelIn(HOURS_STATUS_LABELS, status))],
  ['role', (role) => labelIn(ROLE_LABELS, role)],
  ['startTime', time],
  ['endTime', time],
]);

function plain(field: string, value: unknown): string {
  if (value === null || value === '') return t('auditRecords.empty');
  if (value === true) return t('auditRecords.yes');
  if (value === false) return t('auditRecords.no');
  if (typeof value === 'number') return isHundredths(field) ? hoursInWords(value / 100) : String(value);
  if (typeof value === 'string')
    return isCalendarDate(value) ? formatDate(value) : (WORDS_OF.get(field)?.(value) ?? value);
  return JSON.stringify(value);
}

export interface Fact {
  readonly name: string;
  readonly value: string;
  /** The id of the person that the field names. */
  readonly person?: number;
  /** The record that the field names, such as `opportunity/3`. */
  readonly record?: string;
}

const PEOPLE = new Set([
  'student',
  'studentId',
  'userId',
  'parentId',
  'verifierId',
  'coordinatorId',
  'recipientId',
  'openedBy',
]);
const RECORDS: Readonly<Record<string, string>> = {
  opportunityId: 'opportunity',
  importId: 'import',
  rollover: 'academic-year',
  scheduleId: 'report-schedule',
  entryId: 'hours',
};

const referenceOf = (field: string, value: unknown): Partial<Fact> => {
  if (typeof value !== 'number') return {};
  if (PEOPLE.has(field)) return { person: value };
  return RECORDS[field] === undefined ? {} : { record: `${RECORDS[field]}/${value}` };
};

const isPlainObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const within = (name: string, value: Readonly<Record<string, unknown>>): readonly Fact[] =>
  Object.entries(value).flatMap(([field, inner]) =>
    factsIn(t('auditRecords.groupAndField', { group: name, field: fieldName(field) }), field, inner),
  );

function factsIn(name: string, field: string, value: unknown): readonly Fact[] {
  if (isPlainObject(value)) return within(name, value);
  if (Array.isArray(value))
    return [
      { name, value: value.length === 0 ? t('auditRecords.none') : value.map((one) => plain(field, one)).join(', ') },
    ];
  return [factOf(name, field, value)];
}

export const factOf = (name: string, field: string, value: unknown): Fact => ({
  name,
  value: plain(field, value),
  ...referenceOf(field, value),
});

export const dataFacts = (data: Readonly<Record<string, unknown>>): readonly Fact[] =>
  Object.entries(data).flatMap(([field, value]) => factsIn(fieldName(field), field, value));

/** The placeholder for an event that was sealed and is gone: its actor and time are unknown. */
export const isMissing = (type: string): boolean => type === 'missing';

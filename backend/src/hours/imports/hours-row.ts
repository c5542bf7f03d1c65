import {
  msg,
  t,
  ENTRY_LABELS,
  ENTRY_TEXT_NAMES,
  ENTRY_TEXTS,
  IMPORTED_STATUSES,
  LIMITS,
  forEachText,
  isRequired,
  problemOfText,
  timeAfter,
  type ImportedStatus,
  type Label,
} from '@hourtrail/contracts';
import { hoursIn, timeIn, wordsOf } from '../../platform/imports/cells.js';
import { dateIn, type DateSetting } from '../../platform/imports/dates.js';
import type { EntryFields } from '../domain/volunteer-hours.events.js';

export interface RowProblem {
  readonly field: string;
  readonly message: string;
}

export interface HoursRow {
  readonly fields: Omit<EntryFields, 'verifierId'>;
  readonly studentEmail: string;
  readonly verifierEmail: string;
  readonly status: ImportedStatus;
  readonly earlier: {
    readonly approver: string;
    readonly verifierComments: string;
    readonly approverComments: string;
    /** Its number in the other system. */
    readonly reference: string;
  };
  readonly problems: readonly RowProblem[];
}

type Cells = Readonly<Record<string, string>>;

/** Reads the cells of a row; `hours-import.ts` finds its people and records the entry. */
export function hoursRowIn(cells: Cells, dates: DateSetting): HoursRow {
  const cell = (name: string): string => (cells[name] ?? '').trim();
  // free text isn't trimmed
  const textIn = (name: string): string => (cell(name) === '' ? '' : (cells[name] ?? ''));
  const { date, problem: noDate = isRequired(t('common.date')) } = dateIn(cell('date'), dates, t('common.date'));
  const hours = durationIn(cell('hours'), cell('minutes'));
  const startTime = timeIn(cell('startTime')) ?? null;
  const status = statusIn(cell('status'), cell('approver'));
  const endTime =
    timeIn(cell('endTime')) ?? (startTime && hours && !cell('endTime') ? timeAfter(startTime, hours) : null);
  return {
    fields: {
      organizationName: textIn('organizationName') || null,
      ...forEachText((text) => textIn(text) || null),
      date: date ?? '',
      startTime,
      endTime,
      hundredths: hours === null ? null : hundredthsOf(hours),
    },
    studentEmail: cell('studentEmail').toLowerCase(),
    verifierEmail: cell('verifierEmail').toLowerCase(),
    status: status ?? 'pending',
    earlier: {
      approver: cell('approver'),
      verifierComments: textIn('verifierComments'),
      approverComments: textIn('approverComments'),
      reference: cell('id'),
    },
    problems: [
      ...(date === undefined ? [{ field: 'date', message: noDate }] : []),
      ...noTime('startTime', t(ENTRY_LABELS.startTime), cell('startTime'), startTime),
      ...noTime('endTime', t(ENTRY_LABELS.endTime), cell('endTime'), endTime),
      ...(status === undefined ? [{ field: 'status', message: noStatus(cell('status')) }] : []),
      ...(cell('deletedAt') === '' ? [] : [{ field: 'deletedAt', message: t('apiHours.deletedNotImported') }]),
      ...TEXTS.flatMap(([field, label, most]) => {
        const message = problemOfText(t(label), most, textIn(field));
        return message === undefined ? [] : [{ field, message }];
      }),
    ],
  };
}

/** Null if both are empty, undefined if one isn't a number. Some files have the minutes in a column of their own. */
function durationIn(hours: string, minutes: string): number | null | undefined {
  if (hours === '' && minutes === '') return null;
  const [whole, more] = [
    hours === '' ? 0 : hoursIn(hours),
    /^\d{0,4}$/.test(minutes) ? Number(minutes) / 60 : undefined,
  ];
  return whole === undefined || more === undefined ? undefined : whole + more;
}

/** NaN unless whole hundredths: hours are never rounded. */
function hundredthsOf(hours = Number.NaN): number {
  const hundredths = Math.round(hours * 100);
  return Math.abs(hundredths - hours * 100) < 1e-6 ? hundredths : Number.NaN;
}

const noTime = (field: string, label: string, cell: string, time: string | null): readonly RowProblem[] =>
  cell === '' || time !== null ? [] : [{ field, message: t('rules.clockTime', { field: label }) }];

const TEXTS = [
  ['organizationName', ENTRY_LABELS.organizationName, LIMITS.organizationNameMax],
  ...ENTRY_TEXT_NAMES.map((text) => [text, ENTRY_TEXTS[text].label, ENTRY_TEXTS[text].max] as const),
  ['approver', msg('labels.approvedBy'), LIMITS.organizationNameMax],
  ['id', msg('labels.number'), LIMITS.importReferenceMax],
  ['verifierComments', msg('labels.comments'), LIMITS.commentMax],
  ['approverComments', msg('labels.comments'), LIMITS.commentMax],
] as const satisfies readonly (readonly [field: string, label: Label, most: number])[];

const STATUS_WORDS = wordsOf<ImportedStatus>({
  ...Object.fromEntries(IMPORTED_STATUSES.map((status) => [status, status])),
  submitted: 'pending',
  waiting: 'pending',
  unverified: 'pending',
  disputed: 'rejected',
  'not verified': 'pending',
  accepted: 'approved',
  confirmed: 'verified',
  denied: 'rejected',
  declined: 'rejected',
});

/** Without a status, a named approver means approved. */
const statusIn = (cell: string, approver: string): ImportedStatus | undefined =>
  cell === '' ? (approver === '' ? 'pending' : 'approved') : STATUS_WORDS.get(cell.toLowerCase());

const noStatus = (cell: string): string =>
  cell.toLowerCase() === 'draft'
    ? t('apiHours.draftNotImported')
    : t('apiHours.invalidStatus', { statuses: IMPORTED_STATUSES.join(', ') });

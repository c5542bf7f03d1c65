import { locale, PROGRESS_NAMES, t, type ReportOverview, type UserReportRow } from '@hourtrail/contracts';
import { dayInWords } from '../../platform/kernel/days-and-times.js';
import type { SchoolLook } from '../../platform/files/school-look.js';

export interface HoursReport {
  readonly school: string;
  readonly look: SchoolLook;
  readonly overview: ReportOverview;
  readonly preparedBy: string;
  /** The school's day on which the file is made. */
  readonly preparedOn: string;
  readonly at: Date;
}

export interface StudentBehind extends UserReportRow {
  readonly expectedHours: number;
}

const numbers = (options: Intl.NumberFormatOptions, value: number): string =>
  new Intl.NumberFormat(locale(), options).format(value);

/** "1,204.5" in a sentence or a chart. */
export const hoursInWords = (hours: number): string => numbers({ maximumFractionDigits: 2 }, hours);

/** "1,204.50" in a column. */
export const hoursInColumn = (hours: number): string =>
  numbers({ minimumFractionDigits: 2, maximumFractionDigits: 2 }, hours);

export const countInWords = (count: number): string => numbers({}, count);

export const gradeName = (gradeLevel: string | null): string =>
  gradeLevel === null ? t('reports.noGrade') : t('reports.gradeNumber', { grade: gradeLevel });

/** "Sep" or "Sep 2026" for `2026-09`. */
export const monthName = (month: string, year?: 'numeric'): string =>
  new Intl.DateTimeFormat(locale(), { month: 'short', year, timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  );

export const studentsAtGoal = ({ progress }: ReportOverview): number =>
  progress.find(({ reached }) => reached === 'goal')?.students ?? 0;

/** Rounded down, so that all of them means all of them. */
export const shareAtGoal = (overview: ReportOverview): number =>
  overview.students === 0 ? 0 : Math.floor((studentsAtGoal(overview) * 100) / overview.students) / 100;

export const approvedHours = ({ totals }: ReportOverview): number =>
  Math.round((totals.totalHours - totals.pendingHours) * 100) / 100;

/** What the report says, in sentences. */
export function summarySentences({ overview }: HoursReport): readonly string[] {
  const { students, goal, goalsDiffer, atRisk, totals } = overview;
  const percent = numbers({ style: 'percent' }, shareAtGoal(overview));
  const values = { reached: studentsAtGoal(overview), students, percent, goal, behind: atRisk.students };
  const hours = { approved: hoursInWords(approvedHours(overview)), waiting: hoursInWords(totals.pendingHours) };
  const reached = goalsDiffer ? t('exports.reachedOwnGoals', values) : t('exports.reachedGoal', values);
  return [students === 0 ? t('exports.noStudents') : reached, t('exports.hoursSoFar', hours)];
}

export const preparedWords = ({ overview, preparedBy: name, preparedOn }: HoursReport): string =>
  t('exports.asOfAndPreparedBy', { asOf: dayInWords(overview.asOf), name, date: dayInWords(preparedOn) });

export const partName = ({ reached }: ReportOverview['progress'][number]): string => t(PROGRESS_NAMES[reached]);

export interface SubtotalLine {
  readonly name: string;
  /** Undefined for hours of people who are no students. */
  readonly students?: number;
  readonly approvedHours: number;
  readonly pendingHours: number;
}

/** With the hours of everyone else, so that the lines add up to the total. */
export const gradeLines = ({ byGrade, outsideGrades }: ReportOverview): readonly SubtotalLine[] => [
  ...byGrade.map(({ gradeLevel, ...line }) => ({ name: gradeName(gradeLevel), ...line })),
  ...outsideGrades
    .filter((line) => line.approvedHours + line.pendingHours > 0)
    .map(({ group, ...line }) => ({
      name: group === 'parents' ? t('common.parents') : t('reports.leftOrInactive'),
      ...line,
    })),
];

/** All grades, and everyone else's hours. */
export const totalLine = (overview: ReportOverview): SubtotalLine => ({
  name: t('exports.total'),
  students: overview.students,
  approvedHours: approvedHours(overview),
  pendingHours: overview.totals.pendingHours,
});

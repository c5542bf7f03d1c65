import { locale, t, type ReportOverview } from '@hourtrail/contracts';
import { formatCount } from '../../../lib/counts.js';

/** The value in URLs for students without a grade. */
export const NO_GRADE = 'none';

export const gradeKey = (gradeLevel: string | null): string => gradeLevel ?? NO_GRADE;
export const gradeName = (key: string): string =>
  key === NO_GRADE ? t('reports.noGrade') : t('reports.gradeNumber', { grade: key });

/** "123.5 h", "1,204 h": a sum beside a bar. */
export const hoursOfBar = (hours: number): string => `${formatCount(Math.round(hours * 100) / 100)} h`;

const MONTH = new Intl.DateTimeFormat(locale(), { month: 'short', year: 'numeric', timeZone: 'UTC' });

/** "Sep 2026" for `2026-09`. */
export const monthName = (month: string): string => MONTH.format(new Date(`${month}-01T00:00:00Z`));

/** Dates as `YYYY-MM-DD`. */
export function daysOfMonth(month: string): { readonly from: string; readonly to: string } {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return { from: `${month}-01`, to: new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10) };
}

export const progressWords = ({
  students,
  goal,
  goalsDiffer,
}: Pick<ReportOverview, 'students' | 'goal' | 'goalsDiffer'>): string =>
  goalsDiffer ? t('reports.ownProgressChart', { students }) : t('reports.progressChart', { students, goal });

export function behindWords(behind: number, students: number, listed: number): string {
  return listed < behind
    ? t('reports.studentsBehindMost', { behind, students, listed })
    : t('reports.studentsBehind', { behind, students });
}

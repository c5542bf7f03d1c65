import { t, GRADE_LEVELS, PROGRESS_NAMES, REPORT_PROGRESS, REPORT_SORTS, todayInZone } from '@hourtrail/contracts';
import type { UserReportFilter } from '../../../api/reporting.js';
import { useSessionUser } from '../../../api/useSessionUser.js';
import { CHARTS, type ChartName } from '../../../features/reporting/reports/Charts.js';
import { gradeName, NO_GRADE } from '../../../features/reporting/reports/reportWords.js';
import { idOf, oneIn, severalIn, textIn, useSearchState, withParams } from '../../../lib/useSearchState.js';
import { asOfIn, type Day } from './useLookingBack.js';

export const GRADE_CHOICES = [...GRADE_LEVELS, NO_GRADE].map((key) => [key, gradeName(key)] as const);

export const PROGRESS_CHOICES = REPORT_PROGRESS.map((key) => [key, t(PROGRESS_NAMES[key])] as const);

export interface ReportSearch extends Day {
  /** Searches students; `parent` searches parents. */
  readonly q: string;
  readonly parent: string;
  /** A grade, `none` for people without one, or empty. */
  readonly grade: string;
  /** A share of the goal, `behind` for those behind an even pace, or empty. */
  readonly progress: string;
  /** The id of a class, or empty. */
  readonly class: string;
  /** How students are sorted, and parents; empty for the order of the report. */
  readonly sort: string;
  readonly parentSort: string;
  /** Charts that are shown as tables. */
  readonly tables: readonly ChartName[];
}

export function reportSearchIn(params: URLSearchParams, today: string): ReportSearch {
  return {
    q: textIn(params, 'q'),
    parent: textIn(params, 'parent'),
    grade: GRADE_CHOICES.find(([key]) => key === params.get('grade'))?.[0] ?? '',
    progress: PROGRESS_CHOICES.find(([key]) => key === params.get('progress'))?.[0] ?? '',
    class: idOf(params.get('class')),
    sort: oneIn(params, 'sort', REPORT_SORTS) ?? '',
    parentSort: oneIn(params, 'parentSort', REPORT_SORTS) ?? '',
    ...asOfIn(params, today),
    tables: severalIn(params, 'tables', CHARTS),
  };
}

const set = (filters: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== ''));

export const studentFilters = ({
  q,
  grade,
  class: classId,
  progress,
  asOf,
}: ReportSearch): Readonly<Record<string, string>> => set({ q, gradeLevel: grade, classId, progress, asOf });

export const parentFilters = ({ parent, asOf }: ReportSearch): Readonly<Record<string, string>> =>
  set({ q: parent, asOf });

export const reportOf = (
  role: UserReportFilter['role'],
  filters: Readonly<Record<string, string>>,
): UserReportFilter => ({
  role,
  ...filters,
});

export const withTable = (tables: readonly ChartName[], chart: ChartName, asTable: boolean): readonly ChartName[] =>
  CHARTS.filter((name) => (name === chart ? asTable : tables.includes(name)));

type ReportParam = Exclude<keyof ReportSearch, 'day'>;

export function useReportAddress() {
  const { timeZone } = useSessionUser();
  const today = todayInZone(timeZone);
  const { state, params, set } = useSearchState<ReportSearch, ReportParam>((read) => reportSearchIn(read, today));
  return {
    ...state,
    today,
    set,
    setTable: (chart: ChartName, asTable: boolean): void =>
      set({ tables: withTable(state.tables, chart, asTable).join() }),
    linkTo: (name: ReportParam, value: string): string => `?${withParams(params, { [name]: value }).toString()}`,
  };
}

export type ReportAddress = ReturnType<typeof useReportAddress>;

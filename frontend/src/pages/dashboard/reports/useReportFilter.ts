import { PROGRESS_NAMES, t, todayInZone, type ReportProgress } from '@hourtrail/contracts';
import { useSessionUser } from '../../../api/useSessionUser.js';
import type { SavableFilter } from '../../../features/hours/savedFilters/SavedFilters.js';
import { ORDERS } from '../../../features/reporting/reports/ReportRows.js';
import { gradeName } from '../../../features/reporting/reports/reportWords.js';
import { formatDate } from '../../../lib/dates.js';
import { useSearchState } from '../../../lib/useSearchState.js';
import { useClassWords } from '../../../ui/ClassFilter.js';
import { reportSearchIn, type ReportSearch } from './reportAddress.js';

/** In the order in which a saved filter stores them. */
const PARAMS = ['asOf', 'q', 'parent', 'grade', 'class', 'progress', 'sort', 'parentSort', 'tables'] as const;
type Values = Readonly<Record<(typeof PARAMS)[number], string>>;

const valuesOf = ({ day, asOf: _past, tables, ...search }: ReportSearch): Values => ({
  ...search,
  asOf: day,
  tables: tables.join(),
});

/** Equal filters give the same string, so that a saved filter can be recognized. */
function searchOf(search: ReportSearch): string {
  const values = valuesOf(search);
  return new URLSearchParams(PARAMS.flatMap((name) => (values[name] ? [[name, values[name]]] : []))).toString();
}

const columnOf = (role: keyof typeof ORDERS, sort: string): string | undefined =>
  ORDERS[role].find(([key]) => key.replace('-', '') === sort.replace('-', ''))?.[1].toLowerCase();

/** Such as "as of Mon, Jun 1, 2026, grade 9, behind an even pace". */
function wordsOf(search: ReportSearch, classWords: (id: string) => string): string {
  const { day, q, parent, grade, progress, tables } = search;
  const [column, parentColumn] = [columnOf('student', search.sort), columnOf('parent', search.parentSort)];
  return [
    day && t('reports.onDay', { date: formatDate(day) }),
    q && t('reports.studentsNamed', { search: q }),
    parent && t('reports.parentsNamed', { search: parent }),
    grade && gradeName(grade),
    search.class && classWords(search.class),
    progress && t(PROGRESS_NAMES[progress as ReportProgress]),
    column && t('reports.studentsSorted', { column }),
    parentColumn && t('reports.parentsSorted', { column: parentColumn }),
    tables.length > 0 && t('reports.chartsAsTables', { count: tables.length }),
  ]
    .filter(Boolean)
    .join(', ');
}

/** What the tab of reports shows, so that it can be saved. */
export function useReportFilter(): SavableFilter {
  const { timeZone } = useSessionUser();
  const read = (params: URLSearchParams): ReportSearch => reportSearchIn(params, todayInZone(timeZone));
  const { state, set } = useSearchState<ReportSearch, keyof Values>(read);
  const savedState = (saved: string): ReportSearch => read(new URLSearchParams(saved));
  const classWords = useClassWords();
  return {
    searchParams: searchOf(state),
    searchWords: wordsOf(state, classWords),
    wordsOfSearch: (saved) => wordsOf(savedState(saved), classWords),
    isApplied: (saved) => searchOf(savedState(saved)) === searchOf(state),
    apply: (saved) => set(valuesOf(savedState(saved))),
  };
}

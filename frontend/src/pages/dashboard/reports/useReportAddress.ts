import { dateInZone } from '@hourtrail/contracts';
import { useSessionUser } from '../../../api/useSessionUser.js';
import type { ChartName } from '../../../features/reporting/reports/Charts.js';
import { useSearchState, withParams } from '../../../lib/useSearchState.js';
import { problemOfDay, reportsAskedIn, withTable, type AskedReports } from './reportAddress.js';

type ReportParam = Exclude<keyof AskedReports, 'day'>;

/** What is asked of the reports, in the URL. */
export function useReportAddress() {
  const { timeZone } = useSessionUser();
  const today = dateInZone(new Date(), timeZone);
  const { state, params, set } = useSearchState<AskedReports, ReportParam>((read) => reportsAskedIn(read, today));
  return {
    ...state,
    today,
    problem: problemOfDay(state, today),
    set,
    setTable: (chart: ChartName, asTable: boolean): void =>
      set({ tables: withTable(state.tables, chart, asTable).join() }),
    linkTo: (name: ReportParam, value: string): string => `?${withParams(params, { [name]: value }).toString()}`,
  };
}

export type ReportAddress = ReturnType<typeof useReportAddress>;

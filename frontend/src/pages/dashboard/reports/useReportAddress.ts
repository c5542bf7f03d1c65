import { dateInZone } from '@hourtrail/contracts';
import { useSessionUser } from '../../../api/useSessionUser.js';
import { withParam } from '../../../lib/params.js';
import { useAddress } from '../../../lib/useAddress.js';
import { problemOfDay, reportsAskedIn, withTable, type ReportParam } from './reportAddress.js';
import type { ChartName } from '../../../features/reporting/reports/Charts.js';

/** What is asked of the reports; it stands in the address, so that Back and a link lead to it. */
export function useReportAddress() {
  const { timeZone } = useSessionUser();
  const today = dateInZone(new Date(), timeZone);
  const [params, setParams] = useAddress();
  const asked = reportsAskedIn(params, today);
  return {
    ...asked,
    today,
    problem: problemOfDay(asked, today),
    set: (name: ReportParam, value: string): void => setParams((now) => withParam(now, name, value), { replace: true }),
    setTable: (chart: ChartName, asTable: boolean): void =>
      setParams((now) => withTable(now, chart, asTable), { replace: true }),
    linkTo: (name: ReportParam, value: string): string => `?${withParam(params, name, value).toString()}`,
  };
}

export type ReportAddress = ReturnType<typeof useReportAddress>;

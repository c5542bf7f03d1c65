import { parentFilters } from './reportAddress.js';
import { ReportList } from './ReportList.js';
import type { ReportAddress } from './useReportAddress.js';

interface ParentReportsProps {
  readonly address: ReportAddress;
  readonly onPerson: (id: number) => void;
}

/** Every parent of a school with their hours, most hours first. */
export const ParentReports = ({ address, onPerson }: ParentReportsProps) => (
  <ReportList
    role="parent"
    headingId="parent-reports"
    filters={parentFilters(address)}
    search={address.parent}
    onSearch={(q) => address.set({ parent: q })}
    onPerson={onPerson}
  />
);

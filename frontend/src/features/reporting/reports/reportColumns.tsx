import type { UserReportRow } from '@hourtrail/contracts';
import { formatDate } from '../../../lib/dates.js';
import { hoursInColumn } from '../../../lib/hours.js';
import { Email } from '../../../ui/Email.js';
import type { Column } from '../../../ui/RowTable.js';

type ReportColumn = Column<UserReportRow>;

const hoursColumn = (header: string, pick: (row: UserReportRow) => number): ReportColumn => ({
  key: header,
  header,
  width: 'short',
  align: 'right',
  cell: (row) => hoursInColumn(pick(row)),
});

const name: ReportColumn = { key: 'name', header: 'Name', width: 'person', cell: (row) => row.name };
const email: ReportColumn = {
  key: 'email',
  header: 'Email',
  width: 'name',
  cell: (row) => <Email>{row.email}</Email>,
};
const grade: ReportColumn = {
  key: 'grade',
  header: 'Grade level',
  width: 'short',
  cell: (row) => row.gradeLevel ?? 'None',
};
const lastActivity: ReportColumn = {
  key: 'lastActivity',
  header: 'Last activity',
  width: 'short',
  cell: (row) => activityOf(row),
};

/** "September 30, 2026": the day of somebody's newest entry that counts. */
export const activityOf = ({ lastActivity: day }: UserReportRow): string => (day ? formatDate(day) : 'None yet');

export const STUDENT_COLUMNS: readonly ReportColumn[] = [
  name,
  email,
  grade,
  hoursColumn('Total hours', (row) => row.totalHours),
  hoursColumn('Approved', (row) => row.approvedHours),
  hoursColumn('Pending', (row) => row.pendingHours),
];
export const PARENT_COLUMNS: readonly ReportColumn[] = [
  name,
  email,
  hoursColumn('Total hours', (row) => row.totalHours),
  lastActivity,
];

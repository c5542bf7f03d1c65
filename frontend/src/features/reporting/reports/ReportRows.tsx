import type { ReportRole, UserReportRow } from '@hourtrail/contracts';
import Button from '@mui/material/Button';
import { formatDate } from '../../../lib/dates.js';
import { hoursInColumn } from '../../../lib/hours.js';
import { CardList } from '../../../ui/CardList.js';
import type { Density } from '../../../ui/density.js';
import { Email } from '../../../ui/InlineLink.js';
import { useNarrow } from '../../../ui/layout.js';
import { RowsSkeleton } from '../../../ui/RowsSkeleton.js';
import { RowTable, type Column } from '../../../ui/RowTable.js';

interface ReportRowsProps {
  readonly label: string;
  readonly role: ReportRole;
  readonly rows: readonly UserReportRow[];
  readonly density: Density;
  readonly onOpen: (id: number) => void;
}

const cellId = ({ id }: UserReportRow): string => `report-${id}`;

export function ReportRows({ label, role, rows, density, onOpen }: ReportRowsProps) {
  const narrow = useNarrow();
  const open = ({ id }: UserReportRow): void => onOpen(id);
  const control = (row: UserReportRow) => (
    <Button variant="text" aria-describedby={cellId(row)} onClick={() => open(row)} {...(!narrow && { size: 'small' })}>
      View Details
    </Button>
  );
  if (!narrow) {
    const columns = role === 'student' ? STUDENT_COLUMNS : PARENT_COLUMNS;
    return <RowTable caption={label} {...{ columns, rows, density, cellId }} actions={control} onOpen={open} />;
  }
  return (
    <CardList label={label} rows={rows} onOpen={open}>
      {(row) => (
        <>
          <div className="line">
            <span className="name" id={cellId(row)}>
              {row.name}
            </span>
            <strong>{hoursInColumn(row.totalHours)}</strong>
          </div>
          <p className="quiet">
            <Email>{row.email}</Email>
          </p>
          {role === 'student' ? <StudentFacts {...row} /> : <p className="quiet">Last activity: {activityOf(row)}</p>}
          <div className="actions">{control(row)}</div>
        </>
      )}
    </CardList>
  );
}

const StudentFacts = ({ gradeLevel, approvedHours, pendingHours }: UserReportRow) => (
  <div className="line">
    <span>{gradeLevel ? `Grade ${gradeLevel}` : 'No grade level'}</span>
    <span>
      {hoursInColumn(approvedHours)} approved, {hoursInColumn(pendingHours)} pending
    </span>
  </div>
);

export const ReportRowsSkeleton = ({ label }: { label: string }) => (
  <RowsSkeleton label={label} rows={10} cardHeight={156} />
);

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

/** The date of the newest entry that counts. */
const activityOf = ({ lastActivity: day }: UserReportRow): string => (day ? formatDate(day) : 'None yet');

const STUDENT_COLUMNS: readonly ReportColumn[] = [
  name,
  email,
  grade,
  hoursColumn('Total hours', (row) => row.totalHours),
  hoursColumn('Approved', (row) => row.approvedHours),
  hoursColumn('Pending', (row) => row.pendingHours),
];
const PARENT_COLUMNS: readonly ReportColumn[] = [
  name,
  email,
  hoursColumn('Total hours', (row) => row.totalHours),
  lastActivity,
];

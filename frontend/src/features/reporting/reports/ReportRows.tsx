import { t, type ReportRole, type UserReportRow } from '@hourtrail/contracts';
import Button from '@mui/material/Button';
import { formatDate } from '../../../lib/dates.js';
import { hoursInColumn } from '../../../lib/hours.js';
import { CardList } from '../../../ui/CardList.js';
import type { Density } from '../../../ui/density.js';
import { Email } from '../../../ui/InlineLink.js';
import { useNarrow } from '../../../ui/layout.js';
import { RowsSkeleton } from '../../../ui/RowsSkeleton.js';
import { RowTable, type Column } from '../../../ui/RowTable.js';
import { gradeKey, gradeName } from './reportWords.js';

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
      {t('reports.viewDetails')}
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
            <strong>{t('reports.amountApproved', { hours: hoursInColumn(row.approvedHours) })}</strong>
          </div>
          <p className="quiet">
            <Email>{row.email}</Email>
          </p>
          <div className="line">
            <span>{role === 'student' ? gradeName(gradeKey(row.gradeLevel)) : lastActivityWords(row)}</span>
            <span>
              {t('reports.pendingAndTotal', {
                pending: hoursInColumn(row.pendingHours),
                total: hoursInColumn(row.totalHours),
              })}
            </span>
          </div>
          <div className="actions">{control(row)}</div>
        </>
      )}
    </CardList>
  );
}

const lastActivityWords = ({ lastActivity: day }: UserReportRow): string =>
  day ? t('reports.lastActivityOn', { date: formatDate(day) }) : t('reports.noLastActivity');

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

const name: ReportColumn = { key: 'name', header: t('common.name'), width: 'person', cell: (row) => row.name };
const email: ReportColumn = {
  key: 'email',
  header: t('common.email'),
  width: 'name',
  cell: (row) => <Email>{row.email}</Email>,
};
const grade: ReportColumn = {
  key: 'grade',
  header: t('common.gradeLevel'),
  width: 'short',
  cell: (row) => row.gradeLevel ?? t('reports.noGradeLevel'),
};
const lastActivity: ReportColumn = {
  key: 'lastActivity',
  header: t('reports.lastActivity'),
  width: 'short',
  cell: (row) => activityOf(row),
};

/** The date of the newest entry that counts. */
const activityOf = ({ lastActivity: day }: UserReportRow): string => (day ? formatDate(day) : t('reports.noneYet'));

const STUDENT_COLUMNS: readonly ReportColumn[] = [
  name,
  email,
  grade,
  hoursColumn(t('reports.totalHoursColumn'), (row) => row.totalHours),
  hoursColumn(t('reports.approved'), (row) => row.approvedHours),
  hoursColumn(t('reports.pending'), (row) => row.pendingHours),
];
const PARENT_COLUMNS: readonly ReportColumn[] = [
  name,
  email,
  hoursColumn(t('reports.totalHoursColumn'), (row) => row.totalHours),
  lastActivity,
];

import { STANDING_NAMES, t, type ReportColumn, type ReportRole, type UserReportRow } from '@hourtrail/contracts';
import Button from '@mui/material/Button';
import { formatDate } from '../../../lib/dates.js';
import { hoursInColumn, percentOf } from '../../../lib/hours.js';
import { CardList } from '../../../ui/CardList.js';
import type { Density } from '../../../ui/density.js';
import { Email } from '../../../ui/InlineLink.js';
import { useNarrow } from '../../../ui/layout.js';
import { RowsSkeleton } from '../../../ui/RowsSkeleton.js';
import { RowTable, type Column, type Sorting } from '../../../ui/RowTable.js';
import { gradeKey, gradeName } from './reportWords.js';

interface ReportRowsProps {
  readonly label: string;
  readonly role: ReportRole;
  readonly rows: readonly UserReportRow[];
  readonly density: Density;
  readonly sorting: Sorting;
  readonly onOpen: (id: number) => void;
}

const cellId = ({ id }: UserReportRow): string => `report-${id}`;

export function ReportRows({ label, role, rows, density, sorting, onOpen }: ReportRowsProps) {
  const narrow = useNarrow();
  const open = ({ id }: UserReportRow): void => onOpen(id);
  const control = (row: UserReportRow) => (
    <Button variant="text" aria-describedby={cellId(row)} onClick={() => open(row)} {...(!narrow && { size: 'small' })}>
      {t('reports.viewDetails')}
    </Button>
  );
  if (!narrow) {
    const columns = role === 'student' ? STUDENT_COLUMNS : PARENT_COLUMNS;
    return (
      <RowTable caption={label} {...{ columns, rows, density, sorting, cellId }} actions={control} onOpen={open} />
    );
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
          {row.standing && (
            <div className="line">
              <span>{goalWords(row)}</span>
              <span>{t(STANDING_NAMES[row.standing])}</span>
            </div>
          )}
          <div className="actions">{control(row)}</div>
        </>
      )}
    </CardList>
  );
}

/**
 * "41% of 50 h"; where fewer hours count than the approved ones beside it, "9 of 10 h count"; where enough count, but not
 * in each category, "30.5 of 30 h count · 5 h missing in categories".
 */
function goalWords({
  approvedHours: approved,
  countedHours: counted,
  goal,
  missingHours: missing,
}: UserReportRow): string {
  if (goal === null) return '';
  if (missing !== null && missing > 0 && counted >= goal) {
    return `${t('reports.countedOfGoal', { counted, goal })} · ${t('reports.missingInCategories', { hours: missing })}`;
  }
  return counted === approved
    ? t('reports.percentOfGoal', { percent: percentOf(counted, goal), goal })
    : t('reports.countedOfGoal', { counted, goal });
}

const lastActivityWords = ({ lastActivity: day }: UserReportRow): string =>
  day ? t('reports.lastActivityOn', { date: formatDate(day) }) : t('reports.noLastActivity');

export const ReportRowsSkeleton = ({ label }: { label: string }) => (
  <RowsSkeleton label={label} rows={10} cardHeight={156} />
);

type TableColumn = Column<UserReportRow> & { readonly key: ReportColumn | 'email' | 'goal' | 'standing' };

const hoursColumn = (key: 'totalHours' | 'approvedHours' | 'pendingHours', header: string): TableColumn => ({
  key,
  header,
  width: 'short',
  align: 'right',
  sorts: 'down',
  cell: (row) => hoursInColumn(row[key]),
});

const name: TableColumn = {
  key: 'name',
  header: t('common.name'),
  width: 'person',
  sorts: 'up',
  cell: (row) => row.name,
};
const email: TableColumn = {
  key: 'email',
  header: t('common.email'),
  width: 'name',
  cell: (row) => <Email>{row.email}</Email>,
};
const grade: TableColumn = {
  key: 'gradeLevel',
  header: t('common.gradeLevel'),
  width: 'short',
  sorts: 'up',
  cell: (row) => row.gradeLevel ?? t('reports.noGradeLevel'),
};
const lastActivity: TableColumn = {
  key: 'lastActivity',
  header: t('reports.lastActivity'),
  width: 'short',
  sorts: 'down',
  cell: (row) => activityOf(row),
};
const goal: TableColumn = {
  key: 'goal',
  header: t('reports.goal'),
  width: 'short',
  align: 'right',
  cell: goalWords,
};
const standing: TableColumn = {
  key: 'standing',
  header: t('common.status'),
  width: 'short',
  cell: (row) => row.standing && t(STANDING_NAMES[row.standing]),
};

/** The date of the newest entry that counts. */
const activityOf = ({ lastActivity: day }: UserReportRow): string => (day ? formatDate(day) : t('reports.noneYet'));

const STUDENT_COLUMNS: readonly TableColumn[] = [
  name,
  email,
  grade,
  hoursColumn('totalHours', t('reports.totalHoursColumn')),
  hoursColumn('approvedHours', t('reports.approved')),
  hoursColumn('pendingHours', t('reports.pending')),
  goal,
  standing,
];
const PARENT_COLUMNS: readonly TableColumn[] = [
  name,
  email,
  hoursColumn('totalHours', t('reports.totalHoursColumn')),
  lastActivity,
];

/** What each report can be sorted by: its own order first, then every head. */
export const ORDERS = { student: ordersOf(STUDENT_COLUMNS), parent: ordersOf(PARENT_COLUMNS) } as const;

function ordersOf(columns: readonly TableColumn[]): readonly (readonly [string, string])[] {
  return columns
    .filter(({ sorts }) => sorts)
    .map(({ key, header, sorts }) => [sorts === 'down' ? `-${key}` : key, header] as const);
}

import { can, locale, t, todayInZone, type DistrictSchool, type DistrictSummary } from '@hourtrail/contracts';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { School } from 'lucide-react';
import { useDistrictSummaryQuery } from '../../api/reporting.js';
import { useSessionUser } from '../../api/useSessionUser.js';
import { visitSchool } from '../../api/visitedSchool.js';
import { formatCount } from '../../lib/counts.js';
import { formatDate } from '../../lib/dates.js';
import { hoursFigure, hoursInColumn, percentOf } from '../../lib/hours.js';
import { PATHS } from '../../lib/paths.js';
import { useSearchState } from '../../lib/useSearchState.js';
import { CardList } from '../../ui/CardList.js';
import { CardGrid, Sections } from '../../ui/Columns.js';
import { DayFilter } from '../../ui/DayFilter.js';
import { FilterSelect } from '../../ui/FilterFields.js';
import { useNarrow } from '../../ui/layout.js';
import { PageHeading } from '../../ui/PageHeading.js';
import { RowsSkeleton } from '../../ui/RowsSkeleton.js';
import { RowTable, type Column } from '../../ui/RowTable.js';
import { StatCard } from '../../ui/StatCard.js';
import { EmptyState, ErrorState } from '../../ui/states.js';
import { asOfIn, problemOfDay } from './reports/useLookingBack.js';

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  marginBottom: 12,
});

export function DistrictDashboard() {
  const { organizationId: id, organizationName, timeZone } = useSessionUser();
  const today = todayInZone(timeZone);
  const { state, set } = useSearchState<ReturnType<typeof asOfIn> & { readonly sort: string }, 'asOf' | 'sort'>(
    (params) => ({ ...asOfIn(params, today), sort: params.get('sort') ?? '' }),
  );
  const { asOf, sort } = state;
  const { currentData, isError, error, refetch } = useDistrictSummaryQuery(asOf ? { id, asOf } : { id }, {
    refetchOnMountOrArgChange: true,
  });
  return (
    <Sections>
      <PageHeading
        title={asOf ? t('districts.dashboardAsOf', { date: formatDate(asOf) }) : t('districts.dashboard')}
        heading={organizationName}
      >
        <DayFilter
          label={t('reports.asOf')}
          day={state.day}
          max={today}
          error={problemOfDay(state, today)}
          onChange={(day) => set({ asOf: day })}
        />
      </PageHeading>
      {!currentData && isError ? (
        <Card>
          <ErrorState title={t('districts.failed')} error={error} onRetry={refetch} />
        </Card>
      ) : currentData ? (
        <Summary summary={currentData} sort={sort} onSort={(next) => set({ sort: next })} />
      ) : (
        <RowsSkeleton label={t('districts.loading')} rows={6} cardHeight={184} />
      )}
    </Sections>
  );
}

interface SummaryProps {
  readonly summary: DistrictSummary;
  readonly sort: string;
  readonly onSort: (sort: string) => void;
}

function Summary({ summary: { totals, schools }, sort, onSort }: SummaryProps) {
  if (schools.length === 0) {
    return (
      <Card>
        <EmptyState icon={School} title={t('districts.noSchools')}>
          {t('districts.noSchoolsText')}
        </EmptyState>
      </Card>
    );
  }
  return (
    <>
      <CardGrid>
        <StatCard label={t('schools.schools')} value={formatCount(schools.length)} />
        <StatCard label={t('districts.students')} value={formatCount(totals.students)} />
        <StatCard label={t('districts.approvedHours')} value={hoursFigure(totals.approvedHours)} />
        <StatCard label={t('districts.pendingHours')} value={hoursFigure(totals.pendingHours)} />
      </CardGrid>
      <Schools schools={sorted(schools, sort)} sort={sort} onSort={onSort} />
    </>
  );
}

function Schools({
  schools,
  sort,
  onSort,
}: { readonly schools: readonly DistrictSchool[] } & Omit<SummaryProps, 'summary'>) {
  const narrow = useNarrow();
  const { role } = useSessionUser();
  const open = ({ id }: DistrictSchool): void =>
    visitSchool(id, can(role, 'hours.review') ? PATHS.dashboard : PATHS.audit);
  const control = (school: DistrictSchool) => (
    <Button
      variant="text"
      aria-describedby={cellId(school)}
      onClick={() => open(school)}
      {...(!narrow && { size: 'small' })}
    >
      {t('districts.openSchool')}
    </Button>
  );
  return (
    <Card aria-labelledby="schools-of-district">
      <Head>
        <Typography id="schools-of-district" variant="h2">
          {t('schools.schools')}
        </Typography>
        {narrow && <FilterSelect label={t('common.order')} value={sort || 'name'} choices={ORDERS} onChange={onSort} />}
      </Head>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
        {t('districts.decisionsOfThirtyDays')}
      </Typography>
      {narrow ? (
        <CardList label={t('schools.schools')} rows={schools} onOpen={open}>
          {(school) => (
            <>
              <div className="line">
                <span className="name" id={cellId(school)}>
                  {school.name}
                </span>
                <span>{t('districts.studentCount', { count: school.students })}</span>
              </div>
              <dl className="quiet">
                {COLUMNS.slice(2).map(({ key, header, cell }) => (
                  <div key={key} className="line">
                    <dt>{header}</dt>
                    <dd style={{ margin: 0 }}>{cell(school)}</dd>
                  </div>
                ))}
              </dl>
              <div className="actions">{control(school)}</div>
            </>
          )}
        </CardList>
      ) : (
        <RowTable
          caption={t('schools.schools')}
          columns={COLUMNS}
          rows={schools}
          sorting={{ sort, onSort }}
          cellId={cellId}
          actions={control}
          onOpen={open}
        />
      )}
    </Card>
  );
}

const cellId = ({ id }: DistrictSchool): string => `school-${id}`;

const percent = (part: number | null): string => (part === null ? '—' : `${Math.round(part * 100)}%`);
const goalPart = ({ students, studentsAtGoal }: DistrictSchool): number | null =>
  students === 0 ? null : percentOf(studentsAtGoal, students) / 100;

interface Figure extends Column<DistrictSchool> {
  readonly by: (school: DistrictSchool) => number | string | null;
}

const figure = (
  key: string,
  header: string,
  by: (school: DistrictSchool) => number | null,
  words: (value: number | null) => string,
): Figure => ({ key, header, width: 'short', align: 'right', sorts: 'down', by, cell: (school) => words(by(school)) });

const COLUMNS: readonly Figure[] = [
  {
    key: 'name',
    header: t('common.name'),
    width: 'name',
    sorts: 'up',
    by: ({ name }) => name,
    cell: ({ name }) => name,
  },
  figure(
    'students',
    t('districts.students'),
    ({ students }) => students,
    (count) => formatCount(count ?? 0),
  ),
  figure('goal', t('districts.atGoal'), goalPart, percent),
  figure('approved', t('districts.approvedHours'), ({ approvedHours }) => approvedHours, hoursInColumn),
  figure('pending', t('districts.pendingHours'), ({ pendingHours }) => pendingHours, hoursInColumn),
  figure(
    'days',
    t('districts.timeToDecision'),
    ({ medianDaysToDecision }) => medianDaysToDecision,
    (days) => (days === null ? '—' : t('districts.days', { days })),
  ),
  figure('unverified', t('districts.unverified'), ({ unverifiedShare }) => unverifiedShare, percent),
];

const ORDERS = COLUMNS.map(({ key, header, sorts }) => [sorts === 'down' ? `-${key}` : key, header] as const);

/** By name at first. Schools without the figure come last, whichever way it is sorted. */
function sorted(schools: readonly DistrictSchool[], sort: string): readonly DistrictSchool[] {
  const by = COLUMNS.find(({ key }) => key === sort.replace('-', ''))?.by;
  if (!by) return schools;
  const direction = sort.startsWith('-') ? -1 : 1;
  return schools.toSorted((one, other) => {
    const [left, right] = [by(one), by(other)];
    if (left === null || right === null) return Number(left === null) - Number(right === null);
    const order = typeof left === 'string' ? left.localeCompare(String(right), locale()) : left - Number(right);
    return order * direction;
  });
}

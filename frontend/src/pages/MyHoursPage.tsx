import { useEffect, type ReactNode } from 'react';
import { t, type HoursStatus } from '@hourtrail/contracts';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { NotebookPen, FilterX } from 'lucide-react';
import { errorStatus } from '../api/errorMessage.js';
import { useHoursListInfiniteQuery, type HoursFilter } from '../api/hours.js';
import { useUserStatsQuery } from '../api/reporting.js';
import { useSessionUser } from '../api/useSessionUser.js';
import { ChildSwitcher, NoHoursOfChild } from '../features/families/ChildSwitcher.js';
import { useFollowing, type Child } from '../features/families/useFollowing.js';
import { OWN_COLUMNS, HoursListSkeleton } from '../features/hours/list/columns.js';
import { HoursList, NoHoursYet } from '../features/hours/list/HoursList.js';
import { OfficialRecords } from '../features/hours/records/OfficialRecords.js';
import { HowHoursCount } from '../features/hours/status/HowHoursCount.js';
import { usePanels } from '../features/hours/usePanels.js';
import { Achievements } from '../features/reporting/Achievements.js';
import { Badges } from '../features/reporting/badges/Badges.js';
import { GoalBar, RequirementsIfAny, WhyThisGoal } from '../features/reporting/GoalStatement.js';
import { ExportMenu } from '../features/reporting/exports/ExportMenu.js';
import { exportFilters } from '../features/reporting/exports/exportWords.js';
import { FRESH, useHoursCount } from '../features/reporting/useReviewFigures.js';
import { VolunteerStats } from '../features/reporting/VolunteerStats.js';
import { dayIn, daysInWords, daysOf, oneIn, textIn, useListFilters, type Days } from '../lib/useSearchState.js';
import { Sections } from '../ui/Columns.js';
import { SearchBox } from '../ui/FilterFields.js';
import { FilterTabs } from '../ui/FilterTabs.js';
import { PagedList } from '../ui/PagedList.js';
import { PageHeading } from '../ui/PageHeading.js';
import { SchoolYearFilter } from '../ui/SchoolYearFilter.js';
import { ErrorState, EmptyState, NothingFound } from '../ui/states.js';
import { OwnHoursPanels } from './OwnHoursPanels.js';

export function MyHoursPage() {
  const user = useSessionUser();
  const panels = usePanels();
  const following = useFollowing();
  const { child, deciding } = following;
  const log = (): void => panels.openForm('new');
  return (
    <Sections>
      <PageHeading
        title={t('pages.myHours')}
        heading={child ? t('pages.hoursOfChild', { firstName: child.firstName }) : t('pages.myHours')}
      >
        {!child && !user.graduatedOn && (
          <Button variant="contained" startIcon={<NotebookPen size={18} aria-hidden />} onClick={log}>
            {t('common.logHours')}
          </Button>
        )}
      </PageHeading>
      <ChildSwitcher following={following} />
      {!deciding && (
        <HoursOf
          key={child?.id ?? user.id}
          child={child}
          onOpen={panels.openTrail}
          onGone={following.refetch}
          onLog={user.graduatedOn ? undefined : log}
        />
      )}
      <OwnHoursPanels panels={panels} />
    </Sections>
  );
}

interface HoursOfProps {
  /** Null for the signed-in person. */
  readonly child: Child | null;
  readonly onOpen: (id: number) => void;
  /** The child is no longer linked to this parent. */
  readonly onGone: () => unknown;
  /** Absent for a graduate. */
  readonly onLog: (() => void) | undefined;
}

/** Not from the cache: the child may no longer be linked to this parent. */
const ANEW = { refetchOnMountOrArgChange: true } as const;

function HoursOf({ child, onOpen, onGone, onLog }: HoursOfProps) {
  const user = useSessionUser();
  const studentId = child?.id ?? user.id;
  const { data: stats, ...reading } = useUserStatsQuery(studentId, child ? ANEW : FRESH);
  const gone = child !== null && errorStatus(reading.error) === 404;
  useEffect(() => {
    if (gone) onGone();
  }, [gone, onGone]);
  const failed = reading.isError && (gone || !stats);
  return (
    <>
      {failed ? (
        <ErrorState
          title={child ? t('pages.childTotalsLoadFailed', { firstName: child.firstName }) : t('pages.totalsLoadFailed')}
          error={reading.error}
          onRetry={reading.refetch}
        />
      ) : (
        <VolunteerStats
          stats={stats}
          child={child}
          approvedLabel={t('pages.approvedHours')}
          pendingLabel={t('dashboard.pendingHours')}
          progress={
            stats ? (
              <>
                <GoalBar stats={stats} userId={studentId} child={child} />
                <WhyThisGoal goal={stats.goal} child={child} />
                <RequirementsIfAny userId={studentId} />
              </>
            ) : (
              <Skeleton variant="rounded" height={8} />
            )
          }
        />
      )}
      <HoursHistory
        studentId={studentId}
        label={child ? t('pages.hoursOfChild', { firstName: child.firstName }) : t('pages.yourHours')}
        withDrafts={!child}
        none={child ? <NoHoursOfChild child={child} /> : <NoHoursYet onLog={onLog} />}
        onOpen={onOpen}
      />
      <OfficialRecords userId={studentId} />
      <HowHoursCount />
      {!failed && (
        <Achievements role={child ? 'student' : user.role} hours={stats} third={t('pages.leadershipChampion')} />
      )}
      <Badges userId={studentId} />
    </>
  );
}

const SHOWS = ['all', 'drafts', 'waiting', 'approved', 'rejected'] as const;
type Show = (typeof SHOWS)[number];

const LABELS: Readonly<Record<Show, string>> = {
  all: t('common.all'),
  drafts: t('pages.drafts'),
  waiting: t('common.waiting'),
  approved: t('common.approved'),
  rejected: t('common.rejected'),
};
const STATUSES: Readonly<Record<Show, readonly HoursStatus[]>> = {
  all: [],
  drafts: ['draft'],
  waiting: ['pending', 'verified'],
  approved: ['approved'],
  rejected: ['rejected'],
};

interface Search extends Days {
  readonly show: Show;
  readonly q: string;
}

const PAGE_ROWS = 25;

interface HoursHistoryProps {
  readonly studentId: number;
  readonly label: string;
  /** Only the author sees drafts. */
  readonly withDrafts: boolean;
  readonly none: ReactNode;
  readonly onOpen: (id: number) => void;
}

export function HoursHistory({ studentId, label, withDrafts, none, onOpen }: HoursHistoryProps) {
  const shows = SHOWS.filter((show) => withDrafts || show !== 'drafts');
  const { state, set, search, setSearch, clear } = useListFilters<Search, keyof Search>(
    (params) => ({
      show: oneIn(params, 'show', shows) ?? 'all',
      q: textIn(params, 'q'),
      from: dayIn(params, 'from'),
      to: dayIn(params, 'to'),
    }),
    ['show', 'q', 'from', 'to'],
  );
  const { show, q, from, to } = state;
  const searched = { studentId, ...(q && { q }), ...daysOf(state) };
  const narrowed = [q && `“${q}”`, daysInWords(state)].filter(Boolean);
  const filter = { ...searched, ...(show !== 'all' && { status: STATUSES[show] }) };
  const list = useHoursListInfiniteQuery({ ...filter, limit: PAGE_ROWS });
  const counts = useCounts(searched);
  const tabs = shows.map((key) => ({ key, label: LABELS[key], count: counts[key] }));
  return (
    <PagedList
      label={label}
      list={list}
      tab={show}
      head={
        <>
          <FilterTabs
            label={t('pages.filterHours')}
            tabs={tabs}
            selected={show}
            onSelect={(key) => set({ show: key === 'all' ? '' : key })}
          />
          <SearchBox label={t('pages.searchHours')} value={search} onChange={setSearch} />
          <SchoolYearFilter from={from} to={to} onChange={set} alone />
          <ExportMenu kind="hours" filters={exportFilters(filter)} />
        </>
      }
      skeleton={<HoursListSkeleton rows={8} />}
      empty={
        narrowed.length > 0 ? (
          <NothingFound
            title={t('hours.noMatches', {
              filters: [...narrowed, ...(show === 'all' ? [] : [LABELS[show]])].join(', '),
            })}
            onClear={clear}
          />
        ) : show === 'all' ? (
          none
        ) : (
          <EmptyState
            icon={FilterX}
            title={t('pages.noHoursUnder', { filter: LABELS[show] })}
            action={
              <Button variant="outlined" onClick={clear}>
                {t('pages.showAllHours')}
              </Button>
            }
          />
        )
      }
      failed={t('hours.entriesNotLoaded')}
    >
      {(rows, density) => (
        <HoursList label={label} columns={OWN_COLUMNS} rows={rows} density={density} onOpen={onOpen} />
      )}
    </PagedList>
  );
}

/** How many entries each tab has, of those that match the search. */
function useCounts(searched: Pick<HoursFilter, 'studentId' | 'q' | 'from' | 'to'>): Record<Show, string | undefined> {
  return {
    all: useHoursCount(STATUSES.all, searched).total,
    drafts: useHoursCount(STATUSES.drafts, searched).total,
    waiting: useHoursCount(STATUSES.waiting, searched).total,
    approved: useHoursCount(STATUSES.approved, searched).total,
    rejected: useHoursCount(STATUSES.rejected, searched).total,
  };
}

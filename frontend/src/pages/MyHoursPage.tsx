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
import { OWN_COLUMNS, HoursListSkeleton, type HoursColumn } from '../features/hours/list/columns.js';
import { HoursList, NoHoursYet } from '../features/hours/list/HoursList.js';
import { HowHoursCount } from '../features/hours/status/HowHoursCount.js';
import { usePanels } from '../features/hours/usePanels.js';
import { Achievements } from '../features/reporting/Achievements.js';
import { GoalBar } from '../features/reporting/GoalStatement.js';
import { FRESH } from '../features/reporting/useReviewFigures.js';
import { VolunteerStats } from '../features/reporting/VolunteerStats.js';
import { useUrlParams } from '../lib/useSearchState.js';
import { Sections } from '../ui/Columns.js';
import { FilterTabs } from '../ui/FilterTabs.js';
import { PagedList } from '../ui/PagedList.js';
import { PageHeading } from '../ui/PageHeading.js';
import { ErrorState, EmptyState } from '../ui/states.js';
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
        {!child && (
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
          onLog={log}
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
  readonly onLog: () => void;
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
          goal={user.hoursGoal}
          child={child}
          approvedLabel={t('pages.approvedHours')}
          pendingLabel={t('dashboard.pendingHours')}
          progress={
            stats ? (
              <GoalBar stats={stats} goal={user.hoursGoal} child={child} />
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
      <HowHoursCount />
      {!failed && (
        <Achievements role={child ? 'student' : user.role} hours={stats} third={t('pages.leadershipChampion')} />
      )}
    </>
  );
}

interface Show {
  readonly key: string;
  readonly label: string;
  readonly status: readonly HoursStatus[];
}

const ALL: Show = { key: 'all', label: t('common.all'), status: [] };
const SHOWS: readonly Show[] = [
  ALL,
  { key: 'drafts', label: t('pages.drafts'), status: ['draft'] },
  { key: 'waiting', label: t('common.waiting'), status: ['pending', 'verified'] },
  { key: 'approved', label: t('common.approved'), status: ['approved'] },
  { key: 'rejected', label: t('common.rejected'), status: ['rejected'] },
];

const ALL_BUT_DRAFTS = SHOWS.filter(({ key }) => key !== 'drafts');

interface HoursHistoryProps {
  readonly studentId: number;
  readonly label: string;
  /** Only the author sees drafts. */
  readonly withDrafts: boolean;
  readonly none: ReactNode;
  readonly onOpen: (id: number) => void;
}

function HoursHistory({ studentId, label, withDrafts, none, onOpen }: HoursHistoryProps) {
  const shows = withDrafts ? SHOWS : ALL_BUT_DRAFTS;
  const { params, set } = useUrlParams<'show'>();
  const show = shows.find(({ key }) => key === params.get('show')) ?? ALL;
  const select = (key: string): void => set({ show: key === ALL.key ? '' : key });
  const empty =
    show === ALL ? (
      none
    ) : (
      <EmptyState
        icon={FilterX}
        title={t('pages.noHoursUnder', { filter: show.label })}
        action={
          <Button variant="outlined" onClick={() => select(ALL.key)}>
            {t('pages.showAllHours')}
          </Button>
        }
      />
    );
  return (
    <PagedHours
      label={label}
      tab={show.key}
      filter={{ studentId, ...(show.status.length > 0 && { status: show.status }) }}
      columns={OWN_COLUMNS}
      head={<FilterTabs label={t('pages.filterHours')} tabs={shows} selected={show.key} onSelect={select} />}
      empty={empty}
      onOpen={onOpen}
    />
  );
}

const PAGE_ROWS = 25;

interface PagedHoursProps {
  readonly label: string;
  readonly tab: string;
  readonly filter: HoursFilter;
  readonly columns: readonly HoursColumn[];
  /** Tabs and filters. */
  readonly head: ReactNode;
  /** Shown if no entry matches. */
  readonly empty: ReactNode;
  readonly onOpen: (id: number) => void;
}

function PagedHours({ label, tab, filter, columns, head, empty, onOpen }: PagedHoursProps) {
  const list = useHoursListInfiniteQuery({ ...filter, limit: PAGE_ROWS });
  return (
    <PagedList
      label={label}
      list={list}
      tab={tab}
      head={head}
      skeleton={<HoursListSkeleton rows={8} />}
      empty={empty}
      failed={t('hours.entriesNotLoaded')}
    >
      {(rows, density) => <HoursList label={label} columns={columns} rows={rows} density={density} onOpen={onOpen} />}
    </PagedList>
  );
}

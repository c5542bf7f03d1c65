import { useEffect, type ReactNode } from 'react';
import type { HoursStatus } from '@hourtrail/contracts';
import Button from '@mui/material/Button';
import { FilterX, NotebookPen } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { errorReference, errorStatus } from '../api/errorMessage.js';
import { useUserStatsQuery } from '../api/reporting.js';
import { useSessionUser } from '../api/useSessionUser.js';
import { ChildSwitcher } from '../features/families/ChildSwitcher.js';
import { NoHoursOfChild } from '../features/families/NoHoursOfChild.js';
import { useFollowing, type Child } from '../features/families/useFollowing.js';
import { OWN_COLUMNS } from '../features/hours/columns.js';
import { NoHoursYet } from '../features/hours/NoHoursYet.js';
import { PagedHours } from '../features/hours/PagedHours.js';
import { usePanels } from '../features/hours/usePanels.js';
import { Achievements } from '../features/reporting/Achievements.js';
import { GoalBar } from '../features/reporting/GoalStatement.js';
import { VolunteerStats } from '../features/reporting/VolunteerStats.js';
import { Sections } from '../ui/Columns.js';
import { FilterTabs } from '../ui/FilterTabs.js';
import { PageHeading } from '../ui/PageHeading.js';
import { EmptyState, ErrorState } from '../ui/states.js';
import { OwnHoursPanels } from './OwnHoursPanels.js';

interface Show {
  readonly key: string;
  readonly label: string;
  readonly status: readonly HoursStatus[];
}

const ALL: Show = { key: 'all', label: 'All', status: [] };
const SHOWS: readonly Show[] = [
  ALL,
  { key: 'drafts', label: 'Drafts', status: ['draft'] },
  { key: 'waiting', label: 'Waiting', status: ['pending', 'verified'] },
  { key: 'approved', label: 'Approved', status: ['approved'] },
  { key: 'rejected', label: 'Rejected', status: ['rejected'] },
];

/** What a parent sees of a child: all but drafts. */
const CHILD_SHOWS = SHOWS.filter(({ key }) => key !== 'drafts');

/** A volunteer's whole history; a parent chooses whose. */
export function MyHoursPage() {
  const user = useSessionUser();
  const panels = usePanels();
  const following = useFollowing();
  const { child, deciding } = following;
  const log = (): void => panels.openForm('new');
  return (
    <Sections>
      <PageHeading title="My Hours" heading={child ? `${child.firstName}’s hours` : 'My Hours'}>
        {!child && (
          <Button variant="contained" startIcon={<NotebookPen size={18} aria-hidden />} onClick={log}>
            Log hours
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
  /** Whose hours; null for the signed-in person's own. */
  readonly child: Child | null;
  readonly onOpen: (id: number) => void;
  /** Told when the child is no longer this parent's to see. */
  readonly onGone: () => unknown;
  readonly onLog: () => void;
}

function HoursOf({ child, onOpen, onGone, onLog }: HoursOfProps) {
  const user = useSessionUser();
  const studentId = child?.id ?? user.id;
  const { data: stats, ...reading } = useUserStatsQuery(studentId, { refetchOnMountOrArgChange: child !== null });
  const gone = child !== null && errorStatus(reading.error) === 404;
  useEffect(() => {
    if (gone) onGone();
  }, [gone, onGone]);
  return (
    <>
      {reading.isError ? (
        <ErrorState
          title={child ? `${child.firstName}’s totals could not be loaded` : 'Your totals could not be loaded'}
          reference={errorReference(reading.error)}
          onRetry={() => void reading.refetch()}
        />
      ) : (
        <VolunteerStats
          stats={stats}
          goal={user.hoursGoal}
          child={child}
          approvedLabel="Approved Hours"
          pendingLabel="Pending Hours"
          progress={stats && <GoalBar stats={stats} goal={user.hoursGoal} child={child} />}
        />
      )}
      <History
        studentId={studentId}
        label={child ? `${child.firstName}’s hours` : 'Your hours'}
        shows={child ? CHILD_SHOWS : SHOWS}
        none={child ? <NoHoursOfChild child={child} /> : <NoHoursYet onLog={onLog} />}
        onOpen={onOpen}
      />
      <Achievements role={child ? 'student' : user.role} totalHours={stats?.totalHours} third="Leadership Champion" />
    </>
  );
}

interface HistoryProps {
  readonly studentId: number;
  readonly label: string;
  readonly shows: readonly Show[];
  /** What to say where there is nothing at all. */
  readonly none: ReactNode;
  readonly onOpen: (id: number) => void;
}

function History({ studentId, label, shows, none, onOpen }: HistoryProps) {
  const [params, setParams] = useSearchParams();
  const show = shows.find(({ key }) => key === params.get('show')) ?? ALL;
  const select = (key: string): void =>
    setParams(
      (now) => {
        if (key === ALL.key) now.delete('show');
        else now.set('show', key);
        return now;
      },
      { replace: true },
    );
  const empty =
    show === ALL ? (
      none
    ) : (
      <EmptyState
        icon={FilterX}
        title={`Nothing under “${show.label}”`}
        action={
          <Button variant="outlined" onClick={() => select(ALL.key)}>
            Show all hours
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
      head={<FilterTabs label="Which hours" tabs={shows} selected={show.key} onSelect={select} />}
      empty={empty}
      onOpen={onOpen}
    />
  );
}

import type { HoursStatus } from '@hourtrail/contracts';
import Button from '@mui/material/Button';
import { FilterX, NotebookPen } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { errorReference } from '../api/errorMessage.js';
import { useUserStatsQuery } from '../api/reporting.js';
import { useSessionUser } from '../api/useSessionUser.js';
import { OWN_COLUMNS } from '../features/hours/columns.js';
import { HoursPanels } from '../features/hours/HoursPanels.js';
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

/** A volunteer's whole history. */
export function MyHoursPage() {
  const user = useSessionUser();
  const panels = usePanels();
  const { data: stats, ...reading } = useUserStatsQuery(user.id);
  return (
    <Sections>
      <PageHeading title="My Hours">
        <Button
          variant="contained"
          startIcon={<NotebookPen size={18} aria-hidden />}
          onClick={() => panels.openForm('new')}
        >
          Log hours
        </Button>
      </PageHeading>
      {reading.isError ? (
        <ErrorState
          title="Your totals could not be loaded"
          reference={errorReference(reading.error)}
          onRetry={() => void reading.refetch()}
        />
      ) : (
        <VolunteerStats
          stats={stats}
          goal={user.hoursGoal}
          approvedLabel="Approved Hours"
          pendingLabel="Pending Hours"
          progress={stats && <GoalBar stats={stats} goal={user.hoursGoal} />}
        />
      )}
      <History studentId={user.id} onOpen={panels.openTrail} onLog={() => panels.openForm('new')} />
      <Achievements role={user.role} totalHours={stats?.totalHours} third="Leadership Champion" />
      <HoursPanels panels={panels} />
    </Sections>
  );
}

interface HistoryProps {
  readonly studentId: number;
  readonly onOpen: (id: number) => void;
  readonly onLog: () => void;
}

function History({ studentId, onOpen, onLog }: HistoryProps) {
  const [params, setParams] = useSearchParams();
  const show = SHOWS.find(({ key }) => key === params.get('show')) ?? ALL;
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
      <NoHoursYet onLog={onLog} />
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
      label="Your hours"
      tab={show.key}
      filter={{ studentId, ...(show.status.length > 0 && { status: show.status }) }}
      columns={OWN_COLUMNS}
      head={<FilterTabs label="Which hours" tabs={SHOWS} selected={show.key} onSelect={select} />}
      empty={empty}
      onOpen={onOpen}
    />
  );
}

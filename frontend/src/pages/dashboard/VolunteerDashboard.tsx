import { LIMITS } from '@hourtrail/contracts';
import Button from '@mui/material/Button';
import { NotebookPen } from 'lucide-react';
import { errorReference } from '../../api/errorMessage.js';
import { useHoursPageQuery } from '../../api/hours.js';
import { useUserStatsQuery } from '../../api/reporting.js';
import { useSessionUser } from '../../api/useSessionUser.js';
import { RECENT_COLUMNS } from '../../features/hours/columns.js';
import { HoursList, HoursListSkeleton } from '../../features/hours/HoursList.js';
import { HoursPanels } from '../../features/hours/HoursPanels.js';
import { NoHoursYet } from '../../features/hours/NoHoursYet.js';
import { usePanels } from '../../features/hours/usePanels.js';
import { Achievements } from '../../features/reporting/Achievements.js';
import { GoalStatement } from '../../features/reporting/GoalStatement.js';
import { VolunteerStats } from '../../features/reporting/VolunteerStats.js';
import { MainAndAside, Sections } from '../../ui/Columns.js';
import { ListCard } from '../../ui/ListCard.js';
import { PageHeading } from '../../ui/PageHeading.js';
import { ErrorState } from '../../ui/states.js';

/** A student's or parent's first page: how far along they are, how to log hours, and what became of the last ones. */
export function VolunteerDashboard() {
  const user = useSessionUser();
  const panels = usePanels();
  const { data: stats, ...reading } = useUserStatsQuery(user.id);
  return (
    <Sections>
      <PageHeading title="Dashboard" heading={`Welcome back, ${user.firstName}`} />
      {reading.isError ? (
        <ErrorState
          title="Your totals could not be loaded"
          reference={errorReference(reading.error)}
          onRetry={() => void reading.refetch()}
        />
      ) : (
        <>
          <GoalStatement stats={stats} goal={user.hoursGoal}>
            <Button
              variant="contained"
              startIcon={<NotebookPen size={18} aria-hidden />}
              onClick={() => panels.openForm('new')}
            >
              Log hours
            </Button>
          </GoalStatement>
          <VolunteerStats stats={stats} goal={user.hoursGoal} approvedLabel="Approved" pendingLabel="Pending" />
        </>
      )}
      <MainAndAside>
        <RecentHours studentId={user.id} onOpen={panels.openTrail} onLog={() => panels.openForm('new')} />
        <Achievements role={user.role} totalHours={stats?.totalHours} />
      </MainAndAside>
      <HoursPanels panels={panels} />
    </Sections>
  );
}

interface RecentHoursProps {
  readonly studentId: number;
  readonly onOpen: (id: number) => void;
  readonly onLog: () => void;
}

function RecentHours({ studentId, onOpen, onLog }: RecentHoursProps) {
  const { data, error, isError, refetch } = useHoursPageQuery({
    studentId,
    sort: '-createdAt',
    limit: LIMITS.recentHours,
  });
  return (
    <ListCard title="Recent hours">
      {isError ? (
        <ErrorState
          title="Your hours could not be loaded"
          reference={errorReference(error)}
          onRetry={() => void refetch()}
        />
      ) : !data ? (
        <HoursListSkeleton rows={LIMITS.recentHours} />
      ) : data.rows.length === 0 ? (
        <NoHoursYet onLog={onLog} />
      ) : (
        <HoursList label="Recent hours" columns={RECENT_COLUMNS} rows={data.rows} onOpen={onOpen} />
      )}
    </ListCard>
  );
}

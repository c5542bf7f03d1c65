import { useEffect } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Link } from 'react-router-dom';
import { errorStatus } from '../../api/errorMessage.js';
import { useUserStatsQuery } from '../../api/reporting.js';
import { useSessionUser } from '../../api/useSessionUser.js';
import { NoHoursOfChild } from '../../features/families/NoHoursOfChild.js';
import type { Child } from '../../features/families/useFollowing.js';
import { Achievements } from '../../features/reporting/Achievements.js';
import { Commitments } from '../../features/reporting/Commitments.js';
import { GoalStatement } from '../../features/reporting/GoalStatement.js';
import { VolunteerStats } from '../../features/reporting/VolunteerStats.js';
import { PATHS } from '../../lib/paths.js';
import { MainAndAside } from '../../ui/Columns.js';
import { ErrorState } from '../../ui/states.js';
import { ChildsNewestSignups } from './ChildsNewestSignups.js';
import { RecentHours } from './RecentHours.js';

interface ChildOverviewProps {
  readonly child: Child;
  readonly onOpen: (id: number) => void;
  /** Told when the child is no longer this parent's to see. */
  readonly onGone: () => unknown;
}

/** How far along a child is, for a parent to read. */
export function ChildOverview({ child, onOpen, onGone }: ChildOverviewProps) {
  const { hoursGoal } = useSessionUser();
  const { data: stats, ...reading } = useUserStatsQuery(child.id, { refetchOnMountOrArgChange: true });
  const gone = errorStatus(reading.error) === 404;
  useEffect(() => {
    if (gone) onGone();
  }, [gone, onGone]);
  if (reading.isError && (gone || !stats)) {
    return (
      <ErrorState
        title={`${child.firstName}’s hours could not be loaded`}
        error={reading.error}
        onRetry={reading.refetch}
      />
    );
  }
  return (
    <>
      <GoalStatement stats={stats} goal={hoursGoal} child={child} />
      <VolunteerStats stats={stats} goal={hoursGoal} child={child} approvedLabel="Approved" pendingLabel="Pending" />
      <MainAndAside>
        <Stack spacing={4}>
          <RecentHours
            studentId={child.id}
            failed={`${child.firstName}’s hours could not be loaded`}
            empty={<NoHoursOfChild child={child} />}
            foot={
              <Button component={Link} to={`${PATHS.myHours}?child=${child.id}`}>
                All of {child.firstName}’s hours
              </Button>
            }
            onOpen={onOpen}
          />
          <Achievements role="student" hours={stats} />
        </Stack>
        <Stack spacing={4}>
          <ChildsNewestSignups child={child} />
          <Commitments stats={stats} child={child} />
        </Stack>
      </MainAndAside>
    </>
  );
}

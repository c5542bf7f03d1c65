import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import { Link } from 'react-router-dom';
import { useUserStatsQuery } from '../../api/reporting.js';
import { useSessionUser } from '../../api/useSessionUser.js';
import { NoHoursYet } from '../../features/hours/list/NoHoursYet.js';
import type { Panels } from '../../features/hours/usePanels.js';
import { NotificationsCard } from '../../features/messaging/NotificationsCard.js';
import { UpcomingOpportunities } from '../../features/opportunities/UpcomingOpportunities.js';
import { Achievements } from '../../features/reporting/Achievements.js';
import { Celebration } from '../../features/reporting/Celebration.js';
import { Commitments } from '../../features/reporting/Commitments.js';
import { GoalStatement } from '../../features/reporting/GoalStatement.js';
import { FRESH } from '../../features/reporting/useReviewFigures.js';
import { VolunteerStats } from '../../features/reporting/VolunteerStats.js';
import { PATHS } from '../../lib/paths.js';
import { MainAndAside } from '../../ui/Columns.js';
import { ErrorState } from '../../ui/states.js';
import { LogHours } from './LogHours.js';
import { RecentHours } from './RecentHours.js';

/** The form to log hours, how far along somebody is, and what became of the last ones. */
export function OwnOverview({ panels }: { panels: Panels }) {
  const user = useSessionUser();
  const { data: stats, ...reading } = useUserStatsQuery(user.id, FRESH);
  const log = (): void => panels.openForm('new');
  const failed = reading.isError && !stats;
  return (
    <>
      {stats && <Celebration totalHours={stats.totalHours} />}
      <MainAndAside>
        <LogHours panels={panels} />
        <Stack spacing={4}>
          {failed ? (
            <Card component="div" sx={{ textAlign: 'center' }}>
              <ErrorState title="Your totals could not be loaded" error={reading.error} onRetry={reading.refetch} />
            </Card>
          ) : (
            <GoalStatement stats={stats} goal={user.hoursGoal} />
          )}
          <UpcomingOpportunities />
        </Stack>
      </MainAndAside>
      {!failed && (
        <VolunteerStats stats={stats} goal={user.hoursGoal} approvedLabel="Approved" pendingLabel="Pending" />
      )}
      <MainAndAside>
        <Stack spacing={4}>
          <RecentHours
            studentId={user.id}
            failed="Your hours could not be loaded"
            empty={<NoHoursYet onLog={log} />}
            foot={
              <Button component={Link} to={PATHS.myHours}>
                All your hours
              </Button>
            }
            onOpen={panels.openTrail}
          />
          <NotificationsCard />
        </Stack>
        {!failed && <Commitments stats={stats} />}
      </MainAndAside>
      {!failed && <Achievements role={user.role} hours={stats} />}
    </>
  );
}

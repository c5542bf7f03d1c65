import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import { Link } from 'react-router-dom';
import { useUserStatsQuery } from '../../api/reporting.js';
import { ChildSwitcher } from '../../features/families/ChildSwitcher.js';
import { JoinYourSchool } from '../../features/families/JoinYourSchool.js';
import { useFollowing } from '../../features/families/useFollowing.js';
import { NoHoursYet } from '../../features/hours/list/NoHoursYet.js';
import { usePanels, type Panels } from '../../features/hours/usePanels.js';
import { useSessionUser } from '../../api/useSessionUser.js';
import { NotificationsCard } from '../../features/messaging/NotificationsCard.js';
import { UpcomingOpportunities } from '../../features/opportunities/UpcomingOpportunities.js';
import { Achievements } from '../../features/reporting/Achievements.js';
import { Celebration } from '../../features/reporting/Celebration.js';
import { Commitments } from '../../features/reporting/Commitments.js';
import { GoalStatement } from '../../features/reporting/GoalStatement.js';
import { FRESH } from '../../features/reporting/useReviewFigures.js';
import { VolunteerStats } from '../../features/reporting/VolunteerStats.js';
import { PATHS } from '../../lib/paths.js';
import { Sections, MainAndAside } from '../../ui/Columns.js';
import { PageHeading } from '../../ui/PageHeading.js';
import { ErrorState } from '../../ui/states.js';
import { OwnHoursPanels } from '../OwnHoursPanels.js';
import { ChildOverview } from './ChildOverview.js';
import { asksForNew, LogHours } from './LogHours.js';
import { RecentHours } from './RecentHours.js';

/** A student's or parent's first page; a parent chooses whose hours it tells of. */
export function VolunteerDashboard() {
  const { firstName, hoursGoal } = useSessionUser();
  const panels = usePanels();
  const following = useFollowing();
  const { child, deciding, refetch } = following;
  return (
    <Sections>
      <PageHeading title="Dashboard" heading={`Welcome back, ${firstName}`} />
      <JoinYourSchool />
      <ChildSwitcher following={following} />
      {deciding ? (
        <GoalStatement stats={undefined} goal={hoursGoal} />
      ) : child ? (
        <ChildOverview key={child.id} child={child} onOpen={panels.openTrail} onGone={refetch} />
      ) : (
        <OwnOverview panels={panels} />
      )}
      <OwnHoursPanels panels={!child && asksForNew(panels) ? { ...panels, form: null } : panels} />
    </Sections>
  );
}

/** The form to log hours, how far along somebody is, and what became of the last ones. */
function OwnOverview({ panels }: { panels: Panels }) {
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

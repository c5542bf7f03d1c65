import { useEffect } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Link, useNavigate } from 'react-router-dom';
import { errorStatus } from '../../api/errorMessage.js';
import { useSignupsPageQuery } from '../../api/opportunities.js';
import { useUserStatsQuery } from '../../api/reporting.js';
import { useSessionUser } from '../../api/useSessionUser.js';
import { NoHoursOfChild } from '../../features/families/NoHoursOfChild.js';
import type { Child } from '../../features/families/useFollowing.js';
import { SignupList } from '../../features/opportunities/SignupList.js';
import { Achievements } from '../../features/reporting/Achievements.js';
import { Commitments } from '../../features/reporting/Commitments.js';
import { GoalStatement } from '../../features/reporting/GoalStatement.js';
import { VolunteerStats } from '../../features/reporting/VolunteerStats.js';
import { PATHS } from '../../lib/paths.js';
import { MainAndAside } from '../../ui/Columns.js';
import { ListCard } from '../../ui/ListCard.js';
import { ErrorState } from '../../ui/states.js';
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

const SHOWN = 3;

/** What a child signed up to last, for a parent to read; nothing where there is nothing. */
function ChildsNewestSignups({ child }: { child: Child }) {
  const navigate = useNavigate();
  const { data } = useSignupsPageQuery({ userId: child.id, limit: SHOWN }, { refetchOnMountOrArgChange: true });
  if (!data || data.rows.length === 0) return null;
  const label = `${child.firstName}’s sign-ups`;
  const all = `${PATHS.opportunities}?child=${child.id}`;
  return (
    <ListCard
      title={label}
      foot={
        <Button component={Link} to={all}>
          All of {label}
        </Button>
      }
    >
      <Box sx={{ px: { xs: 4, sm: 5 } }}>
        <SignupList label={label} signups={data.rows} onOpen={(id) => void navigate(`${all}&opportunity=${id}`)} />
      </Box>
    </ListCard>
  );
}

import { useEffect } from 'react';
import { t } from '@hourtrail/contracts';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { errorStatus } from '../../api/errorMessage.js';
import { useUserStatsQuery } from '../../api/reporting.js';
import { NoHoursOfChild } from '../../features/families/ChildSwitcher.js';
import type { Child } from '../../features/families/useFollowing.js';
import { SignupsCard } from '../../features/opportunities/SignupsCard.js';
import { Achievements } from '../../features/reporting/Achievements.js';
import { GoalBar, GoalStatement, goalWords } from '../../features/reporting/GoalStatement.js';
import { FRESH } from '../../features/reporting/useReviewFigures.js';
import { VolunteerStats } from '../../features/reporting/VolunteerStats.js';
import { PATHS } from '../../lib/paths.js';
import { InlineLink } from '../../ui/InlineLink.js';
import { ErrorState } from '../../ui/states.js';
import { RecentHours } from './RecentHours.js';

export const ChildrensProgress = ({ followed }: { followed: readonly Child[] }) => (
  <Card aria-label={t('dashboard.yourChildren')}>
    <Typography variant="h2" sx={{ mb: 3 }}>
      {t('dashboard.yourChildren')}
    </Typography>
    <Stack spacing={4} useFlexGap>
      {followed.map((child) => (
        <ChildProgress key={child.id} child={child} />
      ))}
    </Stack>
  </Card>
);

function ChildProgress({ child }: { child: Child }) {
  const { data: stats, isError, refetch } = useUserStatsQuery(child.id, FRESH);
  if (isError && !stats) {
    return (
      <Alert>
        {t('dashboard.childHoursLoadFailed', { firstName: child.firstName })}{' '}
        <Button onClick={() => void refetch()}>{t('common.tryAgain')}</Button>
      </Alert>
    );
  }
  return (
    <div>
      <Typography sx={{ mb: 2 }}>
        <InlineLink to={`${PATHS.dashboard}?child=${child.id}`}>
          {stats ? goalWords(stats, child) : child.firstName}
        </InlineLink>
      </Typography>
      {stats ? <GoalBar stats={stats} userId={child.id} child={child} /> : <Skeleton variant="rounded" height={8} />}
    </div>
  );
}

interface ChildOverviewProps {
  readonly child: Child;
  readonly onOpen: (id: number) => void;
  /** The child is no longer linked to this parent. */
  readonly onGone: () => unknown;
}

export function ChildOverview({ child, onOpen, onGone }: ChildOverviewProps) {
  const { data: stats, ...reading } = useUserStatsQuery(child.id, { refetchOnMountOrArgChange: true });
  const gone = errorStatus(reading.error) === 404;
  useEffect(() => {
    if (gone) onGone();
  }, [gone, onGone]);
  if (reading.isError && (gone || !stats)) {
    return (
      <ErrorState
        title={t('dashboard.childHoursLoadFailed', { firstName: child.firstName })}
        error={reading.error}
        onRetry={reading.refetch}
      />
    );
  }
  return (
    <>
      <GoalStatement stats={stats} userId={child.id} child={child} />
      <VolunteerStats
        stats={stats}

        child={child}
        approvedLabel={t('common.approved')}
        pendingLabel={t('common.pending')}
      />
      <RecentHours
        studentId={child.id}
        failed={t('dashboard.childHoursLoadFailed', { firstName: child.firstName })}
        empty={<NoHoursOfChild child={child} />}
        foot={
          <Button component={Link} to={`${PATHS.myHours}?child=${child.id}`}>
            {t('dashboard.allHoursOfChild', { firstName: child.firstName })}
          </Button>
        }
        onOpen={onOpen}
      />
      <ChildsNextSignups child={child} />
      <Achievements role="student" hours={stats} />
    </>
  );
}

const SHOWN = 3;

function ChildsNextSignups({ child: { id, firstName } }: { child: Child }) {
  const all = `${PATHS.opportunities}?child=${id}`;
  return (
    <SignupsCard
      firstName={firstName}
      filter={{ userId: id, when: 'current', sort: 'date', limit: SHOWN }}
      linkTo={(opportunity) => `${all}&opportunity=${opportunity}`}
      foot={
        <Button component={Link} to={all}>
          {t('dashboard.allSignupsOfChild', { firstName })}
        </Button>
      }
    />
  );
}

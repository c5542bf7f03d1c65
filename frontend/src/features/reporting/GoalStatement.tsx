import type { UserStats } from '@hourtrail/contracts';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { percentOf } from '../../lib/hours.js';
import { Late } from '../../ui/loading.js';
import { ProgressBar } from '../../ui/ProgressBar.js';
import { goalWords } from './goalWords.js';

interface GoalStatementProps {
  readonly stats: UserStats | undefined;
  readonly goal: number;
  /** Whose progress it is, where it is not the reader's own. */
  readonly child?: Named | null;
}

interface Named {
  readonly firstName: string;
}

const labelFor = (child: Named | null): string =>
  child ? `${child.firstName}’s progress to the goal` : 'Progress to your goal';

/** The first thing a volunteer wants to know: how far along they are. */
export const GoalStatement = ({ stats, goal, child = null }: GoalStatementProps) => (
  <Card aria-label={labelFor(child)}>
    {stats ? (
      <>
        <Typography variant="lead" component="p" sx={{ mb: 3 }}>
          {child && `${child.firstName}: `}
          {goalWords(stats, goal)}
        </Typography>
        <GoalBar stats={stats} goal={goal} child={child} />
      </>
    ) : (
      <Late>
        <Skeleton width={280} height={26} sx={{ mb: 3, maxWidth: '100%' }} />
        <Skeleton variant="rounded" height={8} />
      </Late>
    )}
  </Card>
);

interface GoalBarProps {
  readonly stats: UserStats;
  readonly goal: number;
  readonly child?: Named | null;
}

/** The approved part filled, the waiting part hatched. */
export function GoalBar({ stats, goal, child = null }: GoalBarProps) {
  const done = percentOf(stats.approvedHours, goal);
  const waiting = percentOf(stats.totalHours, goal) - done;
  return <ProgressBar label={labelFor(child)} words={goalWords(stats, goal)} done={done} waiting={waiting} />;
}

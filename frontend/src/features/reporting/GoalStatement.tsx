import type { UserStats } from '@hourtrail/contracts';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { percentOf, hoursFigure } from '../../lib/hours.js';
import { ProgressBar } from '../../ui/ProgressBar.js';
import { Late } from '../../ui/states.js';

interface GoalStatementProps {
  readonly stats: UserStats | undefined;
  readonly goal: number;
  /** Null for the user's own. */
  readonly child?: Named | null;
}

interface Named {
  readonly firstName: string;
}

const labelFor = (child: Named | null): string =>
  child ? `${child.firstName}’s progress to the goal` : 'Progress to your goal';

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

export function GoalBar({ stats, goal, child = null }: GoalBarProps) {
  const done = percentOf(stats.approvedHours, goal);
  const waiting = percentOf(stats.totalHours, goal) - done;
  return <ProgressBar label={labelFor(child)} words={goalWords(stats, goal)} done={done} waiting={waiting} />;
}

/** "18.5 of 50 hours approved; 6 waiting". */
export function goalWords({ approvedHours, pendingHours }: UserStats, goal: number): string {
  const approved = `${hoursFigure(approvedHours)} of ${hoursFigure(goal)} hours approved`;
  return pendingHours > 0 ? `${approved}; ${hoursFigure(pendingHours)} waiting` : approved;
}

/** Counts pending hours as given. */
export const hoursToGo = ({ totalHours }: UserStats, goal: number): number => Math.max(0, goal - totalHours);

/** "Your school asks for 50 hours: 18.5 approved, 6 waiting, 25.5 to go." */
export function commitmentWords(stats: UserStats, goal: number, child?: { readonly firstName: string } | null): string {
  const asks = `Your school asks ${child ? `${child.firstName} ` : ''}for ${hoursFigure(goal)} hours`;
  if (stats.approvedHours >= goal) return `${asks}: all are approved.`;
  const toGo = hoursToGo(stats, goal);
  const parts = [
    `${hoursFigure(stats.approvedHours)} approved`,
    ...(stats.pendingHours > 0 ? [`${hoursFigure(stats.pendingHours)} waiting`] : []),
    toGo > 0 ? `${hoursFigure(toGo)} to go` : 'none to go once they are approved',
  ];
  return `${asks}: ${parts.join(', ')}.`;
}

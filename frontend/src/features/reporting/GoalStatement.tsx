import { msg, t, type UserStats } from '@hourtrail/contracts';
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
  child ? t('reports.childGoalProgress', { firstName: child.firstName }) : t('reports.yourGoalProgress');

export const GoalStatement = ({ stats, goal, child = null }: GoalStatementProps) => (
  <Card aria-label={labelFor(child)}>
    {stats ? (
      <>
        <Typography variant="lead" component="p" sx={{ mb: 3 }}>
          {goalWords(stats, goal, child)}
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

/** "18.5 of 50 hours approved; 6 waiting". Starts with the name of a child. */
export function goalWords(
  { approvedHours, pendingHours }: UserStats,
  goal: number,
  child: Named | null = null,
): string {
  const values = { goal, approved: hoursFigure(approvedHours) };
  if (pendingHours === 0) {
    return child
      ? t('reports.childGoalApproved', { ...values, firstName: child.firstName })
      : t('reports.goalApproved', values);
  }
  const withWaiting = { ...values, waiting: hoursFigure(pendingHours) };
  return child
    ? t('reports.childGoalApprovedAndWaiting', { ...withWaiting, firstName: child.firstName })
    : t('reports.goalApprovedAndWaiting', withWaiting);
}

/** Counts pending hours as given. */
export const hoursToGo = ({ totalHours }: UserStats, goal: number): number => Math.max(0, goal - totalHours);

/** "Your school asks for 50 hours: 18.5 approved, 6 waiting, 25.5 to go." */
export function commitmentWords(stats: UserStats, goal: number, child: Named | null = null): string {
  const values = {
    goal,
    firstName: child?.firstName ?? '',
    approved: hoursFigure(stats.approvedHours),
    waiting: hoursFigure(stats.pendingHours),
    left: hoursFigure(hoursToGo(stats, goal)),
  };
  const sentences = child ? CHILD_COMMITMENTS : YOUR_COMMITMENTS;
  if (stats.approvedHours >= goal) return t(sentences.met, values);
  if (stats.pendingHours === 0) return t(sentences.open, values);
  return t(stats.totalHours >= goal ? sentences.metOnceApproved : sentences.openWithWaiting, values);
}

const YOUR_COMMITMENTS = {
  met: msg('reports.yourCommitmentMet'),
  open: msg('reports.yourCommitment'),
  openWithWaiting: msg('reports.yourCommitmentWithWaiting'),
  metOnceApproved: msg('reports.yourCommitmentMetOnceApproved'),
} as const;

const CHILD_COMMITMENTS = {
  met: msg('reports.childCommitmentMet'),
  open: msg('reports.childCommitment'),
  openWithWaiting: msg('reports.childCommitmentWithWaiting'),
  metOnceApproved: msg('reports.childCommitmentMetOnceApproved'),
} as const;

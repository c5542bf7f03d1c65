import { Suspense } from 'react';
import { locale, t, type CategoryProgress, type StudentGoal, type UserStats } from '@hourtrail/contracts';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useCountingRulesQuery } from '../../api/organizations.js';
import { useRequirementsQuery } from '../../api/reporting.js';
import { useSessionUser } from '../../api/useSessionUser.js';
import { lazily } from '../../lib/lazily.js';
import { percentOf, hoursFigure } from '../../lib/hours.js';
import { ProgressBar } from '../../ui/ProgressBar.js';
import { Late } from '../../ui/states.js';
import { FRESH } from './useReviewFigures.js';

const RequirementList = lazily(async () => (await import('./RequirementList.js')).RequirementList);

interface GoalStatementProps {
  readonly stats: UserStats | undefined;
  readonly userId: number;
  /** Null for the user's own. */
  readonly child?: Named | null;
}

interface Named {
  readonly firstName: string;
}

/** The one statement of the goal on a dashboard: what is approved, what waits and what is still to go. */
export const GoalStatement = ({ stats, userId, child = null }: GoalStatementProps) => (
  <Card aria-label={t('reports.schoolCommitments')}>
    <Typography variant="h2" sx={{ mb: 3 }}>
      {t('reports.schoolCommitments')}
    </Typography>
    {stats ? (
      <>
        <Typography variant="lead" component="p" sx={{ mb: 3 }}>
          {goalWords(stats, child)}
        </Typography>
        <GoalBar stats={stats} userId={userId} child={child} />
        <WhyThisGoal goal={stats.goal} child={child} />
        <ToGo stats={stats} userId={userId} />
      </>
    ) : (
      <Late>
        <Skeleton variant="rounded" sx={{ mb: 3 }}>
          <Typography variant="lead" component="p">
            {goalWords(MIDWAY, child)}
          </Typography>
        </Skeleton>
        <Skeleton variant="rounded" height={8} />
        <Skeleton variant="rounded" sx={{ mt: 3 }}>
          <Typography>{toGoWords(MIDWAY)}</Typography>
        </Skeleton>
      </Late>
    )}
  </Card>
);

interface WhyThisGoalProps {
  readonly goal: StudentGoal;
  readonly child?: Named | null;
}

/** Nothing where they owe what everyone owes. */
export function WhyThisGoal({ goal, child = null }: WhyThisGoalProps) {
  const words = whyThisGoal(goal, child);
  return words ? <Typography sx={{ mt: 3, color: 'text.secondary' }}>{words}</Typography> : null;
}

/** "Grade 12: 40 hours. You joined in March: 12 of 40 hours." */
export function whyThisGoal({ hours, whole, gradeLevel, joinedOn }: StudentGoal, child: Named | null = null): string {
  const joined = joinedOn && { month: monthOf(joinedOn), hours, whole };
  return [
    gradeLevel && t('counting.goalOfGrade', { grade: gradeLevel, hours: whole }),
    joined &&
      (child ? t('counting.childJoined', { ...joined, firstName: child.firstName }) : t('counting.youJoined', joined)),
  ]
    .filter(Boolean)
    .join(' ');
}

const MONTH = new Intl.DateTimeFormat(locale(), { month: 'long', timeZone: 'UTC' });
const monthOf = (date: string): string => MONTH.format(new Date(`${date}T00:00:00Z`));

/** Where the school has rules of what counts, not every approved hour brings the goal nearer. */
function ToGo({ stats, userId }: { stats: UserStats; userId: number }) {
  return useHasRules() ? (
    <WhatCounts userId={userId} />
  ) : (
    <Typography sx={{ mt: 3, color: 'text.secondary' }}>{toGoWords(stats)}</Typography>
  );
}

const useHasRules = (): boolean => Boolean(useCountingRulesQuery(useSessionUser().organizationId).data?.length);

/** Nothing where the school has no rules. */
export const RequirementsIfAny = ({ userId }: { userId: number }) =>
  useHasRules() ? <WhatCounts userId={userId} /> : null;

const WhatCounts = ({ userId }: { userId: number }) => (
  <Box sx={{ mt: 3 }}>
    <Suspense fallback={null}>
      <RequirementList userId={userId} />
    </Suspense>
  </Box>
);

/** Its words reserve the lines of those to come. */
const MIDWAY: UserStats = {
  approvedHours: 25,
  pendingHours: 1,
  totalHours: 26,
  countedHours: null,
  eventsJoined: 0,
  goal: { hours: 50, whole: 50, gradeLevel: null, joinedOn: null },
};

interface GoalBarProps {
  readonly stats: UserStats;
  readonly userId: number;
  readonly child?: Named | null;
}

export function GoalBar({ stats, userId, child = null }: GoalBarProps) {
  const { hours: goal } = stats.goal;
  const hours = towardGoal(stats);
  const { withWaiting = hours } = useWithWaiting(stats, userId);
  const done = percentOf(hours, goal);
  const waiting = percentOf(withWaiting, goal) - done;
  const label = child ? t('reports.childGoalProgress', { firstName: child.firstName }) : t('reports.yourGoalProgress');
  return <ProgressBar label={label} words={goalWords(stats)} done={done} waiting={waiting} />;
}

/** Approved hours; where the school has rules of what counts, those that count. */
export const towardGoal = ({
  approvedHours,
  countedHours,
}: Pick<UserStats, 'approvedHours' | 'countedHours'>): number => countedHours ?? approvedHours;

interface WithWaiting {
  /** Undefined while unknown. */
  readonly withWaiting: number | undefined;
  /** Where as many hours count as the goal asks for: those that are missing in single categories. */
  readonly lacking: readonly CategoryProgress[];
  readonly isLoading: boolean;
}

/** Hours toward the goal if everything that waits were approved now. */
export function useWithWaiting(
  stats: Pick<UserStats, 'approvedHours' | 'countedHours' | 'pendingHours' | 'goal'> | undefined,
  userId: number,
): WithWaiting {
  const hasRules = stats !== undefined && stats.countedHours !== null;
  const isEnough = hasRules && towardGoal(stats) >= stats.goal.hours;
  const byRules = hasRules && (isEnough || stats.pendingHours > 0);
  const { data, isLoading } = useRequirementsQuery(byRules ? userId : skipToken, FRESH);
  const lacking = isEnough ? (data?.categories.filter(({ missingHours }) => missingHours > 0) ?? []) : [];
  if (byRules) return { withWaiting: data?.countedHoursWithWaiting, lacking, isLoading };
  return { withWaiting: stats && towardGoal(stats) + stats.pendingHours, lacking, isLoading: false };
}

/** "18.5 of 50 hours approved; 6 waiting". Starts with the name of a child. */
export function goalWords(stats: UserStats, child: Named | null = null): string {
  const { pendingHours, countedHours } = stats;
  const by = countedHours === null ? 'approval' : 'rules';
  const values = { goal: stats.goal.hours, approved: hoursFigure(towardGoal(stats)), by };
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

/** "31.5 hours to go. Waiting hours count once they’re approved." */
export function toGoWords(stats: UserStats): string {
  const { pendingHours, goal } = stats;
  const left = goal.hours - towardGoal(stats);
  if (left <= 0) return t('reports.goalReached');
  const values = { left: Math.round(left * 100) / 100 };
  if (pendingHours === 0) return t('reports.toGo', values);
  return pendingHours < left ? t('reports.toGoWithWaiting', values) : t('reports.toGoEnoughWaiting', values);
}

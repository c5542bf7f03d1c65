import type { ReactNode } from 'react';
import { msg, t, type CategoryProgress, type UserStats } from '@hourtrail/contracts';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useSessionUser } from '../../api/useSessionUser.js';
import { hoursFigure, percentOf } from '../../lib/hours.js';
import { PATHS } from '../../lib/paths.js';
import { CardGrid } from '../../ui/Columns.js';
import { StatCard } from '../../ui/StatCard.js';
import { towardGoal, useWithWaiting } from './GoalStatement.js';

interface VolunteerStatsProps {
  readonly stats: UserStats | undefined;
  /** Null for the user's own. */
  readonly child?: ChildNamed | null;
  readonly approvedLabel: string;
  readonly pendingLabel: string;
  readonly progress?: ReactNode;
}

export function VolunteerStats({ stats, child = null, approvedLabel, pendingLabel, progress }: VolunteerStatsProps) {
  const figure = (hours: number | undefined): ReactNode =>
    hours === undefined ? <Skeleton width={64} /> : hoursFigure(hours);
  const { id } = useSessionUser();
  const { withWaiting, lacking, isLoading } = useWithWaiting(stats, child?.id ?? id);
  const percent =
    stats && !isLoading ? (
      lacking.length > 0 ? (
        enoughButLacking(stats, lacking)
      ) : (
        shareWords(stats, withWaiting, child)
      )
    ) : (
      // reserves the lines of the text that loads later
      <span style={{ visibility: 'hidden' }}>{shareWords(UNKNOWN, 24, child)}</span>
    );
  return (
    <CardGrid>
      <StatCard
        label={t('reports.totalHours')}
        value={figure(stats?.totalHours)}
        caption={percent}
        to={hoursPage(child)}
      >
        {progress && <Box sx={{ my: 1 }}>{progress}</Box>}
      </StatCard>
      <StatCard
        label={approvedLabel}
        value={figure(stats?.approvedHours)}
        caption={t('reports.final')}
        to={hoursPage(child, 'approved')}
      />
      <StatCard
        label={pendingLabel}
        value={figure(stats?.pendingHours)}
        caption={t('reports.waitingForReview')}
        to={hoursPage(child, 'waiting')}
      />
      <StatCard
        label={t('reports.eventsJoined')}
        value={figure(stats?.eventsJoined)}
        caption={child ? t('reports.childSignUps') : t('reports.yourSignUps')}
        to={`${PATHS.opportunities}?${child ? `child=${child.id}` : 'show=joined'}`}
      />
    </CardGrid>
  );
}

const UNKNOWN = {
  ...{ approvedHours: 12, pendingHours: 12, countedHours: null },
  goal: { hours: 50, whole: 50, gradeLevel: null, joinedOn: null },
};

/** "30.5 of 30 hours count · 5 hours of Community are missing" */
const enoughButLacking = (stats: UserStats, lacking: readonly CategoryProgress[]): string =>
  [
    t('reports.hoursCountOfGoal', { counted: towardGoal(stats), goal: stats.goal.hours }),
    ...lacking.map(({ missingHours: hours, category: { name } }) => t('reports.missingInCategory', { hours, name })),
  ].join(' · ');

/** "37% of your 50-hour goal approved, 49% with waiting hours" */
function shareWords(
  stats: Pick<UserStats, 'approvedHours' | 'pendingHours' | 'countedHours' | 'goal'>,
  withWaiting: number | undefined,
  child: ChildNamed | null,
): string {
  const { hours: goal } = stats.goal;
  const hours = towardGoal(stats);
  const by = stats.countedHours === null ? 'approval' : 'rules';
  const values = { goal, by, approved: percentOf(hours, goal), total: percentOf(withWaiting ?? hours, goal) };
  if (stats.pendingHours === 0 || withWaiting === undefined || values.approved === 100) {
    return t(child ? msg('reports.shareOfChildGoal') : msg('reports.shareOfYourGoal'), values);
  }
  return t(child ? msg('reports.shareOfChildGoalWithWaiting') : msg('reports.shareOfYourGoalWithWaiting'), values);
}

export interface ChildNamed {
  readonly id: number;
  readonly firstName: string;
}

/** Links to the entries behind a figure. */
export function hoursPage(child: ChildNamed | null, show?: 'approved' | 'waiting'): string {
  const query = new URLSearchParams({ ...(child && { child: String(child.id) }), ...(show && { show }) }).toString();
  return query ? `${PATHS.myHours}?${query}` : PATHS.myHours;
}

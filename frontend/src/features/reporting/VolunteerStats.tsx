import type { ReactNode } from 'react';
import { msg, t, type UserStats } from '@hourtrail/contracts';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { hoursFigure, percentOf } from '../../lib/hours.js';
import { PATHS } from '../../lib/paths.js';
import { CardGrid } from '../../ui/Columns.js';
import { StatCard } from '../../ui/StatCard.js';

interface VolunteerStatsProps {
  readonly stats: UserStats | undefined;
  readonly goal: number;
  /** Null for the user's own. */
  readonly child?: ChildNamed | null;
  readonly approvedLabel: string;
  readonly pendingLabel: string;
  readonly progress?: ReactNode;
}

export function VolunteerStats({
  stats,
  goal,
  child = null,
  approvedLabel,
  pendingLabel,
  progress,
}: VolunteerStatsProps) {
  const figure = (hours: number | undefined): ReactNode =>
    hours === undefined ? <Skeleton width={64} /> : hoursFigure(hours);
  const percentWords = (total: number, approved: number): string =>
    t(child ? msg('reports.shareOfChildGoal') : msg('reports.shareOfYourGoal'), {
      goal,
      total: percentOf(total, goal),
      approved: percentOf(approved, goal),
    });
  const percent = stats ? (
    percentWords(stats.totalHours, stats.approvedHours)
  ) : (
    // reserves the lines of the text that loads later
    <span style={{ visibility: 'hidden' }}>{percentWords(goal / 2, goal / 2)}</span>
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

export interface ChildNamed {
  readonly id: number;
  readonly firstName: string;
}

/** Links to the entries behind a figure. */
export function hoursPage(child: ChildNamed | null, show?: 'approved' | 'waiting'): string {
  const query = new URLSearchParams({ ...(child && { child: String(child.id) }), ...(show && { show }) }).toString();
  return query ? `${PATHS.myHours}?${query}` : PATHS.myHours;
}

import type { ReactNode } from 'react';
import type { UserStats } from '@hourtrail/contracts';
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
    `${percentOf(total, goal)}% of ${child ? 'the' : 'your'} ${hoursFigure(goal)}-hour goal, ${percentOf(approved, goal)}% approved`;
  const percent = stats ? (
    percentWords(stats.totalHours, stats.approvedHours)
  ) : (
    // reserves the lines of the text that loads later
    <span style={{ visibility: 'hidden' }}>{percentWords(goal / 2, goal / 2)}</span>
  );
  return (
    <CardGrid>
      <StatCard label="Total Hours" value={figure(stats?.totalHours)} caption={percent} to={hoursPage(child)}>
        {progress && <Box sx={{ my: 1 }}>{progress}</Box>}
      </StatCard>
      <StatCard
        label={approvedLabel}
        value={figure(stats?.approvedHours)}
        caption="Final"
        to={hoursPage(child, 'approved')}
      />
      <StatCard
        label={pendingLabel}
        value={figure(stats?.pendingHours)}
        caption="Waiting to be verified or approved"
        to={hoursPage(child, 'waiting')}
      />
      <StatCard
        label="Events Joined"
        value={figure(stats?.eventsJoined)}
        caption={child ? 'Sign-ups held now' : 'Sign-ups you hold now'}
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

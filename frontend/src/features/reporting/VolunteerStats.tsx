import type { ReactNode } from 'react';
import type { UserStats } from '@hourtrail/contracts';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { hoursFigure, percentOf } from '../../lib/hours.js';
import { CardGrid } from '../../ui/Card.js';
import { StatCard } from '../../ui/StatCard.js';

interface VolunteerStatsProps {
  readonly stats: UserStats | undefined;
  readonly goal: number;
  readonly approvedLabel: string;
  readonly pendingLabel: string;
  /** Stands under the total. */
  readonly progress?: ReactNode;
}

/** A volunteer's four figures; each leads to the entries it counts. */
export function VolunteerStats({ stats, goal, approvedLabel, pendingLabel, progress }: VolunteerStatsProps) {
  const figure = (hours: number | undefined): ReactNode =>
    hours === undefined ? <Skeleton width={64} /> : hoursFigure(hours);
  const percent =
    stats &&
    `${percentOf(stats.totalHours, goal)}% of your ${hoursFigure(goal)}-hour goal, ${percentOf(stats.approvedHours, goal)}% approved`;
  return (
    <CardGrid>
      <StatCard label="Total Hours" value={figure(stats?.totalHours)} caption={percent} to="/my-hours">
        {progress && <Box sx={{ my: 1 }}>{progress}</Box>}
      </StatCard>
      <StatCard
        label={approvedLabel}
        value={figure(stats?.approvedHours)}
        caption="Final"
        to="/my-hours?show=approved"
      />
      <StatCard
        label={pendingLabel}
        value={figure(stats?.pendingHours)}
        caption="Waiting to be verified or approved"
        to="/my-hours?show=waiting"
      />
      <StatCard label="Events Joined" value={figure(stats?.eventsJoined)} caption="Sign-ups you hold now" />
    </CardGrid>
  );
}

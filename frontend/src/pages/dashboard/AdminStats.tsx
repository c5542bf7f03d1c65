import type { ReactNode } from 'react';
import type { Statistics } from '@hourtrail/contracts';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useStatisticsQuery } from '../../api/reporting.js';
import { hoursFigure } from '../../lib/hours.js';
import { PATHS } from '../../lib/paths.js';
import { StatCard } from '../../ui/StatCard.js';

const UNKNOWN = '—';
const HOURS = `${PATHS.dashboard}?tab=hours`;

const Grid = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  [theme.breakpoints.down('md')]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: 12,
    '& > :first-of-type': { gridColumn: '1 / -1' },
  },
}));

const counted = (count: number, of: string): string => `${count.toLocaleString('en-US')} ${of}`;

/** The figures of one school; each filters what stands below. */
export function AdminStats() {
  const { data, isError } = useStatisticsQuery(undefined, { refetchOnMountOrArgChange: true });
  const figure = (pick: (statistics: Statistics) => string): ReactNode =>
    data ? pick(data) : isError ? UNKNOWN : <Skeleton width={64} />;
  return (
    <Grid>
      <StatCard
        label="Total Users"
        value={figure(({ totalUsers }) => totalUsers.toLocaleString('en-US'))}
        caption={figure(({ activeUsers }) => counted(activeUsers, 'active'))}
        to={PATHS.dashboard}
      />
      <StatCard
        label="Total Hours"
        value={figure(({ totalHours }) => hoursFigure(totalHours))}
        caption={figure(({ approvedEntries }) =>
          counted(approvedEntries, approvedEntries === 1 ? 'approved entry' : 'approved entries'),
        )}
        to={`${HOURS}&status=pending,verified,approved`}
      />
      <StatCard
        label="Pending Hours"
        value={figure(({ pendingHours }) => hoursFigure(pendingHours))}
        caption="Awaiting approval"
        to={`${HOURS}&status=pending,verified`}
      />
    </Grid>
  );
}

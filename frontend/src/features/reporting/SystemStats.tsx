import type { ReactNode } from 'react';
import type { Role, Statistics } from '@hourtrail/contracts';
import Skeleton from '@mui/material/Skeleton';
import { useStatisticsQuery } from '../../api/reporting.js';
import { formatCount } from '../../lib/counts.js';
import { hoursFigure } from '../../lib/hours.js';
import { PATHS } from '../../lib/paths.js';
import { CardGrid } from '../../ui/Columns.js';
import { FigureList } from '../../ui/FactGrid.js';
import { ListCard } from '../../ui/ListCard.js';
import { StatCard } from '../../ui/StatCard.js';
import { ErrorState } from '../../ui/states.js';

const UNKNOWN = '—';

function useFigures(): (pick: (statistics: Statistics) => ReactNode) => ReactNode {
  const { data, isError } = useStatisticsQuery(undefined, { refetchOnMountOrArgChange: true });
  return (pick) => (data ? pick(data) : isError ? UNKNOWN : <Skeleton width={64} />);
}

export function SystemStats() {
  const figure = useFigures();
  return (
    <CardGrid>
      <StatCard
        label="Total Users"
        value={figure(({ totalUsers }) => formatCount(totalUsers))}
        caption={figure(({ activeUsers }) => `${formatCount(activeUsers)} active`)}
        to={PATHS.people}
      />
      <StatCard
        label="Organizations"
        value={figure(({ organizations }) => formatCount(organizations))}
        caption="Schools, New School included"
        to={PATHS.schools}
      />
      <StatCard
        label="Total Hours"
        value={figure(({ totalHours }) => hoursFigure(totalHours))}
        caption={figure(({ pendingHours }) => `${hoursFigure(pendingHours)} of them waiting`)}
        to={PATHS.approvals}
      />
      <StatCard
        label="Approved Hours"
        value={figure(({ approvedEntries }) => formatCount(approvedEntries))}
        caption="Entries"
        to={`${PATHS.approvals}?tab=approved`}
      />
    </CardGrid>
  );
}

const GROUPS: readonly (readonly [label: string, roles: readonly Role[]])[] = [
  ['Active Students', ['student']],
  ['Active Parents', ['parent']],
  ['Teachers and Admins', ['teacher', 'admin']],
  ['Verifiers', ['verifier']],
];

export function SystemStatistics() {
  const figure = useFigures();
  const { data, error, isError, refetch } = useStatisticsQuery();
  return (
    <ListCard title="System Statistics">
      {isError && !data ? (
        <ErrorState title="The figures could not be loaded" error={error} onRetry={refetch} />
      ) : (
        <FigureList
          figures={GROUPS.map(([label, roles]) => ({
            label,
            value: figure(({ activeByRole }) => formatCount(roles.reduce((sum, role) => sum + activeByRole[role], 0))),
            to: `${PATHS.people}?role=${roles.join(',')}&status=active`,
          }))}
        />
      )}
    </ListCard>
  );
}

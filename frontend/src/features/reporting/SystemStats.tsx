import type { ReactNode } from 'react';
import { t, type Role, type Statistics } from '@hourtrail/contracts';
import Skeleton from '@mui/material/Skeleton';
import { useStatisticsQuery } from '../../api/reporting.js';
import { formatCount } from '../../lib/counts.js';
import { hoursFigure } from '../../lib/hours.js';
import { PATHS } from '../../lib/paths.js';
import { Amount } from '../../ui/Amount.js';
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
        label={t('reports.totalUsers')}
        value={figure(({ totalUsers }) => formatCount(totalUsers))}
        caption={figure(({ activeUsers }) => t('reports.activeUsers', { count: activeUsers }))}
        to={PATHS.people}
      />
      <StatCard
        label={t('reports.organizations')}
        value={figure(({ organizations }) => formatCount(organizations))}
        caption={t('reports.schoolsAndNewSchool')}
        to={PATHS.schools}
      />
      <StatCard
        label={t('reports.totalHours')}
        value={figure(({ totalHours }) => (
          <Amount unit="hours" of={totalHours} />
        ))}
        caption={figure(({ pendingHours }) => t('reports.hoursWaiting', { hours: hoursFigure(pendingHours) }))}
        to={PATHS.approvals}
      />
      <StatCard
        label={t('reports.approvedHours')}
        value={figure(({ approvedEntries }) => (
          <Amount unit="entries" of={approvedEntries} />
        ))}
        caption={t('reports.final')}
        to={`${PATHS.approvals}?tab=approved`}
      />
    </CardGrid>
  );
}

const GROUPS: readonly (readonly [label: string, roles: readonly Role[]])[] = [
  [t('reports.activeStudents'), ['student']],
  [t('reports.activeParents'), ['parent']],
  [t('reports.teachersAndAdmins'), ['teacher', 'admin']],
  [t('reports.verifiers'), ['verifier']],
];

export function SystemStatistics() {
  const figure = useFigures();
  const { data, error, isError, refetch } = useStatisticsQuery();
  return (
    <ListCard title={t('reports.systemStatistics')}>
      {isError && !data ? (
        <ErrorState title={t('reports.figuresFailed')} error={error} onRetry={refetch} />
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

import type { ReactNode } from 'react';
import type { Statistics } from '@hourtrail/contracts';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useOpportunitiesPageQuery } from '../../api/opportunities.js';
import { useStatisticsQuery } from '../../api/reporting.js';
import { AloneLink } from '../../features/reporting/AloneLink.js';
import { counted, countOf } from '../../lib/counts.js';
import { hoursFigure } from '../../lib/hours.js';
import { PATHS } from '../../lib/paths.js';
import { CardGrid } from '../../ui/Columns.js';
import { StatCard } from '../../ui/StatCard.js';

const UNKNOWN = '—';

/** The line of a link that comes later. */
const Reserved = styled('span')({ display: 'block', minHeight: 18 });
const HOURS = `${PATHS.dashboard}?tab=hours`;
/** What the list below shows of opportunities where only the active ones are asked for. */
const ACTIVE_EVENTS = { when: 'upcoming', active: true, limit: 1 } as const;

/** The figures of one school; each filters what stands below. */
export function AdminStats() {
  const { data, isError } = useStatisticsQuery(undefined, { refetchOnMountOrArgChange: true });
  const events = useOpportunitiesPageQuery(ACTIVE_EVENTS, { refetchOnMountOrArgChange: true });
  const figure = (pick: (statistics: Statistics) => string): ReactNode =>
    data ? pick(data) : isError ? UNKNOWN : <Skeleton width={64} />;
  return (
    <CardGrid>
      <StatCard
        label="Total Users"
        value={figure(({ totalUsers }) => counted(totalUsers))}
        caption={figure(({ activeUsers }) => `${counted(activeUsers)} active`)}
        to={PATHS.dashboard}
      />
      <StatCard
        label="Total Hours"
        value={figure(({ totalHours }) => hoursFigure(totalHours))}
        caption={
          <>
            {figure(({ approvedEntries }) => countOf(approvedEntries, 'approved entry', 'approved entries'))}
            <Reserved>
              <AloneLink />
            </Reserved>
          </>
        }
        to={`${HOURS}&status=pending,verified,approved`}
      />
      <StatCard
        label="Pending Hours"
        value={figure(({ pendingHours }) => hoursFigure(pendingHours))}
        caption="Awaiting approval"
        to={`${HOURS}&status=pending,verified`}
      />
      <StatCard
        label="Opportunities"
        value={events.data ? events.data.total : events.isError ? UNKNOWN : <Skeleton width={64} />}
        caption="Active events"
        to={`${PATHS.dashboard}?tab=opportunities&active=true`}
      />
    </CardGrid>
  );
}

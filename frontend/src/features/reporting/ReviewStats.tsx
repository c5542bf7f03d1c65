import type { ReactNode } from 'react';
import type { ReviewSummary } from '@hourtrail/contracts';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useReviewSummaryQuery } from '../../api/reporting.js';
import { hoursFigure } from '../../lib/hours.js';
import { CardGrid } from '../../ui/Columns.js';
import { PATHS } from '../../lib/paths.js';
import { StatCard } from '../../ui/StatCard.js';
import { LateLink, AloneLink } from './LateLink.js';
import { FRESH, useHoursCount, waitingStatuses, type HoursCount } from './useReviewFigures.js';

const UNKNOWN = '—';

/** Reserves two lines, so that a link that loads later does not shift the layout. */
const Reserved = styled('span')(({ theme }) => ({
  display: 'block',
  [theme.breakpoints.down('lg')]: { minHeight: 36 },
}));

function useFigures(): (pick: (summary: ReviewSummary) => number) => ReactNode {
  const { data, isError } = useReviewSummaryQuery(undefined, FRESH);
  return (pick) => (data ? hoursFigure(pick(data)) : isError ? UNKNOWN : <Skeleton width={64} />);
}

const countOrUnknown = ({ total, failed }: HoursCount): ReactNode =>
  total ?? (failed ? UNKNOWN : <Skeleton width={64} />);

export function VerifierStats() {
  const figure = useFigures();
  const waiting = useHoursCount(['pending']);
  const done = useHoursCount(['verified', 'approved', 'rejected']);
  const rejected = useHoursCount(['rejected']);
  return (
    <CardGrid>
      <StatCard
        label="Pending Verification"
        value={countOrUnknown(waiting)}
        caption="Assigned to you"
        to={PATHS.approvals}
      />
      <StatCard
        label="Total Verified"
        value={countOrUnknown(done)}
        caption={
          rejected.total === undefined || rejected.total === '0' ? 'Decided' : `Decided; ${rejected.total} rejected`
        }
        to={`${PATHS.approvals}?tab=verified`}
      />
      <StatCard
        label="Hours to Verify"
        value={figure(({ waitingHours }) => waitingHours)}
        caption="In what waits for you"
        to={PATHS.approvals}
      />
      <StatCard
        label="Active Students"
        value={figure(({ students }) => students)}
        caption="With entries assigned to you"
      />
    </CardGrid>
  );
}

export function ApprovalStats({ verifies }: { verifies: boolean }) {
  const figure = useFigures();
  const waiting = useHoursCount(waitingStatuses(verifies ? 'verifier' : 'teacher'));
  const done = useHoursCount(verifies ? ['verified', 'approved'] : ['approved']);
  return (
    <CardGrid>
      <StatCard label="Total Hours" value={figure(({ totalHours }) => totalHours)} caption="Waiting and approved" />
      <StatCard
        label="Pending Review"
        value={countOrUnknown(waiting)}
        caption={
          <Reserved>
            <LateLink otherwise="Entries" />
          </Reserved>
        }
        to={PATHS.approvals}
      />
      {verifies ? (
        <StatCard
          label="Verified"
          value={countOrUnknown(done)}
          caption="Entries"
          to={`${PATHS.approvals}?tab=verified`}
        />
      ) : (
        <StatCard
          label="Approved"
          value={countOrUnknown(done)}
          caption={<AloneLink otherwise="Entries" />}
          to={`${PATHS.approvals}?tab=approved`}
        />
      )}
      <StatCard label="Total Students" value={figure(({ students }) => students)} caption="With hours logged" />
    </CardGrid>
  );
}

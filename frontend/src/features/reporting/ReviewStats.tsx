import type { ReactNode } from 'react';
import { t, type ReviewSummary } from '@hourtrail/contracts';
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
        label={t('reports.pendingVerification')}
        value={countOrUnknown(waiting)}
        caption={t('reports.assignedToYou')}
        to={PATHS.approvals}
      />
      <StatCard
        label={t('reports.totalVerified')}
        value={countOrUnknown(done)}
        caption={
          rejected.total === undefined || rejected.total === '0'
            ? t('reports.decided')
            : t('reports.decidedAndRejected', { rejected: rejected.total })
        }
        to={`${PATHS.approvals}?tab=verified`}
      />
      <StatCard
        label={t('reports.hoursToVerify')}
        value={figure(({ waitingHours }) => waitingHours)}
        caption={t('reports.hoursInYourQueue')}
        to={PATHS.approvals}
      />
      <StatCard
        label={t('reports.activeStudents')}
        value={figure(({ students }) => students)}
        caption={t('reports.studentsAssigned')}
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
      <StatCard
        label={t('reports.totalHours')}
        value={figure(({ totalHours }) => totalHours)}
        caption={t('reports.waitingAndApproved')}
      />
      <StatCard
        label={t('reports.pendingReview')}
        value={countOrUnknown(waiting)}
        caption={
          <Reserved>
            <LateLink otherwise={t('common.entries')} />
          </Reserved>
        }
        to={PATHS.approvals}
      />
      {verifies ? (
        <StatCard
          label={t('common.verified')}
          value={countOrUnknown(done)}
          caption={t('common.entries')}
          to={`${PATHS.approvals}?tab=verified`}
        />
      ) : (
        <StatCard
          label={t('common.approved')}
          value={countOrUnknown(done)}
          caption={<AloneLink otherwise={t('common.entries')} />}
          to={`${PATHS.approvals}?tab=approved`}
        />
      )}
      <StatCard
        label={t('reports.totalStudents')}
        value={figure(({ students }) => students)}
        caption={t('reports.withHoursLogged')}
      />
    </CardGrid>
  );
}

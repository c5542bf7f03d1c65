import type { ReactNode } from 'react';
import { t, type ReviewSummary } from '@hourtrail/contracts';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useReviewSummaryQuery } from '../../api/reporting.js';
import { Amount } from '../../ui/Amount.js';
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

function useAmounts(): (unit: 'hours' | 'students', pick: (summary: ReviewSummary) => number) => ReactNode {
  const { data, isError } = useReviewSummaryQuery(undefined, FRESH);
  return (unit, pick) => (data ? <Amount unit={unit} of={pick(data)} /> : isError ? UNKNOWN : <Skeleton width={64} />);
}

const entriesOrUnknown = ({ total, failed }: HoursCount): ReactNode =>
  total !== undefined ? <Amount unit="entries" of={total} /> : failed ? UNKNOWN : <Skeleton width={64} />;

export function VerifierStats() {
  const amount = useAmounts();
  const waiting = useHoursCount(['pending']);
  const done = useHoursCount(['verified', 'approved', 'rejected']);
  const rejected = useHoursCount(['rejected']);
  return (
    <CardGrid>
      <StatCard
        label={t('reports.pendingVerification')}
        value={entriesOrUnknown(waiting)}
        caption={t('reports.assignedToYou')}
        to={PATHS.approvals}
      />
      <StatCard
        label={t('reports.totalVerified')}
        value={entriesOrUnknown(done)}
        caption={
          rejected.total === undefined || rejected.total === '0'
            ? t('reports.decided')
            : t('reports.decidedAndRejected', { rejected: rejected.total })
        }
        to={`${PATHS.approvals}?tab=verified`}
      />
      <StatCard
        label={t('reports.hoursToVerify')}
        value={amount('hours', ({ waitingHours }) => waitingHours)}
        caption={t('reports.hoursInYourQueue')}
        to={PATHS.approvals}
      />
      <StatCard
        label={t('reports.activeStudents')}
        value={amount('students', ({ students }) => students)}
        caption={t('reports.studentsAssigned')}
      />
    </CardGrid>
  );
}

export function ApprovalStats({ verifies }: { verifies: boolean }) {
  const amount = useAmounts();
  const waiting = useHoursCount(waitingStatuses(verifies ? 'verifier' : 'teacher'));
  const done = useHoursCount(verifies ? ['verified', 'approved'] : ['approved']);
  return (
    <CardGrid>
      <StatCard
        label={t('reports.totalHours')}
        value={amount('hours', ({ totalHours }) => totalHours)}
        caption={verifies ? t('reports.totalAssignedToYou') : t('reports.totalOfSchool')}
      />
      <StatCard
        label={t('reports.pendingReview')}
        value={entriesOrUnknown(waiting)}
        caption={
          <Reserved>
            <LateLink otherwise={verifies ? t('reports.assignedToYou') : t('hours.awaitingApproval')} />
          </Reserved>
        }
        to={PATHS.approvals}
      />
      {verifies ? (
        <StatCard
          label={t('common.verified')}
          value={entriesOrUnknown(done)}
          caption={t('reports.verifiedOrApproved')}
          to={`${PATHS.approvals}?tab=verified`}
        />
      ) : (
        <StatCard
          label={t('common.approved')}
          value={entriesOrUnknown(done)}
          caption={<AloneLink otherwise={t('reports.final')} />}
          to={`${PATHS.approvals}?tab=approved`}
        />
      )}
      <StatCard
        label={t('reports.totalStudents')}
        value={amount('students', ({ students }) => students)}
        caption={verifies ? t('reports.studentsAssigned') : t('reports.withHoursLogged')}
      />
    </CardGrid>
  );
}

import { t } from '@hourtrail/contracts';
import Alert from '@mui/material/Alert';
import { useHoursPageQuery } from '../../api/hours.js';
import { useSessionUser } from '../../api/useSessionUser.js';
import { FRESH } from '../../features/reporting/useReviewFigures.js';
import { PATHS } from '../../lib/paths.js';
import { InlineLink } from '../../ui/InlineLink.js';

/** Rejected entries that the volunteer can correct; renders nothing if there are none. */
export function RejectedHours() {
  const { id } = useSessionUser();
  const { data, error } = useHoursPageQuery({ studentId: id, status: ['rejected'], limit: 1 }, FRESH);
  // what comes below waits, so that it does not move
  if (!data && !error) return <div aria-busy />;
  if (!data || data.total === '0') return null;
  const count = data.total === '1' ? 1 : 2;
  return (
    <Alert severity="warning">
      {t('dashboard.rejectedHours', { count, total: data.total })}{' '}
      <InlineLink to={`${PATHS.myHours}?show=rejected`}>{t('dashboard.correctThem', { count })}</InlineLink>
    </Alert>
  );
}

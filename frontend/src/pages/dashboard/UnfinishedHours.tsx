import { t } from '@hourtrail/contracts';
import Alert from '@mui/material/Alert';
import { useHoursPageQuery } from '../../api/hours.js';
import { useSessionUser } from '../../api/useSessionUser.js';
import { FRESH } from '../../features/reporting/useReviewFigures.js';
import { PATHS } from '../../lib/paths.js';
import { InlineLink } from '../../ui/InlineLink.js';

/** The volunteer's rejected entries and drafts: nobody else acts on them. Renders nothing if there are none. */
export function UnfinishedHours() {
  const { id } = useSessionUser();
  const rejected = useHoursPageQuery({ studentId: id, status: ['rejected'], limit: 1 }, FRESH);
  const drafts = useHoursPageQuery({ studentId: id, status: ['draft'], limit: 1 }, FRESH);
  // what comes below waits, so that it does not move
  if ([rejected, drafts].some(({ data, error }) => !data && !error)) return <div aria-busy />;
  const [rejectedTotal, draftsTotal] = [rejected, drafts].map(({ data }) => data?.total ?? '0') as [string, string];
  if (rejectedTotal === '0' && draftsTotal === '0') return null;
  return (
    <Alert severity="warning">
      {rejectedTotal !== '0' && (
        <div>
          {t('dashboard.rejectedHours', counted(rejectedTotal))}{' '}
          <InlineLink to={`${PATHS.myHours}?show=rejected`}>
            {t('dashboard.correctThem', counted(rejectedTotal))}
          </InlineLink>
        </div>
      )}
      {draftsTotal !== '0' && (
        <div>
          {t('dashboard.draftHours', counted(draftsTotal))}{' '}
          <InlineLink to={`${PATHS.myHours}?show=drafts`}>{t('dashboard.submitThem', counted(draftsTotal))}</InlineLink>
        </div>
      )}
    </Alert>
  );
}

/** `total` may be "1000+"; plural forms need a number. */
const counted = (total: string) => ({ total, count: total === '1' ? 1 : 2 });

import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { LateLink } from '../../features/reporting/LateLink.js';
import { queueWords } from '../../features/reporting/queueWords.js';
import { useHoursCount, waitingStatuses } from '../../features/reporting/useReviewFigures.js';
import { PATHS } from '../../lib/paths.js';
import { Lead, LeadSkeleton } from './Lead.js';

/** How much waits for an administrator, and the way to it. */
export function AdminLead() {
  const { total, failed } = useHoursCount(waitingStatuses('admin'));
  if (total === undefined) return failed ? null : <LeadSkeleton />;
  const caughtUp = total === '0';
  return (
    <Lead aria-label="What waits for you">
      <div>
        <Typography variant="lead" component="p">
          {caughtUp ? 'All caught up! Nothing waits for you.' : queueWords(total)}
        </Typography>
        {!caughtUp && <LateLink />}
      </div>
      {!caughtUp && (
        <Button variant="contained" component={Link} to={PATHS.approvals}>
          Review
        </Button>
      )}
    </Lead>
  );
}

import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { queueWords } from '../../features/reporting/queueWords.js';
import { useHoursCount, waitingStatuses } from '../../features/reporting/useReviewFigures.js';
import { PATHS } from '../../lib/paths.js';
import { Lead, LeadSkeleton, WhatWaits } from './Lead.js';

/** How much waits for an administrator, and the way to it; `quiet` while something else on the page comes first. */
export function AdminLead({ quiet }: { quiet: boolean }) {
  const { total, failed } = useHoursCount(waitingStatuses('admin'));
  if (total === undefined) return failed ? null : <LeadSkeleton />;
  return (
    <Lead aria-label="What waits for you">
      <WhatWaits words={queueWords(total)} late={total !== '0'} />
      {total !== '0' && (
        <Button variant={quiet ? 'outlined' : 'contained'} component={Link} to={PATHS.approvals}>
          Review
        </Button>
      )}
    </Lead>
  );
}

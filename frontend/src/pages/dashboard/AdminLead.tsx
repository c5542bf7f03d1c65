import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { LateLink } from '../../features/reporting/LateLink.js';
import { queueWords } from '../../features/reporting/queueWords.js';
import { useHoursCount, waitingStatuses } from '../../features/reporting/useReviewFigures.js';
import { PATHS } from '../../lib/paths.js';
import { Card } from '../../ui/Card.js';

const Frame = styled(Card)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 16,
  [theme.breakpoints.down('sm')]: { flexDirection: 'column', alignItems: 'stretch' },
}));

/** How much waits for an administrator, and the way to it. */
export function AdminLead() {
  const { total } = useHoursCount(waitingStatuses('admin'));
  if (total === undefined) return null;
  const caughtUp = total === '0';
  return (
    <Frame aria-label="What waits for you">
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
    </Frame>
  );
}

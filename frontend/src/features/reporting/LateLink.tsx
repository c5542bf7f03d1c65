import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { useReviewSummaryQuery } from '../../api/reporting.js';
import { PATHS } from '../../lib/paths.js';
import { lateWords } from './queueWords.js';

// stands above the link that covers its card
export const InlineLink = styled(Link)(({ theme }) => ({
  position: 'relative',
  zIndex: 1,
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 24,
  marginBlock: -3,
  '@media (pointer: coarse)': { minHeight: 44, marginBlock: 0 },
  color: theme.vars.palette.primary.main,
}));

/** How many entries have waited for more than a week, and the way to them. */
export function LateLink({ otherwise = null }: { otherwise?: string | null }) {
  const { data } = useReviewSummaryQuery();
  if (!data?.waitingOverAWeek) return otherwise;
  return <InlineLink to={`${PATHS.approvals}?late=true`}>{lateWords(data.waitingOverAWeek)}</InlineLink>;
}

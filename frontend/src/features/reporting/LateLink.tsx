import { useReviewSummaryQuery } from '../../api/reporting.js';
import { PATHS } from '../../lib/paths.js';
import { InlineLink } from '../../ui/InlineLink.js';
import { lateWords } from './queueWords.js';

/** How many entries have waited for more than a week, and the way to them. */
export function LateLink({ otherwise = null }: { otherwise?: string | null }) {
  const { data } = useReviewSummaryQuery();
  if (!data?.waitingOverAWeek) return otherwise;
  return <InlineLink to={`${PATHS.approvals}?late=true`}>{lateWords(data.waitingOverAWeek)}</InlineLink>;
}

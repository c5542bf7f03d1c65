import { useReviewSummaryQuery } from '../../api/reporting.js';
import { PATHS } from '../../lib/paths.js';
import { InlineLink } from '../../ui/InlineLink.js';
import { useHoursCount } from './useReviewFigures.js';

/** How many entries have waited for more than a week, and the way to them. */
export function LateLink({ otherwise = null }: { otherwise?: string | null }) {
  const { data } = useReviewSummaryQuery();
  if (!data?.waitingOverAWeek) return otherwise;
  return <InlineLink to={`${PATHS.approvals}?late=true`}>{lateWords(data.waitingOverAWeek)}</InlineLink>;
}

/** How many approved entries nobody had verified first, and the way to them. */
export function AloneLink({ otherwise = null }: { otherwise?: string | null }) {
  const { total } = useHoursCount(['approved'], { singleActor: true });
  if (total === undefined || total === '0') return otherwise;
  return <InlineLink to={`${PATHS.approvals}?tab=approved&single=true`}>{aloneWords(total)}</InlineLink>;
}

/** "12 entries wait for you". `total` is worded by the server, such as "1000+". */
export function queueWords(total: string): string {
  if (total === '0') return 'Nothing waits for you';
  return total === '1' ? '1 entry waits for you' : `${total} entries wait for you`;
}

/** "3 waiting longer than 7 days". */
export const lateWords = (overAWeek: number): string => `${overAWeek} waiting longer than 7 days`;

/** "12 by one person", of approved entries. */
export const aloneWords = (total: string): string => `${total} by one person`;

import { useReviewSummaryQuery } from '../../api/reporting.js';
import { PATHS } from '../../lib/paths.js';
import { InlineLink } from '../../ui/InlineLink.js';
import { useHoursCount } from './useReviewFigures.js';

export function LateLink({ otherwise = null }: { otherwise?: string | null }) {
  const { data } = useReviewSummaryQuery();
  if (!data?.waitingOverAWeek) return otherwise;
  return <InlineLink to={`${PATHS.approvals}?late=true`}>{lateWords(data.waitingOverAWeek)}</InlineLink>;
}

export function AloneLink({ otherwise = null }: { otherwise?: string | null }) {
  const { total } = useHoursCount(['approved'], { singleActor: true });
  if (total === undefined || total === '0') return otherwise;
  return <InlineLink to={`${PATHS.approvals}?tab=approved&single=true`}>{aloneWords(total)}</InlineLink>;
}

/** `total` comes formatted from the server, such as "1000+". */
export function queueWords(total: string): string {
  if (total === '0') return 'Nothing waits for you';
  return total === '1' ? '1 entry waits for you' : `${total} entries wait for you`;
}

export const lateWords = (overAWeek: number): string => `${overAWeek} waiting longer than 7 days`;

export const aloneWords = (total: string): string => `${total} by one person`;

import { PATHS } from '../../lib/paths.js';
import { InlineLink } from '../../ui/InlineLink.js';
import { aloneWords } from './queueWords.js';
import { useHoursCount } from './useReviewFigures.js';

/** How many approved entries nobody had verified first, and the way to them. */
export function AloneLink({ otherwise = null }: { otherwise?: string | null }) {
  const { total } = useHoursCount(['approved'], { singleActor: true });
  if (total === undefined || total === '0') return otherwise;
  return <InlineLink to={`${PATHS.approvals}?tab=approved&single=true`}>{aloneWords(total)}</InlineLink>;
}

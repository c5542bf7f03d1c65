import Typography from '@mui/material/Typography';
import { PATHS } from '../../lib/paths.js';
import { InlineLink } from './LateLink.js';
import { aloneWords } from './queueWords.js';
import { useHoursCount } from './useReviewFigures.js';

/** How many approved entries nobody had verified first, and the way to them; nothing where there are none. */
export function DecidedAlone() {
  const { total } = useHoursCount(['approved'], { singleActor: true });
  if (total === undefined || total === '0') return null;
  return (
    <Typography>
      <InlineLink to={`${PATHS.approvals}?tab=approved&single=true`}>{aloneWords(total)}</InlineLink>: nobody had
      verified first.
    </Typography>
  );
}

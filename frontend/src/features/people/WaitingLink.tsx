import { Link } from 'react-router-dom';
import { PATHS } from '../../lib/paths.js';
import { Notice } from '../../ui/Notice.js';
import { useWaitingCounts } from './useWaiting.js';
import { waitingWords } from './waitingWords.js';

/** Says quietly that people wait to be let in, and leads to them; nothing while nobody does. */
export function WaitingNotice() {
  const counts = useWaitingCounts();
  const words = counts && waitingWords(counts);
  if (!words) return null;
  return (
    <Notice>
      <Link to={`${PATHS.people}?tab=waiting`} style={{ color: 'inherit' }}>
        {words}
      </Link>
    </Notice>
  );
}

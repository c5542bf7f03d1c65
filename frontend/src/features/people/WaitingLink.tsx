import { can } from '@hourtrail/contracts';
import { useSessionUser } from '../../api/useSessionUser.js';
import { PATHS } from '../../lib/paths.js';
import { InlineLink } from '../../ui/InlineLink.js';
import { useWaitingCounts, waitingWords } from './useWaiting.js';

export const WaitingLink = () => (can(useSessionUser().role, 'nominations.answer') ? <Waiting /> : null);

function Waiting() {
  const counts = useWaitingCounts();
  const words = counts && waitingWords(counts);
  return words ? <InlineLink to={`${PATHS.people}?tab=waiting`}>{words}</InlineLink> : null;
}

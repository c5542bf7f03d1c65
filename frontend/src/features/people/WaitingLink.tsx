import { can } from '@hourtrail/contracts';
import { useSessionUser } from '../../api/useSessionUser.js';
import { PATHS } from '../../lib/paths.js';
import { InlineLink } from '../../ui/InlineLink.js';
import { useWaitingCounts, waitingWords } from './useWaiting.js';

/** Says to who may answer that people wait to be let in, and leads to them; nothing while nobody does. */
export const WaitingLink = () => (can(useSessionUser().role, 'nominations.answer') ? <Waiting /> : null);

function Waiting() {
  const counts = useWaitingCounts();
  const words = counts && waitingWords(counts);
  return words ? <InlineLink to={`${PATHS.people}?tab=waiting`}>{words}</InlineLink> : null;
}

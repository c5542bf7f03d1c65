import { t, can } from '@hourtrail/contracts';
import { useFamilyLinksInfiniteQuery, useJoinRequestsInfiniteQuery } from '../../api/families.js';
import { usePeoplePageQuery } from '../../api/people.js';
import { useSessionUser } from '../../api/useSessionUser.js';
import { inAList } from '../../lib/names.js';
import { PATHS } from '../../lib/paths.js';
import { InlineLink } from '../../ui/InlineLink.js';

export const WaitingLink = () => (can(useSessionUser().role, 'nominations.answer') ? <Waiting /> : null);

function Waiting() {
  const counts = useWaitingCounts();
  const words = counts && waitingWords(counts);
  return words ? <InlineLink to={`${PATHS.people}?tab=waiting`}>{words}</InlineLink> : null;
}

/** Undefined until all counts are loaded. */
export function useWaitingCounts(): WaitingCounts | undefined {
  const { role } = useSessionUser();
  const looksAfterPeople = can(role, 'nominations.answer');
  const admits = can(role, 'join.answer');
  const nominated = usePeoplePageQuery({ status: ['nominated'], limit: 1 }, { skip: !looksAfterPeople });
  const linked = useFamilyLinksInfiniteQuery({ status: ['requested'], limit: 1 }, { skip: !looksAfterPeople });
  const joinRequests = useJoinRequestsInfiniteQuery({ status: ['waiting'], limit: 1 }, { skip: !admits });
  const verifiers = nominated.data?.total;
  const families = linked.data?.pages[0]?.total;
  const joining = admits ? joinRequests.data?.pages[0]?.total : '0';
  if (verifiers === undefined || families === undefined || joining === undefined) return undefined;
  return { verifiers, families, joining };
}

/** Counts as the server formats them, such as "3" or "1000+". */
interface WaitingCounts {
  readonly verifiers: string;
  readonly families: string;
  readonly joining: string;
}

/** "7", or "1000+" if a count is not exact. */
export function waitingTotal({ verifiers, families, joining }: WaitingCounts): string {
  const counts = [verifiers, families, joining];
  const sum = counts.reduce((total, count) => total + Number.parseInt(count, 10), 0);
  return `${sum}${counts.some((count) => count.endsWith('+')) ? '+' : ''}`;
}

/** "2 verifiers and 1 family are waiting for confirmation"; undefined if there are none. */
export function waitingWords(counts: WaitingCounts): string | undefined {
  const parts = [
    counts.verifiers !== '0' && t('people.waitingVerifiers', shownCount(counts.verifiers)),
    counts.families !== '0' && t('people.waitingFamilies', shownCount(counts.families)),
    counts.joining !== '0' && t('people.waitingMembers', shownCount(counts.joining)),
  ].filter((part) => part !== false);
  if (parts.length === 0) return undefined;
  return t('people.waitingSummary', { list: inAList(parts), total: Number.parseInt(waitingTotal(counts), 10) });
}

const shownCount = (shown: string) => ({ shown, count: Number.parseInt(shown, 10) });

import { can } from '@hourtrail/contracts';
import { useFamilyLinksInfiniteQuery, useJoinRequestsInfiniteQuery } from '../../api/families.js';
import { usePeoplePageQuery } from '../../api/people.js';
import { useSessionUser } from '../../api/useSessionUser.js';
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

const countWords = (count: string, one: string, many: string): readonly string[] =>
  count === '0' ? [] : [`${count} ${count === '1' ? one : many}`];

/** "7", or "1000+" if a count is not exact. */
export function waitingTotal({ verifiers, families, joining }: WaitingCounts): string {
  const counts = [verifiers, families, joining];
  const sum = counts.reduce((total, count) => total + Number.parseInt(count, 10), 0);
  return `${sum}${counts.some((count) => count.endsWith('+')) ? '+' : ''}`;
}

/** "2 verifiers and 1 family wait for confirmation"; undefined if there are none. */
export function waitingWords(counts: WaitingCounts): string | undefined {
  const parts = [
    ...countWords(counts.verifiers, 'verifier', 'verifiers'),
    ...countWords(counts.families, 'family', 'families'),
    ...countWords(counts.joining, 'new member', 'new members'),
  ];
  if (parts.length === 0) return undefined;
  const list = new Intl.ListFormat('en-US').format(parts);
  return `${list} ${waitingTotal(counts) === '1' ? 'waits' : 'wait'} for confirmation`;
}

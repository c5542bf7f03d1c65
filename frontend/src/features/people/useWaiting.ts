import { can } from '@hourtrail/contracts';
import { useFamilyLinksInfiniteQuery, useJoinRequestsInfiniteQuery } from '../../api/families.js';
import { usePeoplePageQuery } from '../../api/people.js';
import { useSessionUser } from '../../api/useSessionUser.js';
import type { WaitingCounts } from './waitingWords.js';

/** How much waits for an answer of the signed-in person, by kind; undefined until all of it is known. */
export function useWaitingCounts(): WaitingCounts | undefined {
  const { role } = useSessionUser();
  const looksAfterPeople = can(role, 'nominations.answer');
  const admits = can(role, 'join.answer');
  const nominated = usePeoplePageQuery({ status: ['nominated'], limit: 1 }, { skip: !looksAfterPeople });
  const linked = useFamilyLinksInfiniteQuery({ status: ['requested'], limit: 1 }, { skip: !looksAfterPeople });
  const asked = useJoinRequestsInfiniteQuery({ status: ['waiting'], limit: 1 }, { skip: !admits });
  const verifiers = nominated.data?.total;
  const families = linked.data?.pages[0]?.total;
  const joining = admits ? asked.data?.pages[0]?.total : '0';
  if (verifiers === undefined || families === undefined || joining === undefined) return undefined;
  return { verifiers, families, joining };
}

import { useSessionUser } from '../../api/useSessionUser.js';
import { problemOfDays, withParam } from '../../lib/params.js';
import { useAddress } from '../../lib/useAddress.js';
import {
  askedIn,
  chosenIn,
  filterOf,
  fullWordsOf,
  searchOf,
  withoutFilters,
  withSearch,
  wordsOf,
  type Asked,
  type FilterParam,
} from './filters.js';
import { approvalTabs } from './tabs.js';
import { useTypedParam } from '../../lib/useTypedParam.js';

/** Which entries are asked for; it stands in the address, so that Back, a link and a saved filter lead to them. */
export function useApprovalFilter() {
  const { role } = useSessionUser();
  const [params, setParams] = useAddress();
  const asked = askedIn(params, role);
  const askedBy = (saved: string): Asked => askedIn(new URLSearchParams(saved), role);
  const set = (name: FilterParam, value: string): void =>
    setParams((now) => withParam(now, name, value), { replace: true });
  const [search, setSearch] = useTypedParam(asked.q, (q) => set('q', q));
  const words = wordsOf(asked);
  return {
    ...asked,
    tabs: approvalTabs(role),
    filter: filterOf(asked),
    /** What narrows the list, in words. */
    words,
    isNarrowed: words !== '',
    /** How many things narrow it beside the search. */
    chosen: chosenIn(asked),
    problem: problemOfDays(asked),
    /** What a saved filter keeps. */
    kept: searchOf(asked),
    keptWords: fullWordsOf(asked),
    /** Whether a saved search is the present one. */
    isAskedBy: (saved: string): boolean => searchOf(askedBy(saved)) === searchOf(asked),
    wordsOfSearch: (saved: string): string => fullWordsOf(askedBy(saved)),
    search,
    setSearch,
    set,
    apply: (saved: string): void => {
      setSearch(askedBy(saved).q);
      setParams((now) => withSearch(now, saved));
    },
    clear: (): void => {
      setSearch('');
      setParams((now) => withoutFilters(now), { replace: true });
    },
  };
}

export type ApprovalFilter = ReturnType<typeof useApprovalFilter>;

import { useSessionUser } from '../../api/useSessionUser.js';
import { problemOfDays, useListFilters } from '../../lib/useSearchState.js';
import {
  approvalSearchIn,
  chosenIn,
  filterOf,
  fullWordsOf,
  NARROWING,
  searchOf,
  valuesOf,
  wordsOf,
  approvalTabs,
  type ApprovalSearch,
} from './filters.js';

export function useApprovalFilter() {
  const { role } = useSessionUser();
  const { state, set, setSearch, ...filters } = useListFilters<ApprovalSearch, keyof ApprovalSearch>(
    (params) => approvalSearchIn(params, role),
    NARROWING,
  );
  const savedState = (saved: string): ApprovalSearch => approvalSearchIn(new URLSearchParams(saved), role);
  const words = wordsOf(state);
  return {
    ...filters,
    ...state,
    set,
    setSearch,
    tabs: approvalTabs(role),
    filter: filterOf(state),
    words,
    isNarrowed: words !== '',
    chosen: chosenIn(state),
    problem: problemOfDays(state),
    searchParams: searchOf(state),
    searchWords: fullWordsOf(state),
    isApplied: (saved: string): boolean => searchOf(savedState(saved)) === searchOf(state),
    wordsOfSearch: (saved: string): string => fullWordsOf(savedState(saved)),
    apply: (saved: string): void => {
      setSearch(savedState(saved).q);
      set(valuesOf(saved), { replace: false });
    },
  };
}

export type ApprovalFilter = ReturnType<typeof useApprovalFilter>;

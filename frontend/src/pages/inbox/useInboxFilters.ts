import { oneIn, textIn, useListFilters } from '../../lib/useSearchState.js';

const TABS = ['new', 'handled', 'newsletter'] as const;
export type InboxTab = (typeof TABS)[number];

const read = (params: URLSearchParams): { readonly tab: InboxTab; readonly q: string } => ({
  tab: oneIn(params, 'tab', TABS) ?? 'new',
  q: textIn(params, 'q'),
});

export function useInboxFilters() {
  const { state, set, ...filters } = useListFilters<ReturnType<typeof read>, 'tab' | 'q'>(read, ['q']);
  return {
    ...filters,
    tab: state.tab,
    setTab: (tab: InboxTab): void => set({ tab: tab === 'new' ? '' : tab }),
    query: state.q ? { q: state.q } : {},
  };
}

export type InboxFilters = ReturnType<typeof useInboxFilters>;

import { withParam } from '../../lib/params.js';
import { useAddress } from '../../lib/useAddress.js';
import { useTypedParam } from '../../lib/useTypedParam.js';

export const INBOX_TABS = ['new', 'handled', 'newsletter'] as const;
export type InboxTab = (typeof INBOX_TABS)[number];

/** Which part of the inbox is shown and what is searched for; both stand in the address. */
export function useInboxFilters() {
  const [params, setParams] = useAddress();
  const set = (name: 'tab' | 'q', value: string): void =>
    setParams((now) => withParam(now, name, value), { replace: true });
  const [search, setSearch] = useTypedParam(params.get('q') ?? '', (q) => set('q', q));
  const q = params.get('q')?.trim();
  return {
    tab: INBOX_TABS.find((tab) => tab === params.get('tab')) ?? 'new',
    setTab: (tab: InboxTab): void => set('tab', tab === 'new' ? '' : tab),
    search,
    setSearch,
    asked: q ? { q } : {},
    clear: (): void => setSearch(''),
  };
}

export type InboxFilters = ReturnType<typeof useInboxFilters>;

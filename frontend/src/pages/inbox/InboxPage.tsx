import { useState } from 'react';
import { t, type ContactMessageStatus, type ContactMessageView, type SubscriptionView } from '@hourtrail/contracts';
import Alert from '@mui/material/Alert';
import { Inbox, Mails } from 'lucide-react';
import {
  useMessagesPageQuery,
  useMessagesListInfiniteQuery,
  useMailStatusQuery,
  useSubscriptionsListInfiniteQuery,
} from '../../api/inbox.js';
import { MessageList, MessagesSkeleton } from '../../features/inbox/MessageList.js';
import { MessagePanel } from '../../features/inbox/MessagePanel.js';
import { SubscriptionList, SubscriptionsSkeleton } from '../../features/inbox/SubscriptionList.js';
import { useErase, useRemoveSubscription } from '../../features/inbox/useErase.js';
import { mailWords } from '../../features/inbox/words.js';
import { oneIn, textIn, useListFilters } from '../../lib/useSearchState.js';
import { Sections } from '../../ui/Columns.js';
import { ConfirmDialog } from '../../ui/ConfirmDialog.js';
import { SearchBox } from '../../ui/FilterFields.js';
import { FilterTabs } from '../../ui/FilterTabs.js';
import { PagedList } from '../../ui/PagedList.js';
import { PageHeading } from '../../ui/PageHeading.js';
import { EmptyState, NothingFound } from '../../ui/states.js';

export function InboxPage() {
  const filters = useInboxFilters();
  const { tab, setTab } = filters;
  const { data: waiting } = useMessagesPageQuery({ status: 'new', limit: 1 }, { refetchOnMountOrArgChange: true });
  return (
    <Sections>
      <PageHeading title={t('inbox.title')} />
      <MailNotice />
      <div>
        <FilterTabs
          label={t('inbox.sections')}
          tabs={[
            { key: 'new', label: t('inbox.new'), count: waiting?.total },
            { key: 'handled', label: t('inbox.handled') },
            { key: 'newsletter', label: t('inbox.newsletter') },
          ]}
          selected={tab}
          onSelect={setTab}
        />
        <div style={{ marginTop: 16 }}>
          {tab === 'newsletter' ? <Subscriptions {...filters} /> : <Messages key={tab} {...filters} status={tab} />}
        </div>
      </div>
    </Sections>
  );
}

const MESSAGE_ROWS = 25;

function Messages({ status, search, setSearch, query, clear }: InboxFilters & { status: ContactMessageStatus }) {
  const list = useMessagesListInfiniteQuery(
    { status, limit: MESSAGE_ROWS, ...query },
    { refetchOnMountOrArgChange: true },
  );
  const [open, setOpen] = useState<ContactMessageView | null>(null);
  return (
    <>
      <PagedList
        label={t('inbox.messages')}
        tab={status}
        list={list}
        head={<SearchBox label={t('inbox.searchMessages')} value={search} onChange={setSearch} />}
        skeleton={<MessagesSkeleton />}
        failed={t('inbox.messagesLoadFailed')}
        empty={<NoMessages status={status} q={query.q} onClear={clear} />}
      >
        {(messages, density) => <MessageList messages={messages} density={density} onOpen={setOpen} />}
      </PagedList>
      <MessagePanel message={open} onChange={setOpen} onClose={() => setOpen(null)} />
    </>
  );
}

interface NoMessagesProps {
  readonly status: ContactMessageStatus;
  readonly q: string | undefined;
  readonly onClear: () => void;
}

function NoMessages({ status, q, onClear }: NoMessagesProps) {
  if (q) {
    return (
      <NothingFound title={t('inbox.noMessagesMatch', { search: q })} onClear={onClear}>
        {t('inbox.searchHelp')}
      </NothingFound>
    );
  }
  return status === 'new' ? (
    <EmptyState icon={Inbox} title={t('inbox.allCaughtUp')}>
      {t('inbox.messagesAppearHere')}
    </EmptyState>
  ) : (
    <EmptyState icon={Inbox} title={t('inbox.noneHandled')} />
  );
}

const TABS = ['new', 'handled', 'newsletter'] as const;
type InboxTab = (typeof TABS)[number];

const read = (params: URLSearchParams): { readonly tab: InboxTab; readonly q: string } => ({
  tab: oneIn(params, 'tab', TABS) ?? 'new',
  q: textIn(params, 'q'),
});

function useInboxFilters() {
  const { state, set, ...filters } = useListFilters<ReturnType<typeof read>, 'tab' | 'q'>(read, ['q']);
  return {
    ...filters,
    tab: state.tab,
    setTab: (tab: InboxTab): void => set({ tab: tab === 'new' ? '' : tab }),
    query: state.q ? { q: state.q } : {},
  };
}

type InboxFilters = ReturnType<typeof useInboxFilters>;

function MailNotice() {
  const { data: mailStatus } = useMailStatusQuery(undefined, { refetchOnMountOrArgChange: true });
  const words = mailStatus && mailWords(mailStatus);
  return words ? <Alert>{words}</Alert> : null;
}

const SUBSCRIPTION_ROWS = 25;

export function Subscriptions({ search, setSearch, query, clear }: InboxFilters) {
  const list = useSubscriptionsListInfiniteQuery(
    { limit: SUBSCRIPTION_ROWS, ...query },
    { refetchOnMountOrArgChange: true },
  );
  const [removing, setRemoving] = useState<SubscriptionView | null>(null);
  const removal = useRemoveSubscription();
  const [erasing, setErasing] = useState<SubscriptionView | null>(null);
  const { subscription: erasure } = useErase();
  return (
    <>
      <PagedList
        label={t('inbox.subscriptions')}
        tab="newsletter"
        list={list}
        head={<SearchBox label={t('inbox.searchAddresses')} value={search} onChange={setSearch} />}
        skeleton={<SubscriptionsSkeleton />}
        failed={t('inbox.subscriptionsLoadFailed')}
        empty={
          query.q ? (
            <NothingFound title={t('inbox.noAddressesMatch', { search: query.q })} onClear={clear} />
          ) : (
            <EmptyState icon={Mails} title={t('inbox.noSubscriptions')}>
              {t('inbox.subscribersAppearHere')}
            </EmptyState>
          )
        }
      >
        {(subscriptions, density) => (
          <SubscriptionList {...{ subscriptions, density }} onRemove={setRemoving} onErase={setErasing} />
        )}
      </PagedList>
      <ConfirmDialog confirmation={removing && removal(removing)} onClose={() => setRemoving(null)} />
      <ConfirmDialog confirmation={erasing && erasure(erasing)} onClose={() => setErasing(null)} />
    </>
  );
}

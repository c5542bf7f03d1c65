import { useState } from 'react';
import type { ContactMessageStatus, ContactMessageView, SubscriptionView } from '@hourtrail/contracts';
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
      <PageHeading title="Inbox" />
      <MailNotice />
      <div>
        <FilterTabs
          label="Which part of the inbox"
          tabs={[
            { key: 'new', label: 'New', count: waiting?.total },
            { key: 'handled', label: 'Handled' },
            { key: 'newsletter', label: 'Newsletter' },
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
        label="Messages"
        tab={status}
        list={list}
        head={<SearchBox label="Search messages" value={search} onChange={setSearch} />}
        skeleton={<MessagesSkeleton />}
        failed="The messages could not be loaded"
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
      <NothingFound title={`No message matches “${q}”`} onClear={onClear}>
        The search looks at names, addresses, organizations and words.
      </NothingFound>
    );
  }
  return status === 'new' ? (
    <EmptyState icon={Inbox} title="All caught up">
      What visitors write with the contact form appears here.
    </EmptyState>
  ) : (
    <EmptyState icon={Inbox} title="No message was handled yet" />
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
        label="Subscriptions"
        tab="newsletter"
        list={list}
        head={<SearchBox label="Search addresses" value={search} onChange={setSearch} />}
        skeleton={<SubscriptionsSkeleton />}
        failed="The subscriptions could not be loaded"
        empty={
          query.q ? (
            <NothingFound title={`No address matches “${query.q}”`} onClear={clear} />
          ) : (
            <EmptyState icon={Mails} title="Nobody has asked for the newsletter yet">
              Who asks on the blog appears here, and is subscribed once they have confirmed.
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

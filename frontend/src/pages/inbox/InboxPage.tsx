import { useState } from 'react';
import type { ContactMessageStatus, ContactMessageView } from '@hourtrail/contracts';
import { Inbox } from 'lucide-react';
import { useMessagesPageQuery, useMessagesListInfiniteQuery } from '../../api/inbox.js';
import { MailNotice } from '../../features/inbox/MailNotice.js';
import { MessageList, MessagesSkeleton } from '../../features/inbox/MessageList.js';
import { MessagePanel } from '../../features/inbox/MessagePanel.js';
import { Sections } from '../../ui/Columns.js';
import { FilterTabs } from '../../ui/FilterTabs.js';
import { PagedList } from '../../ui/PagedList.js';
import { PageHeading } from '../../ui/PageHeading.js';
import { SearchBox } from '../../ui/SearchBox.js';
import { EmptyState, NothingFound } from '../../ui/states.js';
import { Subscriptions } from './Subscriptions.js';
import { useInboxFilters, type InboxFilters } from './useInboxFilters.js';

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

const PAGE_ROWS = 25;

function Messages({ status, search, setSearch, query, clear }: InboxFilters & { status: ContactMessageStatus }) {
  const list = useMessagesListInfiniteQuery(
    { status, limit: PAGE_ROWS, ...query },
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

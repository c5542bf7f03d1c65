import { useState } from 'react';
import type { ContactMessageStatus, ContactMessageView } from '@hourtrail/contracts';
import { Inbox } from 'lucide-react';
import { useMessagesListInfiniteQuery } from '../../api/inbox.js';
import { MessageList, MessagesSkeleton } from '../../features/inbox/MessageList.js';
import { MessagePanel } from '../../features/inbox/MessagePanel.js';
import { NothingFound } from '../../ui/NothingFound.js';
import { PagedList } from '../../ui/PagedList.js';
import { SearchBox } from '../../ui/SearchBox.js';
import { EmptyState } from '../../ui/states.js';
import type { InboxFilters } from './useInboxFilters.js';

const PAGE_ROWS = 25;

/** The messages that wait for somebody, or that somebody saw to. */
export function Messages({ status, search, setSearch, asked, clear }: InboxFilters & { status: ContactMessageStatus }) {
  const list = useMessagesListInfiniteQuery(
    { status, limit: PAGE_ROWS, ...asked },
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
        empty={<NoMessages status={status} q={asked.q} onClear={clear} />}
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

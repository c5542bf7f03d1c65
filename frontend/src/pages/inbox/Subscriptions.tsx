import { useState } from 'react';
import type { SubscriptionView } from '@hourtrail/contracts';
import { Mails } from 'lucide-react';
import { useSubscriptionsListInfiniteQuery } from '../../api/inbox.js';
import { SubscriptionList, SubscriptionsSkeleton } from '../../features/inbox/SubscriptionList.js';
import { useErase, useRemoveSubscription } from '../../features/inbox/useErase.js';
import { ConfirmDialog } from '../../ui/ConfirmDialog.js';
import { PagedList } from '../../ui/PagedList.js';
import { SearchBox } from '../../ui/SearchBox.js';
import { EmptyState, NothingFound } from '../../ui/states.js';
import type { InboxFilters } from './useInboxFilters.js';

const PAGE_ROWS = 25;

export function Subscriptions({ search, setSearch, query, clear }: InboxFilters) {
  const list = useSubscriptionsListInfiniteQuery({ limit: PAGE_ROWS, ...query }, { refetchOnMountOrArgChange: true });
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

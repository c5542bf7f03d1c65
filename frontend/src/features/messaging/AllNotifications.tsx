import Button from '@mui/material/Button';
import { BellRing } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { errorReference } from '../../api/errorMessage.js';
import { useNotificationsListInfiniteQuery } from '../../api/messaging.js';
import { FilterTabs, LIST_PANEL_ID, tabId } from '../../ui/FilterTabs.js';
import { ListFootBar, ListFrame, ListHead } from '../../ui/ListCard.js';
import { ListFoot } from '../../ui/ListFoot.js';
import { rowsOf } from '../../ui/PagedList.js';
import { EmptyState, ErrorState } from '../../ui/states.js';
import { MarkRead } from './MarkRead.js';
import { NotificationRow, NotificationRows } from './NotificationRow.js';
import { NotificationsSkeleton, NothingToTell } from './notificationStates.js';
import { useUnread } from './useNotifications.js';

const PAGE_ROWS = 25;

type Show = 'all' | 'unread';

/** Everything somebody has been told, a page at a time, or what of it they have not read. */
export function AllNotifications() {
  const [params, setParams] = useSearchParams();
  const show: Show = params.get('show') === 'unread' ? 'unread' : 'all';
  const unread = useUnread();
  const list = useNotificationsListInfiniteQuery(
    { limit: PAGE_ROWS, ...(show === 'unread' && { unread: true }) },
    { refetchOnMountOrArgChange: true },
  );
  const rows = rowsOf(list);
  const select = (next: Show): void => setParams(next === 'unread' ? { show: next } : {}, { replace: true });
  return (
    <ListFrame aria-label="Your notifications">
      <ListHead>
        <FilterTabs
          label="Which notifications"
          tabs={[
            { key: 'all', label: 'All' },
            { key: 'unread', label: 'Unread', count: unread },
          ]}
          selected={show}
          onSelect={select}
        />
      </ListHead>
      <div role="tabpanel" id={LIST_PANEL_ID} aria-labelledby={tabId(show)}>
        {rows ? (
          rows.length > 0 ? (
            <NotificationRows aria-label="Notifications">
              {rows.map((notification) => (
                <NotificationRow key={notification.id} notification={notification}>
                  {!notification.isRead && <MarkRead id={notification.id} />}
                </NotificationRow>
              ))}
            </NotificationRows>
          ) : show === 'unread' ? (
            <EverythingRead onAll={() => select('all')} />
          ) : (
            <NothingToTell />
          )
        ) : list.isError ? (
          <ErrorState
            title="The notifications could not be loaded"
            reference={errorReference(list.error)}
            onRetry={() => void list.refetch()}
          />
        ) : (
          <NotificationsSkeleton rows={8} />
        )}
      </div>
      {rows && rows.length > 0 && (
        <ListFootBar>
          <ListFoot
            shown={rows.length}
            total={list.currentData?.pages.at(-1)?.total ?? ''}
            more={list.hasNextPage}
            busy={list.isFetchingNextPage}
            onMore={() => void list.fetchNextPage()}
          />
        </ListFootBar>
      )}
    </ListFrame>
  );
}

const EverythingRead = ({ onAll }: { onAll: () => void }) => (
  <EmptyState
    icon={BellRing}
    title="Everything is read"
    action={
      <Button variant="outlined" onClick={onAll}>
        Show all notifications
      </Button>
    }
  />
);

import { t } from '@hourtrail/contracts';
import Button from '@mui/material/Button';
import { BellRing } from 'lucide-react';
import { useNotificationsListInfiniteQuery, useMarkReadMutation } from '../../api/messaging.js';
import { useUrlParams } from '../../lib/useSearchState.js';
import { FilterTabs, LIST_PANEL_ID, tabId } from '../../ui/FilterTabs.js';
import { ListFrame, ListHead } from '../../ui/ListCard.js';
import { PagedFoot } from '../../ui/PagedList.js';
import { PagedRows } from '../../ui/LoadedRows.js';
import { EmptyState } from '../../ui/states.js';
import { showFailure } from '../../ui/withToast.js';
import { NotificationsSkeleton, NoNotifications } from './NotificationList.js';
import type { NotificationGroup } from './groupByDay.js';
import { NotificationDays } from './NotificationDays.js';
import { notificationId } from './NotificationRow.js';
import { unreadIn, useUnread, NOT_MARKED } from './useNotifications.js';

const PAGE_ROWS = 25;

type Show = 'all' | 'unread';

export function AllNotifications() {
  const { params, set } = useUrlParams<'show'>();
  const show: Show = params.get('show') === 'unread' ? 'unread' : 'all';
  const unread = useUnread();
  const list = useNotificationsListInfiniteQuery(
    { limit: PAGE_ROWS, ...(show === 'unread' && { unread: true }) },
    { refetchOnMountOrArgChange: true },
  );
  const select = (next: Show): void => set({ show: next === 'unread' ? next : '' });
  return (
    <ListFrame aria-label={t('inbox.yourNotifications')}>
      <ListHead>
        <FilterTabs
          label={t('inbox.filterNotifications')}
          tabs={[
            { key: 'all', label: t('common.all') },
            { key: 'unread', label: t('inbox.unread'), count: unread },
          ]}
          selected={show}
          onSelect={select}
        />
      </ListHead>
      <div role="tabpanel" id={LIST_PANEL_ID} aria-labelledby={tabId(show)}>
        <PagedRows
          list={list}
          skeleton={<NotificationsSkeleton rows={8} />}
          empty={show === 'unread' ? <EverythingRead onAll={() => select('all')} /> : <NoNotifications />}
          failed={t('inbox.notificationsLoadFailed')}
        >
          {(rows) => (
            <NotificationDays
              label={t('inbox.notifications')}
              notifications={rows}
              action={(group) => unreadIn(group).length > 0 && <MarkRead group={group} />}
            />
          )}
        </PagedRows>
      </div>
      <PagedFoot list={list} />
    </ListFrame>
  );
}

const EverythingRead = ({ onAll }: { onAll: () => void }) => (
  <EmptyState
    icon={BellRing}
    title={t('inbox.allRead')}
    action={
      <Button variant="outlined" onClick={onAll}>
        {t('inbox.showAllNotifications')}
      </Button>
    }
  />
);

function MarkRead({ group }: { group: NotificationGroup }) {
  const [send, { isLoading }] = useMarkReadMutation();
  const row = notificationId(group[0].id);
  return (
    <Button
      disabled={isLoading}
      aria-describedby={row}
      onClick={() => {
        // move the focus: the button disappears after the click
        document.getElementById(row)?.focus({ preventScroll: true });
        Promise.all(unreadIn(group).map((id) => send(id).unwrap())).catch((error: unknown) =>
          showFailure(error, NOT_MARKED),
        );
      }}
    >
      {isLoading ? t('inbox.marking') : t('inbox.markRead')}
    </Button>
  );
}

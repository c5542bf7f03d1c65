import { t } from '@hourtrail/contracts';
import { useDispatch } from 'react-redux';
import { refreshFamilies } from '../../api/families.js';
import { refreshHours } from '../../api/hours.js';
import { useMarkAllReadMutation, useMarkReadMutation, useNotificationsPageQuery } from '../../api/messaging.js';
import { refreshOpportunities } from '../../api/opportunities.js';
import { useVisible } from '../../lib/hooks.js';
import { showFailure, type Failure } from '../../ui/withToast.js';
import type { NotificationGroup } from './groupByDay.js';

const EVERY_MS = 30_000;
export const SHOWN = 5;
export const NEWEST_UNREAD = { unread: true, limit: 1 } as const;
export const NOT_MARKED: Failure = {
  title: t('inbox.notMarkedRead'),
  fallback: t('inbox.markReadFailed'),
};

const FRESH_FOR_S = 5;

/** Polls only while the page is visible. */
export const usePolling = () => ({
  pollingInterval: useVisible() ? EVERY_MS : 0,
  refetchOnMountOrArgChange: FRESH_FOR_S,
});

export const useNewest = () => useNotificationsPageQuery({ limit: SHOWN }, usePolling());

/** "3" or "99+"; undefined if there are none or the count is not loaded. */
export function useUnread(): string | undefined {
  const { data } = useNotificationsPageQuery(NEWEST_UNREAD, usePolling());
  const figure = data && unreadFigure(data.total);
  return figure === '0' ? undefined : figure;
}

/** Refetches the entry, opportunity or family links before they open, and marks its notifications as read. */
export function useOpenNotifications(): (group: NotificationGroup) => void {
  const dispatch = useDispatch();
  const [markRead] = useMarkReadMutation();
  return (group) => {
    const [{ entry, opportunity, family }] = group;
    if (entry) dispatch(refreshHours(entry.id));
    if (opportunity) dispatch(refreshOpportunities());
    if (family) dispatch(refreshFamilies());
    // on failure it stays unread and can be opened again
    for (const id of unreadIn(group)) void markRead(id);
  };
}

export const unreadIn = (group: NotificationGroup): readonly number[] =>
  group.filter(({ isRead }) => !isRead).map(({ id }) => id);

export function useMarkAllRead(): { readonly markAllRead: () => Promise<void>; readonly busy: boolean } {
  const [send, { isLoading }] = useMarkAllReadMutation();
  const markAllRead = async (): Promise<void> => {
    try {
      await send().unwrap();
    } catch (error) {
      showFailure(error, NOT_MARKED);
    }
  };
  return { markAllRead, busy: isLoading };
}

const MOST_SHOWN = 99;

/** "3" or "99+", from the server's "1000+". */
export function unreadFigure(total: string): string {
  const count = Number.parseInt(total, 10);
  return count > MOST_SHOWN ? `${MOST_SHOWN}+` : String(count);
}

import { useCallback, useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { refreshAllHours, refreshHours } from '../../api/hours.js';
import { refreshNotifications, useNotificationsPageQuery } from '../../api/messaging.js';
import { refreshOpportunities } from '../../api/opportunities.js';
import { useVisible } from '../../lib/hooks.js';
import { NEWEST_UNREAD, usePolling } from './useNotifications.js';

const AWAY_MS = 60_000;

/** Refetches figures and lists on a new notification, and when the user returns after a while. */
export function useLiveHours(): void {
  const refresh = useRefresh();
  useRefreshOnNotification(refresh);
  useComingBack(refresh);
}

/** Refetches figures, lists and the open trail, but not an entry that is being edited. */
function useRefresh(): () => void {
  const dispatch = useDispatch();
  const trail = useSearchParams()[0].get('entry');
  const refresh = (): void => {
    dispatch(trail ? refreshHours(Number(trail)) : refreshAllHours());
    dispatch(refreshOpportunities());
    dispatch(refreshNotifications());
  };
  const latest = useRef(refresh);
  useEffect(() => {
    latest.current = refresh;
  });
  return useCallback(() => latest.current(), []);
}

function useRefreshOnNotification(refresh: () => void): void {
  const { data } = useNotificationsPageQuery(NEWEST_UNREAD, usePolling());
  const known = useRef<number | null>(null);
  useEffect(() => {
    if (!data) return;
    const newest = data.rows[0]?.id ?? 0;
    if (known.current !== null && newest > known.current) refresh();
    known.current = Math.max(known.current ?? 0, newest);
  }, [data, refresh]);
}

function useComingBack(refresh: () => void): void {
  const visible = useVisible();
  const leftAt = useRef<number | null>(null);
  useEffect(() => {
    if (!visible) {
      leftAt.current = Date.now();
      return;
    }
    if (leftAt.current !== null && Date.now() - leftAt.current >= AWAY_MS) refresh();
    leftAt.current = null;
  }, [visible, refresh]);
}

import { useCallback, useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { refreshAllHours, refreshHours } from '../../api/hours.js';
import { refreshNotifications, useNotificationsPageQuery } from '../../api/messaging.js';
import { refreshOpportunities } from '../../api/opportunities.js';
import { useVisible } from '../../lib/hooks.js';
import { listenForChanges } from './listenForChanges.js';
import { NEWEST_UNREAD, usePolling } from './useNotifications.js';

const AWAY_MS = 60_000;

/** Refetches figures and lists when others change them, on a new notification, and when the user returns. */
export function useLiveHours(): void {
  const refresh = useRefresh();
  useRefreshOnChange(refresh);
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

/** Kinds of records that no list of hours or opportunities and no report depends on are left alone. */
const SHOWN = ['hours', 'opportunity', 'signup', 'counting-rules', 'academic-year', 'all'];
/** Lists of a busy school change many times in a second. */
const SPACED_MS = 5_000;
/** Keeps the pages of a school from asking in the same instant. */
const SCATTERED_MS = 300;

function useRefreshOnChange(refresh: () => void): void {
  const visible = useVisible();
  const refreshedAt = useRef(0);
  useEffect(() => {
    if (!visible) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = listenForChanges((kind) => {
      if (timer !== undefined || !SHOWN.includes(kind)) return;
      const wait = Math.max(refreshedAt.current + SPACED_MS - Date.now(), Math.random() * SCATTERED_MS);
      timer = setTimeout(() => {
        timer = undefined;
        refreshedAt.current = Date.now();
        refresh();
      }, wait);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [visible, refresh]);
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

import { t } from '@hourtrail/contracts';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { BellRing } from 'lucide-react';
import { Link } from 'react-router-dom';
import { PATHS } from '../../lib/paths.js';
import { ListFootBar } from '../../ui/ListCard.js';
import { LoadedRows } from '../../ui/LoadedRows.js';
import { EmptyState, Late } from '../../ui/states.js';
import { NotificationDays } from './NotificationDays.js';
import { SHOWN, useNewest, useMarkAllRead, useUnread } from './useNotifications.js';

/** Calls `onOpen` before navigation. */
export function NotificationList({ onOpen }: { onOpen?: () => void }) {
  const query = useNewest();
  return (
    <LoadedRows
      rows={query.data?.rows}
      query={query}
      skeleton={<NotificationsSkeleton rows={SHOWN} />}
      empty={<NoNotifications />}
      failed={t('inbox.notificationsLoadFailed')}
    >
      {(notifications) => (
        <>
          <NotificationDays label={t('inbox.newestNotifications')} notifications={notifications} onOpen={onOpen} />
          <ListFootBar>
            <Button component={Link} to={PATHS.notifications} onClick={onOpen}>
              {t('inbox.seeAll')}
            </Button>
          </ListFootBar>
        </>
      )}
    </LoadedRows>
  );
}

export function MarkAllRead() {
  const unread = useUnread();
  const { markAllRead, busy } = useMarkAllRead();
  if (unread === undefined) return null;
  return (
    <Button
      disabled={busy}
      onClick={({ currentTarget }) => {
        // move the focus: the button disappears after the click
        currentTarget.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
        void markAllRead();
      }}
    >
      {busy ? t('inbox.marking') : t('inbox.markAllRead')}
    </Button>
  );
}

export const NoNotifications = () => (
  <EmptyState icon={BellRing} title={t('inbox.allCaughtUp')}>
    {t('inbox.updatesAppearHere')}
  </EmptyState>
);

export const NotificationsSkeleton = ({ rows }: { rows: number }) => (
  <Late role="status" aria-label={t('inbox.loadingNotifications')}>
    {Array.from({ length: rows }, (_, index) => (
      <Skeleton key={index} variant="rounded" height={44} sx={{ mx: 5, my: 4 }} />
    ))}
  </Late>
);

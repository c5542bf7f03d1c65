import Button from '@mui/material/Button';
import { useMarkAllRead, useUnread } from './useNotifications.js';

/** Marks every notification as read, where one is not. */
export function MarkAllRead() {
  const unread = useUnread();
  const { markAllRead, busy } = useMarkAllRead();
  if (unread === undefined) return null;
  return (
    <Button
      disabled={busy}
      onClick={({ currentTarget }) => {
        // the button goes away once all are read
        currentTarget.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
        void markAllRead();
      }}
    >
      {busy ? 'Marking…' : 'Mark all read'}
    </Button>
  );
}

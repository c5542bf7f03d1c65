import Button from '@mui/material/Button';
import { useMarkReadMutation } from '../../api/messaging.js';
import { tellFailure } from '../../ui/told.js';
import { notificationId } from './NotificationRow.js';
import { NOT_MARKED } from './useNotifications.js';

/** Marks one notification as read without opening its entry. */
export function MarkRead({ id }: { id: number }) {
  const [send, { isLoading }] = useMarkReadMutation();
  return (
    <Button
      disabled={isLoading}
      aria-describedby={notificationId(id)}
      onClick={() => {
        // the button goes away once it is read
        document.getElementById(notificationId(id))?.focus({ preventScroll: true });
        send(id)
          .unwrap()
          .catch((error: unknown) => tellFailure(error, NOT_MARKED));
      }}
    >
      {isLoading ? 'Marking…' : 'Mark read'}
    </Button>
  );
}

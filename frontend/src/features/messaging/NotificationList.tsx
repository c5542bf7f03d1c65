import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { PATHS } from '../../lib/paths.js';
import { ListFootBar } from '../../ui/ListCard.js';
import { ErrorState } from '../../ui/states.js';
import { NotificationRow, NotificationRows } from './NotificationRow.js';
import { NotificationsSkeleton, NothingToTell } from './notificationStates.js';
import { SHOWN, useNewest } from './useNotifications.js';

/** The newest notifications, and the way to all; `onOpen` is told before a way is taken. */
export function NotificationList({ onOpen }: { onOpen?: () => void }) {
  const { data, error, isError, refetch } = useNewest();
  if (data && data.rows.length > 0) {
    return (
      <>
        <NotificationRows aria-label="Newest notifications">
          {data.rows.map((notification) => (
            <NotificationRow key={notification.id} notification={notification} onOpen={onOpen} />
          ))}
        </NotificationRows>
        <ListFootBar>
          <Button component={Link} to={PATHS.notifications} onClick={onOpen}>
            See all
          </Button>
        </ListFootBar>
      </>
    );
  }
  if (data) return <NothingToTell />;
  return isError ? (
    <ErrorState title="The notifications could not be loaded" error={error} onRetry={refetch} />
  ) : (
    <NotificationsSkeleton rows={SHOWN} />
  );
}

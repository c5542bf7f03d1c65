import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { PATHS } from '../../lib/paths.js';
import { ListFootBar } from '../../ui/ListCard.js';
import { LoadedRows } from '../../ui/LoadedRows.js';
import { NotificationRow, NotificationRows } from './NotificationRow.js';
import { NotificationsSkeleton, NothingToTell } from './notificationStates.js';
import { SHOWN, useNewest } from './useNotifications.js';

/** The newest notifications, and the way to all; `onOpen` is told before a way is taken. */
export function NotificationList({ onOpen }: { onOpen?: () => void }) {
  const query = useNewest();
  return (
    <LoadedRows
      rows={query.data?.rows}
      query={query}
      skeleton={<NotificationsSkeleton rows={SHOWN} />}
      empty={<NothingToTell />}
      failed="The notifications could not be loaded"
    >
      {(notifications) => (
        <>
          <NotificationRows aria-label="Newest notifications">
            {notifications.map((notification) => (
              <NotificationRow key={notification.id} notification={notification} onOpen={onOpen} />
            ))}
          </NotificationRows>
          <ListFootBar>
            <Button component={Link} to={PATHS.notifications} onClick={onOpen}>
              See all
            </Button>
          </ListFootBar>
        </>
      )}
    </LoadedRows>
  );
}

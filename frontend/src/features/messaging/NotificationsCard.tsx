import { ListCard } from '../../ui/ListCard.js';
import { MarkAllRead } from './MarkAllRead.js';
import { NotificationList } from './NotificationList.js';

/** The newest notifications on a dashboard. */
export const NotificationsCard = () => (
  <ListCard title="Notifications" tools={<MarkAllRead />}>
    <NotificationList />
  </ListCard>
);

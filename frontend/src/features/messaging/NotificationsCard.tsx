import { ListCard } from '../../ui/ListCard.js';
import { NotificationList, MarkAllRead } from './NotificationList.js';

/** The newest notifications on a dashboard. */
export const NotificationsCard = () => (
  <ListCard title="Notifications" tools={<MarkAllRead />}>
    <NotificationList />
  </ListCard>
);

import { ListCard } from '../../ui/ListCard.js';
import { NotificationList, MarkAllRead } from './NotificationList.js';

export const NotificationsCard = () => (
  <ListCard title="Notifications" tools={<MarkAllRead />}>
    <NotificationList />
  </ListCard>
);

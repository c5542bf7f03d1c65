import { t } from '@hourtrail/contracts';
import { ListCard } from '../../ui/ListCard.js';
import { NotificationList, MarkAllRead } from './NotificationList.js';

export const NotificationsCard = () => (
  <ListCard title={t('inbox.notifications')} tools={<MarkAllRead />}>
    <NotificationList />
  </ListCard>
);

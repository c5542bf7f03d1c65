import { t } from '@hourtrail/contracts';
import { AllNotifications } from '../features/messaging/AllNotifications.js';
import { MarkAllRead } from '../features/messaging/NotificationList.js';
import { Sections } from '../ui/Columns.js';
import { PageHeading } from '../ui/PageHeading.js';

export const NotificationsPage = () => (
  <Sections>
    <PageHeading title={t('inbox.notifications')}>
      <MarkAllRead />
    </PageHeading>
    <AllNotifications />
  </Sections>
);

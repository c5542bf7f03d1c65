import { notificationSentence, type NotificationView, type Values } from '@hourtrail/contracts';
import { useSessionUser } from '../../api/useSessionUser.js';
import { Trans } from '../../ui/Trans.js';

const BOLD = { strong: <strong /> };

export function NotificationText({ notification }: { notification: NotificationView }) {
  const { id, values } = notificationSentence(notification, useSessionUser());
  // stands for all of them: a message takes what it needs of the values
  return <Trans id={id as 'inbox.hoursAdded'} values={values as Values<'inbox.hoursAdded'>} components={BOLD} />;
}

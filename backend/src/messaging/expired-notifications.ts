import { nameOf } from '../platform/event-log/event-people.js';
import { notHeld, type RetentionSource } from '../platform/event-log/retention.js';

/** What the bell told people. The events that it told of stay. */
export const expiredNotifications: RetentionSource = {
  kind: 'notifications',
  atOnce: 5_000,
  expired: `
    SELECT n.id, ${nameOf('n.user_id', 'n.organization_id')} AS name, n.at AS since FROM messaging.notifications n
    WHERE n.organization_id = $1 AND n.at < $2 AND ${notHeld('n.organization_id', 'n.user_id', 'n.actor_id')}`,
  remove: (ids, organizationId) =>
    Promise.resolve({
      count: ids.length,
      also: [
        {
          name: 'delete-expired-notifications',
          text: 'DELETE FROM messaging.notifications WHERE organization_id = $1 AND id = ANY ($2::integer[])',
          values: [organizationId, ids],
        },
      ],
    }),
};

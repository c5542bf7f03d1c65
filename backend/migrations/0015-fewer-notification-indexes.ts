import { ForwardOnly } from './forward-only.js';

/** Orders the keys of notifications so that they serve the lists of a person and of an entry too. */
export class FewerNotificationIndexes1764000000015 extends ForwardOnly {
  protected readonly sql = `
      ALTER TABLE messaging.notifications
        DROP CONSTRAINT notifications_pkey,
        DROP CONSTRAINT notifications_once,
        ADD PRIMARY KEY (organization_id, user_id, id),
        ADD CONSTRAINT notifications_once UNIQUE (organization_id, entry_id, user_id, version);
      DROP INDEX messaging.notifications_by_user, messaging.notifications_by_entry;
  `;
}

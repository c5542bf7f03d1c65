import type { NotificationKind } from '@hourtrail/contracts';
import type { Reaction } from '../platform/event-log/reaction.js';
import type { RecordedEvent } from '../platform/kernel/event.js';

/** Tells somebody that another person can come into their account from now on, once for each event. */
export const tellOfAccounts: Reaction = {
  name: 'notifications-of-accounts',
  streams: ['user'],
  react: async (events, run) => {
    const rows = events.flatMap((event, nth) => {
      const kind = kindOf(event);
      const { organizationId, stream, version, at, actor, data } = event;
      const userId = data['userId'];
      if (kind === undefined || userId === actor.id) return [];
      return [{ organizationId, userId, kind, at, actorId: actor.id, actorRole: actor.role, stream, version, nth }];
    });
    if (rows.length > 0) await run({ name: 'tell-of-accounts', text: TELL, values: [JSON.stringify(rows)] });
  },
};

function kindOf({ type, texts }: RecordedEvent): NotificationKind | undefined {
  if (type === 'user.password-reset') return 'account.password-reset';
  if (type === 'user.invited') return 'account.invited';
  return type === 'user.details-changed' && 'email' in texts ? 'account.address-changed' : undefined;
}

const TELL = `
  INSERT INTO messaging.notifications
    (organization_id, user_id, kind, at, actor_id, actor_role, stream, version)
  SELECT "organizationId", "userId", kind, at, "actorId", "actorRole", stream, version
  FROM jsonb_to_recordset($1::jsonb)
    AS told(nth integer, "organizationId" integer, "userId" integer, kind text, at timestamptz, "actorId" integer,
      "actorRole" text, stream text, version integer)
  ORDER BY nth
  ON CONFLICT DO NOTHING`;

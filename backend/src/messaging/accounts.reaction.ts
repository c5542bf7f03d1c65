import type { NotificationKind } from '@hourtrail/contracts';
import type { Reaction } from '../platform/event-log/reaction.js';
import type { RecordedEvent } from '../platform/kernel/event.js';
import { tell } from './tell.js';

/** Tells somebody that another person can come into their account from now on, once for each event. */
export const tellOfAccounts: Reaction = {
  name: 'notifications-of-accounts',
  streams: ['user'],
  react: async (events, run) => {
    const rows = events.flatMap((event) => {
      const kind = kindOf(event);
      const { organizationId, stream, version, at, actor, data } = event;
      const userId = data['userId'] as number;
      if (kind === undefined || userId === actor.id) return [];
      return [{ organizationId, userId, kind, at, actorId: actor.id, actorRole: actor.role, stream, version }];
    });
    await tell(rows, run);
  },
};

function kindOf({ type, texts }: RecordedEvent): NotificationKind | undefined {
  if (type === 'user.password-reset') return 'account.password-reset';
  if (type === 'user.invited') return 'account.invited';
  if (type === 'user.email-given-up') return 'account.address-lost';
  return type === 'user.details-changed' && 'email' in texts ? 'account.address-changed' : undefined;
}

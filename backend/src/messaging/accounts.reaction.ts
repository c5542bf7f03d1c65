import type { NotificationKind } from '@hourtrail/contracts';
import type { Reaction } from '../platform/event-log/reaction.js';
import type { RecordedEvent } from '../platform/kernel/event.js';
import { notify } from './notify.js';

/** Notifies users when someone else can gain access to their account. */
export const notifyOfAccountChanges: Reaction = {
  name: 'notifications-of-accounts',
  streams: ['user'],
  react: async (events, run) => {
    const rows = events.flatMap((event) => {
      const kind = kindOf(event);
      const { type, organizationId, stream, version, at, actor, data } = event;
      const userId = data['userId'] as number;
      // an email change also notifies its own actor: someone else may be signed in as them
      if (kind === undefined || (userId === actor.id && type !== 'user.email-confirmed')) return [];
      return [{ organizationId, userId, kind, at, actorId: actor.id, actorRole: actor.role, stream, version }];
    });
    await notify(rows, run);
  },
};

function kindOf({ type, texts }: RecordedEvent): NotificationKind | undefined {
  if (type === 'user.password-reset') return 'account.password-reset';
  if (type === 'user.invited') return 'account.invited';
  if (type === 'user.email-given-up') return 'account.address-lost';
  const isOfAddress = type === 'user.details-changed' || type === 'user.email-confirmed';
  return isOfAddress && 'email' in texts ? 'account.address-changed' : undefined;
}

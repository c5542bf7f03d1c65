import { STAFF_ROLES } from '@hourtrail/contracts';
import type { Reaction } from '../platform/event-log/reaction.js';
import { notify } from './notify.js';

/** Notifies a school's staff of its new rules, except the actor. Creates one notification per event and person. */
export const notifyOfRules: Reaction = {
  name: 'notifications-of-rules',
  streams: ['organization'],
  only: ({ type }) => type === 'organization.rules-changed',
  react: async (events, run) => {
    const staff = await run<{ school: number; user_id: number }>({
      name: 'staff-of-schools',
      text: `SELECT organization_id AS school, id AS user_id FROM directory.people
             WHERE organization_id = ANY ($1) AND role = ANY ($2) AND is_active AND moved_to IS NULL ORDER BY id`,
      values: [events.map(({ organizationId }) => organizationId), STAFF_ROLES],
    });
    const rows = events.flatMap(({ organizationId, stream, version, at, actor }) =>
      staff
        .filter(({ school, user_id: userId }) => school === organizationId && userId !== actor.id)
        .map(({ user_id: userId }) => ({
          ...{ organizationId, userId, kind: 'school.rules-changed' as const, at },
          ...{ actorId: actor.id, actorRole: actor.role, stream, version },
        })),
    );
    await notify(rows, run);
  },
};

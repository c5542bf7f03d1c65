import type { Reaction } from '../platform/event-log/reaction.js';
import { revoke } from './domain/family-link.js';
import { familyLinkStream } from './persistence/family-link.stream.js';
import { LINKS_WITH_NAMES } from './persistence/family-links.js';

const LEAVING: readonly string[] = ['user.moved-away', 'user.role-changed'];

/** Access ends with the move or role change itself; this keeps the link from coming back with the person. */
export const revokeFamilyLinks: Reaction = {
  name: 'family-links-end',
  streams: ['user'],
  only: ({ type }) => LEAVING.includes(type),
  react: async (events, _run, { database, work }) => {
    for (const { data, organizationId } of events) {
      const by = { id: null, role: 'system', organizationId };
      const values = [organizationId, data['userId']];
      const rows = await database.read<object>(organizationId, { name: 'idle-links', text: IDLE, values });
      for (const link of rows.map((row) => familyLinkStream.stateOf(row))) {
        await work.commit(by, familyLinkStream, [{ id: link.id, state: link, events: revoke(link, by) }]);
      }
    }
  },
};

const IDLE = `${LINKS_WITH_NAMES}
  WHERE l.organization_id = $1 AND $2 IN (l.parent_id, l.student_id) AND l.status IN ('requested', 'confirmed')
    AND NOT (p.role = 'parent' AND p.moved_to IS NULL AND s.role = 'student' AND s.moved_to IS NULL)`;

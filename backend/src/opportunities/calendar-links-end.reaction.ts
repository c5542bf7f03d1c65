import type { Reaction } from '../platform/event-log/reaction.js';

const LEAVING: readonly string[] = ['user.deactivated', 'user.moved-away', 'user.erased'];

/**
 * Takes away the calendar link of who was deactivated or erased, or moved to another school. It opens nothing from the very
 * moment of that; what this adds is that it does not open anything again should they come back.
 */
export const endCalendarLinksOfThoseWhoLeft: Reaction = {
  name: 'calendar-links-end',
  streams: ['user'],
  react: async (events, _run, { database }) => {
    for (const { type, data, organizationId, at } of events) {
      if (!LEAVING.includes(type)) continue;
      const nobody = { id: null, role: 'system', organizationId };
      await database.write(nobody, [
        { name: 'end-calendar-link', text: END, values: [organizationId, data['userId'], at] },
      ]);
    }
  },
};

// a link made since, by who came back, stands
const END = `
  DELETE FROM opportunities.calendar_links WHERE (organization_id, user_id) = ($1, $2) AND created_at <= $3`;

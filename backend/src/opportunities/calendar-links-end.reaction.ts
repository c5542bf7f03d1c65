import type { Reaction } from '../platform/event-log/reaction.js';

const ENDING: readonly string[] = [
  'user.deactivated',
  'user.moved-away',
  'user.erased',
  'user.password-reset',
  'user.password-changed',
  'user.password-set-by-mail',
];

/**
 * Takes away the calendar link of who was deactivated or erased, or moved to another school: it opens nothing from the
 * very moment of that, and does not open anything again should they come back. With a password it ends, too: whoever
 * had the account before may have the address.
 */
export const endCalendarLinks: Reaction = {
  name: 'calendar-links-end',
  streams: ['user'],
  react: async (events, _run, { database }) => {
    for (const { type, data, organizationId, at } of events) {
      if (!ENDING.includes(type)) continue;
      const system = { id: null, role: 'system', organizationId };
      await database.write(system, [
        { name: 'end-calendar-link', text: END, values: [organizationId, data['userId'], at] },
      ]);
    }
  },
};

// a link made since, by who came back, stands
const END = `
  DELETE FROM opportunities.calendar_links WHERE (organization_id, user_id) = ($1, $2) AND created_at <= $3`;

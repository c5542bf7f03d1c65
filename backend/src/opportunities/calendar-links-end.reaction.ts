import type { Reaction } from '../platform/event-log/reaction.js';

const ENDING: readonly string[] = [
  'user.deactivated',
  'user.moved-away',
  'user.erased',
  'user.password-reset',
  'user.password-changed',
  'user.password-set-by-mail',
];

/** Revokes calendar links of users who left or got a new password: someone with the old one may know the link. */
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

// keeps a link made after the event by a user who came back
const END = `
  DELETE FROM opportunities.calendar_links WHERE (organization_id, user_id) = ($1, $2) AND created_at <= $3`;

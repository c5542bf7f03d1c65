import type { Reaction } from '../platform/event-log/reaction.js';

const REVOKING: readonly string[] = [
  'user.deactivated',
  'user.moved-away',
  'user.erased',
  'user.password-reset',
  'user.password-changed',
  'user.password-set-by-mail',
];

/** Revokes calendar links of users who left or got a new password: someone with the old one may know the link. */
export const revokeCalendarLinks: Reaction = {
  name: 'calendar-links-end',
  streams: ['user'],
  only: ({ type }) => REVOKING.includes(type),
  react: async (events, _run, { database }) => {
    for (const { data, organizationId, at } of events) {
      const system = { id: null, role: 'system', organizationId };
      await database.write(system, [
        { name: 'revoke-calendar-link-before', text: REVOKE, values: [organizationId, data['userId'], at] },
      ]);
    }
  },
};

// keeps a link made after the event by a user who came back
const REVOKE = `
  DELETE FROM opportunities.calendar_links WHERE (organization_id, user_id) = ($1, $2) AND created_at <= $3`;

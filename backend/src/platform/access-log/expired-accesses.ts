import { notHeld, type RetentionSource } from '../event-log/retention.js';

/** As long as the school keeps a person's record, it keeps who looked at it. */
export const expiredAccesses: RetentionSource = {
  kind: 'accesses',
  atOnce: 5_000,
  expired: `
    SELECT a.id, a.route AS name, a.at AS since FROM log.accesses a
    WHERE a.organization_id = $1 AND a.at < $2 AND ${notHeld('a.organization_id', 'a.person_id', 'a.actor_id')}
      AND NOT EXISTS (SELECT FROM directory.people p
        WHERE (p.organization_id, p.id) = (a.organization_id, a.person_id) AND p.erased_at IS NULL)`,
  remove: (ids) =>
    Promise.resolve({
      count: ids.length,
      also: [{ name: 'delete-accesses', text: 'SELECT log.delete_accesses($1)', values: [ids] }],
    }),
};

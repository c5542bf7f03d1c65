import { ForwardOnly } from './forward-only.js';

/** When a person came to the school, last: what is expected of them counts from that day. */
export class WhenPeopleJoined1764000000018 extends ForwardOnly {
  protected readonly sql = `
      ALTER TABLE reporting.user_totals ADD COLUMN joined_at timestamptz(3);
      UPDATE reporting.user_totals t SET joined_at = e.at
      FROM (SELECT organization_id, split_part(stream, '/', 2)::integer AS user_id, max(at) AS at
            FROM log.events
            WHERE stream LIKE 'user/%' AND type IN ('user.signed-up', 'user.created', 'user.nominated', 'user.moved-in')
            GROUP BY 1, 2) e
      WHERE (t.organization_id, t.user_id) = (e.organization_id, e.user_id);
  `;
}

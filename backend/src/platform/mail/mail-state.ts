import type { Statement } from '../database/database.js';

/** SQL expression for the state of the newest mail of a kind about a record `r`; null if none. */
export const mailStateOf = (kind: string): string => `
  (SELECT o.state FROM mail.outbox o WHERE (o.organization_id, o.kind, o.about) = (r.organization_id, '${kind}', r.id)
   ORDER BY o.id DESC LIMIT 1)`;

/** SQL condition: no mail of a kind about a record `r` was queued since an instant. */
export const notMailedSince = (kind: string, since: string): string => `
  NOT EXISTS (SELECT FROM mail.outbox o
    WHERE (o.organization_id, o.kind, o.about) = (r.organization_id, '${kind}', r.id) AND o.queued_at > ${since})`;

export const mailCounts = (organizationId: number): Statement => ({
  name: 'mail-counts',
  text: `SELECT count(*) FILTER (WHERE state = 'queued')::integer AS queued,
           count(*) FILTER (WHERE state = 'failed')::integer AS failed
         FROM mail.outbox WHERE organization_id = $1 AND state IN ('queued', 'failed')`,
  values: [organizationId],
});

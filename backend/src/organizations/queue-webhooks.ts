import type { Run } from '../platform/event-log/reaction.js';
import type { RecordedEvent } from '../platform/kernel/event.js';
import { isForWebhooks, subjectOf } from './domain/webhook.js';

/**
 * Queues a delivery per event and webhook that wants it, once, in the transaction of a reaction. Writes nothing for a
 * school without webhooks.
 */
export async function queueWebhooks(events: readonly RecordedEvent[], run: Run): Promise<void> {
  const rows = events.filter(isForWebhooks).map((event) => {
    const { organizationId, stream, version, type, at } = event;
    return { organizationId, stream, version, type, at, subject: subjectOf(event) };
  });
  if (rows.length > 0) await run({ name: 'queue-webhooks', text: QUEUE, values: [JSON.stringify(rows)] });
}

const QUEUE = `
  INSERT INTO organizations.webhook_deliveries
    (organization_id, webhook_id, event, stream, version, subject, at, next_try_at)
  SELECT w.organization_id, w.id, e.type, e.stream, e.version, e.subject, e.at, e.at
  FROM jsonb_to_recordset($1::jsonb)
    AS e("organizationId" integer, stream text, version integer, type text, at timestamptz, subject jsonb)
  JOIN organizations.webhooks w ON w.organization_id = e."organizationId" AND e.type = ANY (w.events)
    AND w.off_since IS NULL AND w.created_at <= e.at
  ON CONFLICT ON CONSTRAINT webhook_deliveries_once DO NOTHING`;

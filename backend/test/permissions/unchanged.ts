import type { Pool } from 'pg';

const TABLES = [
  'identity.users',
  'identity.credentials',
  'identity.invitations',
  'identity.checkpoint_emails',
  'identity.family_links',
  'identity.join_requests',
  'organizations.organizations',
  'organizations.academic_years',
  'organizations.classes',
  'reporting.schedules',
  'organizations.counting_rules',
  'organizations.settings',
  'hours.volunteer_hours',
  'hours.saved_filters',
  'opportunities.opportunities',
  'opportunities.signups',
  'opportunities.attendance_codes',
  'opportunities.calendar_links',
  'imports.imports',
  'imports.runs',
  'messaging.contact_messages',
  'messaging.subscriptions',
  'mail.outbox',
  // notifications of earlier actions may still arrive
  "messaging.notifications WHERE actor_id IS NULL AND actor_role <> 'supervisor'",
];

/** All that a refusal must leave as it was, as one text: how many rows there are, and which transaction wrote the newest. */
export async function stateOf(admin: Pool): Promise<string> {
  const { rows } = await admin.query<{ state: string }>(`
    SELECT concat_ws(' ', (SELECT count(*) FROM log.events), (SELECT count(*) FROM web.sessions),
      ${TABLES.map((table) => `(SELECT concat(count(*), '/', max(xmin::text::bigint)) FROM ${table})`).join(', ')}
    ) AS state`);
  return rows[0]?.state ?? '';
}

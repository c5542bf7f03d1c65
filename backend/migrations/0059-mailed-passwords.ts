import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who wrote the address of each account, and whether it is confirmed, as the log tells of accounts until then. */
export const WRITTEN_BY = `
  UPDATE identity.users u SET
      email_confirmed = coalesce(last.type IN ('user.moved-in', 'user.created')
        OR last.canonical -> 'data' ->> 'through' = 'google'
        OR last.type = 'user.details-changed' AND last.actor_id IS DISTINCT FROM u.id
        OR last.type = 'user.nominated' AND u.nomination = 'confirmed', false),
      email_from = ARRAY(
        SELECT hand FROM unnest(CASE
            WHEN last.type = 'user.moved-in' THEN
              ARRAY(SELECT jsonb_array_elements_text(last.canonical -> 'data' -> 'couldEnter')::integer)
            WHEN last.actor_id IS NULL THEN '{}'
            ELSE last.actor_id || ARRAY(SELECT jsonb_array_elements_text(last.canonical -> 'actor' -> 'couldBe')::integer)
          END || CASE WHEN last.type = 'user.nominated' THEN confirmed.hands ELSE '{}' END)
          WITH ORDINALITY AS wrote (hand, nth)
        WHERE hand <> u.id GROUP BY hand ORDER BY min(nth))
    FROM (SELECT DISTINCT ON (organization_id, stream)
            organization_id, stream, type, actor_id, canonical::jsonb AS canonical
          FROM log.events
          WHERE stream LIKE 'user/%' AND canonical::jsonb -> 'texts' ? 'email'
          ORDER BY organization_id, stream, version DESC) last
    LEFT JOIN LATERAL (
      SELECT e.actor_id || ARRAY(SELECT jsonb_array_elements_text(e.canonical::jsonb -> 'actor' -> 'couldBe')::integer) AS hands
      FROM log.events e
      WHERE (e.organization_id, e.stream) = (last.organization_id, last.stream) AND e.actor_id IS NOT NULL
        AND e.type IN ('user.nomination-confirmed', 'user.activated')
      ORDER BY e.version LIMIT 1) confirmed ON true
    WHERE (u.organization_id, 'user/' || u.id) = (last.organization_id, last.stream) AND u.erased_at IS NULL`;

/** Who wrote an address and whether it is confirmed, the address that waits, and how long passwords of staff are. */
export class MailedPasswords1763700000059 implements MigrationInterface {
  async up(run: QueryRunner): Promise<void> {
    await run.query(`
      ALTER TABLE identity.users
        ADD COLUMN email_from integer[] NOT NULL DEFAULT '{}',
        ADD COLUMN email_confirmed boolean NOT NULL DEFAULT false,
        ADD COLUMN new_email text CHECK (new_email <> ''),
        ADD COLUMN new_email_from integer[] NOT NULL DEFAULT '{}';

      -- the log tells who wrote each address last; whoever was moved or admitted came with one that staff saw
      ALTER TABLE identity.users NO FORCE ROW LEVEL SECURITY;
      ${WRITTEN_BY};
      ALTER TABLE identity.users FORCE ROW LEVEL SECURITY;

      CREATE OR REPLACE VIEW directory.emails WITH (security_invoker = true) AS
        SELECT organization_id, id, email, email_confirmed FROM identity.users
        WHERE moved_to IS NULL AND erased_at IS NULL;

      ALTER TABLE organizations.settings ADD COLUMN staff_password_min_length integer NOT NULL DEFAULT 12;
      ALTER TABLE organizations.settings ALTER COLUMN staff_password_min_length DROP DEFAULT;
      CREATE OR REPLACE VIEW directory.settings WITH (security_invoker = true) AS
        SELECT default_hours_goal, default_oldest_accepted_days, default_approval_policy, password_min_length,
          session_idle_hours, session_days, staff_password_min_length FROM organizations.settings;
    `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}

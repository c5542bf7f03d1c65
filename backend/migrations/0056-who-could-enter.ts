import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who else could enter an account, who else could have begun a session, and who else had a part in an entry. */
export class WhoCouldEnter1763700000056 implements MigrationInterface {
  async up(run: QueryRunner): Promise<void> {
    await run.query(`
      ALTER TABLE identity.users ADD COLUMN could_enter integer[] NOT NULL DEFAULT '{}';
      ALTER TABLE web.sessions ADD COLUMN could_be integer[] NOT NULL DEFAULT '{}';
      ALTER TABLE hours.volunteer_hours ADD COLUMN past_could_be integer[] NOT NULL DEFAULT '{}';

      -- the log already tells who made whose password, link or address
      ALTER TABLE identity.users NO FORCE ROW LEVEL SECURITY;
      UPDATE identity.users u SET could_enter = known.ids
        FROM (SELECT organization_id, stream, array_agg(actor_id ORDER BY first) AS ids
              FROM (SELECT organization_id, stream, actor_id, min(version) AS first
                    FROM log.events
                    WHERE actor_id IS NOT NULL AND stream LIKE 'user/%' AND stream <> 'user/' || actor_id
                      AND (type IN ('user.password-reset', 'user.invited')
                        OR type = 'user.created' AND NOT canonical::jsonb -> 'data' ? 'import'
                        OR type = 'user.details-changed' AND canonical::jsonb -> 'texts' ? 'email')
                    GROUP BY organization_id, stream, actor_id) made
              GROUP BY organization_id, stream) known
        WHERE (u.organization_id, 'user/' || u.id) = (known.organization_id, known.stream) AND u.erased_at IS NULL;
      UPDATE web.sessions s SET could_be = u.could_enter FROM identity.users u
        WHERE u.id = s.user_id AND u.moved_to IS NULL;
      ALTER TABLE identity.users FORCE ROW LEVEL SECURITY;
    `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}

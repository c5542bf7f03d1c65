import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Reports of people in their order, and the hours of each month. What stands already is taken over. */
export class Reports1763700000033 implements MigrationInterface {
  async up(run: QueryRunner): Promise<void> {
    await run.query(`
      -- where a report lists somebody: students by grade, 99 for none; parents after them; others nowhere
      CREATE FUNCTION reporting.section_of(role text, grade integer, is_active boolean, is_here boolean)
      RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN
        CASE WHEN is_active AND is_here THEN CASE role WHEN 'student' THEN grade WHEN 'parent' THEN 100 END END;

      ALTER TABLE reporting.user_totals
        ALTER approved SET DEFAULT 0,
        ALTER pending SET DEFAULT 0,
        ADD neg_total integer GENERATED ALWAYS AS (-(approved + pending)) STORED,
        ADD last_activity timestamptz(3),
        ADD role text,
        ADD grade integer,
        ADD is_active boolean,
        ADD is_here boolean,
        ADD section integer GENERATED ALWAYS AS (reporting.section_of(role, grade, is_active, is_here)) STORED,
        ADD first_name text,
        ADD last_name text,
        ADD email text;
      COMMENT ON COLUMN reporting.user_totals.neg_total IS 'so that one ascending order has the most hours first';
      COMMENT ON COLUMN reporting.user_totals.last_activity IS 'when hours were last handed in';
      CREATE INDEX in_report_order ON reporting.user_totals (organization_id, section, neg_total, user_id);

      CREATE TABLE reporting.month_totals (
        organization_id integer NOT NULL,
        month           date NOT NULL,
        approved        integer NOT NULL,
        pending         integer NOT NULL,
        PRIMARY KEY (organization_id, month)
      ) WITH (fillfactor = 80);
      COMMENT ON TABLE reporting.month_totals IS 'hundredths of hours, by the first day of the month they were given in';
      ALTER TABLE reporting.month_totals ENABLE ROW LEVEL SECURITY;
      ALTER TABLE reporting.month_totals FORCE ROW LEVEL SECURITY;
      CREATE POLICY school ON reporting.month_totals FOR SELECT TO app_rw
        USING (organization_id = NULLIF(current_setting('app.org', true), '')::integer);
      CREATE POLICY every_school ON reporting.month_totals TO app_system USING (true);
      CREATE POLICY rebuild ON reporting.month_totals TO app_owner USING (true);
      GRANT SELECT ON reporting.month_totals TO app_rw;
      -- who keeps it follows the log from its beginning
      GRANT SELECT, INSERT, UPDATE ON reporting.month_totals TO app_system;

      INSERT INTO reporting.user_totals AS t (organization_id, user_id, role, grade, is_active, is_here, first_name,
        last_name, email)
      SELECT organization_id, id, role, coalesce(grade_level::integer, 99), is_active, moved_to IS NULL, first_name,
        last_name, email FROM identity.users
      ON CONFLICT (organization_id, user_id) DO UPDATE SET role = excluded.role, grade = excluded.grade,
        is_active = excluded.is_active, is_here = excluded.is_here, first_name = excluded.first_name,
        last_name = excluded.last_name, email = excluded.email;

      UPDATE reporting.user_totals t SET last_activity = e.at
      FROM (SELECT organization_id, (canonical::jsonb -> 'data' ->> 'student')::integer AS user_id, max(at) AS at
            FROM log.events WHERE type IN ('hours.submitted', 'hours.resubmitted', 'hours.added') GROUP BY 1, 2) e
      WHERE (t.organization_id, t.user_id) = (e.organization_id, e.user_id);
    `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}

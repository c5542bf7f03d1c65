import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Achievements1763700000012 implements MigrationInterface {
  async up(run: QueryRunner): Promise<void> {
    await run.query(`
      CREATE TABLE reporting.achievements (
        id             integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        role           text NOT NULL CHECK (role IN ('student', 'parent')),
        name           text NOT NULL,
        description    text NOT NULL,
        required_hours integer NOT NULL CHECK (required_hours > 0),
        icon_class     text NOT NULL
      );
      INSERT INTO reporting.achievements (role, name, description, required_hours, icon_class) VALUES
        ('student', 'Community Helper', '25 hours for the community', 25, 'heart-handshake'),
        ('student', 'Service Star', '50 hours for the community', 50, 'star'),
        ('student', 'Youth Leader', '100 hours for the community', 100, 'trophy'),
        ('parent', 'School Supporter', '20 hours for the school', 20, 'heart-handshake'),
        ('parent', 'Community Champion', '40 hours for the community', 40, 'star'),
        ('parent', 'Parent Leader', '75 hours for the community', 75, 'trophy');
      GRANT SELECT ON reporting.achievements TO app_rw, app_system;

      CREATE TABLE reporting.user_achievements (
        organization_id integer NOT NULL,
        user_id         integer NOT NULL,
        achievement_id  integer NOT NULL REFERENCES reporting.achievements,
        id              integer GENERATED ALWAYS AS IDENTITY,
        earned_at       timestamptz(3) NOT NULL,
        PRIMARY KEY (organization_id, user_id, achievement_id)
      );

      -- approved hours as far as the reaction has read, which may be behind user_totals
      CREATE TABLE reporting.approved_so_far (
        organization_id integer NOT NULL,
        user_id         integer NOT NULL,
        hundredths      integer NOT NULL,
        PRIMARY KEY (organization_id, user_id)
      );

      ALTER TABLE reporting.user_achievements ENABLE ROW LEVEL SECURITY;
      ALTER TABLE reporting.user_achievements FORCE ROW LEVEL SECURITY;
      ALTER TABLE reporting.approved_so_far ENABLE ROW LEVEL SECURITY;
      ALTER TABLE reporting.approved_so_far FORCE ROW LEVEL SECURITY;
      CREATE POLICY school ON reporting.user_achievements FOR SELECT TO app_rw
        USING (organization_id = NULLIF(current_setting('app.org', true), '')::integer);
      CREATE POLICY every_school ON reporting.user_achievements TO app_system USING (true);
      CREATE POLICY every_school ON reporting.approved_so_far TO app_system USING (true);
      GRANT SELECT ON reporting.user_achievements TO app_rw;
      GRANT SELECT, INSERT, UPDATE, DELETE ON reporting.user_achievements TO app_system;
      GRANT SELECT, INSERT, UPDATE ON reporting.approved_so_far TO app_system;
    `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}

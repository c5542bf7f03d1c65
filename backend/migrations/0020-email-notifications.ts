import { ForwardOnly } from './forward-only.js';
import { access } from './row-level-security.js';

/** What a person is emailed about, and reminders of what waits. */
export class EmailNotifications1764000000020 extends ForwardOnly {
  protected readonly sql = `
      -- email_notifications: for people who chose nothing; quiet hours: "22:00", empty if there are none
      ALTER TABLE organizations.organizations
        ADD COLUMN email_notifications text NOT NULL DEFAULT 'now',
        ADD COLUMN quiet_from text NOT NULL DEFAULT '',
        ADD COLUMN quiet_until text NOT NULL DEFAULT '',
        ADD COLUMN reminders boolean NOT NULL DEFAULT true;
      ALTER TABLE organizations.settings ADD COLUMN default_email_notifications text NOT NULL DEFAULT 'now';

      CREATE VIEW directory.email_rules WITH (security_invoker = true) AS
        SELECT id AS organization_id, name, time_zone, is_active, email_notifications, quiet_from, quiet_until, reminders
        FROM organizations.organizations;

      -- active people whose address is confirmed
      CREATE VIEW directory.recipients WITH (security_invoker = true) AS
        SELECT organization_id, id, first_name, role, email, language
        FROM identity.users WHERE is_active AND moved_to IS NULL AND erased_at IS NULL AND email_confirmed;

      CREATE VIEW directory.entry_states WITH (security_invoker = true) AS
        SELECT organization_id, id, student_id, verifier_id, version, status, status_since, date,
          (hours * 100)::integer AS hundredths, approved_at, supervisor_email IS NOT NULL AS has_supervisor
        FROM hours.volunteer_hours WHERE deleted_at IS NULL;
      GRANT SELECT ON directory.email_rules, directory.recipients, directory.entry_states TO app_rw, app_system;

      -- The email that carries a notification, by the id of the newest one in it; 0 if none does. Those of before count
      -- as dealt with.
      ALTER TABLE messaging.notifications ADD COLUMN email integer DEFAULT 0;
      ALTER TABLE messaging.notifications ALTER COLUMN email DROP DEFAULT;
      CREATE INDEX notifications_to_email ON messaging.notifications (organization_id, user_id, id) WHERE email IS NULL;
      CREATE INDEX notifications_of_email ON messaging.notifications (organization_id, email) WHERE email > 0;
      GRANT UPDATE (email) ON messaging.notifications TO app_system;

      -- a reminder is about a version of an entry that has notifications already
      ALTER TABLE messaging.notifications
        DROP CONSTRAINT notifications_once,
        ADD CONSTRAINT notifications_once UNIQUE (organization_id, entry_id, user_id, version, kind),
        DROP CONSTRAINT notifications_about_one,
        ADD CONSTRAINT notifications_about_one CHECK (
          CASE split_part(kind, '.', 1)
            WHEN 'hours' THEN num_nulls(entry_id, student_id, date) = 0 AND opportunity_id IS NULL
            WHEN 'opportunity' THEN num_nulls(opportunity_id, stream) = 0 AND entry_id IS NULL
            WHEN 'account' THEN stream IS NOT NULL AND num_nonnulls(entry_id, opportunity_id) = 0
            WHEN 'school' THEN stream IS NOT NULL AND num_nonnulls(entry_id, opportunity_id) = 0
            WHEN 'reminder' THEN num_nulls(entry_id, student_id, date) = 0 OR num_nulls(opportunity_id, stream) = 0
            ELSE false END);

      -- what a person chose; no row: as their school does
      CREATE TABLE messaging.email_choices (
        organization_id integer NOT NULL,
        user_id         integer NOT NULL,
        kind            text NOT NULL,
        choice          text NOT NULL CHECK (choice IN ('now', 'daily', 'never')),
        PRIMARY KEY (organization_id, user_id, kind)
      );
      ${access('messaging.email_choices', {
        app_rw: 'SELECT, INSERT, UPDATE (choice), DELETE',
        app_system: 'SELECT, UPDATE (organization_id)',
      })}

      -- a supervisor who wants no emails from this school
      ALTER TABLE hours.supervisors ADD COLUMN stopped_at timestamptz(3);
      GRANT UPDATE (stopped_at) ON hours.supervisors TO app_system;
      CREATE POLICY every_school_stops ON hours.supervisors FOR UPDATE TO app_system USING (true);
  `;
}

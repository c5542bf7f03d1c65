import { ForwardOnly } from './forward-only.js';

/** Official records are countersigned, and notifications may be about them. A school has a color and a logo. */
export class RecordsAndLogos1764000000034 extends ForwardOnly {
  protected readonly sql = `
      ALTER TABLE messaging.notifications
        DROP CONSTRAINT notifications_about_one,
        ADD CONSTRAINT notifications_about_one CHECK (
          CASE split_part(kind, '.', 1)
            WHEN 'hours' THEN num_nulls(entry_id, student_id, date) = 0 AND opportunity_id IS NULL
            WHEN 'opportunity' THEN num_nulls(opportunity_id, stream) = 0 AND entry_id IS NULL
            WHEN 'account' THEN stream IS NOT NULL AND num_nonnulls(entry_id, opportunity_id) = 0
            WHEN 'school' THEN stream IS NOT NULL AND num_nonnulls(entry_id, opportunity_id) = 0
            WHEN 'record' THEN stream IS NOT NULL AND num_nonnulls(entry_id, opportunity_id) = 0
            WHEN 'reminder' THEN num_nulls(entry_id, student_id, date) = 0 OR num_nulls(opportunity_id, stream) = 0
              OR num_nulls(stream, student_id, date, hundredths) = 0
            ELSE false END);

      -- countersignature: JSON, signed; countersigned_by: the account that it names, by which an erasure finds it
      ALTER TABLE hours.official_records ADD COLUMN countersigned_by integer, ADD COLUMN countersignature text;
      ALTER TABLE hours.official_records ALTER COLUMN countersignature SET STATISTICS 0;

      -- color: #rrggbb, or empty for none; logo_id and logo_hash: where the file is
      ALTER TABLE organizations.organizations ADD COLUMN color text NOT NULL DEFAULT '' CHECK (color ~ '^(#[0-9a-f]{6})?$'),
        ADD COLUMN logo_id integer, ADD COLUMN logo_hash text CHECK (logo_hash ~ '^[0-9a-f]{64}$');
      CREATE VIEW directory.school_looks WITH (security_invoker = true) AS
        SELECT id AS organization_id, color, logo_id, logo_hash FROM organizations.organizations;
      GRANT SELECT ON directory.school_looks TO app_rw, app_system;
  `;
}

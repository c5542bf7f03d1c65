import { ForwardOnly } from './forward-only.js';

/** Who graduated, and which school year changed a student last. */
export class Rollover1764000000033 extends ForwardOnly {
  protected readonly sql = `
      ALTER TABLE identity.users ADD COLUMN graduated_on date, ADD COLUMN rollover_year_id integer;
      ALTER TABLE organizations.academic_years
        ADD COLUMN rolled_over_at timestamptz(3),
        -- numbers of students
        ADD COLUMN moved_up integer, ADD COLUMN graduated integer, ADD COLUMN leavers integer;

      -- a graduate has an account, and is no active student of the school
      CREATE OR REPLACE VIEW directory.people WITH (security_invoker = true) AS
        SELECT organization_id, id, first_name, last_name, role, is_active AND graduated_on IS NULL AS is_active,
          created_by, moved_to, nomination, grade_level, email, erased_at, checkpoint_mail, graduated_on
        FROM identity.users;

      CREATE OR REPLACE VIEW directory.classes WITH (security_invoker = true) AS
        SELECT c.organization_id, c.id, c.name, s.student_ids
        FROM organizations.classes c
        CROSS JOIN LATERAL (
          SELECT coalesce(array_agg(p.id), '{}') AS student_ids FROM directory.people p
          WHERE p.organization_id = c.organization_id AND p.id = ANY (c.student_ids)
            AND p.role = 'student' AND p.is_active AND p.moved_to IS NULL) s
        WHERE c.deleted_at IS NULL;
  `;
}

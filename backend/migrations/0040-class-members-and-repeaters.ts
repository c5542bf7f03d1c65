import { ForwardOnly } from './forward-only.js';

/** Whom a class names, also when they have left, and its school year; how many repeat a school year that was ended. */
export class ClassMembersAndRepeaters1764000000040 extends ForwardOnly {
  protected readonly sql = `
      -- student_ids is computed only where it is read
      CREATE OR REPLACE VIEW directory.classes WITH (security_invoker = true) AS
        SELECT c.organization_id, c.id, c.name,
          ARRAY (
            SELECT p.id FROM directory.people p
            WHERE p.organization_id = c.organization_id AND p.id = ANY (c.student_ids)
              AND p.role = 'student' AND p.is_active AND p.moved_to IS NULL) AS student_ids,
          c.student_ids AS named_student_ids, c.academic_year_id
        FROM organizations.classes c
        WHERE c.deleted_at IS NULL;

      ALTER TABLE organizations.academic_years ADD COLUMN repeaters integer;
      UPDATE organizations.academic_years y SET repeaters = r.repeaters FROM (
        SELECT DISTINCT ON (e.organization_id, e.stream) e.organization_id, e.stream,
          CASE WHEN pg_input_is_valid(e.canonical, 'jsonb')
            THEN (e.canonical::jsonb -> 'data' ->> 'repeaters')::integer END AS repeaters
        FROM log.events e WHERE e.stream LIKE 'academic-year/%' AND e.type = 'academic-year.rolled-over'
        ORDER BY e.organization_id, e.stream, e.version DESC) r
      WHERE y.rolled_over_at IS NOT NULL
        AND (r.organization_id, r.stream) = (y.organization_id, 'academic-year/' || y.id);
  `;
}

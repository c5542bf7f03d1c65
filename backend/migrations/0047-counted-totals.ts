import { ForwardOnly } from './forward-only.js';

/** What counts of a student's approved hours, beside them. */
export class CountedTotals1764000000047 extends ForwardOnly {
  protected readonly sql = `
      -- Where a school has rules of what counts, in hundredths of hours: what counts toward the goal, and what the minimums
      -- of categories lack. Each is for all hours first, from -infinity on, and where the rules in force begin anew with each
      -- school year, then for each year from its first day on. Null where every approved hour counts. The server fills in
      -- at its start whom it finds without in a school with rules.
      ALTER TABLE reporting.user_totals
        ADD COLUMN counted_from date[],
        ADD COLUMN counted_by_year integer[],
        ADD COLUMN lacking_by_year integer[];

      -- hundredths of hours
      CREATE FUNCTION directory.minimums(rules jsonb) RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN (
        SELECT coalesce(sum(c.min * 100), 0)::integer FROM jsonb_to_recordset(rules -> 'categories') AS c(min numeric));

      DROP VIEW directory.goals, directory.school_goals;

      CREATE VIEW directory.school_goals WITH (security_invoker = true) AS
        SELECT o.id AS organization_id, o.time_zone, o.hours_goal, directory.grade_goals(r.in_force::jsonb) AS grade_goals,
          coalesce((r.in_force::jsonb ->> 'proRata')::boolean, false) AS pro_rata,
          directory.minimums(r.in_force::jsonb) AS minimums
        FROM organizations.organizations o
        LEFT JOIN organizations.counting_rules r ON r.organization_id = o.id;

      -- \`whole\` is what a student owes who was here all year
      CREATE VIEW directory.goals WITH (security_invoker = true) AS
        SELECT p.organization_id, p.id AS student_id, coalesce(g.hours, s.hours_goal) AS whole,
          CASE WHEN g.hours IS NOT NULL THEN p.grade_level END AS grade_level,
          s.pro_rata AND p.role = 'student' AS pro_rata, (t.joined_at AT TIME ZONE s.time_zone)::date AS joined_on,
          s.time_zone, s.minimums, coalesce(t.approved, 0) AS approved, t.counted_from, t.counted_by_year,
          t.lacking_by_year
        FROM identity.users p
        JOIN directory.school_goals s ON s.organization_id = p.organization_id
        CROSS JOIN LATERAL (SELECT s.grade_goals[p.grade_level::integer] AS hours) g
        LEFT JOIN reporting.user_totals t ON (t.organization_id, t.user_id) = (p.organization_id, p.id);

      GRANT SELECT ON directory.school_goals, directory.goals TO app_rw, app_system;

      -- as of a day: of the newest school year that has begun, or of all hours
      CREATE FUNCTION directory.counted_on(day date, approved integer, counted_from date[], counted_by_year integer[])
      RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN
        coalesce(counted_by_year[width_bucket(day, counted_from)], approved);

      -- who has no approved hours lacks the minimums
      CREATE FUNCTION directory.lacking_on(day date, counted_from date[], lacking_by_year integer[], minimums integer)
      RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN
        coalesce(lacking_by_year[width_bucket(day, counted_from)], minimums);
  `;
}

import { ForwardOnly } from './forward-only.js';

/** What each student owes: the goal of the school or of a grade, and the share of who joins during a school year. */
export class Goals1764000000039 extends ForwardOnly {
  protected readonly sql = `
      -- earlier versions have no goals of grades
      UPDATE organizations.counting_rules SET
        versions = regexp_replace(versions, '"notStudents":(true|false)}', '"notStudents":\\1,"goals":[],"proRata":false}', 'g'),
        in_force = regexp_replace(in_force, '"notStudents":(true|false)}', '"notStudents":\\1,"goals":[],"proRata":false}');

      -- hours by grade; null for a grade that has the goal of the school
      CREATE FUNCTION directory.grade_goals(rules jsonb) RETURNS integer[] LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN (
        SELECT array_agg(g.hours ORDER BY n)
        FROM generate_series(1, 12) n
        LEFT JOIN jsonb_to_recordset(rules -> 'goals') AS g("gradeLevel" integer, hours integer) ON g."gradeLevel" = n);

      -- the first days of September to June in the school year of a day
      CREATE FUNCTION directory.months_of(day date) RETURNS date[] LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN (
        SELECT array_agg((date_trunc('year', day - interval '7 months') + n * interval '1 month')::date ORDER BY n)
        FROM generate_series(8, 17) n);

      -- A school year has ten months, August to May. Who joins after August owes those that are left, the month of joining
      -- too, in whole hours, rounded up. Who joins in June or July joins for the next year. Each argument stands once, so
      -- that the planner writes the expression into the statement.
      CREATE FUNCTION directory.goal_in(whole integer, pro_rata boolean, joined_on date, months date[]) RETURNS integer
      LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN
        (whole * coalesce((ARRAY[10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 10])[
          CASE WHEN pro_rata THEN 1 + width_bucket(joined_on, months) END], 10) + 9) / 10;

      CREATE FUNCTION directory.goal_of(whole integer, pro_rata boolean, joined_on date, day date) RETURNS integer
      LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN directory.goal_in(whole, pro_rata, joined_on, directory.months_of(day));

      -- Of a school year that ends on a day. A month before it, also one that ends late in August is the year that is meant.
      CREATE FUNCTION directory.goal_of_year(whole integer, pro_rata boolean, joined_on date, ends_on date) RETURNS integer
      LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN
        directory.goal_of(whole, pro_rata, joined_on, (ends_on - interval '1 month')::date);

      CREATE VIEW directory.school_goals WITH (security_invoker = true) AS
        SELECT o.id AS organization_id, o.time_zone, o.hours_goal, directory.grade_goals(r.in_force::jsonb) AS grade_goals,
          coalesce((r.in_force::jsonb ->> 'proRata')::boolean, false) AS pro_rata,
          r.organization_id IS NOT NULL AS has_rules
        FROM organizations.organizations o
        LEFT JOIN organizations.counting_rules r ON r.organization_id = o.id;

      -- \`whole\` is what a student owes who was here all year
      CREATE VIEW directory.goals WITH (security_invoker = true) AS
        SELECT p.organization_id, p.id AS student_id, coalesce(g.hours, s.hours_goal) AS whole,
          CASE WHEN g.hours IS NOT NULL THEN p.grade_level END AS grade_level,
          s.pro_rata AND p.role = 'student' AS pro_rata, (t.joined_at AT TIME ZONE s.time_zone)::date AS joined_on,
          s.time_zone
        FROM identity.users p
        JOIN directory.school_goals s ON s.organization_id = p.organization_id
        CROSS JOIN LATERAL (SELECT s.grade_goals[p.grade_level::integer] AS hours) g
        LEFT JOIN reporting.user_totals t ON (t.organization_id, t.user_id) = (p.organization_id, p.id);

      GRANT SELECT ON directory.school_goals, directory.goals TO app_rw, app_system;
  `;
}

/**
 * SQL: each active student `p` with each school year `y` of their school `s`, and `g.missing`, the hundredths of an hour
 * that their approved hours lack to their goal of that year.
 */
export const GOALS = `directory.academic_years y
  JOIN directory.schools s ON s.organization_id = y.organization_id
  JOIN directory.people p ON p.organization_id = y.organization_id AND p.role = 'student' AND p.is_active
    AND p.moved_to IS NULL
  JOIN directory.goals owed ON (owed.organization_id, owed.student_id) = (p.organization_id, p.id)
  CROSS JOIN LATERAL (SELECT directory.goal_of_year(owed.whole, owed.pro_rata, owed.joined_on, y.ends_on) * 100 - coalesce(sum(e.hundredths), 0)::integer AS missing
    FROM directory.entry_states e
    WHERE (e.organization_id, e.student_id) = (p.organization_id, p.id) AND e.status = 'approved') g`;

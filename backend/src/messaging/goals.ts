/**
 * SQL: each active student `p` with each school year `y` of their school `s`, and `g.missing`, the hundredths of an hour
 * that are still to count toward their goal of that year, or to the minimums of categories.
 */
export const GOALS = `directory.academic_years y
  JOIN directory.schools s ON s.organization_id = y.organization_id
  JOIN directory.people p ON p.organization_id = y.organization_id AND p.role = 'student' AND p.is_active
    AND p.moved_to IS NULL
  JOIN directory.goals owed ON (owed.organization_id, owed.student_id) = (p.organization_id, p.id)
  CROSS JOIN LATERAL (SELECT greatest(
    directory.goal_of_year(owed.whole, owed.pro_rata, owed.joined_on, y.ends_on) * 100
      - directory.counted_on(y.starts_on, owed.approved, owed.counted_from, owed.counted_by_year),
    directory.lacking_on(y.starts_on, owed.counted_from, owed.lacking_by_year, owed.minimums)) AS missing) g`;

import { eventsUntil, projectedSql } from '../../platform/event-log/projection.js';
import { monthTotals } from '../month-totals.projection.js';
import { reportedPeople } from '../reported-people.projection.js';
import { userTotals } from '../user-totals.projection.js';

/** Relations with the columns of `reporting.user_totals` and `reporting.month_totals`. */
export interface Figures {
  readonly with: string;
  readonly people: string;
  readonly months: string;
}

export const PRESENT: Figures = { with: '', people: 'reporting.user_totals', months: 'reporting.month_totals' };

const READ = [reportedPeople, userTotals, monthTotals];

/**
 * Runs the projections over the log up to the end of a day. Names are the present ones, so that search finds them and
 * former names stay hidden. Parameters are SQL expressions.
 */
export const atTheEndOf = (day: string, school: string, timeZone: string): Figures => ({
  with: `
    WITH ${eventsUntil(school, `(${day}::date + 1)::timestamp AT TIME ZONE ${timeZone}`, READ)},
    person AS (${projectedSql(reportedPeople, 'many')}),
    total AS (${projectedSql(userTotals, 'many')}),
    months_then AS (${projectedSql(monthTotals, 'many')}),
    people_then AS (
      SELECT organization_id, user_id, coalesce(t.approved, 0) AS approved, coalesce(t.pending, 0) AS pending,
        (-coalesce(t.approved + t.pending, 0))::integer AS neg_total, t.last_activity,
        reporting.section_of(p.role, p.grade, p.is_active, p.is_here) AS section, n.first_name, n.last_name, n.email
      FROM person p
      LEFT JOIN total t USING (organization_id, user_id)
      JOIN reporting.user_totals n USING (organization_id, user_id)
    )`,
  people: 'people_then',
  months: 'months_then',
});

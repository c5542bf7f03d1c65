import { ForwardOnly } from './forward-only.js';

/**
 * What the rules of a school ask of an entry, the version of the rules and the school year it was approved under, and
 * when the volunteer handed in its day and hours: at the first event since they last changed either that leaves it so.
 */
export class CountedHours1764000000036 extends ForwardOnly {
  protected readonly sql = `
      ALTER TABLE hours.volunteer_hours ADD COLUMN category_id integer, ADD COLUMN is_non_profit boolean,
        ADD COLUMN reflection text, ADD COLUMN reflection_words integer, ADD COLUMN rules_version integer,
        ADD COLUMN counting_year date, ADD COLUMN counting_year_ends date,
        ADD COLUMN claimed_at timestamptz(3);
      WITH told AS (
        SELECT e.organization_id, e.stream, e.version, e.at, j.data ->> 'to' IN ('pending', 'verified', 'approved') AS stands,
          e.type = 'hours.amended' AND e.actor_id = (j.data ->> 'student')::integer
            AND (j.data ->> 'dateBefore' IS DISTINCT FROM j.data ->> 'dateAfter'
              OR coalesce((j.data ->> 'hundredthsAfter')::integer, 0) > coalesce((j.data ->> 'hundredthsBefore')::integer, 0)) AS anew
        FROM log.events e
        CROSS JOIN LATERAL (
          SELECT CASE WHEN pg_input_is_valid(e.canonical, 'jsonb') THEN e.canonical::jsonb END -> 'data' AS data) j
        WHERE e.stream LIKE 'hours/%'),
      since AS (
        SELECT *, max(version) FILTER (WHERE anew) OVER (PARTITION BY organization_id, stream) AS changed FROM told)
      UPDATE hours.volunteer_hours h SET claimed_at = c.at FROM (
        SELECT DISTINCT ON (organization_id, stream) organization_id, stream, at FROM since
        WHERE stands AND version >= coalesce(changed, 0) ORDER BY organization_id, stream, version) c
      WHERE (c.organization_id, c.stream) = (h.organization_id, 'hours/' || h.id);
  `;
}

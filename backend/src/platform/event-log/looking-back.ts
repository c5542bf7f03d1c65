import type { Projection } from './projection.js';
import { NEW_EVENT_COLUMNS, NO_TEXTS } from './write-statement.js';

/**
 * What projections read, as CTEs without their WITH: a school's events until a moment, of the streams that these
 * projections read, and no texts. Takes SQL expressions: the school's number and the moment.
 */
export const eventsUntil = (school: string, moment: string, projections: readonly Projection[]): string => {
  const streams = [...new Set(projections.flatMap((projection) => projection.streams))];
  return `
    new_events AS MATERIALIZED (
      SELECT ${NEW_EVENT_COLUMNS} FROM log.events WHERE organization_id = ${school} AND at < ${moment}
        AND (${streams.map((stream) => `stream LIKE '${stream}/%'`).join(' OR ')})
    ), new_texts AS (${NO_TEXTS})`;
};

/**
 * What a field of a record was at a moment, as text, where it was changed since: a subquery. Takes SQL expressions: the
 * record's school and stream, the type of the events that change the field as `{ from, to }`, and the moment.
 */
export const fieldBefore = (
  field: string,
  { school, stream, type, moment }: Readonly<Record<'school' | 'stream' | 'type' | 'moment', string>>,
): string => `
  (SELECT canonical::jsonb #>> '{data,${field},from}' FROM log.events
   WHERE (organization_id, stream, type) = (${school}, ${stream}, ${type}) AND at >= ${moment}
     AND canonical::jsonb #>> '{data,${field},from}' IS NOT NULL
   ORDER BY version LIMIT 1)`;

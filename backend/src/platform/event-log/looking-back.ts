import type { Projection } from './projection.js';
import { NEW_EVENT_COLUMNS, NO_TEXTS } from './write-statement.js';

/** SQL CTEs that projections read: a school's events before a moment, without texts. Takes SQL expressions. */
export const eventsUntil = (school: string, moment: string, projections: readonly Projection[]): string => {
  const streams = [...new Set(projections.flatMap((projection) => projection.streams))];
  return `
    new_events AS MATERIALIZED (
      SELECT ${NEW_EVENT_COLUMNS} FROM log.events WHERE organization_id = ${school} AND at < ${moment}
        AND (${streams.map((stream) => `stream LIKE '${stream}/%'`).join(' OR ')})
    ), new_texts AS (${NO_TEXTS})`;
};

/** SQL subquery for a field before a moment; null if unchanged since. `type` records `{ from, to }` in its data. */
export const fieldBefore = (
  field: string,
  { school, stream, type, moment }: Readonly<Record<'school' | 'stream' | 'type' | 'moment', string>>,
): string => `
  (SELECT canonical::jsonb #>> '{data,${field},from}' FROM log.events
   WHERE (organization_id, stream, type) = (${school}, ${stream}, ${type}) AND at >= ${moment}
     AND canonical::jsonb #>> '{data,${field},from}' IS NOT NULL
   ORDER BY version LIMIT 1)`;

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

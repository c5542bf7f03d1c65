import { jsonOf } from '../../platform/event-log/recorded-events.js';

/** That nothing but the erasing of what was deleted before happened, as an SQL expression of an event's data. */
const erasedOnly = (data: string): string => `(${data}->>'from' = 'deleted' AND ${data}->>'to' = 'deleted')`;

/** Where records stand: `stream` and the data of the newest event of each, of those that a condition on `e` chooses. */
export const newestOfEach = (chosen: string): string => `
  SELECT DISTINCT ON (d.stream) d.stream, d.data
  FROM (SELECT e.stream, e.version, ${jsonOf('e.canonical')}->'data' AS data FROM log.events e WHERE ${chosen}) d
  WHERE ${erasedOnly('d.data')} IS NOT TRUE ORDER BY d.stream, d.version DESC`;

/** That the newest data of a record are those of a draft: one that was never handed in, or taken back. */
export const isDraft = (data: string): string =>
  `(${data}->>'to' = 'draft' OR (${data}->>'to' = 'deleted' AND ${data}->>'from' = 'draft'))`;

/** Whether an event, by its alias, is of a record that is its owner's alone while it is a draft, as an SQL expression. */
export const withheldDraft = (event: string): string => {
  const chosen = `(e.organization_id, e.stream) = (${event}.organization_id, ${event}.stream)`;
  return `coalesce((SELECT ${isDraft('n.data')} FROM (${newestOfEach(chosen)}) n), false)`;
};

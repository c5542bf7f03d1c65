import { jsonOf } from '../../platform/event-log/recorded-events.js';

/** SQL for an event that only erases a deleted record. */
const erasedOnly = (data: string): string => `(${data}->>'from' = 'deleted' AND ${data}->>'to' = 'deleted')`;

/** The newest data of each record; `chosen` is a condition on `log.events e`. */
export const newestOfEach = (chosen: string): string => `
  SELECT DISTINCT ON (d.stream) d.stream, d.data
  FROM (SELECT e.stream, e.version, ${jsonOf('e.canonical')}->'data' AS data FROM log.events e WHERE ${chosen}) d
  WHERE ${erasedOnly('d.data')} IS NOT TRUE ORDER BY d.stream, d.version DESC`;

/** SQL for the data of a record that is a draft, or was one when it was deleted. */
export const isDraft = (data: string): string =>
  `(${data}->>'to' = 'draft' OR (${data}->>'to' = 'deleted' AND ${data}->>'from' = 'draft'))`;

/** SQL for whether the event with this alias belongs to a draft, which only its owner may see. */
export const withheldDraft = (event: string): string => {
  const chosen = `(e.organization_id, e.stream) = (${event}.organization_id, ${event}.stream)`;
  return `coalesce((SELECT ${isDraft('n.data')} FROM (${newestOfEach(chosen)}) n), false)`;
};

import type { Statement } from '../database/database.js';
import type { RecordedEvent, DomainEvent } from '../kernel/event.js';

/** SQL expression for an event as jsonb; null if its bytes were changed and are not JSON. */
export const jsonOf = (canonical: string): string =>
  `(CASE WHEN pg_input_is_valid(${canonical}, 'jsonb') THEN (${canonical})::jsonb END)`;

export const numberIn = (json: string): string =>
  `(CASE WHEN pg_input_is_valid(${json}, 'integer') THEN (${json})::integer END)`;

export interface RecordedRow {
  organization_id: number;
  stream: string;
  version: number;
  epoch: number;
  tx: string;
  position: string;
  canonical: string;
  texts: Record<string, string> | null;
}

export const RECORDED_EVENTS = `
  SELECT e.organization_id, e.stream, e.version, e.actor_id, e.canonical,
    e.epoch, e.tx::text AS tx, e.position::text AS position,
    (SELECT jsonb_object_agg(x.field, x.body) FROM log.texts x
     WHERE (x.organization_id, x.stream, x.version) = (e.organization_id, e.stream, e.version)) AS texts
  FROM log.events e`;

/** Every event, without texts, of those of these records that something happened to since a moment; each record in order. */
export const changedSince = (organizationId: number, streams: readonly string[], moment: Date): Statement => ({
  name: 'changed-since',
  text: `SELECT e.organization_id, e.stream, e.version, e.epoch, e.tx::text AS tx, e.position::text AS position,
           e.canonical, NULL::jsonb AS texts
         FROM log.events e
         WHERE e.organization_id = $1 AND e.stream IN (SELECT c.stream FROM log.events c
           WHERE c.organization_id = $1 AND c.at >= $2 AND c.stream = ANY ($3))
         ORDER BY e.stream, e.version`,
  values: [organizationId, moment, streams],
});

export interface PlaceInSql {
  readonly school: string;
  readonly stream: string;
  readonly version: string;
}

export const textOf = (field: string, { school, stream, version }: PlaceInSql): string => `
  (SELECT x.body FROM log.texts x
   WHERE (x.organization_id, x.stream, x.version, x.field) = (${school}, ${stream}, ${version}, '${field}'))`;

export const happenedAt = ({ school, stream, version }: PlaceInSql): string => `
  (SELECT e.at FROM log.events e WHERE (e.organization_id, e.stream, e.version) = (${school}, ${stream}, ${version}))`;

export const actorAt = ({ school, stream, version }: PlaceInSql): string => `
  (SELECT e.actor_id FROM log.events e
   WHERE (e.organization_id, e.stream, e.version) = (${school}, ${stream}, ${version}))`;

export const roleAt = ({ school, stream, version }: PlaceInSql): string => `
  (SELECT ${jsonOf('e.canonical')} #>> '{actor,role}' FROM log.events e
   WHERE (e.organization_id, e.stream, e.version) = (${school}, ${stream}, ${version}))`;

export const keyAt = ({ school, stream, version }: PlaceInSql): string => `
  (SELECT ${numberIn(`${jsonOf('e.canonical')} #>> '{actor,key}'`)} FROM log.events e
   WHERE (e.organization_id, e.stream, e.version) = (${school}, ${stream}, ${version}))`;

export const requestOf = ({ school, stream, version }: PlaceInSql): string => `
  (SELECT ${jsonOf('e.canonical')} ->> 'request' FROM log.events e
   WHERE (e.organization_id, e.stream, e.version) = (${school}, ${stream}, ${version}))`;

export const dataOf = ({ school, stream, version }: PlaceInSql): string => `
  (SELECT ${jsonOf('e.canonical')} -> 'data' FROM log.events e
   WHERE (e.organization_id, e.stream, e.version) = (${school}, ${stream}, ${version}))`;

/** SQL expression for the latest text of a record up to an event. */
export const textAsOf = (field: string, { school, stream, version }: PlaceInSql): string => `
  (SELECT x.body FROM log.texts x
   WHERE x.organization_id = ${school} AND x.stream = ${stream} AND x.version <= ${version} AND x.field = '${field}'
   ORDER BY x.version DESC LIMIT 1)`;

/** SQL expression for what the events of a record last set a field to, up to an event; as text. */
export const setAsOf = (field: string, { school, stream, version }: PlaceInSql): string => `
  (SELECT ${jsonOf('e.canonical')} #>> '{data,set,${field}}' FROM log.events e
   WHERE e.organization_id = ${school} AND e.stream = ${stream} AND e.version <= ${version}
     AND ${jsonOf('e.canonical')} #> '{data,set}' ? '${field}'
   ORDER BY e.version DESC LIMIT 1)`;

export const didAt = (
  types: readonly string[],
  { by, school, stream, at }: Omit<PlaceInSql, 'version'> & { readonly by: string; readonly at: string },
): string => `
  EXISTS (SELECT FROM log.events e WHERE (e.organization_id, e.stream) = (${school}, ${stream})
    AND e.at = ${at} AND e.actor_id = ${by} AND e.type IN (${types.map((type) => `'${type}'`).join(', ')}))`;

/** SQL expression for when an event of one of these types happened last to a record; null if never. */
export const lastAt = (types: readonly string[], { school, stream }: Omit<PlaceInSql, 'version'>): string => `
  (SELECT max(e.at) FROM log.events e WHERE (e.organization_id, e.stream) = (${school}, ${stream})
    AND e.type IN (${types.map((type) => `'${type}'`).join(', ')}))`;

/** Parses a row and upcasts its data. An erased or empty text is null. */
export function recordedEvent(row: RecordedRow): RecordedEvent {
  const parsed = JSON.parse(row.canonical) as Omit<RecordedEvent, 'at'> & { at: string; schema?: number };
  const texts = Object.keys(parsed.texts).map((field) => [field, row.texts?.[field] ?? null] as const);
  return {
    organizationId: row.organization_id,
    stream: row.stream,
    version: row.version,
    type: parsed.type,
    at: new Date(parsed.at),
    actor: parsed.actor,
    data: upcast(parsed.type, parsed.data, parsed.schema),
    texts: Object.fromEntries(texts),
  };
}

type EventData = DomainEvent['data'];

export type Upcaster = (data: EventData) => EventData;

const UPCASTERS = new Map<string, readonly Upcaster[]>();

/** Registers upcasters by event type: the first reads schema 1 as 2, the second 2 as 3, and so on. */
export function registerUpcasters(byType: Readonly<Record<string, readonly Upcaster[]>>): void {
  for (const [type, upcasters] of Object.entries(byType)) UPCASTERS.set(type, upcasters);
}

export const schemaOf = (type: string): number => (UPCASTERS.get(type)?.length ?? 0) + 1;

/** Converts stored data to the current schema. Throws if a newer server wrote it. */
function upcast(type: string, data: EventData, schema = 1): EventData {
  if (schema > schemaOf(type)) throw new Error(`${type} was written in schema ${schema}, by a newer server.`);
  return (UPCASTERS.get(type) ?? []).slice(schema - 1).reduce((read, upcaster) => upcaster(read), data);
}

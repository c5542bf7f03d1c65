import type { Statement } from '../database/database.js';
import type { DomainError } from '../kernel/domain-error.js';

export type Run = <Row>(statement: Statement) => Promise<Row[]>;

/** A read model as SQL deltas of events: commands add them as they append events, rebuilds aggregate them. */
export interface Projection {
  readonly table: string;
  readonly streams: readonly string[];
  readonly key: readonly string[];
  readonly sums?: readonly string[];
  /** Columns that keep the maximum; null changes nothing. */
  readonly greatest?: readonly string[];
  /** Columns that keep the value of the highest `version`; null changes nothing. */
  readonly latest?: readonly string[];
  /**
   * A SELECT of the key, the columns and (for `latest`) `version`, from `new_events` (organization_id, stream, version,
   * type, at, actor_id, data) and `new_texts` (organization_id, stream, version, field, body). At most one row per
   * event and key; with `latest`, all of a key's events are in one stream.
   */
  readonly deltas: string;
  readonly refusals?: Readonly<Record<string, () => DomainError>>;
  /** Fills columns that SQL can't, once a rebuild has filled all tables. Commands and reactions keep them. */
  readonly recompute?: (run: Run) => Promise<void>;
}

export const NEW_EVENT_COLUMNS =
  "organization_id, stream, version, type, at, actor_id, (canonical::jsonb -> 'data') AS data";

export const NEW_TEXT_COLUMNS = 'organization_id, stream, version, field, body';
export const NO_TEXTS = `SELECT ${NEW_TEXT_COLUMNS} FROM log.texts WHERE false`;

/** Builds the upsert from `new_events`. Writes keys in order, to prevent deadlocks between commands. */
export function projectionSql(projection: Projection, events: 'one' | 'many'): string {
  const { table, key } = projection;
  const keys = key.join(', ');
  const columns = columnsOf(projection);
  return `INSERT INTO ${table} AS present (${keys}, ${columns.map(({ name }) => name).join(', ')})
          ${projectedSql(projection, events)}
          ON CONFLICT (${keys}) DO UPDATE SET ${columns.map(({ name, onto }) => `${name} = ${onto}`).join(', ')}`;
}

export function projectedSql(projection: Projection, events: 'one' | 'many'): string {
  const keys = projection.key.join(', ');
  const columns = columnsOf(projection);
  const changed = `FROM (${projection.deltas}) AS delta WHERE ${columns.map(({ changes }) => changes).join(' OR ')}`;
  return events === 'one'
    ? `SELECT ${keys}, ${columns.map(({ name }) => name).join(', ')} ${changed}`
    : `SELECT ${keys}, ${columns.map(({ name, together }) => `${together} AS ${name}`).join(', ')} ${changed}
       GROUP BY ${keys} ORDER BY ${keys}`;
}

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

interface Column {
  readonly name: string;
  readonly changes: string;
  readonly together: string;
  readonly onto: string;
}

const columnsOf = ({ sums = [], greatest = [], latest = [] }: Projection): readonly Column[] => [
  ...sums.map((name) => ({
    name,
    changes: `${name} <> 0`,
    together: `sum(${name})`,
    onto: `present.${name} + excluded.${name}`,
  })),
  ...greatest.map((name) => ({
    name,
    changes: `${name} IS NOT NULL`,
    together: `max(${name})`,
    onto: `greatest(present.${name}, excluded.${name})`,
  })),
  ...latest.map((name) => ({
    name,
    changes: `${name} IS NOT NULL`,
    together: `(array_agg(${name} ORDER BY version DESC) FILTER (WHERE ${name} IS NOT NULL))[1]`,
    onto: `coalesce(excluded.${name}, present.${name})`,
  })),
];

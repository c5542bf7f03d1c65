import type { DomainError } from '../kernel/domain-error.js';

/**
 * A read model of what each event adds to it or says anew. In a command it changes in the very statement that appends
 * the events; on rebuild, and for a look back, the same deltas are taken together over the log. One definition for all.
 */
export interface Projection {
  /** The table it fills, schema-qualified; emptied before a rebuild. Several may fill columns of one table. */
  readonly table: string;
  /** Names of the streams whose events it reads. */
  readonly streams: readonly string[];
  /** The table's primary key, beginning with organization_id. */
  readonly key: readonly string[];
  /** The integer columns that add up. */
  readonly sums?: readonly string[];
  /** Columns of which the greatest value stands; null where an event brings none. */
  readonly greatest?: readonly string[];
  /** Columns of which the last value stands, by `version`; null where an event says nothing of it. */
  readonly latest?: readonly string[];
  /**
   * A SELECT of the key and the columns, by name, and with `latest` of `version`, from `new_events` (organization_id,
   * stream, version, type, at, actor_id, data) and what they came with, `new_texts` (organization_id, stream, version,
   * field, body): at most one row for each event and key; with `latest`, a key's events from one stream.
   */
  readonly deltas: string;
  /** What a violated constraint of the table says, by constraint name. */
  readonly refusals?: Readonly<Record<string, () => DomainError>>;
}

/**
 * The statement that brings a projection up to date with `new_events`. Keys are written in order, so that two
 * commands cannot wait for each other; a single event needs neither order nor sum.
 */
export function projectionSql(projection: Projection, events: 'one' | 'many'): string {
  const { table, key } = projection;
  const keys = key.join(', ');
  const columns = columnsOf(projection);
  return `INSERT INTO ${table} AS present (${keys}, ${columns.map(({ name }) => name).join(', ')})
          ${projectedSql(projection, events)}
          ON CONFLICT (${keys}) DO UPDATE SET ${columns.map(({ name, onto }) => `${name} = ${onto}`).join(', ')}`;
}

/** What `new_events` come to, a row for each key. */
export function projectedSql(projection: Projection, events: 'one' | 'many'): string {
  const keys = projection.key.join(', ');
  const columns = columnsOf(projection);
  const changed = `FROM (${projection.deltas}) AS delta WHERE ${columns.map(({ changes }) => changes).join(' OR ')}`;
  return events === 'one'
    ? `SELECT ${keys}, ${columns.map(({ name }) => name).join(', ')} ${changed}`
    : `SELECT ${keys}, ${columns.map(({ name, together }) => `${together} AS ${name}`).join(', ')} ${changed}
       GROUP BY ${keys} ORDER BY ${keys}`;
}

interface Column {
  readonly name: string;
  /** Whether an event says anything of it, … */
  readonly changes: string;
  /** … what many events come to, … */
  readonly together: string;
  /** … and what becomes of the present value. */
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

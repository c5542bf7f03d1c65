import type { DomainError } from '../kernel/domain-error.js';

/**
 * A read model of sums, as what each event adds to them. In a command the sums change in the very statement that
 * appends the events; on rebuild the same deltas are summed over the whole log. One definition, both uses.
 */
export interface Projection {
  /** The table it fills, schema-qualified; emptied before a rebuild. */
  readonly table: string;
  /** Names of the streams whose events it reads. */
  readonly streams: readonly string[];
  /** The table's primary key, beginning with organization_id. */
  readonly key: readonly string[];
  /** The integer columns that add up. */
  readonly sums: readonly string[];
  /**
   * A SELECT of the key and the sums, by name, from `new_events` (organization_id, stream, version, type, at,
   * actor_id, data): at most one row for each event and key.
   */
  readonly deltas: string;
  /** What a violated constraint of the table says, by constraint name. */
  readonly refusals?: Readonly<Record<string, () => DomainError>>;
}

/**
 * The statement that brings a projection up to date with `new_events`. Keys are written in order, so that two
 * commands cannot wait for each other; a single event needs neither order nor sum.
 */
export function projectionSql({ table, key, sums, deltas }: Projection, events: 'one' | 'many'): string {
  const keys = key.join(', ');
  const changes = sums.map((sum) => `${sum} <> 0`).join(' OR ');
  const selected =
    events === 'one'
      ? `SELECT ${keys}, ${sums.join(', ')} FROM (${deltas}) AS delta WHERE ${changes}`
      : `SELECT ${keys}, ${sums.map((sum) => `sum(${sum})`).join(', ')} FROM (${deltas}) AS delta
         WHERE ${changes} GROUP BY ${keys} ORDER BY ${keys}`;
  return `INSERT INTO ${table} AS present (${keys}, ${sums.join(', ')}) ${selected}
          ON CONFLICT (${keys}) DO UPDATE SET ${sums.map((sum) => `${sum} = present.${sum} + excluded.${sum}`).join(', ')}`;
}

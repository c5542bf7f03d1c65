import type { DomainError } from '../kernel/domain-error.js';

/**
 * A read model as one SQL statement from `new_events` (organization_id, stream, version, type, at, actor_id, data)
 * to its table, as deltas. In a command it is a part of the very statement that appends the events; on rebuild the
 * same statement runs over the whole log. It must aggregate per key, and write keys in order.
 */
export interface Projection {
  /** The table it fills, schema-qualified; emptied before a rebuild. */
  readonly table: string;
  /** Names of the streams whose events it reads. */
  readonly streams: readonly string[];
  readonly sql: string;
  /** What a violated constraint of the table says, by constraint name. */
  readonly refusals?: Readonly<Record<string, () => DomainError>>;
}

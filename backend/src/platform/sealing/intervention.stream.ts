import type { Run } from '../event-log/reaction.js';
import type { Stream } from '../event-log/stream.js';
import type { RecordedEvent } from '../kernel/event.js';
import type { Restored } from './intervention.events.js';

/** What an operator did to the log itself, and why. */
export interface Intervention {
  readonly organizationId: number;
  readonly id: number;
  readonly version: number;
  readonly kind: 'restore-accepted' | 'sealing-resumed' | 'key-replaced';
  /** Null once it was erased. */
  readonly reason: string | null;
  readonly restored: Restored | null;
  readonly at: Date;
}

export const interventionStream: Stream<Intervention> = {
  name: 'log',
  table: 'log.interventions',
  evolve(_before: Intervention | undefined, event: RecordedEvent): Intervention {
    const { generation, kept, had } = event.data as Partial<Restored>;
    return {
      organizationId: event.organizationId,
      id: Number(event.stream.slice(event.stream.indexOf('/') + 1)),
      version: event.version,
      kind: event.type.slice('log.'.length) as Intervention['kind'],
      reason: event.texts['reason'] ?? null,
      restored: generation && kept !== undefined && had !== undefined ? { generation, kept, had } : null,
      at: event.at,
    };
  },
  columns: [
    { name: 'kind', type: 'text', value: ({ kind }) => kind },
    { name: 'reason', type: 'text', value: ({ reason }) => reason },
    { name: 'generation', type: 'integer', value: ({ restored }) => restored?.generation ?? null },
    { name: 'kept', type: 'bigint', value: ({ restored }) => restored?.kept ?? null },
    { name: 'had', type: 'bigint', value: ({ restored }) => restored?.had ?? null },
    { name: 'at', type: 'timestamptz', value: ({ at }) => at },
  ],
};

/** A restore of a school that was accepted. */
export interface AcceptedRestore extends Restored {
  readonly organizationId: number;
  readonly reason: string | null;
  readonly at: Date;
}

/** Every restore that was accepted, the oldest first. */
export async function acceptedRestores(run: Run): Promise<readonly AcceptedRestore[]> {
  const rows = await run<AcceptedRestore & { kept: string; had: string }>({
    name: 'accepted-restores',
    text: `SELECT organization_id AS "organizationId", generation, kept, had, reason, at FROM log.interventions
           WHERE generation IS NOT NULL ORDER BY organization_id, generation`,
  });
  return rows.map((row) => ({ ...row, kept: Number(row.kept), had: Number(row.had) }));
}

/** Which life of a school's log goes on. */
export const generationIn = (restores: readonly AcceptedRestore[], organizationId: number): number =>
  Math.max(1, ...restores.filter((one) => one.organizationId === organizationId).map(({ generation }) => generation));

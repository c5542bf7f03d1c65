import type { Run } from '../event-log/reaction.js';
import { Stream } from '../event-log/stream.js';
import { recordIdOf, type RecordedEvent } from '../kernel/event.js';
import type { Restored } from './intervention.events.js';

export interface Intervention {
  readonly organizationId: number;
  readonly id: number;
  readonly version: number;
  readonly kind: 'restore-accepted' | 'sealing-resumed' | 'key-replaced';
  readonly reason: string | null;
  readonly generation: number | null;
  readonly kept: number | null;
  readonly had: number | null;
  readonly at: Date;
}

export const interventionStream = new Stream<Intervention>({
  name: 'log',
  table: 'log.interventions',
  evolve(_before: Intervention | undefined, event: RecordedEvent): Intervention {
    const { generation = null, kept = null, had = null } = event.data as Partial<Restored>;
    return {
      organizationId: event.organizationId,
      id: recordIdOf(event.stream),
      version: event.version,
      kind: event.type.slice('log.'.length) as Intervention['kind'],
      reason: event.texts['reason'] ?? null,
      generation,
      kept,
      had,
      at: event.at,
    };
  },
  columns: {
    kind: { type: 'text' },
    reason: { type: 'text', nullable: true },
    generation: { type: 'integer', nullable: true },
    kept: { type: 'bigint', nullable: true },
    had: { type: 'bigint', nullable: true },
    at: { type: 'timestamptz' },
  },
});

export interface AcceptedRestore extends Restored {
  readonly organizationId: number;
  readonly reason: string | null;
  readonly at: Date;
}

export async function acceptedRestores(run: Run): Promise<readonly AcceptedRestore[]> {
  const rows = await run<AcceptedRestore & { kept: string; had: string }>({
    name: 'accepted-restores',
    text: `SELECT organization_id AS "organizationId", generation, kept, had, reason, at FROM log.interventions
           WHERE generation IS NOT NULL ORDER BY organization_id, generation`,
  });
  return rows.map((row) => ({ ...row, kept: Number(row.kept), had: Number(row.had) }));
}

export const generationIn = (restores: readonly AcceptedRestore[], organizationId: number): number =>
  Math.max(1, ...restores.filter((one) => one.organizationId === organizationId).map(({ generation }) => generation));

import type { ExportFormat, ExportKind } from '@hourtrail/contracts';
import { hasTexts, recordsMentioning, systemAt, type ErasureHandler } from '../event-log/erasure-handler.js';
import { notHeld, type RetentionSource } from '../event-log/retention.js';
import { Stream } from '../event-log/stream.js';
import { recordIdOf, type DomainEvent, type RecordedEvent } from '../kernel/event.js';

export interface Export {
  readonly organizationId: number;
  readonly id: number;
  readonly version: number;
  readonly kind: ExportKind;
  readonly format: ExportFormat;
  readonly state: 'made' | 'interrupted';
  readonly rows: number;
  readonly bytes: number;
  readonly fileHash: string | null;
  /** Who asked for it, or whom a schedule sent it to. */
  readonly madeBy: number;
  readonly endedAt: Date;
}

/** Filters hold ids, dates and enum values. The search text may be personal, so it is stored as an erasable text. */
export type Exported = {
  readonly kind: ExportKind;
  readonly format: ExportFormat;
  readonly filters: Readonly<Record<string, string>>;
  readonly rows: number;
  readonly bytes: number;
  readonly noReason?: true;
  /** By whose schedule it was sent, and to whom: no one asked for it. */
  readonly scheduleId?: number;
  readonly recipientId?: number;
};

export type ExportEvent = DomainEvent &
  (
    | { readonly type: 'export.made'; readonly data: Exported & { readonly fileHash: string } }
    | { readonly type: 'export.interrupted'; readonly data: Exported }
    | { readonly type: 'export.erased'; readonly data: Readonly<Record<string, never>> }
  );

export const exportStream = new Stream<Export>({
  name: 'export',
  table: 'reporting.exports',
  evolve(before: Export | undefined, event: RecordedEvent): Export {
    if (before && event.type === 'export.erased') return { ...before, version: event.version };
    const data = event.data as unknown as Exported & { readonly fileHash?: string };
    const { kind, format, rows, bytes, fileHash, recipientId } = data;
    return {
      organizationId: event.organizationId,
      id: recordIdOf(event.stream),
      version: event.version,
      kind,
      format,
      state: event.type === 'export.made' ? 'made' : 'interrupted',
      rows,
      bytes,
      fileHash: fileHash ?? null,
      madeBy: event.actor.id ?? (recipientId as number),
      endedAt: event.at,
    };
  },
  columns: {
    kind: { type: 'text' },
    format: { type: 'text' },
    state: { type: 'text' },
    rows: { type: 'integer' },
    bytes: { type: 'bigint' },
    fileHash: { type: 'text', nullable: true },
    madeBy: { type: 'integer' },
    endedAt: { type: 'timestamptz' },
  },
});

/** Erases search texts that name the person, but keeps who exported what. */
export const eraseExportSearches: ErasureHandler = async ({ names, schools }, core) => {
  for (const organizationId of schools) {
    for (const id of await recordsMentioning(core, organizationId, { stream: 'export', field: 'search', names })) {
      const [state] = await core.database.read<Export>(organizationId, {
        name: 'export-to-forget',
        text: `SELECT ${EXPORT} FROM reporting.exports WHERE organization_id = $1 AND id = $2`,
        values: [organizationId, id],
      });
      const events = [{ type: 'export.erased', data: {} }];
      if (state) await core.work.commit(systemAt(organizationId), exportStream, [{ id, state, events }]);
    }
  }
};

const EXPORT = `organization_id AS "organizationId", id, version, kind, format, state, rows, bytes,
  file_hash AS "fileHash", made_by AS "madeBy", ended_at AS "endedAt"`;

/** What people searched for in what they exported. Who exported what, when, stays. */
export const expiredExports: RetentionSource = {
  kind: 'exports',
  atOnce: 500,
  expired: `
    SELECT f.id, f.kind AS name, f.ended_at AS since FROM reporting.exports f
    WHERE f.organization_id = $1 AND f.ended_at < $2 AND ${hasTexts('f.organization_id', "('export/' || f.id)")}
      AND ${notHeld('f.organization_id', 'f.made_by')}`,
  remove: async (ids, organizationId, { database, work }) => {
    const states = await database.read<Export>(organizationId, {
      name: 'expired-exports',
      text: `SELECT ${EXPORT} FROM reporting.exports WHERE organization_id = $1 AND id = ANY ($2::integer[])`,
      values: [organizationId, ids],
    });
    const changes = states.map((state) => ({ id: state.id, state, events: [{ type: 'export.erased', data: {} }] }));
    await work.commit(systemAt(organizationId), exportStream, changes);
    return { count: changes.length };
  },
};

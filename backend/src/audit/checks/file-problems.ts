import type { Run } from '../../platform/event-log/reaction.js';
import { fileDigest, fileKeyOf, type FileStore } from '../../platform/files/file-store.js';

interface Row {
  readonly number: number | null;
  readonly stream: string;
  readonly version: number;
  readonly type: string;
  readonly canonical: string;
}

interface AttachedFile {
  readonly id: number;
  readonly sha256: string;
}

export interface FileProblem extends Pick<Row, 'number' | 'stream' | 'version'> {
  readonly kind: 'file-changed' | 'file-missing';
}

const BATCH = 500;

/** Reads every file that events attached and none took away, and each school's logo. An event that cannot be read is another problem. */
export async function* problemsOfFiles(
  organizationId: number,
  run: Run,
  files: Pick<FileStore, 'get'>,
): AsyncGenerator<FileProblem> {
  for await (const { row, file } of attachedFiles(organizationId, run)) {
    const { number, stream, version } = row;
    const bytes = await files.get(fileKeyOf(organizationId, file));
    const found = bytes && fileDigest(bytes);
    if (found === file.sha256) continue;
    yield { kind: bytes ? 'file-changed' : 'file-missing', number, stream, version };
  }
}

/** The files that events attached and none took away, and each school's logo. */
export async function* attachedFiles(
  organizationId: number,
  run: Run,
): AsyncGenerator<{ readonly row: Row; readonly file: AttachedFile }> {
  for (let after = ''; ;) {
    const streams = await run<{ stream: string }>({
      text: `SELECT DISTINCT stream COLLATE "C" AS stream FROM log.events
             WHERE organization_id = $1 AND type IN ('hours.attached', 'organization.logo-changed') AND stream > $2 COLLATE "C" ORDER BY 1 LIMIT ${BATCH}`,
      values: [organizationId, after],
    });
    const last = streams.at(-1);
    if (!last) return;
    after = last.stream;
    const rows = await run<Row>({
      text: `SELECT s.number::integer, e.stream, e.version, e.type, e.canonical FROM log.events e
             LEFT JOIN log.sealed_events s USING (organization_id, stream, version)
             WHERE e.organization_id = $1 AND e.stream = ANY ($2)
               AND e.type IN ('hours.attached', 'hours.attachment-removed', 'hours.deleted', 'hours.erased',
                 'organization.logo-changed', 'organization.logo-removed')
             ORDER BY e.stream, e.version`,
      values: [organizationId, streams.map(({ stream }) => stream)],
    });
    const present = new Map<string, { readonly row: Row; readonly file: AttachedFile }>();
    for (const row of rows) apply(row, present);
    yield* present.values();
  }
}

function apply(row: Row, present: Map<string, { readonly row: Row; readonly file: AttachedFile }>): void {
  const data = dataIn(row.canonical);
  const file = data?.['attachment'] as Partial<AttachedFile> | undefined;
  const key = `${row.stream} ${file?.id}`;
  if (row.type === 'hours.attached' && Number.isInteger(file?.id) && typeof file?.sha256 === 'string') {
    present.set(key, { row, file: file as AttachedFile });
  }
  const logo = data?.['logo'] as Partial<AttachedFile> | undefined;
  if (row.type === 'organization.logo-changed' && Number.isInteger(logo?.id) && typeof logo?.sha256 === 'string') {
    present.set(row.stream, { row, file: logo as AttachedFile });
  }
  if (row.type === 'organization.logo-removed') present.delete(row.stream);
  if (row.type === 'hours.attachment-removed') present.delete(key);
  // a deleted draft is never restored
  if (row.type === 'hours.erased' || (row.type === 'hours.deleted' && data?.['from'] === 'draft')) {
    for (const [other, { row: attached }] of present) if (attached.stream === row.stream) present.delete(other);
  }
}

function dataIn(canonical: string): Readonly<Record<string, unknown>> | undefined {
  try {
    return (JSON.parse(canonical) as { readonly data?: Record<string, unknown> }).data;
  } catch {
    return undefined;
  }
}

import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import pg from 'pg';
import { to } from 'pg-copy-streams';
import { attachedFiles } from '../audit/index.js';
import { LOCKS } from '../platform/database/locks.js';
import type { Run } from '../platform/event-log/reaction.js';
import { fileKeyOf, type FileStore } from '../platform/files/file-store.js';
import type { ExternalCheckpoints } from '../platform/sealing/external-checkpoints.js';
import { writeArchive, type ArchiveWriter } from './archive.js';
import { BackupProblem, type BackupFile } from './backup-store.js';
import {
  CHECKPOINTS,
  FILES,
  FORMAT,
  HEAD,
  MANIFEST,
  TABLES,
  type BackupHead,
  type LogHead,
  type Manifest,
  type Member,
  type TableOfBackup,
} from './manifest.js';
import { AS_TEXT, hiddenTables, quoted, quotedList, sequencesOf, tablesOf } from './tables.js';

export interface BackupSource {
  /** Of the owner of the tables. */
  readonly ownerUrl: string;
  readonly files: Pick<FileStore, 'get'>;
  readonly external: ExternalCheckpoints;
  readonly version: string;
}

export interface WrittenBackup {
  readonly file: string;
  readonly at: string;
  readonly tables: number;
  readonly rows: number;
  readonly files: number;
  readonly missingFiles: readonly string[];
  readonly heads: readonly LogHead[];
}

/** Bytes of a member with rows; a row is never split. */
const PIECE = 1_048_576;

/** Writes one moment of the database, with its attachments and checkpoints, while it is in use. */
export async function writeBackup(source: BackupSource, file: BackupFile, key: string): Promise<WrittenBackup> {
  // read before the snapshot, so that no external checkpoint is newer than it
  const checkpoints = await source.external.filesAsOfNow();
  const owner = new pg.Client({ connectionString: source.ownerUrl, connectionTimeoutMillis: 10_000 });
  owner.on('error', () => {});
  await owner.connect();
  try {
    const { rows } = await owner.query<{ free: boolean }>('SELECT pg_try_advisory_lock($1) AS free', [LOCKS.backup]);
    if (!rows[0]?.free) throw new BackupProblem('Another backup of this database is being written. Try again later.');
    await owner.query(`BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY; ${AS_TEXT}`);
    return await writeArchive(file, key, (writer) =>
      fill(writer, { ...source, file: file.address, owner, checkpoints }),
    );
  } finally {
    await owner.end().catch(() => undefined);
  }
}

interface Filling extends BackupSource {
  readonly file: string;
  readonly owner: pg.Client;
  readonly checkpoints: readonly { readonly path: string; readonly name: string; readonly bytes: number }[];
}

async function fill(writer: ArchiveWriter, filling: Filling): Promise<WrittenBackup> {
  const { owner, checkpoints, file } = filling;
  const head = await headOf(filling);
  const members: Member[] = [await writer.add(HEAD, json(head))];
  const rows: Record<string, number> = {};
  for (const table of head.tables) {
    rows[table.name] = 0;
    let piece = 0;
    for await (const lines of pieces(owner.query(to(`COPY (${rowsOf(table)}) TO STDOUT`)))) {
      piece += 1;
      const name = `${TABLES}${table.name}/${String(piece).padStart(5, '0')}.copy`;
      members.push(await writer.add(name, lines));
      rows[table.name] = (rows[table.name] ?? 0) + countLines(lines);
    }
  }
  const sequences = await sequencesOf(owner);
  const heads = await headsOf(owner);
  for (const { path, name, bytes } of checkpoints) {
    const content = bytes === 0 ? Buffer.alloc(0) : createReadStream(path, { end: bytes - 1 });
    members.push(await writer.add(`${CHECKPOINTS}${name}`, content, bytes));
  }
  const missingFiles = await addFiles(filling, async (name, bytes) => void members.push(await writer.add(name, bytes)));
  const manifest: Manifest = { members, rows, sequences, heads, missingFiles };
  await writer.add(MANIFEST, json(manifest));
  return {
    ...{ file, at: head.at, tables: head.tables.length, heads, missingFiles },
    rows: Object.values(rows).reduce((sum, count) => sum + count, 0),
    files: members.filter(({ name }) => name.startsWith(FILES)).length,
  };
}

async function headOf({ owner, version }: Filling): Promise<BackupHead> {
  const hidden = await hiddenTables(owner);
  if (hidden.length > 0)
    throw new BackupProblem(`The owner may not read ${hidden.join(', ')}. Run hourtrail migrate, and try again.`);
  const tables = [...(await tablesOf(owner))].sort((one, other) => placeOf(one) - placeOf(other));
  if (!tables.some(({ name }) => name === 'log.events'))
    throw new BackupProblem(
      'The database holds no log of HourTrail. Run hourtrail migrate, or start the server first.',
    );
  const { rows } = await owner.query<{ name: string }>('SELECT name FROM migrations.migrations ORDER BY id');
  const now = await owner.query<{ at: Date }>('SELECT transaction_timestamp() AS at');
  const at = (now.rows[0] as { at: Date }).at.toISOString();
  return { format: FORMAT, at, version, migrations: rows.map(({ name }) => name), tables };
}

// a reader checks the log as it goes: the keys, the events, their numbers, what was signed over them
const LOG_FIRST = ['log.signing_keys', 'log.events', 'log.sealed_events', 'log.checkpoints'];
const placeOf = ({ name }: TableOfBackup): number => (LOG_FIRST.includes(name) ? LOG_FIRST.indexOf(name) : 9);

/** Events in the order of their numbers, so that a reader can compute the tree as it goes. */
function rowsOf({ name, columns }: TableOfBackup): string {
  const list = quotedList(columns);
  if (name === 'log.events')
    return `SELECT ${columns.map((column) => `e.${pg.escapeIdentifier(column)}`).join(', ')} FROM log.events e
            LEFT JOIN log.sealed_events s USING (organization_id, stream, version)
            ORDER BY e.organization_id, s.number NULLS LAST, e.epoch, e.tx, e.position`;
  const order: Readonly<Record<string, string>> = {
    'log.sealed_events': ' ORDER BY organization_id, number',
    'log.checkpoints': ' ORDER BY organization_id, size',
  };
  return `SELECT ${list} FROM ${quoted(name)}${order[name] ?? ''}`;
}

/** Cuts COPY's text at ends of rows. */
async function* pieces(copy: Readable): AsyncGenerator<Buffer> {
  let waiting: Buffer[] = [];
  let length = 0;
  for await (const chunk of copy as AsyncIterable<Buffer>) {
    waiting.push(chunk);
    length += chunk.length;
    if (length < PIECE) continue;
    const whole = Buffer.concat(waiting);
    const end = whole.lastIndexOf(10) + 1;
    if (end > 0) yield whole.subarray(0, end);
    waiting = [whole.subarray(end)];
    length = whole.length - end;
  }
  if (length > 0) yield Buffer.concat(waiting);
}

/** A line feed within a value is written as two characters, so each ends a row. */
export function countLines(rows: Buffer): number {
  let count = 0;
  for (let at = rows.indexOf(10); at !== -1; at = rows.indexOf(10, at + 1)) count += 1;
  return count;
}

async function headsOf(owner: pg.Client): Promise<readonly LogHead[]> {
  const { rows } = await owner.query<LogHead & { size: string }>(
    `SELECT DISTINCT ON (organization_id) organization_id AS "organizationId", size, encode(root, 'hex') AS root
     FROM log.checkpoints ORDER BY organization_id, size DESC`,
  );
  return rows.map((row) => ({ ...row, size: Number(row.size) }));
}

/** Returns what the store does not have: a file may be swept after the snapshot. */
async function addFiles(
  { owner, files }: Filling,
  addFile: (name: string, bytes: Buffer) => Promise<void>,
): Promise<readonly string[]> {
  const run: Run = async <Row>({ text, values }: Parameters<Run>[0]) =>
    (await owner.query(text, values && [...values])).rows as Row[];
  const schools = await run<{ id: number }>({
    text: 'SELECT DISTINCT organization_id AS id FROM log.events ORDER BY 1',
  });
  const missing: string[] = [];
  for (const { id } of schools) {
    for await (const { file } of attachedFiles(id, run)) {
      const key = fileKeyOf(id, file);
      const bytes = await files.get(key);
      if (bytes) await addFile(`${FILES}${key}`, bytes);
      else missing.push(key);
    }
  }
  return missing;
}

const json = (value: unknown): Buffer => Buffer.from(`${JSON.stringify(value, undefined, 1)}\n`);

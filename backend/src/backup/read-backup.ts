import { createHash } from 'node:crypto';
import { readArchive } from './archive.js';
import { BackupProblem, type BackupFile } from './backup-store.js';
import { FORMAT, HEAD, MANIFEST, tableIn, TABLES, type BackupHead, type Manifest, type Member } from './manifest.js';
import { countLines } from './write-backup.js';

/** Takes the members between head and manifest, in order, and reads each to its end. */
export type Visit = (member: { readonly name: string; readonly content: AsyncIterable<Buffer> }) => Promise<void>;

export interface WholeBackup {
  readonly head: BackupHead;
  readonly manifest: Manifest;
}

/** Throws a BackupProblem unless every member is the one that was written, and none is missing. */
export async function readBackup(
  file: BackupFile,
  key: string,
  visitorOf: (head: BackupHead) => Visit | Promise<Visit>,
): Promise<WholeBackup> {
  const damaged = (how: string): BackupProblem =>
    new BackupProblem(`${file.address} is damaged: ${how}. Use another backup.`);
  const read: Member[] = [];
  const rows: Record<string, number> = {};
  let head: BackupHead | undefined;
  let visit: Visit | undefined;
  let manifest: Manifest | undefined;
  for await (const { name, content } of readArchive(file, key)) {
    if (manifest) throw damaged(`${name} stands behind its end`);
    const digest = createHash('sha256');
    let bytes = 0;
    const through = async function* (): AsyncGenerator<Buffer> {
      for await (const chunk of content) {
        digest.update(chunk);
        bytes += chunk.length;
        if (name.startsWith(TABLES)) rows[tableIn(name)] = (rows[tableIn(name)] ?? 0) + countLines(chunk);
        yield chunk;
      }
    };
    if (!head || name === MANIFEST) {
      const text = (await bytesOf(through())).toString('utf8');
      if (name === MANIFEST) manifest = parsed(text) as Manifest;
      else {
        head = headIn(file.address, name, text);
        visit = await visitorOf(head);
      }
    } else {
      await visit?.({ name, content: through() });
    }
    if (name !== MANIFEST) read.push({ name, bytes, sha256: digest.digest('hex') });
  }
  if (!head || !manifest) throw damaged('it has no end');
  const written = manifest.members;
  const wrong = read.find(({ name, bytes, sha256 }, at) => {
    const one = written[at];
    return one?.name !== name || one.bytes !== bytes || one.sha256 !== sha256;
  });
  if (wrong) throw damaged(`${wrong.name} is not what was written`);
  const missing = written[read.length];
  if (missing) throw damaged(`${missing.name} is missing`);
  for (const { name } of head.tables)
    if ((rows[name] ?? 0) !== manifest.rows[name])
      throw damaged(`${name} has ${rows[name] ?? 0} rows, and ${manifest.rows[name]} were written`);
  return { head, manifest };
}

function headIn(file: string, name: string, text: string): BackupHead {
  const head = name === HEAD ? (parsed(text) as BackupHead | undefined) : undefined;
  if (!head) throw new BackupProblem(`${file} is no backup of HourTrail.`);
  if ((head.format as string) !== FORMAT)
    throw new BackupProblem(
      `${file} has the format ${head.format}, and this program reads ${FORMAT}. Use a newer one.`,
    );
  return head;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export async function bytesOf(content: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of content) chunks.push(chunk);
  return Buffer.concat(chunks);
}

export async function drained(content: AsyncIterable<Buffer>): Promise<void> {
  for await (const _ of content);
}

import { createPublicKey, hash, createHash } from 'node:crypto';
import type { Statement } from '../../platform/database.js';
import { nameOf } from '../../platform/names.js';
import type { Checkpoint } from '../../platform/sealing/checkpoint.js';
import { signCheckpoint } from '../../platform/sealing/checkpoint.js';
import { verifierKeyText, type NoteSigner } from '../../platform/sealing/signed-note.js';
import type { Snapshot } from '../../platform/snapshots.js';
import type { Write } from '../exports/table.js';
import { Archive } from '../exports/archive.js';
import { CopiedRows, type CopiedRow } from '../exports/copied-rows.js';
import type { AskedEvidence } from './asked-evidence.js';
import { contentsNote } from './contents.js';
import { coverPdf } from './cover.js';
import { Gathered } from './gathered.js';
import { readme } from './readme.js';
import { eventsStatement, textsStatement } from '../../platform/sealing/selection.js';
import { tileFiles, tilesOf } from '../../platform/sealing/tile-files.js';
import { verifier } from './verifier.js';

/** What a package is made of. */
export interface Evidence {
  readonly asked: AskedEvidence;
  readonly snapshot: Snapshot;
  readonly checkpoint: Checkpoint;
  readonly signer: NoteSigner;
  /** The notes by which one key followed another. */
  readonly keyChanges: readonly string[];
  /** Records that who asks may not see. */
  readonly hidden: readonly string[];
  /** How many events are not shown to who asks. */
  readonly withheld: number;
  readonly at: Date;
}

/** Writes the package file by file; none is ever held whole. Answers how many events it holds. */
export async function writePackage(evidence: Evidence, write: Write): Promise<number> {
  const { asked, snapshot, checkpoint, signer, withheld, at } = evidence;
  const { organizationId } = asked;
  const files = new HashedFiles(new Archive(write, at));
  const gathered = new Gathered();
  const { size, origin } = checkpoint;
  const selection = { asked, size, hidden: evidence.hidden };
  await files.add('README.txt', readme(asked, checkpoint, signer));
  await files.add('checkpoint.txt', signCheckpoint(checkpoint, signer));
  await files.add('key.txt', `${verifierKeyText(signer)}\n`);
  await files.add('key.pem', createPublicKey(signer.privateKey).export({ format: 'pem', type: 'spki' }) as string);
  await files.add('key-changes.json', `${JSON.stringify(evidence.keyChanges, null, 1)}\n`);
  await files.add('verify.mjs', verifier().program);
  await files.add('verify.html', verifier().page);
  const events = copiedLines(snapshot, eventsStatement(selection), {
    width: 2,
    line: (row) => {
      gathered.add(Number(row.text(0)), row.text(1));
      // a line end that somebody put into an event would move all that follow it
      return row.text(1).replaceAll('\n', ' ');
    },
  });
  await files.add('events.jsonl', events);
  await files.add('numbers.txt', gathered.numberLines());
  const texts = copiedLines(snapshot, textsStatement(selection), {
    width: 4,
    line: (row) => {
      const [number, field, salt, text] = [Number(row.text(0)), row.text(1), row.text(2), row.text(3)];
      gathered.addText(number, field, text);
      return JSON.stringify({ number, field, salt, text });
    },
  });
  await files.add('texts.jsonl', texts);
  const places = tilesOf(gathered.tiles, size, asked.held);
  for await (const { path, content } of tileFiles(snapshot, { organizationId, places, size }))
    await files.add(path, content);
  const names = await namesOf([...gathered.people, asked.by.id], evidence);
  await files.add('people.json', `${JSON.stringify(Object.fromEntries(names), null, 1)}\n`);
  await files.add('cover.pdf', coverPdf({ asked, checkpoint, key: signer, gathered, names, withheld, at }));
  const facts = { asked, origin, size, events: gathered.events, withheld, at };
  await files.last('contents.txt', contentsNote(facts, files.hashes, signer));
  return gathered.events;
}

/** The lines that the rows of a statement are turned into, as many at a time as are read. */
async function* copiedLines(
  snapshot: Snapshot,
  statement: Statement,
  { width, line }: { readonly width: number; readonly line: (row: CopiedRow) => string },
): AsyncGenerator<Buffer> {
  const rows = await CopiedRows.begin(snapshot.copy(statement), width);
  let lines = '';
  rows.to((row) => (lines += `${line(row)}\n`));
  while (await rows.next()) {
    yield Buffer.from(lines);
    lines = '';
  }
}

async function namesOf(ids: readonly number[], { snapshot, asked }: Evidence): Promise<ReadonlyMap<number, string>> {
  const statement: Statement = {
    text: `SELECT one.id, ${nameOf('one.id', '$1::integer')} AS name FROM unnest($2::integer[]) AS one (id)`,
    values: [asked.organizationId, [...new Set(ids)].sort((a, b) => a - b)],
  };
  const rows = await snapshot.read<{ id: number; name: string | null }>(statement);
  return new Map(rows.flatMap(({ id, name }) => (name === null ? [] : [[id, name] as const])));
}

/** The files of an archive, each with the SHA-256 of what it holds. */
class HashedFiles {
  readonly hashes = new Map<string, string>();

  constructor(private readonly archive: Archive) {}

  async add(path: string, content: string | Buffer | Iterable<Buffer> | AsyncIterable<Buffer>): Promise<void> {
    if (typeof content === 'string' || Buffer.isBuffer(content)) {
      const bytes = Buffer.from(content);
      this.hashes.set(path, hash('sha256', bytes, 'hex'));
      return this.archive.add(path, [bytes]);
    }
    const digest = createHash('sha256');
    await this.archive.add(
      path,
      hashing(content, (bytes) => void digest.update(bytes)),
    );
    this.hashes.set(path, digest.digest('hex'));
  }

  /** The one that tells of all the others. */
  async last(path: string, content: string): Promise<void> {
    await this.archive.add(path, [Buffer.from(content)]);
    await this.archive.end();
  }
}

async function* hashing(
  content: Iterable<Buffer> | AsyncIterable<Buffer>,
  tell: (bytes: Buffer) => void,
): AsyncGenerator<Buffer> {
  for await (const bytes of content) {
    tell(bytes);
    yield bytes;
  }
}

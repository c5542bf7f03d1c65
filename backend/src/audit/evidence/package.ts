import { createPublicKey, hash, createHash } from 'node:crypto';
import type { Statement } from '../../platform/database/database.js';
import type { Snapshot } from '../../platform/database/snapshots.js';
import { nameOf } from '../../platform/event-log/event-people.js';
import { Archive } from '../../platform/exports/archive.js';
import { CopiedRows, type CopiedRow, type Write } from '../../platform/exports/copied-rows.js';
import type { Checkpoint } from '../../platform/sealing/checkpoint.js';
import { signCheckpoint } from '../../platform/sealing/checkpoint.js';
import { verifierKeyText, signNote, type NoteSigner, type NoteKey } from '../../platform/sealing/signed-note.js';
import { CollectedSteps } from './collected-steps.js';
import { coverPdf } from './cover.js';
import type { AuthorizedRequest } from './evidence-access.js';
import { eventsStatement, textsStatement } from './evidence-scope.js';
import { tileFiles, tilesOf } from './tile-files.js';
import { verifier } from './verifier.js';

export interface Evidence {
  readonly scope: AuthorizedRequest;
  readonly snapshot: Snapshot;
  readonly checkpoint: Checkpoint;
  readonly signer: NoteSigner;
  /** Signed notes that link each key to the next. */
  readonly keyChanges: readonly string[];
  readonly hidden: readonly string[];
  readonly withheld: number;
  readonly at: Date;
}

/** Streams file by file and returns the number of events. */
export async function writePackage(evidence: Evidence, write: Write): Promise<number> {
  const { scope, snapshot, checkpoint, signer, withheld, at } = evidence;
  const { organizationId } = scope;
  const files = new HashedFiles(new Archive(write, at));
  const gathered = new CollectedSteps();
  const { size, origin } = checkpoint;
  const selection = { scope, size, hidden: evidence.hidden };
  await files.add('README.txt', readme(scope, checkpoint, signer));
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
      // a forged line break inside an event would shift all later lines
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
  const places = tilesOf(gathered.tiles, size, scope.held);
  for await (const { path, content } of tileFiles(snapshot, { organizationId, places, size }))
    await files.add(path, content);
  const names = await namesOf([...gathered.people, scope.by.id], evidence);
  await files.add('people.json', `${JSON.stringify(Object.fromEntries(names), null, 1)}\n`);
  await files.add('cover.pdf', coverPdf({ scope, checkpoint, key: signer, gathered, names, withheld, at }));
  const facts = { scope, origin, size, events: gathered.events, withheld, at };
  await files.last('contents.txt', contentsNote(facts, files.hashes, signer));
  return gathered.events;
}

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

async function namesOf(ids: readonly number[], { snapshot, scope }: Evidence): Promise<ReadonlyMap<number, string>> {
  const statement: Statement = {
    text: `SELECT one.id, ${nameOf('one.id', '$1::integer')} AS name FROM unnest($2::integer[]) AS one (id)`,
    values: [scope.organizationId, [...new Set(ids)].sort((a, b) => a - b)],
  };
  const rows = await snapshot.read<{ id: number; name: string | null }>(statement);
  return new Map(rows.flatMap(({ id, name }) => (name === null ? [] : [[id, name] as const])));
}

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

  /** Written last, since it holds the hashes of all others. */
  async last(path: string, content: string): Promise<void> {
    await this.archive.add(path, [Buffer.from(content)]);
    await this.archive.end();
  }
}

async function* hashing(
  content: Iterable<Buffer> | AsyncIterable<Buffer>,
  listener: (bytes: Buffer) => void,
): AsyncGenerator<Buffer> {
  for await (const bytes of content) {
    listener(bytes);
    yield bytes;
  }
}

const readme = (
  scope: AuthorizedRequest,
  { origin, size }: Checkpoint,
  key: NoteKey,
): string => `EVIDENCE FROM HOURTRAIL
About ${aboutOf(scope)}${scope.kind === 'school' ? '' : ` of ${scope.school}`}, out of the log ${origin}, which had ${size} sealed events.

TO CHECK IT, WITHOUT A NETWORK
  In a browser: open verify.html and choose this ZIP file.
  With Node 20 or newer: node verify.mjs evidence.zip, or beside the unpacked files: node verify.mjs
  With the key you had before, and a checkpoint that you kept:
    node verify.mjs evidence.zip --key "name+id+key" --checkpoint kept.txt
Every fault is printed with its place. The key that signed this is
  ${verifierKeyText(key)}
Compare all of it with the key that the school hands out, or that its server answers at /api/audit/keys. Who made a
false package would have put a key of their own into it, and can make one with the same eight digits in the middle.

WHAT IS IN IT
  cover.pdf       what happened, for people
  events.jsonl    the events, a line each: the very bytes that were sealed, UTF-8
  numbers.txt     the number of each of these lines in the school's log, counted from 1
  texts.jsonl     words that people wrote with the events; the log holds SHA-256 over a salt and each text
  people.json     names for the numbers of people; these are not in the log
  tile/           hashes of the tree over the whole log (RFC 6962), in the layout of c2sp.org/tlog-tiles
  checkpoint.txt  the root of that tree, signed (c2sp.org/tlog-checkpoint)
  key.txt         the key that signed it, name+id+key; key.pem is the same for openssl;
                  key-changes.json has the notes by which one key followed another, signed by both
  contents.txt    what this package is, and the SHA-256 of every file in it, signed
  verify.mjs      the program that checks all this; verify.html is the same as a page

BY HAND, WITH OPENSSL 3 ALONE
  The signature of the checkpoint:
    sed '/^$/,$d' checkpoint.txt > /tmp/signed.txt
    sed -n 's/^— [^ ]* //p' checkpoint.txt | openssl base64 -d -A | tail -c 64 > /tmp/signature
    openssl pkeyutl -verify -pubin -inkey key.pem -rawin -in /tmp/signed.txt -sigfile /tmp/signature
  Any file, against contents.txt (whose signature is checked in the same way):
    openssl dgst -sha256 events.jsonl
  The hash of an event in the tree, here of the first line; it stands in its tile of level 0, 32 bytes for each event:
    (printf '\\000'; sed -n 1p events.jsonl | tr -d '\\n') | openssl dgst -sha256
`;

interface Facts {
  readonly scope: AuthorizedRequest;
  readonly origin: string;
  readonly size: number;
  readonly events: number;
  readonly withheld: number;
  readonly at: Date;
}

const aboutOf = ({ kind, id }: AuthorizedRequest): string => (kind === 'school' ? kind : `${kind} ${id}`);

/** The signed list of contents, with the SHA-256 of each file. */
function contentsNote(facts: Facts, files: ReadonlyMap<string, string>, signer: NoteSigner): string {
  const { scope, origin, size, events, withheld, at } = facts;
  const lines = [
    'HourTrail evidence, version 1',
    `log ${origin}`,
    `about ${aboutOf(scope)}`,
    `from ${scope.from?.slice(0, 10) ?? '-'}`,
    `until ${scope.to?.slice(0, 10) ?? '-'}`,
    `events ${events}`,
    `withheld ${withheld}`,
    `size ${size}`,
    `made ${at.toISOString()}`,
    `by ${scope.by.id}`,
    ...[...files].map(([path, hash]) => `${hash}  ${path}`),
  ];
  return signNote(`${lines.join('\n')}\n`, signer);
}

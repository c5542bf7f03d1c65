import { hash } from 'node:crypto';
import { countOf } from '../audit/index.js';
import { macOf } from '../platform/event-log/recording.js';
import { openCheckpointOf, schoolLabel } from '../platform/sealing/checkpoint.js';
import { GrowingTree } from '../platform/sealing/growing-tree.js';
import { leafHashOfText } from '../platform/sealing/node-hash.js';
import { verifierKeyIn, type NoteKey } from '../platform/sealing/signed-note.js';
import type { BackupFile } from './backup-store.js';
import { tableIn, TABLES, type BackupHead } from './manifest.js';
import { drained, readBackup, type Visit, type WholeBackup } from './read-backup.js';

export interface VerifiedBackup extends WholeBackup {
  readonly events: number;
  /** What is wrong with the log in it; a damaged file throws instead. */
  readonly problems: readonly string[];
  /** No event has a MAC of the key that was given. */
  readonly otherMacKey: boolean;
}

/** Reads a whole backup without a database: file, members, rows, and the log's hashes, numbers, trees and signatures. */
export async function verifyBackup(
  file: BackupFile,
  key: string,
  { macKey }: { readonly macKey?: Buffer | undefined } = {},
): Promise<VerifiedBackup> {
  const log = new LogInBackup(macKey);
  const whole = await readBackup(file, key, (head) => log.visitorOf(head));
  const { events, otherMacKey } = log;
  const problems = log.problems();
  return { ...whole, events, otherMacKey, problems: otherMacKey ? [OTHER_MAC_KEY] : problems };
}

export const OTHER_MAC_KEY =
  'No event of this backup was written with this LOG_MAC_KEY, so it is probably another key. Set the one that the server had, and try again.';

type Row = Readonly<Record<string, string>>;

const SHOWN = 50;

/** The tables of the log stand first in a backup, in this order, so that little is held in memory. */
class LogInBackup {
  events = 0;
  private otherMacs = 0;
  private readonly found: string[] = [];
  private more = 0;
  private readonly keys: NoteKey[] = [];
  private readonly trees = new Map<number, GrowingTree>();
  private readonly numbers = new Map<number, number>();
  private readonly sealed = new Map<number, number>();

  constructor(private readonly macKey: Buffer | undefined) {}

  visitorOf({ tables }: BackupHead): Visit {
    const readers: Readonly<Record<string, (row: Row) => void>> = {
      'log.signing_keys': (row) => this.addKey(row),
      'log.events': (row) => this.addEvent(row),
      'log.sealed_events': (row) => this.addNumber(row),
      'log.checkpoints': (row) => this.compare(row),
    };
    return async ({ name, content }) => {
      const table = name.startsWith(TABLES) ? tableIn(name) : '';
      const read = readers[table];
      const columns = tables.find((one) => one.name === table)?.columns;
      if (!read || !columns) return drained(content);
      for await (const values of rowsIn(content))
        read(Object.fromEntries(columns.map((column, at) => [column, values[at] ?? ''])));
    };
  }

  get otherMacKey(): boolean {
    return this.events > 0 && this.otherMacs === this.events;
  }

  problems(): readonly string[] {
    for (const [school, size] of this.sealed) {
      const numbered = this.numbers.get(school) ?? 0;
      if (numbered !== size) this.report(school, `${numbered} events have a number, and ${size} were sealed`);
    }
    return this.more > 0 ? [...this.found, `${countOf(this.more, 'more problem')}.`] : this.found;
  }

  private addKey(row: Row): void {
    try {
      this.keys.push(verifierKeyIn(row['verifier_key'] ?? ''));
    } catch {
      this.report(0, `the key ${row['number']} is damaged`);
    }
  }

  private addEvent(row: Row): void {
    const { canonical = '', stream, version } = row;
    const school = Number(row['organization_id']);
    const digest = hash('sha256', canonical, 'hex');
    if (`\\x${digest}` !== row['hash']) this.report(school, `${stream} version ${version} is not as it was recorded`);
    else if (this.macKey && `\\x${macOf(this.macKey, digest)}` !== row['mac']) {
      this.otherMacs += 1;
      this.report(school, `${stream} version ${version} was written without the key of the log`);
    }
    const tree = this.trees.get(school) ?? new GrowingTree();
    this.trees.set(school, tree);
    tree.add(leafHashOfText(canonical));
    this.events += 1;
  }

  private addNumber(row: Row): void {
    const school = Number(row['organization_id']);
    const next = (this.numbers.get(school) ?? 0) + 1;
    if (Number(row['number']) !== next) this.report(school, `number ${next} is missing`);
    this.numbers.set(school, Number(row['number']));
  }

  private compare(row: Row): void {
    const [school, size] = [Number(row['organization_id']), Number(row['size'])];
    this.sealed.set(school, size);
    const tree = this.trees.get(school);
    const checkpoint = openCheckpointOf(school, row['note'] ?? '', this.keys);
    if (!checkpoint) return this.report(school, `the checkpoint of ${size} events carries no valid signature`);
    const root = tree && size <= tree.size ? tree.rootAt(size) : undefined;
    if (checkpoint.size !== size || !root?.equals(checkpoint.root) || row['root'] !== `\\x${root.toString('hex')}`)
      this.report(school, `the checkpoint of ${size} events was signed over others`);
  }

  private report(school: number, what: string): void {
    if (this.found.length < SHOWN) this.found.push(`${schoolLabel(school)}: ${what}.`);
    else this.more += 1;
  }
}

const ESCAPES: Readonly<Record<string, string>> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t', v: '\v' };

/** Parses the text format of COPY; null is an empty text here. */
export async function* rowsIn(content: AsyncIterable<Buffer>): AsyncGenerator<readonly string[]> {
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of content) {
    const bytes = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk;
    const end = bytes.lastIndexOf(10) + 1;
    rest = bytes.subarray(end);
    if (end === 0) continue;
    for (const line of bytes.toString('utf8', 0, end - 1).split('\n')) yield line.split('\t').map(unescaped);
  }
}

const unescaped = (value: string): string =>
  value === '\\N' ? '' : value.replace(/\\(.)/g, (_, letter: string) => ESCAPES[letter] ?? letter);

import { mkdir, open, readFile, readdir, stat, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { LIMITS } from '@hourtrail/contracts';
import { StartError } from '../config/start-error.js';
import { verifierKeyIn, verifierKeyText } from './signed-note.js';

const BETWEEN = '\n\n\n';
/** Holds about fifty checkpoints, so the newest one is among them. */
const TAIL_BYTES = 16_384;

/** The folder cannot be read or written, for example because the disk is full. */
export class ExternalCheckpointsUnavailable extends StartError {}

export interface CheckpointSource {
  of(organizationId: number): Promise<readonly string[]>;
  schools(): Promise<readonly number[]>;
}

interface ProvedEvent {
  readonly canonical: string;
  /** In hexadecimal. */
  readonly mac: string;
}

/** The event that erased a record, and the record's first, because a restored log may give its id to another. */
export interface SealedErasure {
  readonly first: ProvedEvent;
  readonly erased: ProvedEvent;
}

/** Checkpoints in a file per school, and the public keys. A copy reveals later changes to the log. */
export class ExternalCheckpoints implements CheckpointSource {
  constructor(readonly folder: string) {}

  readonly fileOf = (organizationId: number): string => join(this.folder, `${organizationId}.txt`);

  /**
   * Appends a checkpoint atomically. Throws ExternalCheckpointsUnavailable if it cannot be written. The sealer logs that
   * and tries again; before it seals more, `Continuity.check` saves the checkpoints that are missing here.
   */
  save(organizationId: number, note: string): Promise<void> {
    return this.append(this.fileOf(organizationId), `${note}${BETWEEN.slice(1)}`, BETWEEN);
  }

  async newestOf(organizationId: number): Promise<string | undefined> {
    return ifThere(async () => {
      const file = await open(this.fileOf(organizationId), 'r');
      try {
        const { size } = await file.stat();
        return notesIn(await bytesFrom(file, Math.max(0, size - TAIL_BYTES))).at(-1);
      } finally {
        await file.close();
      }
    });
  }

  async asOfNow(): Promise<CheckpointSource> {
    const lengths = new Map<number, number>();
    for (const school of await this.schools()) {
      const length = (await ifThere(() => stat(this.fileOf(school))))?.size;
      if (length !== undefined) lengths.set(school, length);
    }
    return {
      of: async (school) => notesIn((await bytesOf(this.fileOf(school))).subarray(0, lengths.get(school) ?? 0)),
      schools: () => Promise.resolve([...lengths.keys()]),
    };
  }

  /** Every file as long as it is now; files only grow. */
  async filesAsOfNow(): Promise<readonly { readonly name: string; readonly path: string; readonly bytes: number }[]> {
    const names = ((await ifThere(() => readdir(this.folder))) ?? []).filter((name) => name.endsWith('.txt')).sort();
    const files = names.map(async (name) => {
      const path = join(this.folder, name);
      return { name, path, bytes: (await ifThere(() => stat(path)))?.size ?? 0 };
    });
    return Promise.all(files);
  }

  async of(organizationId: number): Promise<readonly string[]> {
    return notesIn(await bytesOf(this.fileOf(organizationId)));
  }

  async schools(): Promise<readonly number[]> {
    const names = (await ifThere(() => readdir(this.folder))) ?? [];
    const numbers = names.flatMap((name) => /^(0|[1-9]\d*)\.txt$/.exec(name)?.slice(1).map(Number) ?? []);
    return numbers.filter((number) => number <= LIMITS.idMax).sort((a, b) => a - b);
  }

  async saveKey(verifierKey: string): Promise<void> {
    if (!(await this.keys()).includes(verifierKey)) await this.append(this.keyFile, `${verifierKey}\n`, '\n');
  }

  async keys(): Promise<readonly string[]> {
    // The last line may be incomplete.
    const keys = (await bytesOf(this.keyFile)).toString('utf8').split('\n').slice(0, -1);
    if (!keys.every(isVerifierKey))
      throw new ExternalCheckpointsUnavailable(
        `${this.keyFile} is damaged. Put it back from a copy, or move it away where there is none.`,
      );
    return keys;
  }

  /** Stores a key change beside the checkpoints, because a restored database may lack it. */
  saveKeyChange(note: string): Promise<void> {
    return this.append(this.keyChangeFile, `${note}${BETWEEN.slice(1)}`, BETWEEN);
  }

  async keyChanges(): Promise<readonly string[]> {
    return notesIn(await bytesOf(this.keyChangeFile));
  }

  /** Whether erasures were ever recorded here: an older version of the server recorded none. */
  async recordsErasures(): Promise<boolean> {
    return (await ifThere(() => stat(this.erasureFile))) !== undefined;
  }

  /** Saved before the checkpoint that covers them, so that a restored backup cannot bring an erased person back. */
  saveErasures(erasures: readonly SealedErasure[]): Promise<void> {
    return this.append(this.erasureFile, erasures.map((one) => `${JSON.stringify(one)}\n`).join(''), '\n');
  }

  /** May contain one twice. Whoever reads them checks their MACs. */
  async erasures(): Promise<readonly SealedErasure[]> {
    const lines = (await bytesOf(this.erasureFile)).toString('utf8').split('\n').slice(0, -1);
    try {
      return lines.map((line) => JSON.parse(line) as SealedErasure);
    } catch {
      throw new ExternalCheckpointsUnavailable(`${this.erasureFile} is damaged. Put it back from a copy.`);
    }
  }

  private async append(path: string, text: string, end: string): Promise<void> {
    try {
      await mkdir(this.folder, { recursive: true });
      const file = await open(path, 'a+');
      try {
        await appendWhole(file, text, end);
      } finally {
        await file.close();
      }
    } catch (error) {
      throw new ExternalCheckpointsUnavailable(
        `Checkpoints cannot be kept in ${this.folder}: ${(error as Error).message}`,
      );
    }
  }

  private get keyChangeFile(): string {
    return join(this.folder, 'key-changes.txt');
  }

  private get erasureFile(): string {
    return join(this.folder, 'erasures.txt');
  }

  private get keyFile(): string {
    return join(this.folder, 'keys.txt');
  }
}

/** Truncates an entry that a crash left incomplete, and its own if writing fails. */
async function appendWhole(file: FileHandle, text: string, end: string): Promise<void> {
  const { size } = await file.stat();
  const from = Math.max(0, size - TAIL_BYTES);
  const tail = (await bytesFrom(file, from)).toString('latin1');
  if (tail !== '' && !tail.endsWith(end)) {
    const last = tail.lastIndexOf(end);
    const half = tail.length - (last === -1 ? 0 : last + end.length);
    if ((last === -1 && from > 0) || half > HALF_NOTE_BYTES) throw new Error('a file there is damaged.');
    await file.truncate(last === -1 ? 0 : from + last + end.length);
  }
  const before = (await file.stat()).size;
  try {
    await file.appendFile(text);
    await file.sync();
  } catch (error) {
    await file.truncate(before).catch(() => undefined);
    throw error;
  }
}

function isVerifierKey(text: string): boolean {
  try {
    return verifierKeyText(verifierKeyIn(text)) === text;
  } catch {
    return false;
  }
}

/** Incomplete checkpoints are shorter than this; a longer rest means damage. */
const HALF_NOTE_BYTES = 2_048;

function notesIn(bytes: Buffer): readonly string[] {
  const notes = bytes.toString('utf8').split(BETWEEN);
  const rest = notes.pop() ?? '';
  return [...notes.map((note) => `${note}\n`), ...(rest.length > HALF_NOTE_BYTES ? [rest] : [])];
}

async function bytesFrom(file: FileHandle, from: number): Promise<Buffer> {
  const { size } = await file.stat();
  const { buffer, bytesRead } = await file.read(Buffer.alloc(size - from), 0, size - from, from);
  return buffer.subarray(0, bytesRead);
}

const bytesOf = async (path: string): Promise<Buffer> => (await ifThere(() => readFile(path))) ?? Buffer.alloc(0);

/** Returns undefined if the file does not exist. Throws ExternalCheckpointsUnavailable for other errors. */
async function ifThere<T>(read: () => Promise<T>): Promise<T | undefined> {
  try {
    return await read();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw new ExternalCheckpointsUnavailable(`Checkpoints cannot be read: ${(error as Error).message}`);
  }
}

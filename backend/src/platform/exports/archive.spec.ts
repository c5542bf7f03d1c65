import { randomBytes } from 'node:crypto';
import { setImmediate as turn } from 'node:timers/promises';
import { unzipped } from '../../../test/evidence.js';
import { Archive } from './archive.js';

const AT = new Date('2026-11-21T15:00:00Z');
const PIECE = randomBytes(64 * 1024);

/** Pieces that do not shrink, and how many of them were taken. */
class Source {
  taken = 0;
  isClosed = false;

  async *pieces(count: number): AsyncGenerator<Buffer> {
    try {
      for (; this.taken < count; this.taken += 1) yield PIECE;
    } finally {
      this.isClosed = true;
    }
  }
}

describe('an archive', () => {
  it('holds its files in the order in which they came', async () => {
    const written: Buffer[] = [];
    const archive = new Archive(async (bytes) => void written.push(bytes), AT);
    await archive.add('first.bin', new Source().pieces(3));
    await archive.add('empty.txt', []);
    await archive.add('folder/last.txt', [Buffer.from('é')]);
    await archive.end();
    expect([...unzipped(Buffer.concat(written))]).toEqual([
      ['first.bin', Buffer.concat([PIECE, PIECE, PIECE])],
      ['empty.txt', Buffer.alloc(0)],
      ['folder/last.txt', Buffer.from('é')],
    ]);
  });

  it('reads no more of a file than its reader takes', async () => {
    const source = new Source();
    let open = (): void => undefined;
    const opened = new Promise<void>((resolve) => (open = resolve));
    const archive = new Archive(() => opened, AT);
    const adding = archive.add('large.bin', source.pieces(100));
    for (let turns = 0; turns < 200; turns += 1) await turn();
    expect(source.taken).toBeLessThan(20);
    open();
    await adding;
    await archive.end();
    expect(source.taken).toBe(100);
  });

  it('breaks off where a file cannot be read', async () => {
    const archive = new Archive(async () => undefined, AT);
    const failing = (async function* () {
      yield PIECE;
      throw new Error('The database is gone.');
    })();
    await expect(archive.add('large.bin', failing)).rejects.toThrow('The database is gone.');
    await expect(archive.end()).rejects.toThrow(/abort/i);
  });

  it('breaks off where nobody reads it, and closes the file', async () => {
    const source = new Source();
    const archive = new Archive(() => Promise.reject(new Error('The reader is gone.')), AT);
    await expect(archive.add('large.bin', source.pieces(100))).rejects.toThrow('The reader is gone.');
    await turn();
    expect(source.isClosed).toBe(true);
    expect(source.taken).toBeLessThan(20);
  });
});

import { on } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { Worker } from 'node:worker_threads';
import { LIMITS, msg, t, type SheetCell } from '@hourtrail/contracts';
import { fromFdPromise } from 'yauzl';
import { ZipFile } from 'yazl';
import { FileProblem } from './file-problem.js';

export interface SheetWork {
  readonly workbook: Uint8Array;
  readonly cellsMax: number;
  readonly charactersMax: number;
}

type Rows = readonly (readonly SheetCell[])[];

const PARTS_MAX = 1_000;
const HEAP_MAX_MB = 384;
const TIME_MAX_MS = 30_000;

/** Yields the rows of the first sheet in pieces, formulas as their saved values. Throws a FileProblem. */
export async function* rowsOfWorkbook(fd: number): AsyncGenerator<Rows> {
  try {
    yield* rowsOfSheet(await readableParts(fd));
  } catch (error) {
    throw error instanceof FileProblem ? error : new FileProblem(t(isTooMuch(error) ? TOO_LARGE : UNREADABLE));
  }
}

const TOO_LARGE = msg('imports.workbookTooLarge');
const UNREADABLE = msg('imports.workbookUnreadable');

const isTooMuch = (error: unknown): boolean =>
  error instanceof RangeError ||
  (error as Error).name === 'AbortError' ||
  (error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY';

/** A ZIP of the parts that hold sheets, of bounded size: the library itself would inflate anything. */
async function readableParts(fd: number): Promise<Buffer> {
  const parts = new ZipFile();
  let [count, bytes] = [0, 0];
  const zip = await fromFdPromise(fd, { autoClose: false, lazyEntries: true });
  for await (const entry of zip.eachEntry()) {
    count += 1;
    if (count > PARTS_MAX) throw new FileProblem(t(TOO_LARGE));
    if (/vbaProject\.bin$/i.test(entry.fileName)) throw new FileProblem(t('imports.workbookMacros'));
    if (!/\.(?:xml|rels)$/.test(entry.fileName)) continue;
    bytes += entry.uncompressedSize;
    if (bytes > LIMITS.importUnpackedBytesMax) throw new FileProblem(t(TOO_LARGE));
    // fails where there is more than the entry says
    const part = await buffer(await zip.openReadStreamPromise(entry));
    // could define entities that expand
    if (part.includes('<!DOCTYPE')) throw new FileProblem(t(UNREADABLE));
    parts.addBuffer(part, entry.fileName, { compress: false });
  }
  parts.end();
  return buffer(parts.outputStream);
}

async function* rowsOfSheet(workbook: Buffer): AsyncGenerator<Rows> {
  const workerData: SheetWork = {
    workbook,
    cellsMax: LIMITS.importRowsMax * LIMITS.importColumnsMax,
    charactersMax: LIMITS.importUnpackedBytesMax,
  };
  // beside this file, in TypeScript or compiled
  const worker = new Worker(new URL(import.meta.url.replace('/workbook.', '/sheet-worker.')), {
    workerData,
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MAX_MB },
  });
  // a thread that is stopped may still run out of memory
  worker.on('error', () => undefined);
  try {
    const messages = on(worker, 'message', { signal: AbortSignal.timeout(TIME_MAX_MS), close: ['exit'] });
    for await (const [rows] of messages as AsyncIterable<[Rows | null]>) {
      if (rows === null) return;
      yield rows;
    }
    throw new FileProblem(t(UNREADABLE));
  } finally {
    void worker.terminate();
  }
}

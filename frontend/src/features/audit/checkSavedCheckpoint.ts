import { t, type ConsistencyProof } from '@hourtrail/contracts';
import {
  checksSignatures,
  fromHex,
  openCheckpoint,
  provesConsistency,
  schoolOf,
  verifierKeyIn,
  type OpenedCheckpoint,
} from '@hourtrail/contracts/verifier';

export interface Verdict {
  readonly holds: boolean;
  readonly words: string;
}

/** Reads from the server. A signature or a proof verifies every response before it is used. */
export interface LogReader {
  /** Current and former keys, as `name+id+key`. */
  readonly keys: () => Promise<readonly string[]>;
  readonly newest: () => Promise<string>;
  readonly consistency: (from: number, to: number) => Promise<ConsistencyProof>;
}

const fails = (words: string): Verdict => ({ holds: false, words });

const WORKPAPER = /^\s*\S+\/sample\s/;
const IS_WORKPAPER = t('audit.isWorkpaper');

/** Checks in the browser that the log still starts with all events of a checkpoint. */
export async function checkSavedCheckpoint(note: string, school: number, read: LogReader): Promise<Verdict> {
  if (!(await checksSignatures())) return fails(t('audit.signaturesUnsupported'));
  const keys = await read.keys();
  const saved = await opened(withNewline(note), keys);
  if (!saved && WORKPAPER.test(note)) return fails(IS_WORKPAPER);
  if (!saved) return fails(t('audit.noKeySignedText'));
  if (schoolOf(saved.origin) !== String(school)) return fails(t('audit.otherLog', { origin: saved.origin }));
  const now = await opened(await read.newest(), keys);
  if (!now) return fails(t('audit.newestUnsigned'));
  const count = saved.size;
  const isLess = now.size < saved.size;
  if (!isLess && (await beginsWith(saved, now, read))) return { holds: true, words: t('audit.savedHolds', { count }) };
  if (saved.origin !== now.origin)
    return fails(t('audit.logContinues', { count, origin: now.origin, kind: t('auditRecords.logItself') }));
  return isLess
    ? fails(t('audit.logShorter', { saved: saved.size, count: now.size }))
    : fails(t('audit.logRewritten', { count }));
}

/** Email programs and editors may change line breaks and strip the last one. */
const withNewline = (note: string): string => `${note.replace(/\r\n/g, '\n').trimEnd()}\n`;

async function opened(note: string, keys: readonly string[]): Promise<OpenedCheckpoint | undefined> {
  for (const text of keys) {
    const key = await verifierKeyIn(text);
    const checkpoint = key && (await openCheckpoint(note, key));
    if (checkpoint) return checkpoint;
  }
  return undefined;
}

async function beginsWith(saved: OpenedCheckpoint, now: OpenedCheckpoint, read: LogReader): Promise<boolean> {
  const sizes = { from: saved.size, to: now.size };
  const { hashes } = await read.consistency(sizes.from, sizes.to);
  const steps = hashes.map(fromHex);
  if (!steps.every((step) => step !== undefined)) return false;
  return provesConsistency({ ...sizes, fromRoot: saved.root, toRoot: now.root, hashes: steps });
}

import type { ConsistencyProof } from '@hourtrail/contracts';
import {
  checksSignatures,
  fromHex,
  openCheckpoint,
  provesConsistency,
  schoolOf,
  verifierKeyIn,
  type OpenedCheckpoint,
} from '@hourtrail/contracts/verifier';
import { countOf } from '../../lib/counts.js';

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
const IS_WORKPAPER = 'This is the workpaper of a sample, and no checkpoint. Draw the sample again to compare it.';

/** Checks in the browser that the log still starts with all events of a checkpoint. */
export async function checkSavedCheckpoint(note: string, school: number, read: LogReader): Promise<Verdict> {
  if (!(await checksSignatures())) return fails('This browser cannot check signatures. Use a newer one.');
  const keys = await read.keys();
  const saved = await opened(withNewline(note), keys);
  if (!saved && WORKPAPER.test(note)) return fails(IS_WORKPAPER);
  if (!saved) return fails('No key of this server has signed this text. It is no checkpoint of it, or it was changed.');
  if (schoolOf(saved.origin) !== String(school)) return fails(`This is a checkpoint of another log, ${saved.origin}.`);
  const now = await opened(await read.newest(), keys);
  if (!now) return fails('The newest checkpoint of this server is not signed by its keys.');
  const events = countOf(saved.size, 'event');
  const isLess = now.size < saved.size;
  if (!isLess && (await beginsWith(saved, now, read)))
    return {
      holds: true,
      words: `The log begins with the very ${events} that your checkpoint is of: none of them was changed, removed or put in since.`,
    };
  if (saved.origin !== now.origin)
    return fails(
      `Not all of the ${events} that your checkpoint is of are in the log: an older backup took its place, and it goes on as ${now.origin}. What was lost, and why, stands in the log: look for “went on from an older backup” under Events.`,
    );
  return isLess
    ? fails(`Your checkpoint is of ${events}, and the log has only ${countOf(now.size, 'event')}: some are missing.`)
    : fails(`The log no longer begins with the ${events} that your checkpoint is of: its history was rewritten.`);
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

import type { Run } from '../../platform/event-log/reaction.js';
import { trustedKeys } from '../../platform/sealing/key-change.js';
import { keysOnRecord, shortNameOf } from '../../platform/sealing/seal-keys.js';
import { verifierKeyText, type NoteKey } from '../../platform/sealing/signed-note.js';
import type { Problem } from './problem.js';

// by index: a plan that reads all of the log for each page would be chosen where statistics are old
const PAGE_BY_PAGE = `SELECT set_config(name, 'off', true)
  FROM unnest(ARRAY['enable_hashjoin', 'enable_mergejoin', 'enable_sort']) AS name`;

export interface CheckedKeys {
  /** Every key that may have signed: whoever writes into the table of keys is not believed for that. */
  readonly keys: readonly NoteKey[];
  /** The keys in that table that nobody vouches for. */
  readonly unknownKeys: readonly Problem[];
}

/** What every check of a log begins with, in the transaction that it reads in. */
export async function beginCheck(organizationId: number, trusted: readonly NoteKey[], run: Run): Promise<CheckedKeys> {
  await run({ text: PAGE_BY_PAGE });
  const { keys: recorded, damaged } = await keysOnRecord(run);
  const keys = trustedKeys(trusted, recorded);
  const known = new Set(keys.map(verifierKeyText));
  const unvouched = recorded.filter(({ verifierKey }) => !known.has(verifierKey)).map(shortNameOf);
  const unknownKeys = [...unvouched, ...damaged].map((key) => ({
    organizationId,
    kind: 'key-unknown' as const,
    number: null,
    event: key,
  }));
  return { keys, unknownKeys };
}

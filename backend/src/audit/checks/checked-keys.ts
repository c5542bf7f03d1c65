import type { Run } from '../../platform/event-log/reaction.js';
import { trustedKeys } from '../../platform/sealing/key-change.js';
import { keysOnRecord, shortNameOf } from '../../platform/sealing/seal-keys.js';
import { verifierKeyText, type NoteKey } from '../../platform/sealing/signed-note.js';
import type { Problem } from './problem.js';

// forces index scans: with old statistics, PostgreSQL would scan the whole log for each page
const PAGE_BY_PAGE = `SELECT set_config(name, 'off', true)
  FROM unnest(ARRAY['enable_hashjoin', 'enable_mergejoin', 'enable_sort']) AS name`;

export interface CheckedKeys {
  /** Trusted keys only: anyone who can write to the key table could add one. */
  readonly keys: readonly NoteKey[];
  /** Keys in that table that no trusted key vouches for. */
  readonly unknownKeys: readonly Problem[];
}

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

import type { Pool } from 'pg';
import type { Run } from '../../event-log/reaction.js';
import { faultWords, type Fault } from '../fault.js';
import { fsck } from '../fsck.js';
import { trustedKeys } from '../key-change.js';
import type { HeldCheckpoints, OutsideCheckpoints } from '../outside.js';
import { recordedKeys, shortNameOf } from '../seal-keys.js';
import { verifierKeyIn, verifierKeyText, type NoteKey } from '../signed-note.js';
import { allHeld } from './held-elsewhere.js';

const SAY_EVERY = 100_000;

export interface CheckSetting {
  /** As a role that reads every school. */
  readonly pool: Pool;
  readonly macKey: Buffer;
  readonly outside: OutsideCheckpoints;
  /** Checkpoints that somebody else kept. */
  readonly elsewhere?: HeldCheckpoints | undefined;
  /** What is trusted from the beginning. */
  readonly trusted: readonly NoteKey[];
  /** Whether the keys beside the checkpoints outside are trusted too. */
  readonly trustsOutside: boolean;
  readonly say: (sentence: string) => void;
}

/** Checks the whole log as it is at one moment, beside whatever goes on, and says each fault; answers how many. */
export async function checkLog(setting: CheckSetting): Promise<number> {
  const { pool, outside, elsewhere, trusted, trustsOutside, say } = setting;
  // before the moment that is looked at: what is added outside meanwhile is of later
  const here = await outside.asOfNow();
  const client = await pool.connect();
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    // page by page by index: a plan that reads all of the log for each page would be chosen where statistics are old
    await client.query(
      'SET LOCAL enable_hashjoin = off; SET LOCAL enable_mergejoin = off; SET LOCAL enable_sort = off',
    );
    const run: Run = async <Row>({ text, values }: Parameters<Run>[0]) =>
      (await client.query(text, values && [...values])).rows as Row[];
    const recorded = await recordedKeys(run);
    const beside = trustsOutside ? (await outside.keys()).map(verifierKeyIn) : [];
    const keys = trustedKeys([...trusted, ...beside], recorded);
    const known = new Set(keys.map(verifierKeyText));
    let faults = 0;
    const tell = (fault: Fault): void => {
      faults += 1;
      say(faultWords(fault));
    };
    for (const key of recorded.filter(({ verifierKey }) => !known.has(verifierKey)))
      tell({ organizationId: 0, kind: 'key-unknown', number: null, event: shortNameOf(key) });
    const found = fsck({
      run,
      macKey: setting.macKey,
      keys,
      outside: elsewhere ? allHeld(here, elsewhere) : here,
      progress: (school, events) => {
        if (events % SAY_EVERY === 0) say(`School ${school}: ${events} events looked at …`);
      },
      accepted: ({ organizationId, kept, had, reason }) =>
        say(
          `School ${organizationId}: a restored database was accepted; what was sealed under the numbers ${kept + 1} to ${had} before is lost. The reason given: ${reason ?? '(erased)'}`,
        ),
    });
    for await (const fault of found) tell(fault);
    const [log] = await run<{ events: string; schools: string; sealed: boolean }>({
      text: `SELECT count(*) AS events, count(DISTINCT organization_id) AS schools,
               EXISTS (SELECT FROM log.seals) AS sealed FROM log.events`,
    });
    if (log?.sealed && !elsewhere && (await here.schools()).length === 0) {
      faults += 1;
      say(
        `No checkpoints are kept in ${outside.folder}: nobody can tell whether the database is older than what it signed. CHECKPOINT_DIR must be that of the server.`,
      );
    }
    const all = `${counted(Number(log?.events), 'event')} of ${counted(Number(log?.schools), 'school')}`;
    say(faults === 0 ? `The log is whole: ${all}.` : `${counted(faults, 'fault')} in ${all}.`);
    return faults;
  } finally {
    await client.query('ROLLBACK').catch(() => undefined);
    client.release();
  }
}

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

import { StartError } from '../config/start-error.js';
import type { Database } from '../database/database.js';
import type { Run } from '../event-log/reaction.js';
import type { Clock } from '../kernel/clock.js';
import type { ExternalCheckpoints } from './external-checkpoints.js';
import { changesBetween } from './key-change.js';
import { keyIdOf, verifierKeyIn, verifierKeyText, type NoteKey, type NoteSigner } from './signed-note.js';

export interface SealKey extends NoteKey {
  readonly verifierKey: string;
  readonly since: Date;
  readonly until: Date | null;
  readonly statement: string | null;
}

export class OtherKeySigns extends StartError {
  constructor(own: NoteKey, recorded: NoteKey) {
    super(
      `The log is signed with the key ${shortNameOf(recorded)}, and this server has ${shortNameOf(own)}. ` +
        'Put the key that signs into SEAL_KEY, or into keys/log-seal.key of DATA_DIR where that is not set; if it is ' +
        'lost, npx --no -- hourtrail keys rotate --lost "how" makes a new one.',
    );
  }
}

export const shortNameOf = (key: NoteKey): string => `${key.name}+${keyIdOf(key).toString('hex')}`;

export class SealKeys {
  private own: NoteSigner;

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly read: () => NoteSigner,
    private readonly external: Pick<ExternalCheckpoints, 'keyChanges'>,
  ) {
    this.own = read();
  }

  get signer(): NoteSigner {
    return this.own;
  }

  async all(): Promise<readonly SealKey[]> {
    const recorded = await this.database.systemTransaction(recordedKeys);
    if (recorded.length > 0) return recorded;
    const verifierKey = verifierKeyText(this.own);
    return [{ ...publicPartOf(this.own), verifierKey, since: this.clock.now(), until: null, statement: null }];
  }

  async requireOwn(): Promise<void> {
    await this.database.systemTransaction((run) => this.signing(run));
  }

  /** Returns the signing key, recorded at its first use. Throws OtherKeySigns if another key signs this log. */
  async signing(run: Run): Promise<NoteSigner> {
    const [newest] = await recordedKeys(run);
    if (!newest) {
      await recordKey({ key: this.own, since: this.clock.now(), statement: null }, run);
      return this.signing(run);
    }
    // The key may have been replaced while this process ran.
    if (!isSame(newest, this.own)) this.own = this.read();
    if (!isSame(newest, this.own)) await this.recordChangesSince(newest, run);
    return this.own;
  }

  /** A restored database may lack the newest key. Its key change is also stored beside the external checkpoints. */
  private async recordChangesSince(newest: NoteKey, run: Run): Promise<void> {
    const changes = changesBetween(newest, this.own, await this.external.keyChanges());
    if (changes.length === 0) throw new OtherKeySigns(this.own, newest);
    for (const change of changes) await recordKey(change, run);
  }
}

const publicPartOf = ({ name, publicKey }: NoteKey): NoteKey => ({ name, publicKey });

const isSame = (one: NoteKey, other: NoteKey): boolean => verifierKeyText(one) === verifierKeyText(other);

export const recordedKeys = async (run: Run): Promise<readonly SealKey[]> => (await keysOnRecord(run)).keys;

interface KeysOnRecord {
  readonly keys: readonly SealKey[];
  readonly damaged: readonly string[];
}

export async function keysOnRecord(run: Run): Promise<KeysOnRecord> {
  const rows = await run<Omit<SealKey, keyof NoteKey>>({
    name: 'seal-keys',
    text: `SELECT verifier_key AS "verifierKey", since, lead(since) OVER (ORDER BY number) AS until, statement
           FROM log.signing_keys ORDER BY number DESC`,
  });
  const read = rows.map((row) => ({ row, key: keyOrNone(row.verifierKey) }));
  return {
    keys: read.flatMap(({ row, key }) => (key ? [{ ...row, ...key }] : [])),
    damaged: read.filter(({ key }) => !key).map(({ row }) => shownOf(row.verifierKey)),
  };
}

function keyOrNone(text: string): NoteKey | undefined {
  try {
    return verifierKeyIn(text);
  } catch {
    return undefined;
  }
}

const SHOWN = 60;
const shownOf = (text: string): string => JSON.stringify(text).slice(0, SHOWN);

export async function recordKey(
  { key, since, statement }: { readonly key: NoteKey; readonly since: Date; readonly statement: string | null },
  run: Run,
): Promise<void> {
  await run({
    text: 'INSERT INTO log.signing_keys (verifier_key, since, statement) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
    values: [verifierKeyText(key), since, statement],
  });
}

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Logger } from '@nestjs/common';
import type { Pool } from 'pg';
import { draft } from '../src/hours/domain/volunteer-hours.js';
import { volunteerHoursStream } from '../src/hours/persistence/volunteer-hours.stream.js';
import { withPool } from '../src/platform/database/pools.js';
import { SystemClock } from '../src/platform/kernel/clock.js';
import { SETTLED } from '../src/platform/event-log/log-reader.js';
import { openCheckpoint, type Checkpoint } from '../src/platform/sealing/checkpoint.js';
import { checkLog } from '../src/audit/operations/check-log.js';
import type { Operator } from '../src/audit/operations/operator.js';
import { ExternalCheckpoints } from '../src/platform/sealing/external-checkpoints.js';
import type { Sealer } from '../src/platform/sealing/sealer.js';
import type { NoteSigner } from '../src/platform/sealing/signed-note.js';
import { TestClock } from './app.js';
import { cloneDatabase, type TestDatabase } from './database.js';
import { aDay } from './given.js';
import { sealingProcess, TEST_SIGNER, type SealingProcess } from './sealing.js';
import { until } from './until.js';
import { MAC_KEY, person, THREE_HOURS, WriteCore } from './write-core.js';

/** Waits until no older transaction in the cluster delays sealing. */
export const settled = (admin: Pool): Promise<void> =>
  until(async () => {
    const { rows } = await admin.query(`SELECT FROM log.events e WHERE NOT ${SETTLED} LIMIT 1`);
    return rows.length === 0;
  });

/** A log of two schools, 2 and 3, on a database and a folder of its own. */
export class SealedLog {
  readonly clock = new TestClock();
  readonly messages: string[] = [];
  signer: NoteSigner = TEST_SIGNER;
  private nextId = 1;

  private constructor(
    readonly core: WriteCore,
    readonly database: TestDatabase,
    readonly folder: string,
  ) {}

  static async open(): Promise<SealedLog> {
    Logger.overrideLogger(false);
    const database = await cloneDatabase();
    return new SealedLog(await WriteCore.open(database), database, await mkdtemp(join(tmpdir(), 'sealed-log-')));
  }

  async close(): Promise<void> {
    await this.core.close();
    await rm(this.folder, { recursive: true, force: true });
  }

  get external(): ExternalCheckpoints {
    return new ExternalCheckpoints(join(this.folder, 'checkpoints'));
  }

  /** A process that seals, as it is after it started. */
  process({ runs = false } = {}): SealingProcess {
    return sealingProcess(this.core.database, this.external, { clock: this.clock, signer: () => this.signer, runs });
  }

  /** Students of a school begin entries, which can be sealed now. */
  async log(school: 2 | 3, count: number): Promise<void> {
    await this.write(school, count);
    await settled(this.core.admin);
  }

  /** Students of a school begin entries; open transactions in the cluster may still delay sealing. */
  async write(school: 2 | 3, count: number): Promise<void> {
    const student = person('student', school);
    const changes = Array.from({ length: count }, () => ({
      id: this.nextId++,
      state: undefined,
      events: draft({ ...THREE_HOURS, verifierId: null }, student, aDay()),
    }));
    await this.core.work.commit(student, volunteerHoursStream, changes);
  }

  /** Seals until all that was written is settled and looked at. */
  async seal(sealer: Sealer = this.process().sealer): Promise<void> {
    await until(async () => {
      await sealer.sealAll();
      const { rows } = await this.core.admin.query<{ done: boolean }>(
        `SELECT (c.epoch, c.tx, c.position) = (e.epoch, e.tx, e.position) AS done FROM log.reaction_progress c,
           (SELECT * FROM log.events ORDER BY epoch DESC, tx DESC, position DESC LIMIT 1) e WHERE reaction = 'sealer'`,
      );
      return rows[0]?.done ?? false;
    });
  }

  async unsealed(school: number): Promise<number> {
    const { rows } = await this.core.admin.query<{ unsealed: number }>(
      `SELECT count(*)::integer AS unsealed FROM log.events e LEFT JOIN log.sealed_events s USING (organization_id, stream, version)
       WHERE organization_id = $1 AND s.number IS NULL`,
      [school],
    );
    return rows[0]?.unsealed ?? 0;
  }

  async checkpoints(school: number): Promise<readonly Checkpoint[]> {
    return (await this.external.of(school)).map((note) => {
      const checkpoint = openCheckpoint(note, [TEST_SIGNER, this.signer]);
      if (!checkpoint) throw new Error(`No checkpoint: ${note}`);
      return checkpoint;
    });
  }

  async newest(school: number): Promise<Checkpoint> {
    const checkpoint = (await this.checkpoints(school)).at(-1);
    if (!checkpoint) throw new Error('Nothing is sealed.');
    return checkpoint;
  }

  /** Runs an operator's command. */
  operate<T>(work: (operator: Operator) => Promise<T>): Promise<T> {
    const { keys, continuity } = this.process();
    const { core, external } = this;
    const say = (sentence: string): void => void this.messages.push(sentence);
    return withPool(this.database.ownerUrl, (owner) =>
      work({
        ...{ database: core.database, work: core.work, owner, keys, external, continuity, say },
        ...{ clock: new SystemClock(), macKey: MAC_KEY },
      }),
    );
  }

  /** What the check of the whole log says; the last sentence sums up. */
  async check(more: Partial<Parameters<typeof checkLog>[0]> = {}): Promise<readonly string[]> {
    const messages: string[] = [];
    const how = { macKey: MAC_KEY, external: this.external, trusted: [this.signer], trustsExternalKeys: true };
    await withPool(this.database.systemUrl, (pool) =>
      checkLog({ pool, ...how, say: (sentence) => messages.push(sentence), ...more }),
    );
    return messages;
  }

  async behindItsBack(text: string, values: readonly unknown[] = []): Promise<void> {
    const client = await this.core.admin.connect();
    try {
      await client.query('BEGIN; SET LOCAL session_replication_role = replica');
      await client.query(text, [...values]);
      await client.query('COMMIT');
    } finally {
      client.release();
    }
  }
}

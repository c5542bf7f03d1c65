import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PoolClient } from 'pg';
import { draft } from '../src/hours/domain/volunteer-hours.js';
import { volunteerHoursStream } from '../src/hours/persistence/volunteer-hours.stream.js';
import { fsck } from '../src/platform/sealing/fsck.js';
import type { Fault } from '../src/platform/sealing/fault.js';
import { OutsideCheckpoints } from '../src/platform/sealing/outside.js';
import type { Run } from '../src/platform/event-log/reaction.js';
import { aDay } from './given.js';
import { keepingOf, TEST_SIGNER } from './sealing.js';
import { anyFrom, Intruder } from './tampering.js';
import { MAC_KEY, person, THREE_HOURS, WriteCore } from './write-core.js';

const SCHOOL = 2;

/** A sealed log, and what becomes of it in hands that it was not meant for. */
export class TamperedLogs {
  private constructor(
    private readonly core: WriteCore,
    private readonly folder: string,
  ) {}

  static async open(): Promise<TamperedLogs> {
    const core = await WriteCore.open();
    const folder = await mkdtemp(join(tmpdir(), 'tampered-'));
    const outside = new OutsideCheckpoints(folder);
    const { sealer } = keepingOf(core.database, outside);
    let id = 1;
    for (const count of [1, 3, 6, 4, 10]) {
      for (const school of [2, 3] as const) {
        const student = person('student', school);
        for (let n = 0; n < count; n += 1) {
          const events = draft({ ...THREE_HOURS, verifierId: null }, student, aDay());
          await core.work.commit(student, volunteerHoursStream, [{ id: id++, state: undefined, events }]);
        }
      }
      await sealer.sealAll();
    }
    return new TamperedLogs(core, folder);
  }

  async close(): Promise<void> {
    await this.core.close();
    await rm(this.folder, { recursive: true });
  }

  /** What is wrong with the log as it is. */
  faults(): Promise<readonly Fault[]> {
    return this.rolledBack((client) => this.faultsSeenBy(client));
  }

  /** Which of so many tampers, each on the log as it was, nothing tells of. */
  async unnoticed(tampers: number, seed: string): Promise<readonly string[]> {
    const any = anyFrom(seed);
    const unnoticed: string[] = [];
    for (let n = 0; n < tampers; n += 1) {
      await this.rolledBack(async (client) => {
        const what = await new Intruder(client, SCHOOL, any).tamper();
        const faults = await this.faultsSeenBy(client);
        if (!faults.some(({ organizationId }) => organizationId === SCHOOL)) unnoticed.push(what);
      });
    }
    return unnoticed;
  }

  private async faultsSeenBy(client: PoolClient): Promise<readonly Fault[]> {
    const run: Run = async <Row>({ text, values }: { text: string; values?: readonly unknown[] }) =>
      (await client.query(text, values && [...values])).rows as Row[];
    const setting = { run, macKey: MAC_KEY, keys: [TEST_SIGNER], outside: new OutsideCheckpoints(this.folder) };
    const faults: Fault[] = [];
    for await (const fault of fsck(setting)) faults.push(fault);
    return faults;
  }

  private async rolledBack<T>(work: (client: PoolClient) => Promise<T>): Promise<T> {
    const client = await this.core.admin.connect();
    try {
      await client.query('BEGIN');
      return await work(client);
    } finally {
      await client.query('ROLLBACK');
      client.release();
    }
  }
}

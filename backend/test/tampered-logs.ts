import type { PoolClient } from 'pg';
import type { Run } from '../src/platform/event-log/reaction.js';
import type { Fault } from '../src/audit/checks/fault.js';
import { fsck } from '../src/audit/checks/fsck.js';
import { Database } from '../src/platform/database/database.js';
import { OutsideCheckpoints } from '../src/platform/sealing/outside.js';
import { SealKeys } from '../src/platform/sealing/seal-keys.js';
import type { TestApp } from './app.js';
import { SealedLog } from './sealed-log.js';
import { TEST_SIGNER } from './sealing.js';
import { anyFrom, Intruder } from './tampering.js';
import { MAC_KEY } from './write-core.js';

const SCHOOL = 2;

/** A sealed log, and what becomes of it in hands that it was not meant for. */
export class TamperedLogs {
  private constructor(private readonly log: SealedLog) {}

  static async open(): Promise<TamperedLogs> {
    const log = await SealedLog.open();
    for (const count of [1, 3, 6, 4, 10]) {
      for (const school of [2, 3] as const) for (let n = 0; n < count; n += 1) await log.log(school, 1);
      await log.seal();
    }
    return new TamperedLogs(log);
  }

  close(): Promise<void> {
    return this.log.close();
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
    const setting = { run, macKey: MAC_KEY, keys: [TEST_SIGNER], outside: this.log.outside };
    const faults: Fault[] = [];
    for await (const fault of fsck(setting)) faults.push(fault);
    return faults;
  }

  private async rolledBack<T>(work: (client: PoolClient) => Promise<T>): Promise<T> {
    const client = await this.log.core.admin.connect();
    try {
      await client.query('BEGIN');
      return await work(client);
    } finally {
      await client.query('ROLLBACK');
      client.release();
    }
  }
}

/** What is wrong with the whole log of a server that is sealed with the tests' key. */
export async function faultsIn({ app }: TestApp): Promise<readonly Fault[]> {
  const found: Fault[] = [];
  const keys = await app.get(SealKeys).all();
  const outside = app.get(OutsideCheckpoints);
  await app.get(Database).systemTransaction(async (run) => {
    for await (const fault of fsck({ run, macKey: MAC_KEY, keys, outside })) found.push(fault);
  });
  return found;
}

import { FileStore } from '../src/platform/files/file-store.js';
import type { PoolClient } from 'pg';
import type { Run } from '../src/platform/event-log/reaction.js';
import type { Problem } from '../src/audit/checks/problem.js';
import { fsck } from '../src/audit/checks/fsck.js';
import { Database } from '../src/platform/database/database.js';
import { ExternalCheckpoints } from '../src/platform/sealing/external-checkpoints.js';
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
  problems(): Promise<readonly Problem[]> {
    return this.rolledBack((client) => this.problemsSeenBy(client));
  }

  /** What is wrong once events of these numbers are deleted, with their numbers. */
  problemsWithout(numbers: readonly number[]): Promise<readonly Problem[]> {
    return this.rolledBack(async (client) => {
      await client.query('SET LOCAL session_replication_role = replica');
      await client.query(
        `WITH numbers AS (DELETE FROM log.sealed_events WHERE organization_id = $1 AND number = ANY ($2) RETURNING *)
         DELETE FROM log.events e USING numbers n
         WHERE (e.organization_id, e.stream, e.version) = (n.organization_id, n.stream, n.version)`,
        [SCHOOL, numbers],
      );
      return this.problemsSeenBy(client);
    });
  }

  /** Which of so many tampers, each on the log as it was, nothing tells of. */
  async unnoticed(tampers: number, seed: string): Promise<readonly string[]> {
    const any = anyFrom(seed);
    const unnoticed: string[] = [];
    for (let n = 0; n < tampers; n += 1) {
      await this.rolledBack(async (client) => {
        const what = await new Intruder(client, SCHOOL, any).tamper();
        const problems = await this.problemsSeenBy(client);
        if (!problems.some(({ organizationId }) => organizationId === SCHOOL)) unnoticed.push(what);
      });
    }
    return unnoticed;
  }

  private async problemsSeenBy(client: PoolClient): Promise<readonly Problem[]> {
    const run: Run = async <Row>({ text, values }: { text: string; values?: readonly unknown[] }) =>
      (await client.query(text, values && [...values])).rows as Row[];
    const setting = { run, macKey: MAC_KEY, keys: [TEST_SIGNER], external: this.log.external };
    const problems: Problem[] = [];
    for await (const problem of fsck(setting)) problems.push(problem);
    return problems;
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
export async function problemsIn({ app }: TestApp): Promise<readonly Problem[]> {
  const found: Problem[] = [];
  const keys = await app.get(SealKeys).all();
  const external = app.get(ExternalCheckpoints);
  await app.get(Database).systemTransaction(async (run) => {
    for await (const problem of fsck({ run, macKey: MAC_KEY, keys, external, files: app.get(FileStore) }))
      found.push(problem);
  });
  return found;
}

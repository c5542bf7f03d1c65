import type { Pool } from 'pg';
import type { Environment } from '../../platform/config/environment.js';
import { sealKey, macKey } from '../../platform/config/log-keys.js';
import { Database } from '../../platform/database/database.js';
import { ownerIn, reachDatabase } from '../../platform/database/open-database.js';
import { openPool } from '../../platform/database/pools.js';
import { Records } from '../../platform/event-log/records.js';
import { requireMacKey } from '../../platform/event-log/require-mac-key.js';
import { UnitOfWork } from '../../platform/event-log/unit-of-work.js';
import { SystemClock, type Clock } from '../../platform/kernel/clock.js';
import { Continuity } from '../../platform/sealing/continuity.js';
import { ExternalCheckpoints } from '../../platform/sealing/external-checkpoints.js';
import type { InterventionEvent } from '../../platform/sealing/intervention.events.js';
import { interventionStream } from '../../platform/sealing/intervention.stream.js';
import { SealKeys } from '../../platform/sealing/seal-keys.js';

export interface Operator {
  readonly database: Database;
  /** Connects as the owner of the tables, with one connection. */
  readonly owner: Pool;
  readonly work: UnitOfWork;
  readonly clock: Clock;
  readonly macKey: Buffer;
  readonly keys: SealKeys;
  readonly external: ExternalCheckpoints;
  readonly continuity: Continuity;
  readonly say: (sentence: string) => void;
}

export async function recordIntervention(
  { database, work }: Operator,
  organizationId: number,
  event: InterventionEvent,
): Promise<void> {
  const by = { id: null, role: 'system', organizationId };
  await new Records(database, work, interventionStream).begin(by, () => [event]);
}

/** Works with or without a running server. */
export async function withOperator<T>(
  environment: Environment,
  say: (sentence: string) => void,
  work: (operator: Operator) => Promise<T>,
): Promise<T> {
  const [clock, external] = [new SystemClock(), new ExternalCheckpoints(environment.checkpointDir)];
  const { urls, stop } = await reachDatabase(environment, say);
  const [app, every, owner] = [openPool(urls.appUrl, 2), openPool(urls.systemUrl, 2), openPool(ownerIn(urls), 1)];
  try {
    const key = macKey(environment);
    await requireMacKey(urls.systemUrl, key);
    const database = new Database(app, every);
    const keys = new SealKeys(database, clock, () => sealKey(environment), external);
    const writing = new UnitOfWork(database, clock, key, []);
    const continuity = new Continuity({ keys, external });
    return await work({ database, owner, work: writing, clock, macKey: key, keys, external, continuity, say });
  } finally {
    await Promise.all([app, every, owner].map((pool) => pool.end()));
    await stop();
  }
}

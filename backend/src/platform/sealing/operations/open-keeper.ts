import { openPool, openStreamPool } from '../../config/database.js';
import type { Environment } from '../../config/environment.js';
import { macKey } from '../../config/mac-key.js';
import { reachDatabase } from '../../config/reach-database.js';
import { sealKey } from '../../config/seal-key.js';
import { Database } from '../../database.js';
import { requireMacKey } from '../../event-log/require-mac-key.js';
import { UnitOfWork } from '../../event-log/unit-of-work.js';
import { SystemClock } from '../../kernel/clock.js';
import { Continuity } from '../continuity.js';
import { OutsideCheckpoints } from '../outside.js';
import { SealKeys } from '../seal-keys.js';
import type { Keeper } from './keeper.js';

/** Lets an operator's command work on the log, beside a running server or without one. */
export async function withKeeper(
  environment: Environment,
  say: (sentence: string) => void,
  work: (keeper: Keeper) => Promise<void>,
): Promise<void> {
  const [clock, outside] = [new SystemClock(), new OutsideCheckpoints(environment.checkpointDir)];
  const { urls, stop } = await reachDatabase(environment, say);
  const [app, every, owner] = [openPool(urls.appUrl, 2), openPool(urls.systemUrl, 2), openStreamPool(urls.ownerUrl, 1)];
  try {
    const key = macKey(environment);
    await requireMacKey(urls.systemUrl, key);
    const database = new Database(app, every);
    const keys = new SealKeys(database, clock, () => sealKey(environment), outside);
    const writing = new UnitOfWork(database, clock, key, []);
    const continuity = new Continuity({ keys, outside });
    await work({ database, owner, work: writing, clock, macKey: key, keys, outside, continuity, say });
  } finally {
    await Promise.all([app, every, owner].map((pool) => pool.end()));
    await stop();
  }
}

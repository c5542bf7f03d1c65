import { openPool, openStreamPool, requireBoundRole } from './platform/database/pools.js';
import type { DatabaseUrls } from './platform/database/provision.js';
import { SystemClock } from './platform/kernel/clock.js';
import type { Runtime, Sealing } from './platform/platform.module.js';

/** One of `every` listens for jobs. */
const CONNECTIONS = { app: 10, every: 6, streams: 6 };

/** Pools, clock and keys for an application, once it is sure that row-level security binds both roles. */
export async function openRuntime(urls: DatabaseUrls, macKey: Buffer, sealing: Sealing): Promise<Runtime> {
  const runtime = {
    app: openPool(urls.appUrl, CONNECTIONS.app),
    every: openPool(urls.systemUrl, CONNECTIONS.every),
    streams: openStreamPool(urls.appUrl, CONNECTIONS.streams),
    clock: new SystemClock(),
    macKey,
    sealing,
    schedules: sealing.runs,
  };
  await requireBoundRole(runtime.app);
  await requireBoundRole(runtime.every);
  return runtime;
}

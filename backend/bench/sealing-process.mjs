// Seals in a process of its own, as a server does, all at once or without end, on request.
import { setTimeout as pause } from 'node:timers/promises';
import { openPool } from '../dist/src/platform/database/pools.js';
import { Database } from '../dist/src/platform/database/database.js';
import { SystemClock } from '../dist/src/platform/kernel/clock.js';
import { Continuity } from '../dist/src/platform/sealing/continuity.js';
import { ExternalCheckpoints } from '../dist/src/platform/sealing/external-checkpoints.js';
import { SealKeys } from '../dist/src/platform/sealing/seal-keys.js';
import { Sealer } from '../dist/src/platform/sealing/sealer.js';
import { signerIn } from '../dist/src/platform/sealing/signed-note.js';
import { MAC_KEY } from './support/write-core.mjs';

const { appUrl, systemUrl, folder, signer } = JSON.parse(process.argv[2]);
const database = new Database(openPool(appUrl, 1), openPool(systemUrl, 3));
const clock = new SystemClock();
const external = new ExternalCheckpoints(folder);
const keys = new SealKeys(database, clock, () => signerIn(signer), external);
const continuity = new Continuity({ keys, external });
const sealerThat = (runs) => new Sealer({ database, clock, macKey: MAC_KEY, keys, external, continuity, runs });
let running;

const orders = {
  on: async () => {
    running = sealerThat(true);
    await running.onApplicationBootstrap();
  },
  off: () => running.onApplicationShutdown(),
  now: () => sealerThat(false).sealAll(),
  always: async () => {
    for (const sealer = sealerThat(false); ; await pause(1)) await sealer.sealAll();
  },
};
process.on('message', async (order) => {
  await orders[order]();
  process.send('done');
});
process.on('disconnect', () => process.exit(0));
process.send('ready');

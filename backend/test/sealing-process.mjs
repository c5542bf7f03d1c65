// A process of its own that seals, as fast as it can, until it is killed; built code, as npm start runs it.
import 'reflect-metadata';
import { setTimeout as pause } from 'node:timers/promises';
import { openPool } from '../dist/src/platform/database/pools.js';
import { Database } from '../dist/src/platform/database/database.js';
import { SystemClock } from '../dist/src/platform/kernel/clock.js';
import { Continuity } from '../dist/src/platform/sealing/continuity.js';
import { ExternalCheckpoints } from '../dist/src/platform/sealing/external-checkpoints.js';
import { SealKeys } from '../dist/src/platform/sealing/seal-keys.js';
import { Sealer } from '../dist/src/platform/sealing/sealer.js';
import { signerIn } from '../dist/src/platform/sealing/signed-note.js';

const { APP_URL, SYSTEM_URL, FOLDER, SIGNER, MAC_KEY } = process.env;
const database = new Database(openPool(APP_URL, 1), openPool(SYSTEM_URL, 3));
const clock = new SystemClock();
const external = new ExternalCheckpoints(FOLDER);
const keys = new SealKeys(database, clock, () => signerIn(SIGNER), external);
const continuity = new Continuity({ keys, external });
const macKey = Buffer.from(MAC_KEY, 'hex');
const sealer = new Sealer({ database, clock, macKey, keys, external, continuity, runs: false });

process.stdout.write('sealing\n');
for (;;) {
  await sealer.sealAll();
  if (continuity.breaks.length > 0) throw new Error('The log is broken.');
  await pause(1);
}

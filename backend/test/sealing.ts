import type { Database } from '../src/platform/database/database.js';
import { SystemClock, type Clock } from '../src/platform/kernel/clock.js';
import { Continuity } from '../src/platform/sealing/continuity.js';
import { type ExternalCheckpoints } from '../src/platform/sealing/external-checkpoints.js';
import { SealKeys } from '../src/platform/sealing/seal-keys.js';
import { Sealer } from '../src/platform/sealing/sealer.js';
import { newSignerText, signerIn, type NoteSigner } from '../src/platform/sealing/signed-note.js';
import { MAC_KEY } from './write-core.js';

/** The key that signs in every test. */
export const TEST_SIGNER = signerIn(newSignerText('hourtrail.test'));

export interface SealingProcess {
  readonly sealer: Sealer;
  readonly continuity: Continuity;
  readonly keys: SealKeys;
}

interface SealingOptions {
  readonly clock?: Clock;
  readonly signer?: () => NoteSigner;
  /** Whether it seals by itself once it has begun. */
  readonly runs?: boolean;
}

/** Seals a log on demand, on a database without the application. */
export function sealingProcess(
  database: Database,
  external: ExternalCheckpoints,
  { clock = new SystemClock(), signer = () => TEST_SIGNER, runs = false }: SealingOptions = {},
): SealingProcess {
  const keys = new SealKeys(database, clock, signer, external);
  const continuity = new Continuity({ keys, external });
  const sealer = new Sealer({ database, clock, macKey: MAC_KEY, keys, external, continuity, runs });
  return { sealer, continuity, keys };
}

import type { Pool } from 'pg';
import type { Database } from '../../platform/database/database.js';
import { Records } from '../../platform/event-log/records.js';
import type { UnitOfWork } from '../../platform/event-log/unit-of-work.js';
import type { Clock } from '../../platform/kernel/clock.js';
import type { Continuity } from '../../platform/sealing/continuity.js';
import type { InterventionEvent } from '../../platform/sealing/intervention.events.js';
import { interventionStream } from '../../platform/sealing/intervention.stream.js';
import type { OutsideCheckpoints } from '../../platform/sealing/outside.js';
import type { SealKeys } from '../../platform/sealing/seal-keys.js';

/** What an operator's command works with. */
export interface Keeper {
  readonly database: Database;
  /** As the owner of the tables, one connection. */
  readonly owner: Pool;
  readonly work: UnitOfWork;
  readonly clock: Clock;
  readonly macKey: Buffer;
  readonly keys: SealKeys;
  readonly outside: OutsideCheckpoints;
  readonly continuity: Continuity;
  readonly say: (sentence: string) => void;
}

/** Writes into the log of a school what was done to it. */
export async function tellOf(
  { database, work }: Keeper,
  organizationId: number,
  event: InterventionEvent,
): Promise<void> {
  const by = { id: null, role: 'system', organizationId };
  await new Records(database, work, interventionStream).begin(by, () => [event]);
}

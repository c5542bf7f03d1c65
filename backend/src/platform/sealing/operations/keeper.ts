import type { Pool } from 'pg';
import type { Database } from '../../database.js';
import { Records } from '../../event-log/records.js';
import type { UnitOfWork } from '../../event-log/unit-of-work.js';
import type { Clock } from '../../kernel/clock.js';
import type { Continuity } from '../continuity.js';
import type { InterventionEvent } from '../intervention.events.js';
import { interventionStream } from '../intervention.stream.js';
import type { OutsideCheckpoints } from '../outside.js';
import type { SealKeys } from '../seal-keys.js';

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

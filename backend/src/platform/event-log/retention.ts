import type { RetentionKind } from '@hourtrail/contracts';
import type { CommandBus } from '@nestjs/cqrs';
import type { Statement } from '../database/database.js';
import { LOCKS } from '../database/locks.js';
import type { WriteCore } from './reaction.js';

export interface RetentionCore extends WriteCore {
  readonly commands: CommandBus;
  /** What is older is erased. */
  readonly before: Date;
  /** Throws if the record is not to be erased any more. For a source whose records are erased one by one. */
  readonly requireExpired: (id: number) => Promise<void>;
}

export interface Removed {
  readonly count: number;
  /** Runs in the transaction of the event that says how many there were. */
  readonly also?: readonly Statement[];
  /** Thrown once it is recorded how many there were. */
  readonly failure?: Error;
}

/** Finds and erases records of one kind that a school kept as long as its schedule says. */
export interface RetentionSource {
  readonly kind: RetentionKind;
  /** SQL for the rows `id`, `name` and `since` of the school $1, older than $2 and not held. */
  readonly expired: string;
  /** As many a night. */
  readonly atOnce: number;
  /** True if each record has a transaction of its own, and is looked for by a connection that sees every school. */
  readonly oneByOne?: boolean;
  readonly remove: (ids: readonly number[], organizationId: number, core: RetentionCore) => Promise<Removed>;
}

/** SQL condition: neither the school nor any of these people is held. */
export const notHeld = (school: string, ...people: readonly string[]): string => `
  NOT EXISTS (SELECT FROM directory.holds held WHERE held.organization_id = ${school}
    AND (held.person_id IS NULL${people.map((person) => ` OR held.person_id = ${person}`).join('')}))`;

/** Whoever places a hold, whoever sets a schedule and whoever erases take turns at a school. */
export const holdsOneAtATime = (organizationId: number): Statement => ({
  name: 'holds-and-erasures-in-turn',
  text: `SELECT pg_advisory_xact_lock(${LOCKS.inCharge}, $1)`,
  values: [organizationId],
});

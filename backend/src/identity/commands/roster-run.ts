import type { Database } from '../../platform/database/database.js';
import type { Stream } from '../../platform/event-log/stream.js';
import type { Actor } from '../../platform/kernel/actor.js';
import { batchesOf } from '../../platform/kernel/batches.js';
import type { FamilyLink } from '../domain/family-link.js';
import type { AccountChange, Given } from '../domain/roster.js';
import type { User } from '../domain/user.js';
import { withReason, type Editor } from '../domain/with-reason.js';
import { familyLinkStream } from '../persistence/family-link.stream.js';
import { userStream } from '../persistence/user.stream.js';

/** One statement takes so many. */
const BATCH = 1_000;

export interface RosterRun {
  readonly by: Actor;
  readonly organizationId: number;
  readonly importId: number;
  readonly reason: string | null;
}

/** What undoes the roster's change of an account. */
export interface UserBefore {
  readonly last: Given | null;
  readonly from: AccountChange;
  readonly movedFrom?: string | undefined;
}

export const handsOf = ({ by: { id, couldBe = [] } }: RosterRun): readonly number[] =>
  id === null ? [] : [id, ...couldBe];

export const withWhy = <Event extends Parameters<typeof withReason>[0][number]>(
  events: readonly Event[],
  { by, organizationId, reason }: RosterRun,
): readonly Event[] => withReason(events, { by: by as Editor, organizationId, reason });

export async function usersOf(database: Database, organizationId: number, locked: boolean): Promise<readonly User[]> {
  const rows = await database.read<object>(organizationId, {
    text: `SELECT * FROM identity.users WHERE organization_id = $1 AND moved_to IS NULL
           ORDER BY id ${locked ? 'FOR UPDATE' : ''}`,
    values: [organizationId],
  });
  return rows.map((row) => userStream.stateOf(row));
}

export async function linksOf(database: Database, organizationId: number): Promise<readonly FamilyLink[]> {
  const rows = await database.read<object>(organizationId, {
    name: 'family-links-of-school',
    text: 'SELECT * FROM identity.family_links WHERE organization_id = $1 ORDER BY id',
    values: [organizationId],
  });
  return rows.map((row) => familyLinkStream.stateOf(row));
}

export async function nextIds(
  database: Database,
  organizationId: number,
  { table }: Pick<Stream<unknown>, 'table'>,
  count: number,
): Promise<number[]> {
  const rows = await database.read<{ id: number }>(organizationId, {
    name: 'next-ids-of-roster',
    text: 'SELECT nextval($1::regclass)::integer AS id FROM generate_series(1, $2)',
    values: [`${table}_id_seq`, count],
  });
  return rows.map(({ id }) => id);
}

export const inBatches = <One>(all: readonly One[]): Iterable<readonly One[]> => batchesOf(all, BATCH);

import { reachOf, type Capability, type Role } from '@hourtrail/contracts';
import type { Database, Statement } from '../../platform/database/database.js';
import { notFound } from '../../platform/kernel/domain-error.js';

export interface Reader {
  readonly id: number;
  readonly role: Role;
  readonly organizationId: number;
}

/**
 * `$1`: the person, `$2`: the school, or null for their present one, then `more`. The statement uses ABOUT and returns a row for
 * every person who exists. Throws not-found unless the reader is that person, a linked parent or staff of the school.
 */
export async function aboutPerson<Row>(
  database: Database,
  by: Reader,
  {
    userId,
    more = [],
    ...statement
  }: { readonly userId: number; readonly more?: readonly unknown[] } & Omit<Statement, 'values'>,
): Promise<readonly Row[]> {
  if (!(await reachesPerson(database, by, { userId, capability: 'figures.read' }))) throw notFound();
  const rows = reachOf(by.role, 'figures.read').includes('everywhere')
    ? await database.system<Row>({ ...statement, values: [userId, null, ...more] })
    : await database.read<Row>(by.organizationId, { ...statement, values: [userId, by.organizationId, ...more] });
  if (rows.length === 0) throw notFound();
  return rows;
}

export const ABOUT = 'p.id = $1 AND (p.organization_id = $2 OR $2::integer IS NULL AND p.moved_to IS NULL)';

/** True for the person, for a linked parent and for staff, where the capability reaches so far. */
export async function reachesPerson(
  database: Database,
  by: Reader,
  { userId, capability }: { readonly userId: number; readonly capability: Capability },
): Promise<boolean> {
  const reach = reachOf(by.role, capability);
  if (by.id === userId || reach.includes('school') || reach.includes('everywhere')) return true;
  if (!reach.includes('family')) return false;
  const follows = await database.read(by.organizationId, {
    name: 'follows',
    text: 'SELECT FROM directory.families WHERE (organization_id, parent_id, student_id) = ($1, $2, $3)',
    values: [by.organizationId, by.id, userId],
  });
  return follows.length > 0;
}

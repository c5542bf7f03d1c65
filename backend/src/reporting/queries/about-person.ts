import type { Role } from '@hourtrail/contracts';
import type { Database, Statement } from '../../platform/database.js';
import { notFound } from '../../platform/kernel/domain-error.js';

export interface Reader {
  readonly id: number;
  readonly role: Role;
  readonly organizationId: number;
}

const STAFF: readonly Role[] = ['teacher', 'admin', 'super-admin'];

/**
 * Reads what there is about one person ($1) of a school ($2; null for any), for themselves and for the staff of their school; for anybody else the
 * person is not there. The statement answers at least one row for a person who exists.
 */
export async function aboutPerson<Row>(
  database: Database,
  by: Reader,
  { userId, ...statement }: { readonly userId: number } & Omit<Statement, 'values'>,
): Promise<readonly Row[]> {
  if (by.id !== userId && !STAFF.includes(by.role)) throw notFound();
  const rows =
    by.role === 'super-admin'
      ? await database.system<Row>({ ...statement, values: [userId, null] })
      : await database.read<Row>(by.organizationId, { ...statement, values: [userId, by.organizationId] });
  if (rows.length === 0) throw notFound();
  return rows;
}

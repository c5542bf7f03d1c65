import { reachOf } from '@hourtrail/contracts';
import type { Database } from '../../platform/database.js';
import type { Person } from '../domain/volunteer-hours.state.js';

/** A parent with the students they follow at this moment; anybody else as they are, without a look. */
export async function knowingTheirChildren<P extends Person>(database: Database, by: P): Promise<P> {
  if (!reachOf(by.role, 'hours.read').includes('family')) return by;
  const rows = await database.read<{ student_id: number }>(by.organizationId, {
    name: 'children-of-parent',
    text: 'SELECT student_id FROM directory.families WHERE organization_id = $1 AND parent_id = $2',
    values: [by.organizationId, by.id],
  });
  return { ...by, follows: rows.map((row) => row.student_id) };
}

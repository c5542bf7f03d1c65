import { reachOf } from '@hourtrail/contracts';
import { Injectable } from '@nestjs/common';
import { Database, type Statement } from '../../platform/database/database.js';
import { notFound } from '../../platform/kernel/domain-error.js';
import { isVisibleTo } from '../domain/volunteer-hours.rules.js';
import type { Person } from '../domain/volunteer-hours.state.js';
import { volunteerHoursStream } from './volunteer-hours.stream.js';
import { withNames, type HoursViewRow } from './hours-view.js';

const ONE = `
  SELECT one.*, EXISTS (SELECT FROM directory.counting_rules WHERE organization_id = $1) AS has_rules
  FROM (${withNames('SELECT * FROM hours.volunteer_hours WHERE organization_id = $1 AND id = $2')}) one`;

export interface OneHoursRow extends HoursViewRow {
  /** The school has rules of what counts. */
  has_rules: boolean;
}

/** Throws not-found if the person can't see the entry. */
@Injectable()
export class VisibleHours {
  constructor(private readonly database: Database) {}

  /** Runs `also` in the same round trip, with $1 as the entry's school and $2 as its id. */
  async read<Row = never>(
    by: Person,
    id: number,
    also?: Omit<Statement, 'values'>,
  ): Promise<{ readonly row: OneHoursRow; readonly also: readonly Row[] }> {
    const reader = await withFollowedStudents(this.database, by);
    for (const organizationId of await schoolsThatMayHold(this.database, by, id)) {
      const values = [organizationId, id];
      const one = { name: 'one-hours', text: ONE, values };
      const [[row], rows] = (await this.database.readAll(organizationId, [
        one,
        ...(also ? [{ ...also, values }] : []),
      ])) as [OneHoursRow[], Row[] | undefined];
      if (row && isVisibleTo(volunteerHoursStream.stateOf(row), reader)) return { row, also: rows ?? [] };
    }
    throw notFound();
  }
}

export async function schoolsThatMayHold(database: Database, by: Person, id: number): Promise<readonly number[]> {
  if (by.role === 'super-admin') return [...(await schoolsOfHours(database, [id])).keys()];
  return [by.organizationId, ...(by.earlierSchools ?? [])];
}

/** For super-admins only: reads every school. */
export async function schoolsOfHours(
  database: Database,
  ids: readonly number[],
): Promise<ReadonlyMap<number, readonly number[]>> {
  const rows = await database.system<{ organization_id: number; ids: number[] }>({
    name: 'schools-of-hours',
    text: `SELECT o.organization_id, h.ids FROM directory.schools o CROSS JOIN LATERAL (
             SELECT array_agg(id) AS ids FROM hours.volunteer_hours
             WHERE organization_id = o.organization_id AND id = ANY ($1)) h
           WHERE h.ids IS NOT NULL ORDER BY 1`,
    values: [ids],
  });
  return new Map(rows.map((row) => [row.organization_id, row.ids]));
}

/** Parents get their linked students; anyone else is returned unchanged. */
export async function withFollowedStudents<P extends Person>(database: Database, by: P): Promise<P> {
  if (!reachOf(by.role, 'hours.read').includes('family')) return by;
  const rows = await database.read<{ student_id: number }>(by.organizationId, {
    name: 'children-of-parent',
    text: 'SELECT student_id FROM directory.families WHERE organization_id = $1 AND parent_id = $2',
    values: [by.organizationId, by.id],
  });
  return { ...by, follows: rows.map((row) => row.student_id) };
}

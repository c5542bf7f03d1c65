import { Injectable } from '@nestjs/common';
import { Database, type Statement } from '../../platform/database/database.js';
import { notFound } from '../../platform/kernel/domain-error.js';
import { isVisibleTo } from '../domain/volunteer-hours.rules.js';
import type { Person } from '../domain/volunteer-hours.state.js';
import { volunteerHoursStream } from '../persistence/volunteer-hours.stream.js';
import { withNames, type HoursViewRow } from '../persistence/hours-view.js';
import { schoolsThatMayHold, knowingTheirChildren } from '../persistence/schools-of-hours.js';

const ONE = withNames('SELECT * FROM hours.volunteer_hours WHERE organization_id = $1 AND id = $2');

/** Throws not-found if the person can't see the entry. */
@Injectable()
export class VisibleHours {
  constructor(private readonly database: Database) {}

  /** Runs `also` in the same round trip, with $1 as the entry's school and $2 as its id. */
  async read<Row = never>(
    by: Person,
    id: number,
    also?: Omit<Statement, 'values'>,
  ): Promise<{ readonly row: HoursViewRow; readonly also: readonly Row[] }> {
    const reader = await knowingTheirChildren(this.database, by);
    for (const organizationId of await schoolsThatMayHold(this.database, by, id)) {
      const values = [organizationId, id];
      const one = { name: 'one-hours', text: ONE, values };
      const [[row], rows] = (await this.database.readAll(organizationId, [
        one,
        ...(also ? [{ ...also, values }] : []),
      ])) as [HoursViewRow[], Row[] | undefined];
      if (row && isVisibleTo(volunteerHoursStream.stateOf(row), reader)) return { row, also: rows ?? [] };
    }
    throw notFound();
  }
}

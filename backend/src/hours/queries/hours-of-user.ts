import { type HoursView, type PageQuery } from '@hourtrail/contracts';
import { Query, QueryBus, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Database } from '../../platform/database/database.js';
import { notFound } from '../../platform/kernel/domain-error.js';
import type { Page } from '../../platform/database/page.js';
import type { Person } from '../domain/volunteer-hours.state.js';
import { ListHours } from './list-hours.js';

export class HoursOfUser extends Query<Page<HoursView>> {
  constructor(
    readonly by: Person,
    readonly userId: number,
    readonly page: PageQuery,
  ) {
    super();
  }
}

@QueryHandler(HoursOfUser)
export class HoursOfUserHandler implements IQueryHandler<HoursOfUser> {
  constructor(
    private readonly database: Database,
    private readonly queries: QueryBus,
  ) {}

  async execute({ by, userId, page: { limit, cursor } }: HoursOfUser): Promise<Page<HoursView>> {
    const school = by.role === 'super-admin' ? null : by.organizationId;
    const statement = { name: 'school-that-knows', text: SCHOOL, values: [userId, school] };
    const [known] =
      school === null
        ? await this.database.system<Known>(statement)
        : await this.database.read<Known>(school, statement);
    if (!known) throw notFound();
    const filter = { studentId: String(userId), organizationId: String(known.organization_id) };
    return this.queries.execute(new ListHours(by, { ...filter, ...(limit && { limit }), ...(cursor && { cursor }) }));
  }
}

interface Known {
  organization_id: number;
}

/** The administrator's school, even if the person has moved; for super-admins, the person's current school. */
const SCHOOL = `SELECT organization_id FROM directory.people
  WHERE id = $1 AND (organization_id = $2 OR $2::integer IS NULL AND moved_to IS NULL)`;

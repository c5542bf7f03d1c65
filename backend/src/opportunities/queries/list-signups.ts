import { LIMITS, reachOf, type SignupListQuery, type SignupSort, type SignupView } from '@hourtrail/contracts';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Conditions } from '../../platform/database/conditions.js';
import { Database } from '../../platform/database/database.js';
import { cursorValues, pageOf, statementName, type Page } from '../../platform/database/page.js';
import type { Person } from '../domain/opportunity.state.js';
import { signupView, withPersonAndOpportunity, type SignupViewRow } from '../persistence/signup-view.js';

export class ListSignups extends Query<Page<SignupView>> {
  constructor(
    readonly by: Person,
    readonly filter: SignupListQuery,
  ) {
    super();
  }
}

@QueryHandler(ListSignups)
export class ListSignupsHandler implements IQueryHandler<ListSignups> {
  constructor(private readonly database: Database) {}

  async execute({ by, filter }: ListSignups): Promise<Page<SignupView>> {
    const limit = Number(filter.limit ?? LIMITS.listMax);
    const everywhere = reachOf(by.role, 'signups.read').includes('everywhere');
    const where = conditionsOf(by, filter);
    const { order, after } = ORDERS[filter.sort ?? '-signedUpAt'];
    const all = `FROM opportunities.signups m WHERE ${where.all()}`;
    const count = `SELECT count(*)::integer AS total FROM (SELECT ${all} LIMIT 1001) c`;
    const countStatement = { name: statementName(count), text: count, values: [...where.values] };
    if (filter.cursor) where.add(after, ...cursorValues(filter.cursor, [Number.isInteger]));
    const part = `SELECT * FROM opportunities.signups m WHERE ${where.all()}
                  ORDER BY m.${order} LIMIT $${where.values.length + 1}`;
    const text = `${withPersonAndOpportunity(part)} ORDER BY s.${order}`;
    const page = { name: statementName(text), text, values: [...where.values, limit + 1] };
    const [rows, [totalRow]] = (
      everywhere
        ? await Promise.all([page, countStatement].map((statement) => this.database.system(statement)))
        : await this.database.readAll(by.organizationId, [page, countStatement])
    ) as [SignupViewRow[], { total: number }[]];
    return pageOf(rows.map(signupView), { limit, total: totalRow?.total ?? 0, cursorOf: ({ id }) => [id] });
  }
}

function conditionsOf(by: Person, filter: SignupListQuery): Conditions {
  const where = new Conditions();
  const reach = reachOf(by.role, 'signups.read');
  if (!reach.includes('everywhere')) where.add('m.organization_id = ?', by.organizationId);
  if (filter.organizationId) where.add('m.organization_id = ?', Number(filter.organizationId));
  if (reach.includes('family') && filter.userId) where.add(`(m.user_id = ? OR ${OF_A_CHILD})`, by.id, by.id);
  else if (reach.includes('own')) where.add('m.user_id = ?', by.id);
  else if (reach.includes('assigned')) where.add(COORDINATED, by.organizationId, by.id);
  where.add("m.status <> 'cancelled'");
  if (filter.opportunityId) where.add('m.opportunity_id = ?', Number(filter.opportunityId));
  if (filter.userId) where.add('m.user_id = ?', Number(filter.userId));
  if (filter.status) where.add('m.status = ?', filter.status);
  else if (!filter.include) where.add("m.status = 'signed-up'");
  return where;
}

const OF_A_CHILD = `EXISTS (SELECT FROM directory.families f
  WHERE (f.organization_id, f.parent_id, f.student_id) = (m.organization_id, ?, m.user_id))`;

const COORDINATED = `m.opportunity_id = ANY (ARRAY(SELECT o.id FROM opportunities.opportunities o
  WHERE (o.organization_id, o.coordinator_id) = (?, ?)))`;

const ORDERS: Readonly<Record<SignupSort, { readonly order: string; readonly after: string }>> = {
  '-signedUpAt': { order: 'id DESC', after: 'm.id < ?::integer' },
  signedUpAt: { order: 'id', after: 'm.id > ?::integer' },
};

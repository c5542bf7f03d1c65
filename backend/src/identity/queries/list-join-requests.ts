import { LIMITS, type JoinRequestQuery, type JoinRequestSort, type JoinRequestView } from '@hourtrail/contracts';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Database, type Statement } from '../../platform/database/database.js';
import { cursorValues, pageOf, type Page } from '../../platform/database/page.js';
import { joinRequestViewOf, withSchool, type JoinRequestViewRow } from '../persistence/join-requests.js';
import type { PeopleActor } from '../persistence/people.js';

export class ListJoinRequests extends Query<Page<JoinRequestView>> {
  constructor(
    readonly by: PeopleActor,
    readonly filter: JoinRequestQuery,
  ) {
    super();
  }
}

@QueryHandler(ListJoinRequests)
export class ListJoinRequestsHandler implements IQueryHandler<ListJoinRequests> {
  constructor(private readonly database: Database) {}

  async execute({ by, filter }: ListJoinRequests): Promise<Page<JoinRequestView>> {
    const limit = Number(filter.limit ?? LIMITS.listMax);
    const school = filter.organizationId ? Number(filter.organizationId) : null;
    const values = [
      by.role === 'super-admin' ? school : by.organizationId,
      filter.status ? filter.status.split(',') : null,
    ];
    const order = ORDERS[filter.sort ?? '-askedAt'];
    const after = filter.cursor ? cursorValues(filter.cursor, [isFlag, Number.isSafeInteger]) : order.start;
    const [rows, [totals]] = (await this.both(by, [
      { text: order.page, values: [...values, ...after, limit + 1] },
      { text: COUNT, values },
    ])) as [JoinRequestViewRow[], { total: number }[]];
    return pageOf(rows.map(joinRequestViewOf), {
      limit,
      total: totals?.total ?? 0,
      cursorOf: ({ status, id }) => [status === 'waiting' ? 1 : 0, id],
    });
  }

  private both(by: PeopleActor, statements: readonly Statement[]): Promise<unknown[][]> {
    if (by.role !== 'super-admin') return this.database.readAll(by.organizationId, statements);
    return Promise.all(statements.map((statement) => this.database.system(statement)));
  }
}

const isFlag = (value: unknown): boolean => value === 0 || value === 1;

const FILTER = `
  ($1::integer IS NULL OR r.organization_id = $1) AND ($2::text[] IS NULL OR r.status = ANY ($2))`;

interface Order {
  readonly page: string;
  /** A cursor that sorts before the first row. */
  readonly start: readonly [number, number];
}

const pageBy = (order: string, after: string): string => `
  ${withSchool(`
    SELECT r.* FROM identity.join_requests r WHERE ${FILTER} AND ${after} ORDER BY ${order} LIMIT $5`)}
  ORDER BY ${order}`;

const ORDERS: Readonly<Record<JoinRequestSort, Order>> = {
  '-askedAt': {
    page: pageBy(
      "(r.status = 'waiting')::integer DESC, r.id DESC",
      "((r.status = 'waiting')::integer, r.id) < ($3::integer, $4::integer)",
    ),
    start: [1, LIMITS.idMax],
  },
  askedAt: { page: pageBy('r.id', '$3::integer IS NOT NULL AND r.id > $4::integer'), start: [1, 0] },
};

const COUNT = `
  SELECT count(*)::integer AS total FROM (SELECT FROM identity.join_requests r WHERE ${FILTER} LIMIT 1001) counted`;

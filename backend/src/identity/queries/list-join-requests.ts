import { LIMITS, type JoinRequestQuery, type JoinRequestView } from '@hourtrail/contracts';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Database, type Statement } from '../../platform/database.js';
import { cursorValues, pageOf, type Page } from '../../platform/page.js';
import type { PeopleActor } from '../persistence/people.js';
import { joinRequestViewOf, withSchool, type JoinRequestViewRow } from './join-request-view.js';

/** A page of the requests to join a school, or any for super-admins: those that wait first, then the newest. */
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
    const asked = filter.organizationId ? Number(filter.organizationId) : null;
    const wanted = [
      by.role === 'super-admin' ? asked : by.organizationId,
      filter.status ? filter.status.split(',') : null,
    ];
    const after = filter.cursor ? cursorValues(filter.cursor, [isFlag, Number.isSafeInteger]) : [1, LIMITS.idMax];
    const [rows, [counted]] = (await this.both(by, [
      { text: PAGE, values: [...wanted, ...after, limit + 1] },
      { text: COUNT, values: wanted },
    ])) as [JoinRequestViewRow[], { total: number }[]];
    return pageOf(rows.map(joinRequestViewOf), {
      limit,
      total: counted?.total ?? 0,
      cursorOf: ({ status, id }) => [status === 'waiting' ? 1 : 0, id],
    });
  }

  private both(by: PeopleActor, statements: readonly Statement[]): Promise<unknown[][]> {
    if (by.role !== 'super-admin') return this.database.readAll(by.organizationId, statements);
    return Promise.all(statements.map((statement) => this.database.system(statement)));
  }
}

const isFlag = (value: unknown): boolean => value === 0 || value === 1;

const WANTED = `
  ($1::integer IS NULL OR r.organization_id = $1) AND ($2::text[] IS NULL OR r.status = ANY ($2))`;

const ORDER = "(r.status = 'waiting')::integer DESC, r.id DESC";

const PAGE = `
  ${withSchool(`
    SELECT r.* FROM identity.join_requests r
    WHERE ${WANTED} AND ((r.status = 'waiting')::integer, r.id) < ($3::integer, $4::integer)
    ORDER BY ${ORDER} LIMIT $5`)}
  ORDER BY ${ORDER}`;

const COUNT = `
  SELECT count(*)::integer AS total FROM (SELECT FROM identity.join_requests r WHERE ${WANTED} LIMIT 1001) counted`;

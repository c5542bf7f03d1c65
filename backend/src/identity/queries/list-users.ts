import {
  isDateOrInstant,
  LIMITS,
  type UserListQuery,
  type UserSort,
  type UserView,
  type ExportUsers,
} from '@hourtrail/contracts';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { containing, inClass } from '../../platform/database/conditions.js';
import { Database, type Statement } from '../../platform/database/database.js';
import { cursorValues, pageOf, type Page } from '../../platform/database/page.js';
import type { RowsRequest, ExportSource } from '../../platform/exports/export-source.js';
import type { PeopleActor } from '../persistence/people.js';
import { SecondFactors } from '../second-factor/second-factors.js';
import { userViewOf, withSchoolAndMaker, type UserViewRow } from '../persistence/user-view.js';

export class ListUsers extends Query<Page<UserView>> {
  constructor(
    readonly by: PeopleActor,
    readonly filter: UserListQuery,
  ) {
    super();
  }
}

@QueryHandler(ListUsers)
export class ListUsersHandler implements IQueryHandler<ListUsers> {
  constructor(
    private readonly database: Database,
    private readonly factors: SecondFactors,
  ) {}

  async execute({ by, filter }: ListUsers): Promise<Page<UserView>> {
    const limit = Number(filter.limit ?? LIMITS.listMax);
    const order = ORDERS[filter.sort ?? 'name'];
    const school = by.role === 'super-admin' ? numberOf(filter.organizationId) : by.organizationId;
    const values = filterValues(school, filter);
    const after = filter.cursor ? cursorValues(filter.cursor, order.cursor) : [null, null];
    const [rows, [totals]] = (await this.both(by, [
      { text: order.page, values: [...values, ...after, limit + 1] },
      { text: COUNT, values },
    ])) as [UserViewRow[], { total: number }[]];
    const people = await this.factors.ofPeople(by, rows.map(userViewOf));
    return pageOf(people, { limit, total: totals?.total ?? 0, cursorOf: order.cursorOf });
  }

  private both(by: PeopleActor, statements: readonly Statement[]): Promise<unknown[][]> {
    if (by.role !== 'super-admin') return this.database.readAll(by.organizationId, statements);
    return Promise.all(statements.map((statement) => this.database.system(statement)));
  }
}

const numberOf = (text: string | undefined): number | null => (text ? Number(text) : null);
const listOf = (text: string | undefined): readonly string[] | null => (text ? text.split(',') : null);

const filterValues = (school: number | null, filter: UserListQuery): readonly unknown[] => [
  school,
  filter.q ? containing(filter.q) : null,
  listOf(filter.role),
  listOf(filter.status),
  listOf(filter.gradeLevel),
  numberOf(filter.classId),
];

// filters by school, as row-level security also shows super-admins of other schools
const FILTER = `
  u.moved_to IS NULL AND ($1::integer IS NULL OR u.organization_id = $1)
  AND ($2::text IS NULL OR u.first_name || ' ' || u.last_name ILIKE $2 OR u.username ILIKE $2 OR u.email ILIKE $2)
  AND ($3::text[] IS NULL OR u.role = ANY ($3))
  AND ($4::text[] IS NULL OR
    CASE WHEN u.nomination = 'waiting' THEN 'nominated' WHEN u.is_active AND u.graduated_on IS NOT NULL THEN 'graduated'
      WHEN u.is_active THEN 'active' ELSE 'inactive' END = ANY ($4))
  AND ($5::text[] IS NULL OR u.grade_level = ANY ($5))
  AND ($6::integer IS NULL OR (${inClass('u.organization_id', 'u.id', '$6')}))`;

const COUNT = `
  SELECT count(*)::integer AS total FROM (SELECT FROM identity.users u WHERE ${FILTER} LIMIT 1001) counted`;

interface Order {
  readonly by: string;
  readonly page: string;
  readonly cursorOf: (last: UserView) => readonly (string | number)[];
  readonly cursor: readonly ((value: unknown) => boolean)[];
}

const pageBy = (by: string, after: string): Pick<Order, 'by' | 'page'> => ({
  by,
  page: `
    ${withSchoolAndMaker(`
      SELECT u.* FROM identity.users u WHERE ${FILTER} AND (${after}) ORDER BY ${by} LIMIT $9`)}
    ORDER BY ${by}`,
});

const BY_AGE: Omit<Order, 'by' | 'page'> = {
  cursorOf: ({ createdAt, id }) => [createdAt, id],
  cursor: [(value) => typeof value === 'string' && isDateOrInstant(value), Number.isSafeInteger],
};

const orderOf = ({ sort }: UserListQuery): string => ORDERS[sort ?? 'name'].by;

const ORDERS: Readonly<Record<UserSort, Order>> = {
  // the cursor holds the last person's id, as names could exceed the length of a URL
  name: {
    ...pageBy(
      'lower(u.last_name), lower(u.first_name), u.id',
      `$7::integer IS NULL OR (lower(u.last_name), lower(u.first_name), u.id) >
        (SELECT lower(l.last_name), lower(l.first_name), l.id FROM identity.users l
         WHERE (l.organization_id, l.id) = ($7, $8::integer))`,
    ),
    cursorOf: ({ organizationId, id }) => [organizationId, id],
    cursor: [Number.isSafeInteger, Number.isSafeInteger],
  },
  '-createdAt': {
    ...pageBy('u.created_at DESC, u.id DESC', '$7::timestamptz IS NULL OR (u.created_at, u.id) < ($7, $8::integer)'),
    ...BY_AGE,
  },
  createdAt: {
    ...pageBy('u.created_at, u.id', '$7::timestamptz IS NULL OR (u.created_at, u.id) > ($7, $8::integer)'),
    ...BY_AGE,
  },
};

export const exportedUsers: ExportSource<ExportUsers> = {
  kind: 'users',
  rows: (request) => ({
    text: `SELECT ${COLUMNS} ${FROM} ORDER BY ${orderOf(request.filter)}`,
    values: valuesOf(request),
  }),
  count: (request) => ({ text: `SELECT count(*)::integer AS total ${FROM}`, values: valuesOf(request) }),
};

const valuesOf = ({ filter, school }: RowsRequest<ExportUsers>) => filterValues(school.id, filter);

const FROM = `FROM identity.users u WHERE ${FILTER}`;

const COLUMNS = `
  u.first_name, u.last_name, u.email, u.role, u.grade_level, u.username, u.is_active, u.nomination, u.created_at, u.id`;

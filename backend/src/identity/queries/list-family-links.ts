import { LIMITS, reachOf, type FamilyLinkQuery, type FamilyLinkSort, type FamilyLinkView } from '@hourtrail/contracts';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Database } from '../../platform/database/database.js';
import { cursorValues, pageOf, type Page } from '../../platform/database/page.js';
import {
  familyLinkView,
  LINKS_WITH_NAMES,
  type FamilyLinker,
  type FamilyLinkRow,
} from '../persistence/family-links.js';

export class ListFamilyLinks extends Query<Page<FamilyLinkView>> {
  constructor(
    readonly by: FamilyLinker,
    readonly filter: FamilyLinkQuery,
  ) {
    super();
  }
}

@QueryHandler(ListFamilyLinks)
export class ListFamilyLinksHandler implements IQueryHandler<ListFamilyLinks> {
  constructor(private readonly database: Database) {}

  async execute({ by, filter }: ListFamilyLinks): Promise<Page<FamilyLinkView>> {
    const limit = Number(filter.limit ?? LIMITS.listMax);
    const reach = reachOf(by.role, 'families.read');
    const everywhere = reach.includes('everywhere');
    const school = filter.organizationId ? Number(filter.organizationId) : null;
    const values = [
      everywhere ? school : by.organizationId,
      everywhere || reach.includes('school') ? null : by.id,
      filter.status ? filter.status.split(',') : null,
      filter.parentId ? Number(filter.parentId) : null,
      filter.studentId ? Number(filter.studentId) : null,
      by.role === 'parent',
    ];
    const { page, start } = ORDERS[filter.sort ?? '-requestedAt'];
    const [after] = filter.cursor ? cursorValues(filter.cursor, [Number.isInteger]) : [start];
    const statements = [
      { text: page, values: [...values, after, limit + 1] },
      { text: COUNT, values },
    ];
    const [rows, [totals]] = (
      everywhere
        ? await Promise.all(statements.map((statement) => this.database.system(statement)))
        : await this.database.readAll(by.organizationId, statements)
    ) as [FamilyLinkRow[], { total: number }[]];
    return pageOf(rows.map(familyLinkView), { limit, total: totals?.total ?? 0, cursorOf: ({ id }) => [id] });
  }
}

const FILTER = `
  WHERE ($1::integer IS NULL OR l.organization_id = $1)
    AND ($2::integer IS NULL OR $2 = CASE WHEN $6 THEN l.parent_id ELSE l.student_id END)
    AND ($3::text[] IS NULL OR l.status = ANY ($3))
    AND ($4::integer IS NULL OR l.parent_id = $4) AND ($5::integer IS NULL OR l.student_id = $5)`;

const ORDERS: Readonly<Record<FamilyLinkSort, { page: string; start: number }>> = {
  '-requestedAt': {
    page: `${LINKS_WITH_NAMES} ${FILTER} AND l.id < $7 ORDER BY l.id DESC LIMIT $8`,
    start: LIMITS.idMax,
  },
  requestedAt: { page: `${LINKS_WITH_NAMES} ${FILTER} AND l.id > $7 ORDER BY l.id LIMIT $8`, start: 0 },
};

const COUNT = `
  SELECT count(*)::integer AS total FROM (SELECT FROM identity.family_links l ${FILTER} LIMIT 1001) counted`;

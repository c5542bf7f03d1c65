import { isOfDistrict, LIMITS, type OrganizationListQuery, type OrganizationView } from '@hourtrail/contracts';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Database } from '../../platform/database/database.js';
import type { Actor } from '../../platform/kernel/actor.js';
import { cursorValues, pageOf, type Page } from '../../platform/database/page.js';
import { organizationStream } from '../persistence/organization.stream.js';
import { viewOf } from '../persistence/schools.js';

export class ListOrganizations extends Query<Page<OrganizationView>> {
  constructor(
    readonly by: Actor,
    readonly filter: OrganizationListQuery,
  ) {
    super();
  }
}

@QueryHandler(ListOrganizations)
export class ListOrganizationsHandler implements IQueryHandler<ListOrganizations> {
  constructor(private readonly database: Database) {}

  async execute({ by, filter }: ListOrganizations): Promise<Page<OrganizationView>> {
    const limit = Number(filter.limit ?? LIMITS.listMax);
    const [after = null] = filter.cursor ? cursorValues(filter.cursor, [Number.isSafeInteger]) : [];
    const district = isOfDistrict(by.role) ? (by.districtId ?? by.organizationId) : null;
    const school = by.role === 'super-admin' || district ? null : by.organizationId;
    const values = [
      school,
      district,
      filter.isDistrict === 'true' ? true : null,
      filter.q?.trim().replace(/[\\%_]/g, '\\$&') || null,
    ];
    const [rows, [count]] = (await this.both(school, [
      { name: 'list-organizations', text: LIST, values: [...values, after, limit + 1] },
      { name: 'count-organizations', text: COUNT, values },
    ])) as [object[], { total: number }[]];
    const found = rows.map((row) => ({
      ...viewOf(organizationStream.stateOf(row)),
      // bound to a school, it sees no district
      ...(school === null && { parentName: (row as { parent_name: string | null }).parent_name }),
    }));
    return pageOf(found, { limit, total: count?.total ?? 0, cursorOf: ({ id }) => [id] });
  }

  private both(school: number | null, statements: Parameters<Database['readAll']>[1]): Promise<unknown[][]> {
    if (school !== null) return this.database.readAll(school, statements);
    return Promise.all(statements.map((statement) => this.database.system(statement)));
  }
}

const MATCHING = `
  FROM organizations.organizations o
  WHERE ($1::integer IS NULL OR o.id = $1) AND ($2::integer IS NULL OR o.parent_id = $2)
    AND ($3::boolean IS NULL OR o.is_district = $3) AND ($4::text IS NULL OR o.name ILIKE '%' || $4 || '%')`;

// the cursor is the last id: a name could exceed the length limit of a URL
const LIST = `
  SELECT o.*, (SELECT p.name FROM organizations.organizations p WHERE p.id = o.parent_id) AS parent_name ${MATCHING}
    AND ($5::integer IS NULL OR (lower(o.name), o.id) >
      (SELECT lower(last.name), last.id FROM organizations.organizations last WHERE last.id = $5))
  ORDER BY lower(o.name), o.id LIMIT $6`;

const COUNT = `SELECT count(*)::integer AS total FROM (SELECT ${MATCHING} LIMIT 1001) c`;

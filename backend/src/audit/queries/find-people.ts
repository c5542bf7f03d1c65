import type { AuditPeopleQuery, AuditPerson } from '@hourtrail/contracts';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Conditions, containing } from '../../platform/database/conditions.js';
import { Database } from '../../platform/database/database.js';
import { statementName } from '../../platform/database/page.js';
import { LoggedSchools } from '../../platform/web/access/logged-schools.js';
import type { SignedInUser } from '../../platform/web/session/signed-in.js';

const SHOWN = 20;

/** Includes people who moved away. */
export class FindPeople extends Query<readonly AuditPerson[]> {
  constructor(
    readonly by: SignedInUser,
    readonly filter: AuditPeopleQuery,
  ) {
    super();
  }
}

@QueryHandler(FindPeople)
export class FindPeopleHandler implements IQueryHandler<FindPeople> {
  constructor(
    private readonly database: Database,
    private readonly schools: LoggedSchools,
  ) {}

  async execute({ by, filter: { organizationId, q, id, role } }: FindPeople): Promise<readonly AuditPerson[]> {
    const school = await this.schools.find(by, organizationId);
    const where = new Conditions();
    // super-admins act in every school
    where.add("(p.organization_id = ? OR p.role = 'super-admin')", school.id);
    if (id) where.add('p.id = ?', Number(id));
    if (role) where.add('p.role = ?', role);
    if (q?.trim()) where.add("p.first_name || ' ' || p.last_name ILIKE ?", containing(q));
    const text = `SELECT p.id, p.first_name || ' ' || p.last_name AS name, p.role FROM directory.people p
      WHERE ${where.all()} ORDER BY p.last_name, p.first_name, p.id LIMIT ${SHOWN}`;
    return this.database.read(school.id, { name: statementName(text), text, values: where.values });
  }
}

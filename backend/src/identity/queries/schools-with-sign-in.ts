import { LIMITS, type SchoolsWithSignInQuery, type SchoolWithSignIn } from '@hourtrail/contracts';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Database } from '../../platform/database/database.js';

export class SchoolsWithSignIn extends Query<readonly SchoolWithSignIn[]> {
  constructor(readonly query: SchoolsWithSignInQuery) {
    super();
  }
}

/** Says nothing of any person. */
@QueryHandler(SchoolsWithSignIn)
export class SchoolsWithSignInHandler implements IQueryHandler<SchoolsWithSignIn> {
  constructor(private readonly database: Database) {}

  async execute({ query: { search, id } }: SchoolsWithSignIn): Promise<readonly SchoolWithSignIn[]> {
    if (!search && !id) return [];
    return this.database.system<SchoolWithSignIn>({
      name: 'schools-with-sign-in',
      text: `SELECT s.organization_id AS id, s.name
             FROM directory.sign_in_providers p JOIN directory.schools s USING (organization_id)
             WHERE s.is_active AND ($1::integer IS NULL OR s.organization_id = $1)
               AND ($2::text IS NULL OR strpos(lower(s.name), lower($2)) > 0 OR (p.domain <> '' AND p.domain = lower($2)))
             ORDER BY lower(s.name), s.organization_id LIMIT ${LIMITS.schoolsFoundMax}`,
      values: [id ? Number(id) : null, search || null],
    });
  }
}

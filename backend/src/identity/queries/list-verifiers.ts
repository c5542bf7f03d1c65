import type { VerifierOption } from '@hourtrail/contracts';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Database } from '../../platform/database/database.js';

export class ListVerifiers extends Query<readonly VerifierOption[]> {
  constructor(readonly organizationId: number) {
    super();
  }
}

@QueryHandler(ListVerifiers)
export class ListVerifiersHandler implements IQueryHandler<ListVerifiers> {
  constructor(private readonly database: Database) {}

  execute({ organizationId }: ListVerifiers): Promise<readonly VerifierOption[]> {
    return this.database.read<VerifierOption>(organizationId, {
      name: 'list-verifiers',
      text: `SELECT id, first_name AS "firstName", last_name AS "lastName", role, email FROM identity.users
             WHERE organization_id = $1 AND role = 'verifier' AND is_active AND moved_to IS NULL
             ORDER BY lower(last_name), lower(first_name), id LIMIT 500`,
      values: [organizationId],
    });
  }
}

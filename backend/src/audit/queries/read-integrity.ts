import type { Integrity } from '@hourtrail/contracts';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { LoggedSchools } from '../../platform/web/access/logged-schools.js';
import type { SignedInUser } from '../../platform/web/session/signed-in.js';
import { LogIntegrity } from '../checks/log-integrity.js';

export class ReadIntegrity extends Query<Integrity> {
  constructor(
    readonly by: SignedInUser,
    readonly organizationId: string | undefined,
  ) {
    super();
  }
}

@QueryHandler(ReadIntegrity)
export class ReadIntegrityHandler implements IQueryHandler<ReadIntegrity> {
  constructor(
    private readonly schools: LoggedSchools,
    private readonly integrity: LogIntegrity,
  ) {}

  async execute({ by, organizationId }: ReadIntegrity): Promise<Integrity> {
    return this.integrity.of((await this.schools.find(by, organizationId)).id);
  }
}

import type { OrganizationView } from '@hourtrail/contracts';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { OnRecord } from '../../platform/event-log/records.js';
import { Schools, viewOf } from '../persistence/schools.js';

export class FindOrganization extends Query<OrganizationView> {
  constructor(readonly record: OnRecord) {
    super();
  }
}

@QueryHandler(FindOrganization)
export class FindOrganizationHandler implements IQueryHandler<FindOrganization> {
  constructor(private readonly schools: Schools) {}

  async execute({ record }: FindOrganization): Promise<OrganizationView> {
    return viewOf(await this.schools.find(record));
  }
}

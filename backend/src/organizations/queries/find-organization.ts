import type { OrganizationView } from '@hourtrail/contracts';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Database } from '../../platform/database/database.js';
import type { OnRecord } from '../../platform/event-log/records.js';
import { findDistrict, Schools, viewOf } from '../persistence/schools.js';

export class FindOrganization extends Query<OrganizationView> {
  constructor(readonly record: OnRecord) {
    super();
  }
}

@QueryHandler(FindOrganization)
export class FindOrganizationHandler implements IQueryHandler<FindOrganization> {
  constructor(
    private readonly schools: Schools,
    private readonly database: Database,
  ) {}

  async execute({ record }: FindOrganization): Promise<OrganizationView> {
    const school = await this.schools.find(record);
    const district = await findDistrict(this.database, school.parentId);
    return { ...viewOf(school), parentName: district?.name ?? null };
  }
}

import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Database } from '../../platform/database/database.js';
import type { OnRecord } from '../../platform/event-log/records.js';
import { change, type OrganizationInput } from '../domain/organization.js';
import type { Organization } from '../domain/organization.state.js';
import { findDistrict, requireRulesOf, Schools } from '../persistence/schools.js';

export class ChangeOrganization extends Command<Organization> {
  constructor(
    readonly record: OnRecord,
    readonly input: OrganizationInput,
    readonly reason?: string | null,
  ) {
    super();
  }
}

@CommandHandler(ChangeOrganization)
export class ChangeOrganizationHandler implements ICommandHandler<ChangeOrganization> {
  constructor(
    private readonly schools: Schools,
    private readonly database: Database,
  ) {}

  async execute({ record, input, reason }: ChangeOrganization): Promise<Organization> {
    const district = await findDistrict(this.database, input.parentId);
    return this.schools.decide(
      record,
      (school) => change(school, record.by, { ...input, district, reason }),
      requireRulesOf(district),
    );
  }
}

import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Database } from '../../platform/database/database.js';
import { UnitOfWork } from '../../platform/event-log/unit-of-work.js';
import type { Actor } from '../../platform/kernel/actor.js';
import { create, type NewOrganization } from '../domain/organization.js';
import type { Organization } from '../domain/organization.state.js';
import { organizationStream } from '../persistence/organization.stream.js';
import { findDistrict, requireRulesOf } from '../persistence/schools.js';
import { presentSettings } from '../persistence/settings.stream.js';

export class CreateOrganization extends Command<Organization> {
  constructor(
    readonly by: Actor,
    readonly organization: NewOrganization,
    readonly reason?: string | null,
  ) {
    super();
  }
}

@CommandHandler(CreateOrganization)
export class CreateOrganizationHandler implements ICommandHandler<CreateOrganization> {
  constructor(
    private readonly database: Database,
    private readonly work: UnitOfWork,
  ) {}

  async execute({ by, organization, reason }: CreateOrganization): Promise<Organization> {
    const defaults = await presentSettings(this.database);
    const [next] = await this.database.system<{ id: number }>({
      name: 'next-organization',
      text: "SELECT nextval('organizations.organizations_id_seq')::integer AS id",
    });
    const { id } = next as { id: number };
    const district = await findDistrict(this.database, organization.parentId);
    const change = { id, state: undefined, events: create(organization, { defaults, district, reason }) };
    const [created] = await this.work.commit({ ...by, organizationId: id }, organizationStream, [change], {
      also: requireRulesOf(district),
    });
    return created as Organization;
  }
}

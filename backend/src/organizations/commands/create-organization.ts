import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Database } from '../../platform/database.js';
import { UnitOfWork } from '../../platform/event-log/unit-of-work.js';
import type { Actor } from '../../platform/kernel/actor.js';
import { create, type NewOrganization, type Organization } from '../domain/organization.js';
import { organizationStream } from '../persistence/organization.stream.js';

/** A school begins, under the next number. */
export class CreateOrganization extends Command<Organization> {
  constructor(
    readonly by: Actor,
    readonly organization: NewOrganization,
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

  async execute({ by, organization }: CreateOrganization): Promise<Organization> {
    const [next] = await this.database.system<{ id: number }>({
      name: 'next-organization',
      text: "SELECT nextval('organizations.organizations_id_seq')::integer AS id",
    });
    const { id } = next as { id: number };
    const change = { id, state: undefined, events: create(organization) };
    const [created] = await this.work.commit({ ...by, organizationId: id }, organizationStream, [change]);
    return created as Organization;
  }
}

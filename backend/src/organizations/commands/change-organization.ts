import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { OnRecord } from '../../platform/event-log/records.js';
import { change, type OrganizationWish } from '../domain/organization.js';
import type { Organization } from '../domain/organization.state.js';
import { Schools } from '../persistence/schools.js';

/** A school is renamed, described, given other rules, opened or closed. */
export class ChangeOrganization extends Command<Organization> {
  constructor(
    readonly asked: OnRecord,
    readonly wish: OrganizationWish,
    readonly reason?: string | null,
  ) {
    super();
  }
}

@CommandHandler(ChangeOrganization)
export class ChangeOrganizationHandler implements ICommandHandler<ChangeOrganization> {
  constructor(private readonly schools: Schools) {}

  execute({ asked, wish, reason }: ChangeOrganization): Promise<Organization> {
    return this.schools.decide(asked, (school) => change(school, asked.by, { ...wish, reason }));
  }
}

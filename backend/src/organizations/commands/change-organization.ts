import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { change, type OrganizationWish } from '../domain/organization.js';
import type { Organization } from '../domain/organization.state.js';
import { Schools, type Asked } from '../persistence/schools.js';

/** A school is renamed, described, given other rules, opened or closed. */
export class ChangeOrganization extends Command<Organization> {
  constructor(
    readonly asked: Asked,
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

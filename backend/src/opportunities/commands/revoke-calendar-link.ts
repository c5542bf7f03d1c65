import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Database } from '../../platform/database.js';
import type { Actor } from '../../platform/kernel/actor.js';
import type { Person } from '../domain/opportunity.state.js';

/** Nobody reads somebody's calendar any more, whether or not they had a link. */
export class RevokeCalendarLink extends Command<void> {
  constructor(readonly by: Actor & Person) {
    super();
  }
}

@CommandHandler(RevokeCalendarLink)
export class RevokeCalendarLinkHandler implements ICommandHandler<RevokeCalendarLink> {
  constructor(private readonly database: Database) {}

  async execute({ by }: RevokeCalendarLink): Promise<void> {
    const values = [by.organizationId, by.id];
    await this.database.write(by, [{ name: 'revoke-calendar-link', text: REVOKE, values }]);
  }
}

const REVOKE = 'DELETE FROM opportunities.calendar_links WHERE (organization_id, user_id) = ($1, $2)';

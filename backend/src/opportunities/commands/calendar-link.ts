import type { CalendarLink } from '@hourtrail/contracts';
import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Database } from '../../platform/database/database.js';
import type { Actor } from '../../platform/kernel/actor.js';
import { Clock } from '../../platform/kernel/clock.js';
import { WEB_OPTIONS, type WebOptions } from '../../platform/web/web-options.js';
import type { Person } from '../domain/opportunity.state.js';
import { digestOf, newCalendarToken } from '../persistence/calendar-token.js';

export class MakeCalendarLink extends Command<CalendarLink> {
  constructor(readonly by: Actor & Person) {
    super();
  }
}

@CommandHandler(MakeCalendarLink)
export class MakeCalendarLinkHandler implements ICommandHandler<MakeCalendarLink> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    @Inject(WEB_OPTIONS) private readonly options: WebOptions,
  ) {}

  async execute({ by }: MakeCalendarLink): Promise<CalendarLink> {
    const token = newCalendarToken();
    const values = [by.organizationId, by.id, digestOf(token), this.clock.now()];
    await this.database.write(by, [{ name: 'make-calendar-link', text: MAKE, values }]);
    return { url: `${this.options.publicUrl}/api/calendar/${token}.ics` };
  }
}

const MAKE = `
  INSERT INTO opportunities.calendar_links (organization_id, user_id, token_hash, created_at) VALUES ($1, $2, $3, $4)
  ON CONFLICT (organization_id, user_id) DO UPDATE SET token_hash = $3, created_at = $4`;

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

import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Database } from '../../platform/database/database.js';
import { Clock } from '../../platform/kernel/clock.js';
import { countPerson } from '../../platform/web/access/address-limits.js';
import { announce, type Announcement } from '../domain/opportunity.js';
import { OpportunityStore, type OnOpportunity } from '../persistence/opportunity-store.js';

/** Writes to everyone who has a spot or waits for one. */
export class Announce extends Command<void> {
  constructor(
    readonly record: OnOpportunity,
    readonly announcement: Announcement,
  ) {
    super();
  }
}

@CommandHandler(Announce)
export class AnnounceHandler implements ICommandHandler<Announce> {
  constructor(
    private readonly opportunities: OpportunityStore,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async execute({ record, announcement }: Announce): Promise<void> {
    const { by } = record;
    await this.opportunities.decide(
      record,
      (opportunity) => announce(opportunity, by, announcement),
      () => countPerson(this.database, 'announcement', { userId: by.id, now: this.clock.now() }),
    );
  }
}

import type { OpportunityView } from '@hourtrail/contracts';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { cancel } from '../domain/opportunity.js';
import { OpportunityBook, type OnOpportunity } from '../persistence/opportunity-book.js';
import { endAllSignups } from '../persistence/signups.js';

export class CancelOpportunity extends Command<OpportunityView> {
  constructor(
    readonly record: OnOpportunity,
    readonly reason: string,
  ) {
    super();
  }
}

@CommandHandler(CancelOpportunity)
export class CancelOpportunityHandler implements ICommandHandler<CancelOpportunity> {
  constructor(private readonly book: OpportunityBook) {}

  execute({ record, reason }: CancelOpportunity): Promise<OpportunityView> {
    return this.book.decide(
      record,
      (opportunity, now) => cancel(opportunity, { by: record.by, reason }, now),
      ({ saved, actor, core }) => endAllSignups(core, actor, saved),
    );
  }
}

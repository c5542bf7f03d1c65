import type { OpportunityView } from '@hourtrail/contracts';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { cancel } from '../domain/opportunity.js';
import { OpportunityStore, type OnOpportunity } from '../persistence/opportunity-store.js';
import { cancelAllSignups } from '../persistence/waitlist.js';

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
  constructor(private readonly opportunities: OpportunityStore) {}

  execute({ record, reason }: CancelOpportunity): Promise<OpportunityView> {
    return this.opportunities.decide(
      record,
      (opportunity, now) => cancel(opportunity, { by: record.by, reason }, now),
      ({ saved, actor, core }) => cancelAllSignups(core, actor, saved),
    );
  }
}

import type { OpportunityView } from '@hourtrail/contracts';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { cancel } from '../domain/opportunity.js';
import { OpportunityBook, type Asked } from '../persistence/opportunity-book.js';
import { endAllSignups } from '../persistence/signups.js';

/** An opportunity will not take place: every sign-up to it ends, and those people are told why. */
export class CancelOpportunity extends Command<OpportunityView> {
  constructor(
    readonly asked: Asked,
    readonly reason: string,
  ) {
    super();
  }
}

@CommandHandler(CancelOpportunity)
export class CancelOpportunityHandler implements ICommandHandler<CancelOpportunity> {
  constructor(private readonly book: OpportunityBook) {}

  execute({ asked, reason }: CancelOpportunity): Promise<OpportunityView> {
    return this.book.decide(
      asked,
      (opportunity, now) => cancel(opportunity, { by: asked.by, reason }, now),
      ({ saved, actor, core }) => endAllSignups(core, actor, saved),
    );
  }
}

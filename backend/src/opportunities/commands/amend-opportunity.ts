import { hasBegun, type OpportunityView } from '@hourtrail/contracts';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { requestedFields, type OpportunityInput } from '../domain/opportunity-input.js';
import { amend } from '../domain/opportunity.js';
import { OpportunityStore, type OnOpportunity } from '../persistence/opportunity-store.js';
import { fillFreePlaces, limitWaitlistToAudience } from '../persistence/waitlist.js';

export class AmendOpportunity extends Command<OpportunityView> {
  constructor(
    readonly record: OnOpportunity,
    readonly input: OpportunityInput,
    readonly reason?: string | null,
  ) {
    super();
  }
}

@CommandHandler(AmendOpportunity)
export class AmendOpportunityHandler implements ICommandHandler<AmendOpportunity> {
  constructor(private readonly opportunities: OpportunityStore) {}

  execute({ record, input, reason }: AmendOpportunity): Promise<OpportunityView> {
    const { by } = record;
    return this.opportunities.decide(
      { ...record, coordinator: input.coordinatorId },
      (before, now) => amend(before, requestedFields(input, before, now.timeZone), { by, reason }, now),
      async ({ saved, before, now, actor, core }) => {
        if (hasBegun(saved, now.now)) return;
        if (saved.targetAudience !== before.targetAudience) await limitWaitlistToAudience(core, actor, saved);
        if (saved.maxSlots > before.maxSlots) await fillFreePlaces(core, saved);
      },
    );
  }
}

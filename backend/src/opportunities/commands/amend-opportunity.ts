import { addDays, daysBetween, hasBegun, t, type OpportunityView } from '@hourtrail/contracts';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { dayInWords } from '../../platform/kernel/days-and-times.js';
import { conflict, DomainError } from '../../platform/kernel/domain-error.js';
import { requestedFields, type OpportunityInput } from '../domain/opportunity-input.js';
import { amend, type RequestedFields } from '../domain/opportunity.js';
import type { Opportunity } from '../domain/opportunity.state.js';
import { OpportunityStore, type OnOpportunity } from '../persistence/opportunity-store.js';
import { fillFreePlaces, limitWaitlistToAudience } from '../persistence/waitlist.js';

export class AmendOpportunity extends Command<OpportunityView> {
  constructor(
    readonly record: OnOpportunity,
    readonly input: OpportunityInput,
    readonly options: {
      readonly reason?: string | null | undefined;
      /** Also changes the later days of its series: all of them or none. */
      readonly following: boolean;
    },
  ) {
    super();
  }
}

type Change = (before: Opportunity, timeZone: string) => RequestedFields;

@CommandHandler(AmendOpportunity)
export class AmendOpportunityHandler implements ICommandHandler<AmendOpportunity> {
  constructor(private readonly opportunities: OpportunityStore) {}

  execute({ record, input, options: { reason, following } }: AmendOpportunity): Promise<OpportunityView> {
    const on = { ...record, coordinator: input.coordinatorId };
    let moved = 0;
    const first: Change = (before, timeZone) => {
      const requested = requestedFields(input, before, timeZone);
      moved = daysBetween(before.date, requested.fields.date);
      return requested;
    };
    if (!following) return this.amendOne(on, first, reason);
    return this.opportunities.withFollowing(record, async (laterIds) => {
      const amended = await this.amendOne(on, first, reason);
      for (const id of laterIds) {
        let day = '';
        const later: Change = (before, timeZone) => {
          day = before.date;
          return requestedFields({ ...input, date: addDays(day, moved) }, before, timeZone);
        };
        await naming(() => day, this.amendOne({ ...on, id, version: undefined }, later, reason));
      }
      return amended;
    });
  }

  private amendOne(record: OnOpportunity, change: Change, reason?: string | null): Promise<OpportunityView> {
    const { by } = record;
    return this.opportunities.decide(
      record,
      (before, now) => amend(before, change(before, now.timeZone), { by, reason }, now),
      async ({ saved, before, now, actor, core }) => {
        if (hasBegun(saved, now.now)) return;
        if (saved.targetAudience !== before.targetAudience) await limitWaitlistToAudience(core, actor, saved);
        if (saved.maxSlots > before.maxSlots) await fillFreePlaces(core, saved);
      },
    );
  }
}

/** A conflict says on which of the days it is. */
async function naming<T>(day: () => string, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof DomainError) || error.kind !== 'conflict') throw error;
    const message = t('apiOpportunities.onDay', { date: dayInWords(day()), problem: error.message });
    throw conflict(error.code, message, error.details);
  }
}

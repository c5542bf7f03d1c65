import { calendarDateOf, LIMITS, type OpportunityView, type Repetition } from '@hourtrail/contracts';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { completeFields, type OpportunityInput } from '../domain/opportunity-input.js';
import { publish } from '../domain/opportunity.js';
import { daysOf } from '../domain/opportunity.rules.js';
import { OpportunityStore, type Publisher } from '../persistence/opportunity-store.js';

export type NewOpportunity = OpportunityInput & { readonly date: string; readonly startTime: string };

/** Each occurrence of a weekly repetition is an opportunity with its own places. */
export class PublishOpportunity extends Command<OpportunityView> {
  constructor(
    readonly by: Publisher,
    readonly input: NewOpportunity,
    readonly options: {
      readonly organizationId?: number | undefined;
      readonly repeats?: Repetition;
      readonly reason?: string | null | undefined;
    } = {},
  ) {
    super();
  }
}

@CommandHandler(PublishOpportunity)
export class PublishOpportunityHandler implements ICommandHandler<PublishOpportunity> {
  constructor(private readonly opportunities: OpportunityStore) {}

  execute({ by, input, options }: PublishOpportunity): Promise<OpportunityView> {
    const { organizationId = by.organizationId, repeats = {}, reason } = options;
    const most = repeats.weeks ?? (repeats.until ? LIMITS.repeatMax : 1);
    const where = { organizationId, coordinator: input.coordinatorId ?? null, most };
    return this.opportunities.begin(by, where, (now, ids) => {
      const first = completeFields(input, now.timeZone);
      const days = daysOf(first.fields.date, inZone(repeats, now.timeZone));
      const series = days.length > 1 ? (ids[0] as number) : null;
      return days.map((date) => publish({ ...first, fields: { ...first.fields, date } }, { series, by, reason }, now));
    });
  }
}

const inZone = ({ weeks, until, except }: Repetition, timeZone: string): Repetition => ({
  weeks,
  until: until ? calendarDateOf(until, timeZone) : null,
  except: except?.map((day) => calendarDateOf(day, timeZone)),
});

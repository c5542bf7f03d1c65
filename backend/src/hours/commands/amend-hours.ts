import type { HoursStatus, HoursView } from '@hourtrail/contracts';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { after } from '../domain/after.js';
import { given, type EntryInput } from '../domain/entry-input.js';
import { amend } from '../domain/volunteer-hours.js';
import type { Review } from '../domain/volunteer-hours.state.js';
import { grant, type Wish } from '../domain/wishes.js';
import { HoursBook, type Asked } from '../persistence/hours-book.js';

/** Changes fields of an entry, and where a status was named with them decides on what they became. */
export class AmendHours extends Command<HoursView> {
  constructor(
    readonly asked: Asked,
    readonly fields: EntryInput,
    readonly review: Review,
    readonly then?: { readonly wish: Wish; readonly status: HoursStatus },
  ) {
    super();
  }
}

@CommandHandler(AmendHours)
export class AmendHoursHandler implements ICommandHandler<AmendHours> {
  constructor(private readonly hours: HoursBook) {}

  execute({ asked, fields, review, then }: AmendHours): Promise<HoursView> {
    const { by } = asked;
    return this.hours.decide(asked, (entry, now, at) => {
      const decides = then && then.status !== entry.status ? then : undefined;
      // hours sent with a rejection are ignored
      const wanted = decides?.wish === 'reject' ? { ...fields, hundredths: undefined } : fields;
      const amended = amend(entry, by, { fields: given(wanted, now.timeZone), reason: review.comment }, now);
      const stands = after(entry, amended, by, at);
      if (!decides || decides.status === stands.status) return amended;
      return [...amended, ...grant(decides.wish, stands, { by, review }, now)];
    });
  }
}

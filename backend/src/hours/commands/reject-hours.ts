import type { HoursView } from '@hourtrail/contracts';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { grant } from '../domain/wishes.js';
import type { Review } from '../domain/volunteer-hours.state.js';
import { HoursBook, type Asked } from '../persistence/hours-book.js';

/** Turns an entry down; what was approved already is revoked. */
export class RejectHours extends Command<HoursView> {
  constructor(
    readonly asked: Asked,
    readonly review: Review,
  ) {
    super();
  }
}

@CommandHandler(RejectHours)
export class RejectHoursHandler implements ICommandHandler<RejectHours> {
  constructor(private readonly hours: HoursBook) {}

  execute({ asked, review }: RejectHours): Promise<HoursView> {
    return this.hours.decide(asked, (entry, now) => grant('reject', entry, { by: asked.by, review }, now));
  }
}

import type { HoursView } from '@hourtrail/contracts';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Review } from '../domain/volunteer-hours.state.js';
import { grant } from '../domain/wishes.js';
import { HoursBook, type Asked } from '../persistence/hours-book.js';

/** The school credits the hours, perhaps fewer. */
export class ApproveHours extends Command<HoursView> {
  constructor(
    readonly asked: Asked,
    readonly review: Review,
  ) {
    super();
  }
}

@CommandHandler(ApproveHours)
export class ApproveHoursHandler implements ICommandHandler<ApproveHours> {
  constructor(private readonly hours: HoursBook) {}

  execute({ asked, review }: ApproveHours): Promise<HoursView> {
    return this.hours.decide(asked, (entry, now) => grant('approve', entry, { by: asked.by, review }, now));
  }
}

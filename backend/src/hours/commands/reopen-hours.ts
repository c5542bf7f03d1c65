import type { HoursView } from '@hourtrail/contracts';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { reopen } from '../domain/volunteer-hours.js';
import { HoursBook, type Asked } from '../persistence/hours-book.js';

/** Takes a decided entry back to pending. */
export class ReopenHours extends Command<HoursView> {
  constructor(
    readonly asked: Asked,
    readonly comment?: string | null,
  ) {
    super();
  }
}

@CommandHandler(ReopenHours)
export class ReopenHoursHandler implements ICommandHandler<ReopenHours> {
  constructor(private readonly hours: HoursBook) {}

  execute({ asked, comment }: ReopenHours): Promise<HoursView> {
    return this.hours.decide(asked, (entry) => reopen(entry, asked.by, comment));
  }
}

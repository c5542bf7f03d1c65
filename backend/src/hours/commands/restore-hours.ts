import type { HoursView } from '@hourtrail/contracts';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { restore } from '../domain/volunteer-hours.js';
import { HoursBook, type Asked } from '../persistence/hours-book.js';

/** Brings a deleted entry back as it was. */
export class RestoreHours extends Command<HoursView> {
  constructor(
    readonly asked: Asked,
    readonly reason?: string | null,
  ) {
    super();
  }
}

@CommandHandler(RestoreHours)
export class RestoreHoursHandler implements ICommandHandler<RestoreHours> {
  constructor(private readonly hours: HoursBook) {}

  execute({ asked, reason }: RestoreHours): Promise<HoursView> {
    return this.hours.decide(asked, (entry) => restore(entry, asked.by, reason));
  }
}

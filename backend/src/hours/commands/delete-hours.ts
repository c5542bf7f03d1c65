import type { HoursView } from '@hourtrail/contracts';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { remove } from '../domain/volunteer-hours.js';
import { HoursBook, type Asked } from '../persistence/hours-book.js';

/** Takes an entry out of lists and totals; its trail stays. */
export class DeleteHours extends Command<HoursView> {
  constructor(
    readonly asked: Asked,
    readonly reason?: string | null,
  ) {
    super();
  }
}

@CommandHandler(DeleteHours)
export class DeleteHoursHandler implements ICommandHandler<DeleteHours> {
  constructor(private readonly hours: HoursBook) {}

  execute({ asked, reason }: DeleteHours): Promise<HoursView> {
    return this.hours.decide(asked, (entry) => remove(entry, asked.by, reason));
  }
}

import type { HoursView } from '@hourtrail/contracts';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { submit } from '../domain/volunteer-hours.js';
import { HoursBook, type Asked } from '../persistence/hours-book.js';

/** Hands a draft or a rejected entry in. */
export class SubmitHours extends Command<HoursView> {
  constructor(readonly asked: Asked) {
    super();
  }
}

@CommandHandler(SubmitHours)
export class SubmitHoursHandler implements ICommandHandler<SubmitHours> {
  constructor(private readonly hours: HoursBook) {}

  execute({ asked }: SubmitHours): Promise<HoursView> {
    return this.hours.decide(asked, (entry, now) => submit(entry, asked.by, now));
  }
}

import type { HoursView } from '@hourtrail/contracts';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { withdraw } from '../domain/volunteer-hours.js';
import { HoursBook, type Asked } from '../persistence/hours-book.js';

/** Takes a pending entry back into draft. */
export class WithdrawHours extends Command<HoursView> {
  constructor(readonly asked: Asked) {
    super();
  }
}

@CommandHandler(WithdrawHours)
export class WithdrawHoursHandler implements ICommandHandler<WithdrawHours> {
  constructor(private readonly hours: HoursBook) {}

  execute({ asked }: WithdrawHours): Promise<HoursView> {
    return this.hours.decide(asked, (entry) => withdraw(entry, asked.by));
  }
}

import type { HoursView } from '@hourtrail/contracts';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { verify } from '../domain/volunteer-hours.js';
import type { Review } from '../domain/volunteer-hours.state.js';
import { HoursBook, type Asked } from '../persistence/hours-book.js';

/** The verifier named on an entry vouches for it, perhaps for fewer hours. */
export class VerifyHours extends Command<HoursView> {
  constructor(
    readonly asked: Asked,
    readonly review: Review,
  ) {
    super();
  }
}

@CommandHandler(VerifyHours)
export class VerifyHoursHandler implements ICommandHandler<VerifyHours> {
  constructor(private readonly hours: HoursBook) {}

  execute({ asked, review }: VerifyHours): Promise<HoursView> {
    return this.hours.decide(asked, (entry) => verify(entry, asked.by, review));
  }
}

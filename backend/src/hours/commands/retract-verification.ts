import type { HoursView } from '@hourtrail/contracts';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { retract } from '../domain/volunteer-hours.js';
import { HoursBook, type Asked } from '../persistence/hours-book.js';

/** A verifier takes their verification back. */
export class RetractVerification extends Command<HoursView> {
  constructor(
    readonly asked: Asked,
    readonly comment?: string | null,
  ) {
    super();
  }
}

@CommandHandler(RetractVerification)
export class RetractVerificationHandler implements ICommandHandler<RetractVerification> {
  constructor(private readonly hours: HoursBook) {}

  execute({ asked, comment }: RetractVerification): Promise<HoursView> {
    return this.hours.decide(asked, (entry) => retract(entry, asked.by, comment));
  }
}

import type { HoursView } from '@hourtrail/contracts';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { whole, type EntryInput } from '../domain/entry-input.js';
import { draft, log } from '../domain/volunteer-hours.js';
import { HoursBook, type HoursActor } from '../persistence/hours-book.js';

/** A volunteer writes down hours of their own, as a draft or handed in at once. */
export class LogHours extends Command<HoursView> {
  constructor(
    readonly by: HoursActor,
    readonly status: 'draft' | 'pending',
    readonly fields: EntryInput,
  ) {
    super();
  }
}

@CommandHandler(LogHours)
export class LogHoursHandler implements ICommandHandler<LogHours> {
  constructor(private readonly hours: HoursBook) {}

  execute({ by, status, fields }: LogHours): Promise<HoursView> {
    return this.hours.begin(by, { volunteer: by.id, verifier: fields.verifierId }, (now) => {
      const entry = whole(fields, now.timeZone);
      return status === 'draft' ? draft(entry, by, now) : log(entry, by, now);
    });
  }
}

import type { HoursView } from '@hourtrail/contracts';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { recordPaper } from '../domain/volunteer-hours.js';
import type { Review } from '../domain/volunteer-hours.state.js';
import { HoursStore, type OnEntry } from '../persistence/hours-store.js';

export class RecordPaper extends Command<HoursView> {
  constructor(
    readonly record: OnEntry,
    readonly form: { readonly scan: number; readonly signedBy: string } & Review,
  ) {
    super();
  }
}

@CommandHandler(RecordPaper)
export class RecordPaperHandler implements ICommandHandler<RecordPaper> {
  constructor(private readonly hours: HoursStore) {}

  execute({ record, form }: RecordPaper): Promise<HoursView> {
    return this.hours.decide(record, (entry, now) => recordPaper(entry, record.by, form, now));
  }
}

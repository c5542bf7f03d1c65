import type { HoursView } from '@hourtrail/contracts';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { completeFields, type EntryInput } from '../domain/entry-fields.rules.js';
import { draft, log } from '../domain/volunteer-hours.js';
import { HoursStore, type HoursActor } from '../persistence/hours-store.js';

export class LogHours extends Command<HoursView> {
  constructor(
    readonly by: HoursActor,
    readonly status: 'draft' | 'pending',
    readonly fields: EntryInput,
    readonly opportunityId?: number | null,
  ) {
    super();
  }
}

@CommandHandler(LogHours)
export class LogHoursHandler implements ICommandHandler<LogHours> {
  constructor(private readonly hours: HoursStore) {}

  execute({ by, status, fields, opportunityId }: LogHours): Promise<HoursView> {
    const { verifierId: verifier, supervisorEmail } = fields;
    const of = { volunteer: by.id, verifier, opportunity: opportunityId, supervisorEmail };
    return this.hours.begin(by, of, (now, joined) => {
      const entry = completeFields(fields, now.timeZone);
      return status === 'draft' ? draft(entry, by, now, joined) : log(entry, by, now, joined);
    });
  }
}

import type { HoursView } from '@hourtrail/contracts';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { completeFields, type EntryInput } from '../domain/entry-fields.rules.js';
import { add } from '../domain/volunteer-hours.js';
import { HoursStore, type HoursActor } from '../persistence/hours-store.js';

export class AddHours extends Command<HoursView> {
  constructor(
    readonly by: HoursActor,
    readonly volunteerId: number,
    readonly fields: EntryInput,
    readonly reason?: string | null,
  ) {
    super();
  }
}

@CommandHandler(AddHours)
export class AddHoursHandler implements ICommandHandler<AddHours> {
  constructor(private readonly hours: HoursStore) {}

  execute({ by, volunteerId, fields, reason }: AddHours): Promise<HoursView> {
    const { verifierId: verifier, supervisorEmail } = fields;
    return this.hours.begin(by, { volunteer: volunteerId, verifier, supervisorEmail }, (now) =>
      add(completeFields(fields, now.timeZone), { studentId: volunteerId, reason }, by, now),
    );
  }
}

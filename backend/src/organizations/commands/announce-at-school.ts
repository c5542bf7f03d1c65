import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Database } from '../../platform/database/database.js';
import type { OnRecord } from '../../platform/event-log/records.js';
import { Clock } from '../../platform/kernel/clock.js';
import { countPerson } from '../../platform/web/access/address-limits.js';
import { announce, type Announcement } from '../domain/organization.js';
import { Schools } from '../persistence/schools.js';

/** Writes to students and parents. */
export class AnnounceAtSchool extends Command<void> {
  constructor(
    readonly record: OnRecord,
    readonly announcement: Announcement,
  ) {
    super();
  }
}

@CommandHandler(AnnounceAtSchool)
export class AnnounceAtSchoolHandler implements ICommandHandler<AnnounceAtSchool> {
  constructor(
    private readonly schools: Schools,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async execute({ record, announcement }: AnnounceAtSchool): Promise<void> {
    const { by } = record;
    await countPerson(this.database, 'announcement', { userId: by.id as number, now: this.clock.now() });
    await this.schools.decide(record, (school) => announce(school, by, announcement));
  }
}

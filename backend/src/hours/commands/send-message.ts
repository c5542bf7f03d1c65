import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Database } from '../../platform/database/database.js';
import { Clock } from '../../platform/kernel/clock.js';
import { countPerson } from '../../platform/web/access/address-limits.js';
import { sendMessage } from '../domain/volunteer-hours.js';
import { HoursStore, type OnEntry } from '../persistence/hours-store.js';

/** Asks or answers on an entry. */
export class SendMessage extends Command<void> {
  constructor(
    readonly record: OnEntry,
    readonly text: string,
  ) {
    super();
  }
}

@CommandHandler(SendMessage)
export class SendMessageHandler implements ICommandHandler<SendMessage> {
  constructor(
    private readonly hours: HoursStore,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async execute({ record, text }: SendMessage): Promise<void> {
    const { by } = record;
    const { entry } = await this.hours.find(record);
    const events = sendMessage(entry, by, text);
    await countPerson(this.database, 'message', { userId: by.id, now: this.clock.now() });
    await this.hours.save({ ...by, organizationId: entry.organizationId }, [{ id: entry.id, state: entry, events }]);
  }
}

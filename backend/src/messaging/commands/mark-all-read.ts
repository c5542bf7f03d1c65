import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Database } from '../../platform/database/database.js';
import { Clock } from '../../platform/kernel/clock.js';
import type { Recipient } from '../recipients.js';

export class MarkAllRead extends Command<void> {
  constructor(readonly by: Recipient) {
    super();
  }
}

@CommandHandler(MarkAllRead)
export class MarkAllReadHandler implements ICommandHandler<MarkAllRead> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async execute({ by }: MarkAllRead): Promise<void> {
    const mark = { name: 'mark-all-read', text: MARK, values: [by.organizationId, by.id, this.clock.now()] };
    await this.database.write(by, [mark]);
  }
}

const MARK = `
  UPDATE messaging.notifications SET read_at = $3
  WHERE (organization_id, user_id) = ($1, $2) AND read_at IS NULL`;

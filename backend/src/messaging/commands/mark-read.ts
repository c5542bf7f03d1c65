import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Database } from '../../platform/database/database.js';
import { Clock } from '../../platform/kernel/clock.js';
import { notFound } from '../../platform/kernel/domain-error.js';
import type { Recipient } from '../recipients.js';

export class MarkRead extends Command<void> {
  constructor(
    readonly by: Recipient,
    readonly id: number,
  ) {
    super();
  }
}

@CommandHandler(MarkRead)
export class MarkReadHandler implements ICommandHandler<MarkRead> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async execute({ by, id }: MarkRead): Promise<void> {
    const mark = { name: 'mark-read', text: MARK, values: [by.organizationId, by.id, id, this.clock.now()] };
    const [marked = []] = await this.database.write(by, [mark]);
    if (marked.length === 0) throw notFound();
  }
}

const MARK = `
  UPDATE messaging.notifications SET read_at = coalesce(read_at, $4)
  WHERE (organization_id, user_id, id) = ($1, $2, $3) RETURNING id`;

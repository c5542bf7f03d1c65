import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Database } from '../../platform/database/database.js';
import { Clock } from '../../platform/kernel/clock.js';
import { notFound } from '../../platform/kernel/domain-error.js';
import type { Recipient } from '../hours-recipients.js';

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
    const mark = { name: 'mark-read', text: MARK_ONE, values: [by.organizationId, by.id, id, this.clock.now()] };
    const [marked = []] = await this.database.write(by, [mark]);
    if (marked.length === 0) throw notFound();
  }
}

const MARK_ONE = `
  UPDATE messaging.notifications SET read_at = coalesce(read_at, $4)
  WHERE (organization_id, user_id, id) = ($1, $2, $3) RETURNING id`;

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
    const mark = { name: 'mark-all-read', text: MARK_ALL, values: [by.organizationId, by.id, this.clock.now()] };
    await this.database.write(by, [mark]);
  }
}

const MARK_ALL = `
  UPDATE messaging.notifications SET read_at = $3
  WHERE (organization_id, user_id) = ($1, $2) AND read_at IS NULL`;

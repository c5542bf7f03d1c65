import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Database } from '../../platform/database.js';
import { notFound } from '../../platform/kernel/domain-error.js';
import type { HoursActor } from '../persistence/hours-book.js';

/** A reviewer keeps a search of theirs no longer. */
export class ForgetFilter extends Command<void> {
  constructor(
    readonly by: HoursActor,
    readonly id: number,
  ) {
    super();
  }
}

@CommandHandler(ForgetFilter)
export class ForgetFilterHandler implements ICommandHandler<ForgetFilter> {
  constructor(private readonly database: Database) {}

  async execute({ by, id }: ForgetFilter): Promise<void> {
    const forget = { name: 'forget-filter', text: FORGET, values: [by.organizationId, by.id, id] };
    const [forgotten = []] = await this.database.write(by, [forget]);
    if (forgotten.length === 0) throw notFound();
  }
}

const FORGET = `
  DELETE FROM hours.saved_filters WHERE (organization_id, user_id, id) = ($1, $2, $3) RETURNING id`;

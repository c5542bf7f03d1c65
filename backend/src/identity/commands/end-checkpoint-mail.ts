import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { signInFirst } from '../../platform/web/errors/refusal.js';
import { endCheckpointMail } from '../domain/checkpoint-mail.js';
import { Accounts } from '../persistence/accounts.js';
import type { PeopleActor } from '../persistence/people.js';

export class EndCheckpointMail extends Command<void> {
  constructor(readonly by: PeopleActor) {
    super();
  }
}

@CommandHandler(EndCheckpointMail)
export class EndCheckpointMailHandler implements ICommandHandler<EndCheckpointMail> {
  constructor(private readonly accounts: Accounts) {}

  async execute({ by }: EndCheckpointMail): Promise<void> {
    const user = await this.accounts.find(by.organizationId, by.id);
    if (!user) throw signInFirst();
    const events = endCheckpointMail(user);
    if (events.length > 0) await this.accounts.change(by, user, events);
  }
}

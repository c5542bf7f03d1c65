import type { UserView } from '@hourtrail/contracts';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { confirmNomination } from '../domain/user-changes.js';
import { People, type AskedPerson } from '../persistence/people.js';

/** Staff let a nominated verifier in: active, and still without a password. */
export class ConfirmNomination extends Command<UserView> {
  constructor(
    readonly asked: AskedPerson,
    readonly reason?: string | null,
  ) {
    super();
  }
}

@CommandHandler(ConfirmNomination)
export class ConfirmNominationHandler implements ICommandHandler<ConfirmNomination> {
  constructor(private readonly people: People) {}

  execute({ asked, reason }: ConfirmNomination): Promise<UserView> {
    return this.people.decide(asked, { decide: (user) => confirmNomination(user, asked.by, reason) });
  }
}

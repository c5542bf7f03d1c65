import type { UserView } from '@hourtrail/contracts';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { refuseNomination } from '../domain/user-changes.js';
import { People, type AskedPerson } from '../persistence/people.js';

/** Staff do not take a nominated verifier; the account stays, inactive. */
export class RefuseNomination extends Command<UserView> {
  constructor(
    readonly asked: AskedPerson,
    readonly reason?: string | null,
  ) {
    super();
  }
}

@CommandHandler(RefuseNomination)
export class RefuseNominationHandler implements ICommandHandler<RefuseNomination> {
  constructor(private readonly people: People) {}

  execute({ asked, reason }: RefuseNomination): Promise<UserView> {
    return this.people.decide(asked, { decide: (user) => refuseNomination(user, asked.by, reason) });
  }
}

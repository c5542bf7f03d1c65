import type { UserView } from '@hourtrail/contracts';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { confirmNomination, refuseNomination } from '../domain/user-changes.js';
import { People, type AskedPerson } from '../persistence/people.js';

const DECISIONS = { confirm: confirmNomination, refuse: refuseNomination };

/** Staff let a nominated verifier in, who is active then and still without a password, or leave the account inactive. */
export class DecideNomination extends Command<UserView> {
  constructor(
    readonly asked: AskedPerson,
    readonly decision: keyof typeof DECISIONS,
    readonly reason?: string | null,
  ) {
    super();
  }
}

@CommandHandler(DecideNomination)
export class DecideNominationHandler implements ICommandHandler<DecideNomination> {
  constructor(private readonly people: People) {}

  execute({ asked, decision, reason }: DecideNomination): Promise<UserView> {
    return this.people.decide(asked, { decide: (user) => DECISIONS[decision](user, asked.by, reason) });
  }
}

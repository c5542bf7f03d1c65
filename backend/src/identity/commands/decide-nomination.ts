import type { UserView } from '@hourtrail/contracts';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { confirmNomination, refuseNomination } from '../domain/user-changes.js';
import { People, type OnPerson } from '../persistence/people.js';

const DECISIONS = { confirm: confirmNomination, refuse: refuseNomination };

/** A confirmed verifier is active but has no password yet. */
export class DecideNomination extends Command<UserView> {
  constructor(
    readonly record: OnPerson,
    readonly decision: keyof typeof DECISIONS,
    readonly reason?: string | null,
  ) {
    super();
  }
}

@CommandHandler(DecideNomination)
export class DecideNominationHandler implements ICommandHandler<DecideNomination> {
  constructor(private readonly people: People) {}

  execute({ record, decision, reason }: DecideNomination): Promise<UserView> {
    return this.people.decide(record, { decide: (user) => DECISIONS[decision](user, record.by, reason) });
  }
}

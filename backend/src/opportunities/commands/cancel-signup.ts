import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { notFound } from '../../platform/kernel/domain-error.js';
import { cancelSignup } from '../domain/signup.js';
import { SignupStore, type Volunteer } from '../persistence/signup-store.js';

/** The first on the waitlist gets the freed place. */
export class CancelSignup extends Command<void> {
  constructor(
    readonly by: Volunteer,
    readonly opportunityId: number,
  ) {
    super();
  }
}

@CommandHandler(CancelSignup)
export class CancelSignupHandler implements ICommandHandler<CancelSignup> {
  constructor(private readonly signups: SignupStore) {}

  execute({ by, opportunityId }: CancelSignup): Promise<void> {
    return this.signups.decide(by, opportunityId, ({ opportunity, mine }, now) => {
      if (!mine) throw notFound();
      return cancelSignup(mine, opportunity, now);
    });
  }
}

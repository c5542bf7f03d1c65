import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { SignupStore, type Volunteer } from '../persistence/signup-store.js';

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
    return this.signups.cancel(by, opportunityId);
  }
}

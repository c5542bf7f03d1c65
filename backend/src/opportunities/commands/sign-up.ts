import type { MadeSignup } from '@hourtrail/contracts';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Willing } from '../domain/signup.js';
import { SignupStore, type Volunteer } from '../persistence/signup-store.js';

export class SignUp extends Command<MadeSignup> {
  constructor(
    readonly by: Volunteer,
    readonly opportunityId: number,
    readonly willing: Willing = { waitlist: false, despiteClash: false },
  ) {
    super();
  }
}

@CommandHandler(SignUp)
export class SignUpHandler implements ICommandHandler<SignUp> {
  constructor(private readonly signups: SignupStore) {}

  execute({ by, opportunityId, willing }: SignUp): Promise<MadeSignup> {
    return this.signups.signUp(by, opportunityId, willing);
  }
}

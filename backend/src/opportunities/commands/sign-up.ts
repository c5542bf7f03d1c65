import type { MadeSignup } from '@hourtrail/contracts';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Willing } from '../domain/signup.js';
import { SignupDesk, type Volunteer } from '../persistence/signup-desk.js';

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
  constructor(private readonly desk: SignupDesk) {}

  execute({ by, opportunityId, willing }: SignUp): Promise<MadeSignup> {
    return this.desk.signUp(by, opportunityId, willing);
  }
}

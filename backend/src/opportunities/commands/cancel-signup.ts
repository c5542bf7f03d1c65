import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { SignupDesk, type Volunteer } from '../persistence/signup-desk.js';

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
  constructor(private readonly desk: SignupDesk) {}

  execute({ by, opportunityId }: CancelSignup): Promise<void> {
    return this.desk.cancel(by, opportunityId);
  }
}

import type { MadeSignup } from '@hourtrail/contracts';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { signUp, type SignUpOptions } from '../domain/signup.js';
import { clashOf, warningOf, type OtherOpportunity } from '../domain/signup.rules.js';
import { SignupStore, type Volunteer } from '../persistence/signup-store.js';

/** Idempotent: returns the existing sign-up if the person has one. */
export class SignUp extends Command<MadeSignup> {
  constructor(
    readonly by: Volunteer,
    readonly opportunityId: number,
    readonly options: SignUpOptions = { waitlist: false, despiteClash: false },
  ) {
    super();
  }
}

@CommandHandler(SignUp)
export class SignUpHandler implements ICommandHandler<SignUp> {
  constructor(private readonly signups: SignupStore) {}

  async execute({ by, opportunityId, options }: SignUp): Promise<MadeSignup> {
    let clash: OtherOpportunity | undefined;
    await this.signups.decide(by, opportunityId, ({ opportunity, others, mine, hasGraduated }, now) => {
      clash = clashOf(opportunity, others);
      return mine ? [] : signUp(opportunity, by, options, { now, others, hasGraduated });
    });
    return { ...(await this.signups.view(by, opportunityId)), warnings: clash ? [warningOf(clash)] : [] };
  }
}

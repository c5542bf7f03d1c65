import { currentLanguage, NEW_SCHOOL } from '@hourtrail/contracts';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../platform/kernel/actor.js';
import { Outbox } from '../../platform/mail/outbox.js';
import { AddressLimits } from '../../platform/web/access/address-limits.js';
import { Sessions } from '../../platform/web/session/sessions.js';
import { signUp } from '../domain/user.js';
import type { UserTexts } from '../domain/user.events.js';
import { EMAIL_MAIL } from '../mail/account-mail.js';
import { NewPasswords } from '../passwords/new-passwords.js';
import { Accounts, canStillSignIn } from '../persistence/accounts.js';
import { invalidCredentials, type SignedIn, type Visit } from './sign-in.js';

export class SignUp extends Command<SignedIn> {
  constructor(
    readonly person: UserTexts & { readonly password: string },
    readonly visit: Visit,
  ) {
    super();
  }
}

@CommandHandler(SignUp)
export class SignUpHandler implements ICommandHandler<SignUp> {
  constructor(
    private readonly limits: AddressLimits,
    private readonly passwords: NewPasswords,
    private readonly accounts: Accounts,
    private readonly outbox: Outbox,
    private readonly sessions: Sessions,
  ) {}

  async execute({ person, visit: { address, requestId, userAgent } }: SignUp): Promise<SignedIn> {
    await this.limits.count('sign-up', address);
    const hash = await this.passwords.hash(person.password, { ...person, role: 'student' });
    const visitor: Actor = { id: null, role: 'visitor', organizationId: NEW_SCHOOL.id, requestId };
    const { id, organizationId } = await this.accounts.begin(
      visitor,
      (userId) => signUp(userId, person, { language: currentLanguage() }),
      { hash },
      (userId) => this.outbox.queue(NEW_SCHOOL.id, EMAIL_MAIL, userId),
    );
    const token = await this.sessions.start(id, canStillSignIn(id, hash), userAgent);
    if (token === undefined) throw invalidCredentials();
    return { id, organizationId, token };
  }
}

import { NEW_SCHOOL } from '@hourtrail/contracts';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../platform/kernel/actor.js';
import { Sessions } from '../../platform/web/session/sessions.js';
import { requireUncommonPassword } from '../domain/password.rules.js';
import { signUp } from '../domain/user.js';
import type { UserTexts } from '../domain/user.events.js';
import { HashingQueue } from '../passwords/hashing-queue.js';
import { Passwords } from '../passwords/passwords.js';
import { Accounts, stillSignsIn } from '../persistence/accounts.js';
import { invalidCredentials, type SignedIn } from './sign-in.js';

/** A visitor makes an account, as a student of New School, and is signed in. */
export class SignUp extends Command<SignedIn> {
  constructor(
    readonly person: UserTexts & { readonly password: string },
    readonly requestId: string,
  ) {
    super();
  }
}

@CommandHandler(SignUp)
export class SignUpHandler implements ICommandHandler<SignUp> {
  constructor(
    private readonly queue: HashingQueue,
    private readonly passwords: Passwords,
    private readonly accounts: Accounts,
    private readonly sessions: Sessions,
  ) {}

  async execute({ person, requestId }: SignUp): Promise<SignedIn> {
    requireUncommonPassword(person.password, person);
    const passwordHash = await this.queue.run(() => this.passwords.hash(person.password));
    const visitor: Actor = { id: null, role: 'visitor', organizationId: NEW_SCHOOL.id, requestId };
    const { id, organizationId } = await this.accounts.begin(visitor, (userId) => signUp(userId, person), passwordHash);
    const token = await this.sessions.start(id, stillSignsIn(id, passwordHash));
    if (token === undefined) throw invalidCredentials();
    return { id, organizationId, token };
  }
}

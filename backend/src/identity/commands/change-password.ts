import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Database } from '../../platform/database/database.js';
import type { Actor } from '../../platform/kernel/actor.js';
import { Clock } from '../../platform/kernel/clock.js';
import { signInFirst } from '../../platform/web/errors/refusal.js';
import { endSessionsAtSchool, holdSessionsAlone, Sessions } from '../../platform/web/session/sessions.js';
import { changePassword } from '../domain/credentials.js';
import { requireAnotherPassword } from '../domain/password.rules.js';
import type { User } from '../domain/user.js';
import { NewPasswords } from '../passwords/new-passwords.js';
import { OwnPassword } from '../passwords/own-password.js';
import { Accounts, saveCredentials, canStillSignIn } from '../persistence/accounts.js';
import { endInvitation } from '../persistence/invitations.js';
import type { SignedIn, Visit } from './sign-in.js';

/** Ends all sessions and gives this browser a new one. */
export class ChangePassword extends Command<SignedIn> {
  constructor(
    readonly by: Actor & { readonly id: number },
    readonly passwords: { readonly currentPassword: string; readonly newPassword: string },
    readonly visit: Visit,
  ) {
    super();
  }
}

@CommandHandler(ChangePassword)
export class ChangePasswordHandler implements ICommandHandler<ChangePassword> {
  constructor(
    private readonly accounts: Accounts,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly own: OwnPassword,
    private readonly passwords: NewPasswords,
    private readonly sessions: Sessions,
  ) {}

  async execute({ by, passwords, visit }: ChangePassword): Promise<SignedIn> {
    const { currentPassword, newPassword } = passwords;
    const user = await this.accounts.find(by.organizationId, by.id);
    if (!user) throw signInFirst();
    await this.own.confirm(currentPassword, user, visit.address);
    requireAnotherPassword(newPassword, currentPassword, 'newPassword');
    const hash = await this.passwords.hashOwn(user.id, newPassword, user, 'newPassword');
    const change = (): Promise<User> =>
      this.accounts.change(by, user, changePassword(user), [
        saveCredentials(user.id, { hash, at: this.clock.now() }),
        endInvitation(user),
        endSessionsAtSchool(user.id),
      ]);
    await this.database.transaction(by, change, [holdSessionsAlone(user.id)]);
    const token = await this.sessions.start(
      user.id,
      canStillSignIn(user.id, hash, { withSecondFactor: true }),
      visit.userAgent,
    );
    if (token === undefined) throw signInFirst();
    return { id: user.id, organizationId: user.organizationId, token };
  }
}

import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../platform/kernel/actor.js';
import { Clock } from '../../platform/kernel/clock.js';
import { AddressLimits } from '../../platform/web/access/address-limits.js';
import { endSessionsAtSchool } from '../../platform/web/session/sessions.js';
import { setPasswordByMail } from '../domain/credentials.js';
import { NewPasswords } from '../passwords/new-passwords.js';
import { Accounts, saveCredentials } from '../persistence/accounts.js';
import { endInvitation } from '../persistence/invitations.js';
import { MailedLinks, overIfStale } from '../persistence/mailed-links.js';
import type { Visit } from './sign-in.js';

/** The mailed link works once. Ends every session. */
export class ResetPassword extends Command<void> {
  constructor(
    readonly token: string,
    readonly password: string,
    readonly visit: Visit,
  ) {
    super();
  }
}

@CommandHandler(ResetPassword)
export class ResetPasswordHandler implements ICommandHandler<ResetPassword> {
  constructor(
    private readonly clock: Clock,
    private readonly limits: AddressLimits,
    private readonly links: MailedLinks,
    private readonly passwords: NewPasswords,
    private readonly accounts: Accounts,
  ) {}

  async execute({ token, password, visit: { address, requestId } }: ResetPassword): Promise<void> {
    await this.limits.count('mailed-link', address);
    const user = await this.links.open('password', token);
    const hash = await this.passwords.hash(password, user);
    const { id, role, organizationId } = user;
    const themselves: Actor = { id, role, organizationId, requestId };
    const also = [saveCredentials(id, { hash, at: this.clock.now() }), endInvitation(user), endSessionsAtSchool(id)];
    await this.accounts.change(themselves, user, setPasswordByMail(user), also).catch(overIfStale);
  }
}

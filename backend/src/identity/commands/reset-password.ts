import { LIMITS } from '@hourtrail/contracts';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { setTimeout as delay } from 'node:timers/promises';
import { Database } from '../../platform/database/database.js';
import type { Actor } from '../../platform/kernel/actor.js';
import { Clock } from '../../platform/kernel/clock.js';
import { notMailedSince, Outbox, queueAll } from '../../platform/mail/outbox.js';
import { AddressLimits } from '../../platform/web/access/address-limits.js';
import { endSessionsAtSchool } from '../../platform/web/session/sessions.js';
import { setPasswordByMail } from '../domain/credentials.js';
import { PASSWORD_MAIL } from '../mail/account-mail.js';
import { NewPasswords } from '../passwords/new-passwords.js';
import { Accounts, saveCredentials, unlinkSignIn, CAN_SIGN_IN } from '../persistence/accounts.js';
import { endInvitation } from '../persistence/invitations.js';
import { MailedLinks, overIfStale } from '../persistence/mailed-links.js';
import type { Visit } from './sign-in.js';

/** Longer than the work takes, so that response times don't reveal which emails are known. */
const RESPONDS_AFTER_MS = 250;

export class RequestPasswordMail extends Command<void> {
  constructor(
    readonly email: string,
    readonly address: string,
  ) {
    super();
  }
}

@CommandHandler(RequestPasswordMail)
export class RequestPasswordMailHandler implements ICommandHandler<RequestPasswordMail> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly limits: AddressLimits,
    private readonly outbox: Outbox,
  ) {}

  async execute({ email, address }: RequestPasswordMail): Promise<void> {
    await this.limits.count('password-mail', address);
    await Promise.all([this.queue(email), delay(RESPONDS_AFTER_MS)]);
  }

  private async queue(email: string): Promise<void> {
    if (!this.outbox.sendsMail) return;
    const now = this.clock.now();
    const values = [now, email, new Date(now.getTime() - LIMITS.mailAgainMinutes * 60_000)];
    await this.database.system({ name: 'queue-password-mail', text: QUEUE, values });
  }
}

/** Accounts without a password get no link: they use Google, or were never let in. */
const QUEUE = queueAll(
  PASSWORD_MAIL,
  `SELECT r.organization_id, r.id AS about
   FROM (SELECT u.organization_id, u.id FROM identity.users u
         WHERE lower(u.email) = lower($2) AND u.erased_at IS NULL AND ${CAN_SIGN_IN}
           AND EXISTS (SELECT FROM identity.credentials c WHERE c.user_id = u.id)) r
   WHERE ${notMailedSince(PASSWORD_MAIL, '$3')}`,
);

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
    const hash = await this.passwords.hashOwn(user.id, password, user);
    const { id, role, organizationId } = user;
    const themselves: Actor = { id, role, organizationId, requestId };
    const also = [
      saveCredentials(id, { hash, at: this.clock.now() }),
      endInvitation(user),
      unlinkSignIn(user),
      endSessionsAtSchool(id),
    ];
    await this.accounts.change(themselves, user, setPasswordByMail(user), also).catch(overIfStale);
  }
}

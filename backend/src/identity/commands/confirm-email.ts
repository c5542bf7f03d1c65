import { t, LIMITS, type UserView } from '@hourtrail/contracts';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Database } from '../../platform/database/database.js';
import type { Actor } from '../../platform/kernel/actor.js';
import { Clock } from '../../platform/kernel/clock.js';
import { conflict } from '../../platform/kernel/domain-error.js';
import { notMailedSince, Outbox, queueAll } from '../../platform/mail/outbox.js';
import { AddressLimits, countPerson } from '../../platform/web/access/address-limits.js';
import { tooFast } from '../../platform/web/errors/refusal.js';
import { confirmEmail, vouchForEmail } from '../domain/email.js';
import { EMAIL_MAIL } from '../mail/account-mail.js';
import { Accounts } from '../persistence/accounts.js';
import { EmailClaims } from '../persistence/email-claims.js';
import { MailedLinks, overIfStale } from '../persistence/mailed-links.js';
import { People, type OnPerson } from '../persistence/people.js';
import type { Visit } from './sign-in.js';

export class MailEmailLink extends Command<void> {
  constructor(readonly by: Actor & { readonly id: number }) {
    super();
  }
}

@CommandHandler(MailEmailLink)
export class MailEmailLinkHandler implements ICommandHandler<MailEmailLink> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly outbox: Outbox,
  ) {}

  async execute({ by }: MailEmailLink): Promise<void> {
    if (!this.outbox.sendsMail) throw conflict('identity.no-mail', t('apiPeople.noEmailAskSchool'));
    const now = this.clock.now();
    await countPerson(this.database, 'email-change', { userId: by.id, now });
    const wait = LIMITS.mailAgainMinutes * 60;
    const values = [now, by.organizationId, by.id, new Date(now.getTime() - wait * 1_000)];
    const queued = await this.database.system({ name: 'queue-email-mail', text: QUEUE, values });
    if (queued.length > 0) return;
    throw tooFast('identity.mail-is-on-its-way', t('apiPeople.emailOnItsWay'), wait);
  }
}

const QUEUE = `${queueAll(
  EMAIL_MAIL,
  `SELECT r.organization_id, r.id AS about FROM (VALUES ($2::integer, $3::integer)) r (organization_id, id)
   WHERE ${notMailedSince(EMAIL_MAIL, '$4')}`,
)} RETURNING about`;

/** Returns the confirmed address. */
export class ConfirmEmail extends Command<string> {
  constructor(
    readonly token: string,
    readonly visit: Visit,
  ) {
    super();
  }
}

@CommandHandler(ConfirmEmail)
export class ConfirmEmailHandler implements ICommandHandler<ConfirmEmail> {
  constructor(
    private readonly database: Database,
    private readonly limits: AddressLimits,
    private readonly links: MailedLinks,
    private readonly accounts: Accounts,
    private readonly claims: EmailClaims,
  ) {}

  async execute({ token, visit: { address, requestId } }: ConfirmEmail): Promise<string> {
    await this.limits.count('mailed-link', address);
    const user = await this.links.open('email', token);
    const { id, role, organizationId, newEmail } = user;
    const themselves: Actor = { id, role, organizationId, requestId };
    return this.database
      .transaction(themselves, async () => {
        if (newEmail !== null) await this.claims.claim({ organizationId, requestId }, [newEmail]);
        return (await this.accounts.change(themselves, user, confirmEmail(user))).email;
      })
      .catch(overIfStale);
  }
}

/** Staff confirm an address that no mail has confirmed. */
export class VouchForEmail extends Command<UserView> {
  constructor(
    readonly record: OnPerson,
    readonly reason?: string | null,
  ) {
    super();
  }
}

@CommandHandler(VouchForEmail)
export class VouchForEmailHandler implements ICommandHandler<VouchForEmail> {
  constructor(private readonly people: People) {}

  execute({ record, reason }: VouchForEmail): Promise<UserView> {
    return this.people.decide(record, { decide: (user) => vouchForEmail(user, record.by, reason) });
  }
}

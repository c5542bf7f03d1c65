import { t, type Language } from '@hourtrail/contracts';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Database } from '../../platform/database/database.js';
import type { Actor } from '../../platform/kernel/actor.js';
import { Clock } from '../../platform/kernel/clock.js';
import { invalid } from '../../platform/kernel/domain-error.js';
import { Outbox } from '../../platform/mail/outbox.js';
import { countPerson } from '../../platform/web/access/address-limits.js';
import { signInFirst } from '../../platform/web/errors/refusal.js';
import { Sessions } from '../../platform/web/session/sessions.js';
import { changeLanguage, changeOwnDetails, type OwnDetails } from '../domain/profile.js';
import { EMAIL_MAIL } from '../mail/account-mail.js';
import { OwnPassword } from '../passwords/own-password.js';
import { Accounts } from '../persistence/accounts.js';

/** Changing the email requires the current password. */
export class ChangeProfile extends Command<void> {
  constructor(
    readonly by: Actor & { readonly id: number },
    readonly details: OwnDetails & { readonly currentPassword?: string; readonly language?: Language },
    readonly address: string,
  ) {
    super();
  }
}

@CommandHandler(ChangeProfile)
export class ChangeProfileHandler implements ICommandHandler<ChangeProfile> {
  constructor(
    private readonly accounts: Accounts,
    private readonly own: OwnPassword,
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly outbox: Outbox,
    private readonly sessions: Sessions,
  ) {}

  async execute({ by, details, address }: ChangeProfile): Promise<void> {
    const user = await this.accounts.find(by.organizationId, by.id);
    if (!user) throw signInFirst();
    const { language } = details;
    const events = [
      ...changeOwnDetails(user, details, this.outbox.sendsMail),
      ...(language === undefined ? [] : changeLanguage(user, language)),
    ];
    const isEmailRequested = events.some(({ type }) => type === 'user.email-asked');
    if (isEmailRequested || events.some(({ texts }) => texts && 'email' in texts)) {
      await this.own.confirm(requirePassword(details.currentPassword), user, address);
      await countPerson(this.database, 'email-change', { userId: by.id, now: this.clock.now() });
    }
    if (events.length === 0) return;
    const mail = isEmailRequested ? this.outbox.queue(by.organizationId, EMAIL_MAIL, by.id) : [];
    await this.accounts.change(by, user, events, mail);
    if (language !== undefined) await this.sessions.setLanguage(by.id, language);
  }
}

function requirePassword(typed: string | undefined): string {
  if (typed) return typed;
  throw invalid('identity.password-needed', [
    { field: 'currentPassword', message: t('apiPeople.passwordToChangeEmail') },
  ]);
}

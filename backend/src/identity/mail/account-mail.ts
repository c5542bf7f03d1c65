import { t, LIMITS, type Language } from '@hourtrail/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import type { Email } from '../../platform/mail/mail-server.js';
import { Outbox } from '../../platform/mail/outbox.js';
import { writeEmail } from '../../platform/mail/write-email.js';
import { inLanguage } from '../../platform/web/language.js';
import { WEB_OPTIONS, type WebOptions } from '../../platform/web/web-options.js';
import { MailedLinks } from '../persistence/mailed-links.js';

export const PASSWORD_MAIL = 'password';
export const EMAIL_MAIL = 'email';
export const SECOND_FACTOR_MAIL = 'second-factor';

@Injectable()
export class AccountMail {
  constructor(links: MailedLinks, outbox: Outbox, database: Database, @Inject(WEB_OPTIONS) options: WebOptions) {
    outbox.add(PASSWORD_MAIL, async (_school, userId) => {
      const mail = await links.write('password', userId);
      return mail && inLanguage(mail.user.language, () => ofPassword(mail));
    });
    outbox.add(EMAIL_MAIL, async (_school, userId) => {
      const mail = await links.write('email', userId);
      return mail && inLanguage(mail.user.language, () => ofEmail(mail));
    });
    outbox.add(SECOND_FACTOR_MAIL, async (_school, userId) => {
      const [user] = await database.system<Holder>({
        name: 'owner-of-second-factor',
        text: `SELECT username, email, language FROM identity.users
               WHERE id = $1 AND is_active AND moved_to IS NULL AND erased_at IS NULL`,
        values: [userId],
      });
      return user && inLanguage(user.language, () => ofSecondFactor(user, `${options.publicUrl}/profile`));
    });
  }
}

interface Holder {
  readonly username: string;
  readonly email: string;
  readonly language: Language | null;
}

interface Mail {
  readonly to: string;
  readonly link: string;
  readonly user: { readonly username: string };
}

const ofPassword = ({ to, link, user }: Mail): Email =>
  writeEmail({
    to,
    subject: t('mail.passwordSubject'),
    body: [
      t('mail.passwordIntro', { username: user.username }),
      { button: { label: t('mail.passwordLink'), link } },
      t('mail.passwordNotes', { minutes: LIMITS.passwordLinkMinutes }),
    ],
  });

const ofEmail = ({ to, link, user }: Mail): Email =>
  writeEmail({
    to,
    subject: t('mail.confirmEmailSubject'),
    body: [
      t('mail.confirmEmailIntro', { username: user.username }),
      { button: { label: t('mail.confirmEmailLink'), link } },
      t('mail.confirmEmailNotes', { days: LIMITS.emailLinkDays }),
    ],
  });

const ofSecondFactor = ({ username, email }: Holder, link: string): Email =>
  writeEmail({
    to: email,
    subject: t('mail.secondFactorSubject'),
    body: [
      t('mail.secondFactorIntro', { username }),
      { button: { label: t('mail.secondFactorLink'), link } },
      t('mail.secondFactorNotes'),
    ],
  });

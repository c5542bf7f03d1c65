import { t, LIMITS } from '@hourtrail/contracts';
import { Injectable } from '@nestjs/common';
import type { Email } from '../../platform/mail/mail-server.js';
import { Outbox } from '../../platform/mail/outbox.js';
import { writeEmail } from '../../platform/mail/write-email.js';
import { inLanguage } from '../../platform/web/language.js';
import { MailedLinks } from '../persistence/mailed-links.js';

export const PASSWORD_MAIL = 'password';
export const EMAIL_MAIL = 'email';

@Injectable()
export class AccountMail {
  constructor(links: MailedLinks, outbox: Outbox) {
    outbox.add(PASSWORD_MAIL, async (_school, userId) => {
      const mail = await links.write('password', userId);
      return mail && inLanguage(mail.user.language, () => ofPassword(mail));
    });
    outbox.add(EMAIL_MAIL, async (_school, userId) => {
      const mail = await links.write('email', userId);
      return mail && inLanguage(mail.user.language, () => ofEmail(mail));
    });
  }
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

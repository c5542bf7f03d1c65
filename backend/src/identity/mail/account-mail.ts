import { LIMITS } from '@hourtrail/contracts';
import { Injectable } from '@nestjs/common';
import { Outbox } from '../../platform/mail/outbox.js';
import { MailedLinks } from '../persistence/mailed-links.js';

export const PASSWORD_MAIL = 'password';
export const EMAIL_MAIL = 'email';

@Injectable()
export class AccountMail {
  constructor(links: MailedLinks, outbox: Outbox) {
    outbox.add(PASSWORD_MAIL, async (_school, userId) => {
      const mail = await links.write('password', userId);
      return mail && { to: mail.to, subject: 'Set a new password for HourTrail', text: ofPassword(mail) };
    });
    outbox.add(EMAIL_MAIL, async (_school, userId) => {
      const mail = await links.write('email', userId);
      return mail && { to: mail.to, subject: 'Confirm your email for HourTrail', text: ofEmail(mail) };
    });
  }
}

interface Mail {
  readonly link: string;
  readonly user: { readonly username: string };
}

const ofPassword = ({ link, user }: Mail): string =>
  [
    'Somebody, probably you, asked for a new password for your HourTrail account.',
    `Your username is ${user.username}.`,
    '',
    'To set a new password, open this link:',
    link,
    '',
    `The link works once, for ${LIMITS.passwordLinkMinutes} minutes. Setting a password signs you out everywhere.`,
    'If it was not you, do nothing: your password stays as it is.',
    '',
  ].join('\n');

const ofEmail = ({ link, user }: Mail): string =>
  [
    `The HourTrail account ${user.username} gives this address as its own.`,
    '',
    'If it is your account, open this link and confirm:',
    link,
    '',
    `The link works for ${LIMITS.emailLinkDays} days.`,
    'If it is not your account, do nothing: it will not be known by your address.',
    '',
  ].join('\n');

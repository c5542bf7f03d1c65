import { isEmail } from 'class-validator';
import type { MailOptions } from '../mail/mail-server.js';
import { StartError } from './start-error.js';

/** How mail goes out, where SMTP_URL says so. */
export function mailOptions(variables: NodeJS.ProcessEnv): MailOptions | undefined {
  const smtpUrl = variables['SMTP_URL'] || undefined;
  const from = variables['MAIL_FROM'] || undefined;
  const forwardTo = variables['CONTACT_FORWARD_TO'] || undefined;
  if (smtpUrl === undefined) {
    if (forwardTo === undefined) return undefined;
    throw new StartError('CONTACT_FORWARD_TO needs SMTP_URL: without it no mail goes out.');
  }
  if (!URL.canParse(smtpUrl) || !/^smtps?:$/.test(new URL(smtpUrl).protocol) || new URL(smtpUrl).hostname === '') {
    // the address holds a password, so it is not repeated
    throw new StartError('SMTP_URL must be an address such as smtps://user:password@mail.example.org.');
  }
  if (from === undefined || !isEmail(from, { allow_display_name: true })) {
    throw new StartError('MAIL_FROM must say who mail comes from, such as HourTrail <hello@example.org>.');
  }
  if (forwardTo !== undefined && !isEmail(forwardTo)) {
    throw new StartError(`CONTACT_FORWARD_TO must be one email address, not "${forwardTo}".`);
  }
  return { smtpUrl, from, forwardTo };
}

import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { isEmail } from 'class-validator';
import { failureWords } from '../platform/config/failure-words.js';
import { StartError } from '../platform/config/start-error.js';
import { MailServer } from '../platform/mail/mail-server.js';
import { required, WrongUse, type Command } from './command.js';

export const mailTest: Command = {
  about: 'Sends one email by SMTP_URL, and says what the mail server answered',
  options: { to: { value: 'ADDRESS', about: 'Who gets it' } },
  examples: ['mail test --to you@example.org'],
  run: async (input) => {
    const to = required(input, 'to');
    if (!isEmail(to)) throw new WrongUse(`--to must be an email address, not "${to}".`);
    const { mail, publicUrl } = input.environment();
    if (!mail) throw new StartError('No email is sent from here. Set SMTP_URL and MAIL_FROM.');
    const server = MailServer.over(mail);
    const text = `This is a test from ${publicUrl}, sent by "hourtrail mail test" on ${hostname()}. No answer is needed.`;
    try {
      const response = await server.send(
        { to, subject: 'A test email from HourTrail', text },
        { id: randomUUID(), signal: AbortSignal.timeout(60_000) },
      );
      input.say(`The mail server took the email to ${to}: ${response}`);
      return { ok: true, to, response };
    } catch (error) {
      throw new StartError(
        `The mail server did not take the email: ${failureWords(error)} Check SMTP_URL and MAIL_FROM.`,
        {
          cause: error,
        },
      );
    } finally {
      server.close();
    }
  },
};

import { mailOptions } from './mail-environment.js';

const SMTP = { SMTP_URL: 'smtps://hello:secret@mail.example.org', MAIL_FROM: 'HourTrail <hello@example.org>' };

test('no mail goes out where nobody said how', () => {
  expect(mailOptions({})).toBeUndefined();
  expect(mailOptions({ MAIL_FROM: 'hello@example.org' })).toBeUndefined();
});

test('mail goes out from one address, and messages of visitors on to another if wished', () => {
  expect(mailOptions(SMTP)).toEqual({ smtpUrl: SMTP.SMTP_URL, from: SMTP.MAIL_FROM, forwardTo: undefined });
  expect(mailOptions({ ...SMTP, CONTACT_FORWARD_TO: 'office@example.org' })?.forwardTo).toBe('office@example.org');
});

test.each([
  [{ ...SMTP, SMTP_URL: 'https://mail.example.org' }, 'SMTP_URL must be an address'],
  [{ ...SMTP, SMTP_URL: 'mail.example.org:25' }, 'SMTP_URL must be an address'],
  [{ SMTP_URL: SMTP.SMTP_URL }, 'MAIL_FROM must say who'],
  [{ ...SMTP, MAIL_FROM: 'HourTrail' }, 'MAIL_FROM must say who'],
  [{ ...SMTP, MAIL_FROM: 'a@b.example\r\nBcc: c@d.example' }, 'MAIL_FROM must say who'],
  [{ CONTACT_FORWARD_TO: 'office@example.org' }, 'CONTACT_FORWARD_TO needs SMTP_URL'],
  [{ ...SMTP, CONTACT_FORWARD_TO: 'office' }, 'CONTACT_FORWARD_TO must be one email address'],
])('%j is refused', (variables, complaint) => {
  expect(() => mailOptions(variables)).toThrow(complaint);
});

test('a refusal does not repeat the password', () => {
  expect(() => mailOptions({ ...SMTP, SMTP_URL: 'smtp//hello:secret@mail' })).toThrow(/^(?!.*secret)/);
});

import { inLanguage } from '../web/language.js';
import { writeEmail, type EmailContent } from './write-email.js';

const MAIL: EmailContent = {
  to: 'maya@home.example',
  subject: '3 of 4 hours approved',
  body: [
    'Dana approved your hours.',
    { facts: { Organization: 'Library', Date: 'November 20, 2026' } },
    { quote: 'Well done.\nThe break does not count.' },
    { list: ['One', 'Two'] },
    { button: { label: 'See entry', link: 'https://hours.example.org/my-hours?entry=7&child=3' } },
  ],
  footer: ['You get this because you have an account.', { label: 'Stop', link: 'https://hours.example.org/stop' }],
};

test('the text part says everything', () => {
  expect(writeEmail(MAIL).text).toBe(`Dana approved your hours.

Organization: Library
Date: November 20, 2026

Well done.
The break does not count.

- One
- Two

See entry:
https://hours.example.org/my-hours?entry=7&child=3

You get this because you have an account.

Stop:
https://hours.example.org/stop
`);
});

test('so does the HTML part, with a heading, in the language of the reader', () => {
  const html = writeEmail(MAIL).html ?? '';
  expect(html).toContain('<html lang="en" dir="ltr">');
  expect(html).toContain('<h1>3 of 4 hours approved</h1>');
  expect(html).toContain('<dt>Organization</dt><dd>Library</dd>');
  expect(html).toContain('<ul><li>One</li><li>Two</li></ul>');
  expect(html).toContain('href="https://hours.example.org/my-hours?entry=7&amp;child=3">See entry</a>');
  expect(inLanguage('es', () => writeEmail(MAIL)).html).toContain('<html lang="es"');
});

test('it loads nothing', () => {
  expect(writeEmail(MAIL).html).not.toMatch(/<img|<link|<script|@import|url\(/);
});

test('what a person wrote stays text, wherever it is', () => {
  const evil = `"><script>alert('1')</script>`;
  const { html, text } = writeEmail({
    to: 'a@b.co',
    subject: `Hello\r\nBcc: x@y.z ${evil}`,
    body: [evil, { facts: { [evil]: evil } }, { quote: evil }, { list: [evil] }, { command: evil }],
    footer: [{ label: evil, link: `https://hours.example.org/${evil}` }],
  });
  expect(html).not.toContain('<script');
  expect(html).toContain('<title>Hello Bcc: x@y.z &quot;&gt;&lt;script&gt;');
  expect(html).toContain(`href="https://hours.example.org/&quot;&gt;&lt;script`);
  expect(text.split(evil)).toHaveLength(9);
});

import { isGivenUp, problemOf } from './mailer.js';

test('a mail that is not taken is tried fifteen times', () => {
  const away = { code: 'ECONNECTION' };
  expect([14, 15, 16].map((tries) => isGivenUp(away, tries))).toEqual([false, true, true]);
});

test('a reader whom the mail server does not know is not asked for again', () => {
  const unknown = { code: 'EENVELOPE', responseCode: 550, permanent: true, rejected: ['nobody@example.org'] };
  expect(isGivenUp(unknown, 1)).toBe(true);
  expect(isGivenUp({ code: 'EMESSAGE', responseCode: 552, permanent: true }, 1)).toBe(true);
});

test.each([
  ['a mailbox that is full for now', { code: 'EENVELOPE', responseCode: 452, permanent: false, rejected: ['a@b.co'] }],
  ['a sender the server does not like yet', { code: 'EENVELOPE', responseCode: 530, permanent: true }],
  ['a wrong password', { code: 'EAUTH', responseCode: 535, permanent: true }],
  ['a server that is away', { code: 'ECONNECTION' }],
])('%s may be mended', (_what, failure) => {
  expect(isGivenUp(failure, 1)).toBe(false);
});

test('of a failure its codes are kept, and nobody’s address', () => {
  expect(problemOf({ code: 'EENVELOPE', responseCode: 550, rejected: ['ana@example.org'] })).toBe('EENVELOPE 550');
  expect(problemOf({})).toBe('ERROR');
});

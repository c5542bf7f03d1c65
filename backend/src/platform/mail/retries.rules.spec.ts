import { isRefusedForGood, nextTry, problemOf } from './retries.rules.js';

const NOW = new Date('2026-11-21T15:00:00Z');

test('a mail that is not taken is tried again after two minutes, later and later, and given up after a day and a half', () => {
  const waits = [1, 2, 3, 4, 5, 6].map((tries) => (nextTry(tries, NOW)!.getTime() - NOW.getTime()) / 60_000);
  expect(waits).toEqual([2, 5, 30, 120, 480, 1_440]);
  expect(nextTry(7, NOW)).toBeUndefined();
});

test('a reader whom the mail server does not know is not asked for again', () => {
  const unknown = { code: 'EENVELOPE', responseCode: 550, permanent: true, rejected: ['nobody@example.org'] };
  expect(isRefusedForGood(unknown)).toBe(true);
  expect(isRefusedForGood({ code: 'EMESSAGE', responseCode: 552, permanent: true })).toBe(true);
});

test.each([
  ['a mailbox that is full for now', { code: 'EENVELOPE', responseCode: 452, permanent: false, rejected: ['a@b.co'] }],
  ['a sender the server does not like yet', { code: 'EENVELOPE', responseCode: 530, permanent: true }],
  ['a wrong password', { code: 'EAUTH', responseCode: 535, permanent: true }],
  ['a server that is away', { code: 'ECONNECTION' }],
])('%s may be mended', (_what, failure) => {
  expect(isRefusedForGood(failure)).toBe(false);
});

test('of a failure its codes are kept, and nobody’s address', () => {
  expect(problemOf({ code: 'EENVELOPE', responseCode: 550, rejected: ['ana@example.org'] })).toBe('EENVELOPE 550');
  expect(problemOf({})).toBe('ERROR');
});

import { failureWords, knownWords } from './failure-words.js';
import { complaintOf, StartError } from './start-error.js';

const coded = (code: string, more: object = {}): Error =>
  Object.assign(new Error('as a library says it'), { code, ...more });

test.each([
  ['a code of PostgreSQL', coded('53300'), 'it has no connection left.'],
  ['a role that is not there yet', coded('28P01'), 'gets its roles from npx --no -- hourtrail migrate.'],
  ['a code of Node.js', coded('ENOSPC'), 'the disk is full.'],
  ['the sentence of a library', new Error('certificate has expired'), 'its certificate has expired.'],
  ['initdb on a full disk', new Error('could not extend file "base/1/2"'), 'the disk is full.'],
  ['a code in a sentence', new Error('connect ECONNREFUSED 127.0.0.1:1'), 'no program listens there.'],
  [
    'the cause of an error',
    new Error('fetch failed', { cause: coded('CERT_HAS_EXPIRED') }),
    'its certificate has expired.',
  ],
  ['the first of several', new AggregateError([coded('ECONNREFUSED')]), 'no program listens there.'],
])('knows a failure by %s', (_by, error, words) => {
  expect(failureWords(error)).toContain(words);
});

test('has the words of the library for what nobody foresaw', () => {
  expect(failureWords(new Error('something odd'))).toBe('something odd.');
  for (const error of [undefined, 'text', new Error('something odd')]) expect(knownWords(error)).toBeUndefined();
});

test('a complaint is one sentence that names what is meant, and the stack only for what nobody foresaw', () => {
  expect(complaintOf(new StartError('PORT must be a number.'))).toBe('PORT must be a number.');
  expect(complaintOf(coded('25006', { severity: 'ERROR' }))).toMatch(
    /^The database cannot be used: it takes no writes\./,
  );
  expect(complaintOf(coded('EACCES', { path: '/srv/x' }))).toMatch(/^\/srv\/x cannot be used: this user may not /);
  const refused = coded('ECONNREFUSED', { address: '::1', port: 5432 });
  expect(complaintOf(new AggregateError([refused]))).toMatch(/^::1:5432 cannot be used: no program listens there\./);
  expect(complaintOf(new Error('something odd'))).toMatch(/^Error: something odd\n {4}at /);
});

import { secondsToWait, withAttempt, withSuccess, type Count, type Counted } from './log-in-throttle.rules.js';

const NOW = new Date('2026-03-02T15:00:00Z');
const after = (seconds: number): Date => new Date(NOW.getTime() + seconds * 1000);

function fail(times: number, kind: Counted, at: (n: number) => Date = () => NOW): Count {
  let count: Count | undefined;
  for (let n = 0; n < times; n += 1) count = withAttempt(kind, count, at(n));
  return count as Count;
}

test.each([
  [1, 0],
  [4, 0],
  [5, 1],
  [6, 2],
  [10, 32],
  [14, 512],
  [15, 900],
  [60, 900],
])('after %i failures of an account at an address the wait is %i s', (failures, seconds) => {
  expect(secondsToWait([fail(failures, 'account-and-address')], NOW)).toBe(seconds);
});

test('the wait runs out', () => {
  const count = fail(6, 'account-and-address');
  expect([0, 1, 1.5, 2, 3].map((seconds) => secondsToWait([count], after(seconds)))).toEqual([2, 1, 1, 0, 0]);
});

test.each([
  ['account', 100, 86_400],
  ['address', 300, 3_600],
] as const)('an %s is stopped at %i failures, until %i s after the first', (kind, most, window) => {
  const oneASecond = (n: number): Date => after(n);
  expect(secondsToWait([fail(most - 1, kind, oneASecond)], NOW)).toBe(0);
  const stopped = fail(most, kind, oneASecond);
  expect(secondsToWait([stopped], after(most))).toBe(window - most);
  expect(secondsToWait([stopped], after(window))).toBe(0);
});

test('the longest of several waits counts, and none is none', () => {
  expect(secondsToWait([fail(5, 'account-and-address'), fail(300, 'address')], NOW)).toBe(3_600);
  expect(secondsToWait([], NOW)).toBe(0);
});

test('after its window a count begins again', () => {
  const old = fail(99, 'account');
  expect(withAttempt('account', old, after(86_400))).toMatchObject({ failures: 1, blockedUntil: null });
});

test('a success clears the account at its address and takes back one elsewhere', () => {
  expect(withSuccess('account-and-address', fail(9, 'account-and-address'))).toMatchObject({
    failures: 0,
    blockedUntil: null,
  });
  expect(withSuccess('account', fail(100, 'account'))).toMatchObject({ failures: 99, blockedUntil: null });
});

import {
  secondsToWait,
  withAttempt,
  withoutAttempt,
  withSuccess,
  type Count,
  type AttemptKind,
} from './log-in-throttle.rules.js';

const NOW = new Date('2026-03-02T15:00:00Z');
const after = (seconds: number): Date => new Date(NOW.getTime() + seconds * 1000);

function fail(times: number, kind: AttemptKind, at: (n: number) => Date = () => NOW): Count {
  let count: Count | undefined;
  for (let n = 0; n < times; n += 1) count = withAttempt(kind, count, at(n));
  return count as Count;
}

const only = (kind: AttemptKind, count: Count): ReadonlyMap<AttemptKind, Count> => new Map([[kind, count]]);

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
  expect(secondsToWait(only('account-and-address', fail(failures, 'account-and-address')), NOW)).toBe(seconds);
});

test('the wait runs out', () => {
  const count = fail(6, 'account-and-address');
  expect([0, 1, 1.5, 2, 3].map((seconds) => secondsToWait(only('account-and-address', count), after(seconds)))).toEqual(
    [2, 1, 1, 0, 0],
  );
});

test.each([
  ['account', 100, 86_400],
  ['address', 300, 3_600],
] as const)('an %s is stopped at %i failures, until %i s after the first', (kind, most, window) => {
  const oneASecond = (n: number): Date => after(n);
  expect(secondsToWait(only(kind, fail(most - 1, kind, oneASecond)), NOW)).toBe(0);
  const stopped = fail(most, kind, oneASecond);
  expect(secondsToWait(only(kind, stopped), after(most))).toBe(window - most);
  expect(secondsToWait(only(kind, stopped), after(window))).toBe(0);
});

test.each(['account-and-address', 'account', 'address'] as const)(
  'a clock that was set back keeps nobody out of their account longer than a block lasts: %s',
  (kind) => {
    const blocked = fail(300, kind);
    const dayBefore = after(-86_400);
    expect(secondsToWait(only(kind, blocked), dayBefore)).toBeLessThanOrEqual(86_400);
    const again = withAttempt(kind, blocked, dayBefore);
    const wait = secondsToWait(only(kind, again), dayBefore);
    expect(secondsToWait(only(kind, again), after(-86_400 + wait))).toBe(0);
    expect(wait).toBeLessThanOrEqual({ 'account-and-address': 900, account: 86_400, address: 3_600 }[kind]);
  },
);

test('a block of a server whose clock is a second ahead keeps everyone out', () => {
  for (const kind of ['account-and-address', 'account', 'address'] as const)
    expect(secondsToWait(only(kind, fail(300, kind)), after(-1))).toBeGreaterThan(900);
});

test('the longest of several waits counts, and none is none', () => {
  const several = new Map([
    ...only('account-and-address', fail(5, 'account-and-address')),
    ...only('address', fail(300, 'address')),
  ]);
  expect(secondsToWait(several, NOW)).toBe(3_600);
  expect(secondsToWait(new Map(), NOW)).toBe(0);
});

test('after its window a count begins again', () => {
  const old = fail(99, 'account');
  expect(withAttempt('account', old, after(86_400))).toMatchObject({ failures: 1, blockedUntil: null });
});

test('a success clears the account at its address and takes back one elsewhere', () => {
  expect(withSuccess('account-and-address', fail(9, 'account-and-address'), NOW)).toMatchObject({
    failures: 0,
    blockedUntil: null,
  });
  expect(withSuccess('account', fail(100, 'account'), NOW)).toMatchObject({ failures: 99, blockedUntil: null });
  // who may sign in past a stop does not lift it for others
  const stopped = fail(301, 'address');
  expect(withSuccess('address', stopped, NOW)).toMatchObject({ failures: 300, blockedUntil: stopped.windowEndsAt });
});

test('where an account is used from an address, others who failed there do not keep it out, for thirty days', () => {
  const used = withSuccess('account-and-address', fail(1, 'account-and-address'), NOW);
  const address = fail(300, 'address', () => after(30 * 86_400 - 10));
  const counts = new Map([...only('account-and-address', used), ...only('address', address)]);
  expect(secondsToWait(counts, after(30 * 86_400 - 1))).toBe(0);
  expect(secondsToWait(counts, after(30 * 86_400))).toBeGreaterThan(3_000);
  const failing = fail(14, 'account-and-address');
  expect(withAttempt('account-and-address', used, NOW).knownUntil).toEqual(used.knownUntil);
  expect(secondsToWait(only('account-and-address', { ...failing, knownUntil: used.knownUntil }), NOW)).toBe(512);
});

test('a right password before a second factor takes back its attempt and forgives nothing', () => {
  const known = after(60);
  const pair = { ...fail(9, 'account-and-address'), knownUntil: known };
  const again = withAttempt('account-and-address', pair, after(900));
  expect(withoutAttempt('account-and-address', again)).toMatchObject({
    ...{ failures: 9, blockedUntil: null, knownUntil: known },
  });
  expect(withoutAttempt('account', fail(8, 'account'))).toMatchObject({ failures: 7, blockedUntil: null });
  const stopped = withoutAttempt('account', fail(101, 'account'));
  expect(secondsToWait(only('account', stopped), NOW)).toBe(86_400);
});

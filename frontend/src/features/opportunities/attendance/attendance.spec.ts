import {
  anOpportunity,
  anotherVerifier,
  parent,
  student,
  superAdmin,
  teacher,
  verifier,
} from '../../../testing/builders.js';
import { checkInStatus, takesAttendance, verifiesAtOnce, windowNow, markedWords, tooEarlyWords } from './attendance.js';

const ZONE = 'America/New_York';
const mine = { id: 501, status: 'signed-up', position: null } as const;

const at = (instant: string): void => {
  jest.useFakeTimers({ doNotFake: ['setTimeout', 'queueMicrotask', 'performance'], now: new Date(instant) });
};
afterEach(() => jest.useRealTimers());

describe('taking attendance', () => {
  it('is for the coordinator and for staff, unless it was cancelled', () => {
    expect([verifier, teacher, superAdmin].map((one) => takesAttendance(anOpportunity(), one))).toEqual([
      true,
      true,
      true,
    ]);
    expect([anotherVerifier, student, parent].map((one) => takesAttendance(anOpportunity(), one))).toEqual([
      false,
      false,
      false,
    ]);
    expect(takesAttendance(anOpportunity({ state: 'cancelled' }), teacher)).toBe(false);
  });

  it('and verifying in one act is for the coordinator alone', () => {
    expect([verifier, anotherVerifier, teacher].map((one) => verifiesAtOnce(anOpportunity(), one))).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('goes by the clocks of the school', () => {
    expect(windowNow(anOpportunity(), ZONE, new Date('2026-12-05T13:29:00Z'))).toBe('early');
    expect(windowNow(anOpportunity(), ZONE, new Date('2026-12-05T13:30:00Z'))).toBe('open');
    expect(windowNow(anOpportunity(), ZONE, new Date('2026-12-06T05:01:00Z'))).toBe('late');
    expect(tooEarlyWords(anOpportunity())).toBe(
      'This opportunity starts Sat, Dec 5, 2026, 9:00 AM. Attendance opens 30 minutes earlier.',
    );
  });

  it('tells how many were marked, and how many were not', () => {
    const done = { userId: 5, outcome: 'done' } as const;
    const left = { userId: 6, outcome: 'refused', message: 'No.' } as const;
    expect(markedWords([done], false)).toBe('1 person marked present.');
    expect(markedWords([done, { ...done, userId: 7 }, left], true)).toBe(
      '2 people marked present and verified. 1 person was left out. The list shows why.',
    );
  });
});

describe('checking in', () => {
  const statusOf = (given: Parameters<typeof anOpportunity>[0], withCode = false) =>
    checkInStatus(anOpportunity(given), student, withCode);

  it('is open to who has a place, while it is on', () => {
    at('2026-12-05T15:00:00Z');
    expect(statusOf({ state: 'past', mySignup: mine })).toBe('open');
    expect(statusOf({ state: 'past' })).toBeNull();
    expect(statusOf({ state: 'past' }, true)).toBe('no-place');
    expect(statusOf({ state: 'waitlisted', mySignup: { ...mine, status: 'waitlisted', position: 1 } }, true)).toBe(
      'no-place',
    );
    expect(statusOf({ state: 'cancelled', mySignup: mine }, true)).toBeNull();
    expect(checkInStatus(anOpportunity({ mySignup: mine }), teacher, true)).toBeNull();
  });

  it('tells who came with the code that it is too soon or too late, and nobody else', () => {
    at('2026-12-05T13:00:00Z');
    expect([statusOf({ mySignup: mine }), statusOf({ mySignup: mine }, true)]).toEqual([null, 'early']);
    at('2026-12-07T13:00:00Z');
    expect([statusOf({ mySignup: mine }), statusOf({ mySignup: mine }, true)]).toEqual([null, 'over']);
  });
});

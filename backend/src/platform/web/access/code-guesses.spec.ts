import { secondsToWait, withWrongCode, type WrongCodes } from './code-guesses.js';

test('a code may be guessed wrong ten times an hour', () => {
  const now = new Date('2026-09-01T09:00:00Z');
  const later = (minutes: number): Date => new Date(now.getTime() + minutes * 60_000);
  const nine = Array.from({ length: 9 }).reduce<WrongCodes>((count) => withWrongCode(count, now), {
    failures: 0,
    windowEndsAt: now,
  });
  expect(secondsToWait(nine, now)).toBe(0);
  const ten = withWrongCode(nine, later(10));
  expect(secondsToWait(ten, later(10))).toBe(3_000);
  expect(secondsToWait(ten, later(60))).toBe(0);
  expect(withWrongCode(ten, later(60))).toEqual({ failures: 1, windowEndsAt: later(120) });
});

test('a clock that was set back keeps nobody from a code longer than an hour', () => {
  const now = new Date('2026-09-01T09:00:00Z');
  const ten = { failures: 10, windowEndsAt: new Date('2026-09-02T09:30:00Z') };
  expect(secondsToWait(ten, now)).toBe(0);
  expect(withWrongCode(ten, now)).toEqual({ failures: 1, windowEndsAt: new Date('2026-09-01T10:00:00Z') });
});

test('wrong codes at a server whose clock is a second ahead count', () => {
  const now = new Date('2026-09-01T09:00:00Z');
  const ten = { failures: 10, windowEndsAt: new Date('2026-09-01T10:00:01Z') };
  expect(secondsToWait(ten, now)).toBe(3_601);
  expect(withWrongCode(ten, now)).toMatchObject({ failures: 11 });
});

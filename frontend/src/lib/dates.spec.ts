import { daysSince, formatDate, formatDay, formatInstant, formatTime, formatWait } from './dates.js';

describe('dates and times on screen', () => {
  it('writes a calendar date with its weekday, never a day off', () => {
    expect(formatDate('2026-09-30')).toBe('Wed, Sep 30, 2026');
    expect(formatDate('2026-01-01')).toBe('Thu, Jan 1, 2026');
  });

  it.each([
    ['00:00', '12:00 AM'],
    ['00:30', '12:30 AM'],
    ['09:05', '9:05 AM'],
    ['12:00', '12:00 PM'],
    ['17:30', '5:30 PM'],
    ['23:59', '11:59 PM'],
  ])('reads %s as %s', (time, words) => {
    expect(formatTime(time)).toBe(words);
  });

  it('tells an instant by the clocks of the school, across midnight and summer time', () => {
    expect(formatInstant('2026-10-01T03:30:00.000Z', 'America/New_York')).toBe('September 30, 2026, 11:30 PM');
    expect(formatInstant('2026-01-15T17:05:00.000Z', 'America/New_York')).toBe('January 15, 2026, 12:05 PM');
    expect(formatInstant('2026-10-01T03:30:00.000Z', 'Pacific/Auckland')).toBe('October 1, 2026, 4:30 PM');
    expect(formatDay('2026-10-01T03:30:00.000Z', 'America/New_York')).toBe('September 30, 2026');
  });

  it('counts whole days of waiting', () => {
    const now = new Date('2026-10-10T12:00:00Z');
    expect(formatWait('2026-10-10T01:00:00Z', now)).toBe('under a day');
    expect(formatWait('2026-10-09T11:00:00Z', now)).toBe('1 day');
    expect(formatWait('2026-10-01T12:00:00Z', now)).toBe('9 days');
    expect(daysSince('2026-10-11T12:00:00Z', now)).toBe(0);
  });
});

import { LIMITS, hoursBetween, isClockTime } from '@hourtrail/contracts';
import fc from 'fast-check';
import {
  afterHoursChange,
  afterTimeChange,
  endMovedWords,
  validHours,
  hoursSuggested,
  intervalWords,
  midnightWords,
  timeAfter,
} from './hoursAndTimes.js';
import { hoursTyped } from '../../../lib/hours.js';

const two = (part: number): string => String(part).padStart(2, '0');
const aTime = fc.nat(1439).map((minute) => `${two(Math.floor(minute / 60))}:${two(minute % 60)}`);
const halves = fc.integer({ min: 1, max: 48 }).map((count) => count / 2);

describe('hours from times', () => {
  it('are what lies between, rounded down to a half, past midnight too', () => {
    expect(hoursSuggested('09:00', '11:45')).toBe('2.5');
    expect(hoursSuggested('22:00', '01:00')).toBe('3');
    expect(hoursSuggested('09:00', '09:00')).toBe('24');
    expect(hoursSuggested('09:00', '09:10')).toBeUndefined();
    expect(hoursSuggested('', '11:00')).toBeUndefined();
  });

  it('are never negative, never more than the time between, and less than a half short of it', () => {
    fc.assert(
      fc.property(aTime, aTime, (startTime, endTime) => {
        const hours = Number(hoursSuggested(startTime, endTime) ?? 0);
        const room = hoursBetween(startTime, endTime);
        expect(hours).toBeGreaterThanOrEqual(0);
        expect(hours).toBeLessThanOrEqual(room);
        expect(room - hours).toBeLessThan(LIMITS.hoursStep);
        expect(Number.isInteger(hours / LIMITS.hoursStep)).toBe(true);
      }),
    );
  });

  it('stay as they were while a time is missing or no half hour fits', () => {
    expect(afterTimeChange({ startTime: '09:00', endTime: '', hours: '8' }).hours).toBe('8');
    expect(afterTimeChange({ startTime: '09:00', endTime: '09:10', hours: '8' }).hours).toBe('8');
    expect(afterTimeChange({ startTime: '09:00', endTime: '12:00', hours: '8' }).hours).toBe('3');
  });
});

describe('an end from hours', () => {
  it('lies so many hours after the start, round the clock', () => {
    expect(timeAfter('22:30', 4)).toBe('02:30');
    expect(timeAfter('09:10', 0.5)).toBe('09:40');
    expect(timeAfter('09:00', 24)).toBe('09:00');
  });

  it('gives the hours back that it was made from', () => {
    fc.assert(
      fc.property(aTime, halves, (startTime, hours) => {
        const endTime = timeAfter(startTime, hours);
        expect(isClockTime(endTime)).toBe(true);
        expect(hoursSuggested(startTime, endTime)).toBe(String(hours));
      }),
    );
  });

  it('moves for more hours than fit, and comes back to where it was given as they become fewer', () => {
    const typing = (hours: string) =>
      afterHoursChange({ startTime: '09:00', endTime: '23:00', hours }, '17:00').endTime;
    expect(['1', '15', '1', '1.', '1.5', '', '10', 'x', '25', '8', '2,5'].map(typing)).toEqual([
      '17:00',
      '00:00',
      '17:00',
      '17:00',
      '17:00',
      '17:00',
      '19:00',
      '17:00',
      '17:00',
      '17:00',
      '17:00',
    ]);
  });

  it('is found from the hours where none was given, and none is found without a start', () => {
    expect(afterHoursChange({ startTime: '09:00', endTime: '', hours: '2' }, '').endTime).toBe('11:00');
    expect(afterHoursChange({ startTime: '', endTime: '', hours: '2' }, '').endTime).toBe('');
  });

  it('always leaves room for hours that count, and moves no more than they need', () => {
    fc.assert(
      fc.property(aTime, aTime, halves, (startTime, chosenEnd, hours) => {
        const after = afterHoursChange({ startTime, endTime: chosenEnd, hours: String(hours) }, chosenEnd);
        const room = hoursBetween(startTime, after.endTime);
        expect(after.hours).toBe(String(hours));
        expect(room).toBeGreaterThanOrEqual(hours);
        if (after.endTime !== chosenEnd) expect(room).toBe(hours);
      }),
    );
  });
});

describe('hours as people type them', () => {
  it.each([
    ['2,5', '2.5'],
    [' 3 ', '3'],
    ['.5', '0.5'],
    [',5', '0.5'],
    ['4.', '4'],
    ['two', 'two'],
    ['1,5,5', '1,5,5'],
  ])('%s means %s', (typed, meant) => expect(hoursTyped(typed)).toBe(meant));

  it.each(['0', '2.3', '24.5', '-1', '1e1', 'NaN', 'Infinity', '', '2,55'])('%s counts as none', (typed) =>
    expect(validHours(typed)).toBeUndefined(),
  );
});

describe('the words beside the hours', () => {
  it('say how much of the time counts', () => {
    const nine = { startTime: '09:00', endTime: '17:00' };
    expect(intervalWords({ ...nine, hours: '2' })).toBe('2 of the 8 hours between 9:00 AM and 5:00 PM');
    expect(intervalWords({ ...nine, hours: '8' })).toBe(
      'All of the time between 9:00 AM and 5:00 PM. Enter fewer hours if you took a break.',
    );
    expect(intervalWords({ ...nine, hours: 'x' })).toBe('Up to 8 hours between 9:00 AM and 5:00 PM');
    expect(intervalWords({ startTime: '09:00', endTime: '09:10', hours: '8' })).toBe(
      'Less than half an hour between 9:00 AM and 9:10 AM',
    );
    expect(intervalWords({ ...nine, startTime: '', hours: '8' })).toBeUndefined();
  });

  it('say that what is left over after the last half hour does not count', () => {
    const words = (endTime: string, hours: string) => intervalWords({ startTime: '09:00', endTime, hours });
    expect(words('10:20', '1')).toBe('1 hour 20 minutes between 9:00 AM and 10:20 AM, rounded down to 1');
    expect(words('11:59', '2.5')).toBe('2 hours 59 minutes between 9:00 AM and 11:59 AM, rounded down to 2.5');
    expect(words('09:45', '0.5')).toBe('45 minutes between 9:00 AM and 9:45 AM, rounded down to 0.5');
    expect(words('10:20', '0.5')).toBe('0.5 of the 1 hour between 9:00 AM and 10:20 AM');
    expect(words('10:30', '1.5')).toMatch(/^All of the time/);
  });

  it('say that the hours moved the end, and nothing once they fit again', () => {
    const typing = (hours: string) =>
      endMovedWords(afterHoursChange({ startTime: '09:00', endTime: '17:00', hours }, '17:00'), '17:00');
    expect(typing('10')).toBe('The end time is now 7:00 PM, so that 10 hours fit.');
    expect(typing('8')).toBeUndefined();
    expect(typing('x')).toBeUndefined();
  });

  it('say that an end at or before the start is past midnight', () => {
    expect(midnightWords('22:00', '02:00')).toBe('Past midnight: 10:00 PM to 2:00 AM the next day');
    expect(midnightWords('09:00', '09:00')).toBe('Past midnight: 9:00 AM to 9:00 AM the next day');
    expect(midnightWords('09:00', '17:00')).toBeUndefined();
    expect(midnightWords('09:00', '')).toBeUndefined();
  });
});

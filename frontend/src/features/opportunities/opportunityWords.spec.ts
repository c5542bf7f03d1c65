import { anOpportunity } from '../../testing/builders.js';
import {
  coordinatorWords,
  dayAndTimes,
  differentWords,
  lineWords,
  placeInLine,
  spotsWords,
  takenWords,
} from './opportunityWords.js';
import { timeRange } from '../../lib/dates.js';

const places = (maxSlots: number, currentSignups: number) =>
  anOpportunity({ maxSlots, currentSignups, spotsLeft: maxSlots - currentSignups });

describe('an opportunity in words', () => {
  it('has its times on a twelve-hour clock', () => {
    expect(timeRange({ startTime: '09:00', endTime: '12:30' })).toBe('9:00 AM – 12:30 PM');
    expect(timeRange({ startTime: '22:00', endTime: '01:00' })).toBe('10:00 PM – 1:00 AM the next day');
    expect(dayAndTimes(anOpportunity())).toBe('Sat, Dec 5, 2026, 9:00 AM – 12:00 PM');
  });

  it('says in what it differs from another date of its series', () => {
    const date = anOpportunity();
    expect(differentWords(date, date)).toBe('');
    expect(differentWords({ ...date, endTime: '13:00' }, date)).toBe('9:00 AM – 1:00 PM');
    expect(differentWords({ ...date, location: 'Main Hall' }, date)).toBe('Main Hall');
  });

  it('says of what is yet to come that its coordinator left', () => {
    const left = anOpportunity({ coordinatorInactive: true });
    expect(coordinatorWords(left)).toBe('Vera Okafor (no longer active)');
    expect(coordinatorWords({ ...left, state: 'past' })).toBe('Vera Okafor');
    expect(coordinatorWords(anOpportunity())).toBe('Vera Okafor');
    expect(coordinatorWords(anOpportunity({ coordinatorId: null, coordinator: null }))).toBeUndefined();
  });

  it('says how many spots are left', () => {
    expect([places(10, 4), places(10, 9), places(10, 10)].map(spotsWords)).toEqual([
      '6 spots left',
      '1 spot left',
      'No spots left',
    ]);
  });

  it('says of one that is over how many took part', () => {
    expect(spotsWords({ ...places(10, 4), state: 'past' })).toBe('4/10 signed up');
    expect(spotsWords({ ...places(10, 4), state: 'cancelled' })).toBe('4/10 signed up');
    expect(takenWords(places(10, 4))).toBe('4/10 signed up');
  });

  it('says who waits only where somebody does', () => {
    expect([0, 1, 12].map((waitlisted) => lineWords({ waitlisted }))).toEqual(['', '1 waiting', '12 waiting']);
  });

  it('counts the line', () => {
    expect([1, 2, 3, 4, 11, 12, 21, 103].map(placeInLine)).toEqual([
      '1st in line',
      '2nd in line',
      '3rd in line',
      '4th in line',
      '11th in line',
      '12th in line',
      '21st in line',
      '103rd in line',
    ]);
  });
});

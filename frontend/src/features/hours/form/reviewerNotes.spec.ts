import { anEntry, student } from '../../../testing/builders.js';
import { reviewerNotes } from './reviewerNotes.js';

const typed = {
  organizationName: 'Riverside Food Bank',
  days: ['2026-09-30'],
  startTime: '09:00',
  endTime: '12:00',
  hours: '3',
};
/** 3:00 PM at the school. */
const now = new Date('2026-09-30T19:00:00Z');
const notes = (changes: Partial<typeof typed>, others = [anEntry()], at = now) =>
  reviewerNotes({ ...typed, ...changes }, { others, now: at, timeZone: student.timeZone });

describe('what reviewers will be told of hours that are being typed', () => {
  it('is nothing where nothing is odd', () => {
    expect(notes({}, [])).toEqual([]);
    expect(notes({ startTime: '12:00', endTime: '15:00' })).toEqual([]);
    expect(notes({ days: ['2026-09-29'] })).toEqual([]);
  });

  it('is that they end later than now', () => {
    const note = 'These hours aren’t over yet. They end at 3:01 PM.';
    expect(notes({ startTime: '13:00', endTime: '15:01' })).toEqual([note]);
    expect(notes({ startTime: '13:00', endTime: '15:01', days: ['2026-09-29'] })).toEqual([]);
    expect(notes({ startTime: '22:00', endTime: '15:01', days: ['2026-09-29'] }, [])).toEqual([
      'These hours aren’t over yet. They end at 3:01 PM the next day.',
    ]);
  });

  it('is that the person has logged the same before, however the place is spelled', () => {
    expect(notes({ organizationName: ' riverside food bank' })).toEqual([
      'You already logged hours from 9:00 AM to 12:00 PM at Riverside Food Bank on Wed, Sep 30, 2026.',
    ]);
  });

  it('is that the person was elsewhere at the time, past midnight too', () => {
    const other = 'Overlaps your hours from 9:00 AM to 12:00 PM at Riverside Food Bank on Wed, Sep 30, 2026.';
    expect(notes({ organizationName: 'City Library' })).toEqual([other]);
    expect(notes({ startTime: '11:00', endTime: '13:00' })).toEqual([other]);
    expect(notes({ days: ['2026-09-29'], startTime: '23:00', endTime: '09:30' })).toEqual([other]);
  });

  it('is that the day is long, as when start and end are swapped', () => {
    const note = 'This day adds up to 22 hours. Check the start and the end.';
    expect(notes({ startTime: '17:00', endTime: '15:00', hours: '22', days: ['2026-09-28'] }, [])).toEqual([note]);
    expect(notes({ startTime: '12:00', endTime: '15:00', hours: '9' })).toEqual([]);
    expect(notes({ startTime: '12:00', endTime: '15:00', hours: '9.5' })).toEqual([
      'This day adds up to 12.5 hours. Check the start and the end.',
    ]);
  });

  it('is said of every day, once', () => {
    const night = { startTime: '22:00', endTime: '09:30', days: ['2026-09-28', '2026-09-29', '2026-09-30'] };
    expect(notes(night)).toHaveLength(2);
  });

  it('is nothing of a date that cannot be sent, nor while a time is missing', () => {
    expect(notes({ days: ['', '2026-10-01', '0010-12-11'] }, [anEntry({ date: '2026-10-01' })])).toEqual([]);
    expect(notes({ endTime: '' })).toEqual([]);
  });
});

import { attendanceWindow, timeOf } from './opportunity.js';

const evening = { date: '2026-11-21', startTime: '20:00', endTime: '01:00' };

describe('Attendance', () => {
  it.each([
    ['2026-11-21', '19:29', 'early'],
    ['2026-11-21', '19:30', 'open'],
    ['2026-11-22', '00:59', 'open'],
    ['2026-11-22', '13:00', 'open'],
    ['2026-11-22', '13:01', 'late'],
    ['2026-11-20', '23:59', 'early'],
  ])('of 8 PM to 1 AM is on %s at %s: %s', (date, time, window) => {
    expect(attendanceWindow(evening, { date, time })).toBe(window);
  });

  it('begins the day before where the opportunity begins at midnight', () => {
    const midnight = { date: '2026-11-21', startTime: '00:00', endTime: '02:00' };
    expect(attendanceWindow(midnight, { date: '2026-11-20', time: '23:30' })).toBe('open');
  });
});

describe('An opportunity', () => {
  it.each([
    ['2026-11-21', '19:59', 'upcoming'],
    ['2026-11-21', '20:00', 'now'],
    ['2026-11-22', '00:59', 'now'],
    ['2026-11-22', '01:00', 'past'],
  ])('of 8 PM to 1 AM is on %s at %s: %s', (date, time, expected) => {
    expect(timeOf(evening, { date, time })).toBe(expected);
  });
});

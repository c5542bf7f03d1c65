import { hoursOfAnEvenPaceTo } from './at-risk.rules.js';

describe('the even pace to the goal', () => {
  it.each([
    ['begins with nothing on 1 August', '2026-08-01', 0],
    ['asks for the first half hour on its fourth day', '2026-08-04', 0.5],
    ['is at half of the goal when half of the year is over', '2026-12-30', 25],
    ['asks for all of it on 31 May', '2027-05-31', 50],
    ['is not there yet the day before', '2027-05-30', 49.5],
    ['asks for the whole goal in summer', '2027-07-31', 50],
    ['begins anew the day after', '2027-08-01', 0],
    ['counts a leap day', '2028-05-30', 49.5],
  ])('%s', (_what, day, hours) => {
    expect(hoursOfAnEvenPaceTo(50, day)).toBe(hours);
  });

  it('never falls within a school year, and never asks for more than the goal', () => {
    const days = Array.from({ length: 365 }, (_, n) => new Date(Date.UTC(2026, 7, 1 + n)).toISOString().slice(0, 10));
    const paces = days.map((day) => hoursOfAnEvenPaceTo(33, day));
    expect(paces).toEqual([...paces].sort((a, b) => a - b));
    expect(Math.max(...paces)).toBe(33);
  });
});

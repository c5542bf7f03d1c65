import { hoursOfAnEvenPaceTo, pacesOn, standingOf } from './at-risk.rules.js';

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
  ])('%s, for a student of years', (_what, day, hours) => {
    expect(hoursOfAnEvenPaceTo(50, day, '2024-09-01')).toBe(hours);
  });

  it.each([
    ['asks nothing of a student on their first day', '2026-12-30', '2026-12-30', 0],
    ['asks of who joined in the middle half of what it asks of the others', '2027-05-31', '2026-12-31', 25],
    ['asks little of who joined at the end', '2027-05-31', '2027-05-25', 1],
    ['asks the same in summer', '2027-07-31', '2027-05-25', 1],
    ['asks nothing of who joins in summer', '2027-07-31', '2027-06-15', 0],
    ['asks nothing of who joins later than that day', '2026-12-30', '2027-01-10', 0],
  ])('%s', (_what, day, joined, hours) => {
    expect(hoursOfAnEvenPaceTo(50, day, joined)).toBe(hours);
  });

  it('never falls within a school year, and never asks for more than the goal', () => {
    const days = Array.from({ length: 365 }, (_, n) => new Date(Date.UTC(2026, 7, 1 + n)).toISOString().slice(0, 10));
    const paces = days.map((day) => hoursOfAnEvenPaceTo(33, day, '2026-08-01'));
    expect(paces).toEqual([...paces].sort((a, b) => a - b));
    expect(Math.max(...paces)).toBe(33);
  });

  it('tells who has reached the goal, who keeps pace and who is behind', () => {
    expect([standingOf(50, 0, 30), standingOf(30, 20, 30), standingOf(29.5, 20.5, 30)]).toEqual([
      'reached',
      'on-pace',
      'behind',
    ]);
  });

  it('is known for each day on which a student may have joined', () => {
    const { first, shares } = pacesOn('2026-12-30');
    expect([first, shares.length]).toEqual(['2026-08-01', 152]);
    expect([shares[0], shares[76], shares.at(-1)]).toEqual([152 / 304, 76 / 304, 1 / 304]);
  });
});

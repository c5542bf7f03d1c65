import { suggestedYear } from './academic-year.js';

describe('the year that the form suggests', () => {
  it('is August to July around today, for the first of a school', () => {
    const year = { name: '2026–27', startsOn: '2026-08-01', endsOn: '2027-07-31' };
    expect(suggestedYear([], '2026-08-01')).toEqual(year);
    expect(suggestedYear([], '2027-07-31')).toEqual(year);
  });

  it('begins the day after the newest one ends, and is one year long', () => {
    const newest = { startsOn: '2026-08-24', endsOn: '2027-06-18' };
    const older = { startsOn: '2025-08-24', endsOn: '2026-06-18' };
    expect(suggestedYear([newest, older], '2026-11-21')).toEqual({
      name: '2027–28',
      startsOn: '2027-06-19',
      endsOn: '2028-06-18',
    });
    expect(suggestedYear([{ startsOn: '2025-01-01', endsOn: '2025-12-31' }], '2026-11-21')).toEqual({
      name: '2026',
      startsOn: '2026-01-01',
      endsOn: '2026-12-31',
    });
    expect(suggestedYear([{ startsOn: '2027-03-01', endsOn: '2028-02-28' }], '2026-11-21').endsOn).toBe('2029-02-28');
  });
});

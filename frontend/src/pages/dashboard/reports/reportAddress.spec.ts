import { problemOfDay } from './useLookingBack.js';
import { parentFilters, reportSearchIn, studentFilters, withTable } from './reportAddress.js';

const TODAY = '2026-11-21';
const searchOf = (address: string) => reportSearchIn(new URLSearchParams(address), TODAY);

describe('what an address asks of the reports', () => {
  it('is everything, now, as charts, unless it says otherwise', () => {
    expect(searchOf('tab=reports')).toEqual({
      q: '',
      parent: '',
      grade: '',
      progress: '',
      class: '',
      sort: '',
      parentSort: '',
      day: '',
      asOf: '',
      tables: [],
    });
    expect(studentFilters(searchOf(''))).toEqual({});
  });

  it('leaves out what there is not', () => {
    expect(searchOf('grade=13&progress=half&asOf=2026-02-30&tables=month,pie')).toEqual(
      expect.objectContaining({ grade: '', progress: '', asOf: '', tables: ['month'] }),
    );
    expect(searchOf(`q=${'x'.repeat(300)}`).q).toHaveLength(100);
  });

  it('reaches the server with the names it knows them by', () => {
    const all = searchOf('q= maya &parent=renee&grade=none&class=7&progress=goal&asOf=2026-10-01');
    expect(studentFilters(all)).toEqual({
      q: 'maya',
      gradeLevel: 'none',
      classId: '7',
      progress: 'goal',
      asOf: '2026-10-01',
    });
    expect(parentFilters(all)).toEqual({ q: 'renee', asOf: '2026-10-01' });
  });

  it.each([
    [TODAY, '', undefined],
    ['2026-11-22', '', 'This date is in the future, so you’re seeing today’s numbers.'],
    ['2026-11-20', '2026-11-20', undefined],
  ])('as of %s is the end of that day, and of no day to come', (day, asOf, problem) => {
    const of = searchOf(`asOf=${day}`);
    expect(of.asOf).toBe(asOf);
    expect(problemOfDay(of, TODAY)).toBe(problem);
  });

  it('keeps which charts stand as tables, in the order of the charts', () => {
    const both = withTable(['behind'], 'month', true);
    expect(both).toEqual(['month', 'behind']);
    expect(withTable(withTable(both, 'month', false), 'behind', false)).toEqual([]);
  });
});

import { DateColumn, dateIn } from './dates.js';

const read = (cell: string, order?: 'month' | 'day' | 'year') =>
  dateIn(cell, { timeZone: 'America/New_York', thisYear: 2026, order }, 'Date');

it.each([
  ['2026-09-30', '2026-09-30'],
  ['2026-09-30 18:00:00', '2026-09-30'],
  // ten in the evening of the day before in New York
  ['2026-09-30T02:00:00Z', '2026-09-29'],
  ['2026/9/2', '2026-09-02'],
  ['2026.09.02', '2026-09-02'],
  ['Sep 02, 2026', '2026-09-02'],
  ['Sept. 2, 2026', '2026-09-02'],
  ['September 2nd, 2026', '2026-09-02'],
  ['2 September 2026', '2026-09-02'],
  ['the 2nd of September 2026', '2026-09-02'],
  ['Wed, Sep 2, 2026', '2026-09-02'],
  ['Wednesday 2 September 2026', '2026-09-02'],
  ['02-Sep-26', '2026-09-02'],
  ['2-sept-2026', '2026-09-02'],
  ['2026-Sep-02', '2026-09-02'],
  ['Sep 2, 2026 6:30 PM', '2026-09-02'],
  ['2 de septiembre de 2026', '2026-09-02'],
  ['miércoles, 2 de sept. de 2026', '2026-09-02'],
  ['mar 1 sep 2026', '2026-09-01'],
  ['1 ene 2026', '2026-01-01'],
  ['29 Feb 2024', '2024-02-29'],
])('reads %p as %p, whatever the order of numbers', (cell, date) => {
  for (const order of [undefined, 'month', 'day'] as const) expect(read(cell, order)).toEqual({ date });
});

it.each([
  ['9/30/2026', 'month', '2026-09-30'],
  ['09/03/26', 'month', '2026-09-03'],
  ['9-30-2026', 'month', '2026-09-30'],
  ['9/30/2026 0:00', 'month', '2026-09-30'],
  ['30.9.2026', 'day', '2026-09-30'],
  ['03/09/26', 'day', '2026-09-03'],
  ['26/09/03', 'year', '2026-09-03'],
] as const)('reads %p with the %s first as %p', (cell, order, date) => {
  expect(read(cell, order)).toEqual({ date });
});

const NOT_REAL = 'Date must be a real date, such as 2026-09-30.';
const NO_YEAR = 'This date has no year. Write it like 2026-09-30.';
const UNCLEAR = 'The year isn’t clear. Write all four digits, like 2026-09-30.';

it.each([
  ['', undefined],
  ['02/30', NO_YEAR],
  ['Sep 2', NO_YEAR],
  ['12/11/10', UNCLEAR],
  ['2-Sep-99', UNCLEAR],
  ['2/30/2026', NOT_REAL],
  ['30 February 2026', NOT_REAL],
  ['31.12.2026', 'With the month first, this isn’t a real date.'],
  ['Sep 2026', NOT_REAL],
  ['May June 2, 2026', NOT_REAL],
  ['Sep 2, 2026 or later', NOT_REAL],
  ['2026-09-01; DROP TABLE', NOT_REAL],
  ['1899-12-31', NOT_REAL],
  [`9${' '.repeat(9_990)}/30/2026`, NOT_REAL],
  ['45901', 'This is a number, not a date. Format the column as a date in your spreadsheet, and save the file again.'],
])('says of %p: %p', (cell, problem) => {
  expect(read(cell, 'month')).toEqual(problem ? { problem } : {});
});

describe('a column of dates', () => {
  const column = (...cells: string[]) => {
    const dates = new DateColumn(2026);
    cells.forEach((cell, at) => dates.see(cell, at + 2));
    return { order: dates.order, question: dates.question((value) => value) };
  };

  it('shows its order by one date that is real in one order only', () => {
    expect(column('9/2/2026', '9/14/2026', '1/5/2026')).toMatchObject({ order: 'month', question: undefined });
    expect(column('14.9.2026', '9.9.2026', '30.9.2026')).toMatchObject({ order: 'day', question: undefined });
    expect(column('26/09/02', '18/10/30')).toMatchObject({ order: 'year', question: undefined });
  });

  it('asks before one date turns the order of the others, and names that date', () => {
    const typo = ['9/3/2026', '9/4/2026', '9/8/2026', '9/9/2026', '9/10/2026', '10/2/2026', '13/10/2026'];
    expect(column(...typo).question).toEqual({
      value: '9/3/2026',
      row: 2,
      choices: [
        { order: 'month', date: '2026-09-03', unreal: { row: 8, value: '13/10/2026' } },
        { order: 'day', date: '2026-03-09', unreal: null },
      ],
    });
  });

  it('asks with its first date that is another day in the other order', () => {
    expect(column('2026-09-01', '9/9/2026', '9/2/2026', '10/3/2026').question).toEqual({
      value: '9/2/2026',
      row: 4,
      choices: [
        { order: 'month', date: '2026-09-02', unreal: null },
        { order: 'day', date: '2026-02-09', unreal: null },
      ],
    });
    expect(column('25/09/26').question).toMatchObject({
      choices: [
        { order: 'day', date: '2026-09-25', unreal: null },
        { order: 'year', date: '2025-09-26', unreal: null },
      ],
    });
  });

  it('asks too where its dates contradict each other', () => {
    expect(column('12/31/2026', '31/12/2026')).toMatchObject({
      order: undefined,
      question: {
        value: '12/31/2026',
        row: 2,
        choices: [
          { order: 'month', date: '2026-12-31', unreal: { row: 3, value: '31/12/2026' } },
          { order: 'day', date: null, unreal: { row: 2, value: '12/31/2026' } },
        ],
      },
    });
  });

  it('has no question where all are the same day in any order, or none is in numbers', () => {
    expect(column('9/9/2026', '10/10/2026').question).toBeUndefined();
    expect(column('Sep 2, 2026', '2026-01-02', '', 'soon', '12/11/10').question).toBeUndefined();
  });
});

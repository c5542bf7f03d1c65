import { behindWords, daysOfMonth, hoursOfBar, monthName, progressWords } from './reportWords.js';

const WHAT_COUNTS = 'Only approved hours count, and only the days since a student joined.';

describe('the words of reports', () => {
  it('name a month and know its days, in leap years too', () => {
    expect(monthName('2026-09')).toBe('Sep 2026');
    expect(daysOfMonth('2026-09')).toEqual({ from: '2026-09-01', to: '2026-09-30' });
    expect(daysOfMonth('2028-02')).toEqual({ from: '2028-02-01', to: '2028-02-29' });
    expect(daysOfMonth('2026-12')).toEqual({ from: '2026-12-01', to: '2026-12-31' });
  });

  it('leave no rounding of sums to be seen', () => {
    expect(hoursOfBar(0.1 + 0.2)).toBe('0.3 h');
    expect(hoursOfBar(12_345.5)).toBe('12,345.5 h');
    expect(hoursOfBar(0)).toBe('0 h');
  });

  it.each([
    [1, 1, 1, `1 of 1 student is behind an even pace toward the goal. ${WHAT_COUNTS}`],
    [2, 40, 2, `2 of 40 students are behind an even pace toward the goal. ${WHAT_COUNTS}`],
    [
      12,
      1400,
      10,
      `12 of 1,400 students are behind an even pace toward the goal. ${WHAT_COUNTS} The 10 furthest behind:`,
    ],
  ])('count %i of %i who are behind', (behind, students, listed, words) => {
    expect(behindWords(behind, students, listed)).toBe(words);
  });

  it('say how many students the goal is for', () => {
    expect(progressWords({ students: 1, goal: 50, goalsDiffer: false })).toBe(
      '1 student by hours that count. The goal is 50 hours each. Pick a bar to list its students below.',
    );
    expect(progressWords({ students: 1400, goal: 1, goalsDiffer: false })).toBe(
      '1,400 students by hours that count. The goal is 1 hour each. Pick a bar to list its students below.',
    );
    expect(progressWords({ students: 1400, goal: 50, goalsDiffer: true })).toBe(
      '1,400 students by hours that count, each toward their own goal. Pick a bar to list its students below.',
    );
  });
});

import { daysLeft, daysMade, problemsOfRepetition, repetitionOf, type RepetitionValues } from './repetition.js';

const weekly = (given: Partial<RepetitionValues> = {}): RepetitionValues => ({
  date: '2026-10-27',
  repeats: 'weeks',
  repeatWeeks: '3',
  repeatUntil: '',
  exceptDates: [],
  ...given,
});

describe('a weekly repetition', () => {
  it('is one day where nothing repeats, and sends nothing of itself', () => {
    expect(daysMade(weekly({ repeats: 'never' }))).toEqual(['2026-10-27']);
    expect(repetitionOf(weekly({ repeats: 'never', exceptDates: ['2026-10-27'] }))).toEqual({});
    expect(problemsOfRepetition(weekly({ repeats: 'never', exceptDates: ['2026-10-27'] }))).toEqual({});
  });

  it('is on the same day of so many weeks, the change of clocks among them', () => {
    expect(daysMade(weekly())).toEqual(['2026-10-27', '2026-11-03', '2026-11-10']);
    expect(repetitionOf(weekly())).toEqual({ repeatWeeks: 3 });
  });

  it('goes until a day and takes that day in', () => {
    const until = weekly({ repeats: 'until', repeatUntil: '2026-11-10' });
    expect(daysMade(until)).toHaveLength(3);
    expect(daysMade({ ...until, repeatUntil: '2026-11-09' })).toHaveLength(2);
    expect(repetitionOf(until)).toEqual({ repeatUntil: '2026-11-10' });
  });

  it('leaves out the days that somebody took out of it', () => {
    const values = weekly({ exceptDates: ['2026-11-10', '2026-11-03'] });
    expect(daysLeft(values)).toEqual(['2026-10-27']);
    expect(repetitionOf(values)).toEqual({ repeatWeeks: 3, exceptDates: ['2026-11-03', '2026-11-10'] });
  });

  it('forgets a day left out that it does not make any more', () => {
    expect(repetitionOf(weekly({ date: '2026-10-28', exceptDates: ['2026-11-03'] }))).toEqual({ repeatWeeks: 3 });
  });

  it('makes no days while one of its ends is missing', () => {
    expect(daysMade(weekly({ date: '' }))).toEqual([]);
    for (const repeatWeeks of ['', 'x', '1.5', '-2', '0']) expect(daysMade(weekly({ repeatWeeks }))).toEqual([]);
    expect(daysMade(weekly({ repeats: 'until', repeatUntil: '2026-02-30' }))).toEqual([]);
  });

  it('cannot end before it begins, nor be without its last day', () => {
    const until = (repeatUntil: string) => problemsOfRepetition(weekly({ repeats: 'until', repeatUntil }));
    expect(until('')).toEqual({ repeatUntil: 'Last day is required' });
    expect(until('2026-10-26')).toEqual({ repeatUntil: 'The last day must not be before the first day.' });
    expect(until('2026-10-27')).toEqual({});
  });

  it('takes place 53 times at most', () => {
    const until = (repeatUntil: string) => problemsOfRepetition(weekly({ repeats: 'until', repeatUntil }));
    expect(until('2027-10-26')).toEqual({});
    expect(until('2027-11-02')).toEqual({ repeatUntil: 'It can take place at most 53 times.' });
    expect(daysMade(weekly({ repeatWeeks: '1000000000' }))).toHaveLength(54);
  });

  it('takes place at least once', () => {
    expect(problemsOfRepetition(weekly({ repeatWeeks: '1', exceptDates: ['2026-10-27'] }))).toEqual({
      exceptDates: 'Keep at least one day.',
    });
  });
});

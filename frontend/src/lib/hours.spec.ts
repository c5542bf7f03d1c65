import { hoursFigure, hoursInColumn, hoursInWords, percentOf } from './hours.js';

describe('hours on screen', () => {
  it('shows two digits in a column and no more than needed in a sentence', () => {
    expect(hoursInColumn('2.50')).toBe('2.50 h');
    expect(hoursInColumn('12.00')).toBe('12.00 h');
    expect(hoursInColumn(null)).toBe('—');
    expect(hoursInWords('2.50')).toBe('2.5 hours');
    expect(hoursInWords('1.00')).toBe('1 hour');
    expect(hoursInWords(0)).toBe('0 hours');
    expect(hoursFigure(18.5)).toBe('18.5');
    expect(hoursFigure(0.1 + 0.2)).toBe('0.3');
  });

  it('names the hours that were logged where fewer were credited', () => {
    expect(hoursInColumn('1.00', '1.50')).toBe('1.00 of 1.50 h');
    expect(hoursInWords('1.00', '1.50')).toBe('1 of 1.5 hours');
    expect(hoursInWords('0.50', '1.00')).toBe('0.5 of 1 hour');
  });

  it('stops at the goal', () => {
    expect(percentOf(25, 50)).toBe(50);
    expect(percentOf(80, 50)).toBe(100);
    expect(percentOf(199.5, 200)).toBe(99);
    expect(percentOf(14.5, 50)).toBe(29);
    expect(percentOf(0, 50)).toBe(0);
    expect(percentOf(3, 0)).toBe(100);
  });
});

import { anEntry } from '../../testing/builders.js';
import { countedInColumn } from './entryWords.js';

describe('what counts of an entry in a list', () => {
  it('is said only where it is not all of its hours', () => {
    expect(countedInColumn(anEntry())).toBeNull();
    expect(countedInColumn(anEntry({ status: 'approved', countedHours: '3.00' }))).toBeNull();
    expect(countedInColumn(anEntry({ wouldCountHours: '3.00' }))).toBeNull();
    expect(countedInColumn(anEntry({ status: 'approved', countedHours: '2.00' }))).toBe('2.00 count');
    expect(countedInColumn(anEntry({ status: 'approved', countedHours: '1.00' }))).toBe('1.00 counts');
    const waitingTogether =
      '3 other waiting entries share its day or category. Of the 12 hours in all of them, 4 count.';
    expect(countedInColumn(anEntry({ wouldCountHours: '3.00', waitingTogether }))).toBe('up to 3.00 would count');
    expect(countedInColumn(anEntry({ wouldCountHours: '0.00', waitingTogether }))).toBe('0.00 would count');
    expect(countedInColumn(anEntry({ wouldCountHours: '0.00' }))).toBe('0.00 would count');
  });
});

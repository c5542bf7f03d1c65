import { anEntry } from '../../testing/builders.js';
import { indexOf, placeAfter, placeAt } from './useCurrentRow.js';
import { isFull, NOTHING, toggled, toggledAll, withAll, without } from '../../ui/selection.js';
import { isClean, selectionInWords } from './useReviewQueue.js';

const many = (count: number, first = 1) => Array.from({ length: count }, (_, at) => anEntry({ id: first + at }));

describe('selecting entries', () => {
  it('keeps the version that was looked at, whatever is read later', () => {
    const looked = toggled(NOTHING, anEntry({ version: 1 }));
    expect(withAll(looked, [anEntry({ version: 2 })]).get(41)?.version).toBe(1);
  });

  it('lets go of an entry that is selected again', () => {
    expect(toggled(toggled(NOTHING, anEntry()), anEntry()).size).toBe(0);
  });

  it('selects all, and lets go of all where all are selected', () => {
    const [one, ...rest] = many(3);
    const all = toggledAll(toggled(NOTHING, one!), [one!, ...rest]);
    expect([...all.keys()]).toEqual([1, 2, 3]);
    expect(toggledAll(all, [one!, ...rest]).size).toBe(0);
  });

  it('ends at as many as one decision reaches', () => {
    const full = withAll(NOTHING, many(600));
    expect(full.size).toBe(500);
    expect(isFull(full)).toBe(true);
    expect(isFull(without(full, [{ id: 1 }]))).toBe(false);
  });
});

describe('what is selected', () => {
  const flag = { rule: 'overlaps', version: 1, reason: 'Overlaps another entry.' } as const;
  const selection = [
    anEntry({ status: 'verified' }),
    anEntry({ status: 'verified', signals: [flag] }),
    anEntry(),
    anEntry({ signals: [flag] }),
  ];

  it('is told with what to look at twice', () => {
    expect(selectionInWords(selection, 'approved')).toBe('4 selected: 2 not verified, 2 flagged');
    expect(selectionInWords(selection.slice(2), 'verified')).toBe('2 selected: 1 flagged');
    expect(selectionInWords(selection.slice(0, 1), 'approved')).toBe('1 selected');
  });

  it('is clean where it was verified and has no signal; a verifier has yet to verify it', () => {
    expect(selection.filter((entry) => isClean(entry, 'approved'))).toEqual(selection.slice(0, 1));
    expect(selection.slice(2).filter((entry) => isClean(entry, 'verified'))).toEqual([selection[2]]);
  });
});

describe('the place in a list', () => {
  const rows = many(5);

  it('stays at its row while others come and go', () => {
    expect(indexOf(rows, { id: 4, index: 0 })).toBe(3);
  });

  it('is taken by the next row when its own has gone, or by the last', () => {
    expect(rows[indexOf(rows, { id: 99, index: 2 })]?.id).toBe(3);
    expect(rows[indexOf(rows, { id: 99, index: 9 })]?.id).toBe(5);
    expect(indexOf([], { id: 99, index: 2 })).toBe(-1);
    expect(indexOf(rows, null)).toBe(-1);
  });

  it('does not leave the list', () => {
    expect(placeAt(rows, -1)?.id).toBe(1);
    expect(placeAt(rows, 9)?.id).toBe(5);
    expect(placeAt([], 0)).toBeNull();
  });

  it('goes to the next row that stays, else to the one before, else nowhere', () => {
    expect(placeAfter(rows, 1, new Set([2, 3]))).toEqual({ id: 4, index: 1 });
    expect(placeAfter(rows, 4, new Set([4, 5]))).toEqual({ id: 3, index: 2 });
    expect(placeAfter(rows, 1, new Set([1]))).toEqual({ id: 2, index: 0 });
    expect(placeAfter(rows, 0, new Set([1, 2, 3, 4, 5]))).toBeNull();
  });
});

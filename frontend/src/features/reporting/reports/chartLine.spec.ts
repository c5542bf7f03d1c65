import { longest, share, type ChartLine } from './chartLines.js';

const line = (given: Partial<ChartLine>): ChartLine => ({
  key: 'one',
  label: 'One',
  done: 0,
  figure: '0 h',
  cells: [],
  ...given,
});

describe('how long a bar is', () => {
  it('goes by the longest, with what waits and the mark', () => {
    expect(longest([line({ done: 3, waiting: 4 }), line({ done: 6 })])).toBe(7);
    expect(longest([line({ done: 3, mark: 18 })])).toBe(18);
    expect(longest([])).toBe(0);
  });

  it('is nothing for nothing, and to be seen for anything', () => {
    expect(share(0, 7)).toBe(0);
    expect(share(3, 0)).toBe(0);
    expect(share(7, 14)).toBe(50);
    expect(share(0.5, 100_000)).toBe(0.5);
  });
});

import { bySeries } from './SeriesDates.js';

const row = (id: number, seriesId: number | null = null) => ({ id, seriesId });
const idsOf = (rows: readonly ReturnType<typeof row>[]) =>
  bySeries(rows, ({ seriesId }) => seriesId).map((group) => group.map(({ id }) => id));

describe('opportunities with the dates of their series', () => {
  it('are a series once, where its next date is, and everything else by itself', () => {
    expect(idsOf([row(1), row(2, 7), row(3), row(4, 7), row(5, 9)])).toEqual([[1], [2, 4], [3], [5]]);
  });

  it('may be none', () => {
    expect(idsOf([])).toEqual([]);
  });
});

import { decidingCells, describeWhoMayDoWhat, everyCell, furtherCells, TABLE } from './permissions/matrix.js';

describeWhoMayDoWhat(
  TABLE.filter((row) => furtherCells(row).length > 0),
  furtherCells,
);

test('with what other specs look at, the table is looked at whole', () => {
  const inWords = (cell: object): string => JSON.stringify(cell);
  for (const row of TABLE) {
    const lookedAt = new Set([...decidingCells(row), ...furtherCells(row)].map(inWords));
    expect(everyCell(row).filter((cell) => !lookedAt.has(inWords(cell)))).toEqual([]);
  }
  expect(TABLE.flatMap((row) => everyCell(row)).length).toBeGreaterThan(11_000);
});

import { describeWhoMayDoWhat, everyCell, TABLE } from './permissions/matrix.js';

describeWhoMayDoWhat(TABLE, everyCell);

test('the table is looked at whole', () => {
  expect(TABLE.flatMap((row) => everyCell(row)).length).toBeGreaterThan(11_000);
});

import { surviveImportCrashes } from './import-crashes.js';

it('takes in all of a file or nothing, at whatever moment of twenty the server is killed', async () => {
  const { killed, last, ...left } = await surviveImportCrashes({ times: 20, rows: 12_000 });
  expect(killed.length).toBeGreaterThan(10);
  expect(killed.filter(({ state, entries }) => entries !== (state === 'applied' ? 12_000 : 0))).toEqual([]);
  expect(last).toMatchObject({ applied: true, rows: 12_000 });
  expect(left).toEqual({ staged: 0, running: 0, apart: 0 });
}, 1_200_000);

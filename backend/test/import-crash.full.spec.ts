import { surviveImportCrashes } from './import-crashes.js';

it('takes in all of a file or nothing when the server is killed in the middle of it, and cleans up', async () => {
  const { killed, last, ...left } = await surviveImportCrashes({ times: 3, rows: 12_000 });
  expect(killed.filter(({ state }) => state === 'failed').length).toBeGreaterThan(0);
  expect(killed.filter(({ state, entries }) => entries !== (state === 'applied' ? 12_000 : 0))).toEqual([]);
  expect(last).toMatchObject({ applied: true, rows: 12_000 });
  expect(left).toEqual({ staged: 0, running: 0, apart: 0 });
});

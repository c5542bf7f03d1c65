import { surviveCrashes } from './crashes.js';

it('loses nothing acknowledged and doubles nothing when the server is killed twenty-five times in the middle of writes', async () => {
  const { acknowledged, ...faults } = await surviveCrashes(25);
  expect(acknowledged).toBeGreaterThan(500);
  expect(faults).toEqual({ lost: [], doubled: 0, apart: 0, totalsOff: 0 });
});

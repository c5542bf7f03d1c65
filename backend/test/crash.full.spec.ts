import { surviveCrashes } from './crashes.js';

it('loses nothing acknowledged and doubles nothing when the server is killed in the middle of writes', async () => {
  const { acknowledged, ...faults } = await surviveCrashes(3);
  expect(acknowledged).toBeGreaterThan(20);
  expect(faults).toEqual({ lost: [], doubled: 0, apart: 0, totalsOff: 0 });
});

import { surviveSealerCrashes } from './sealer-crashes.js';

it('leaves no gap, no fork and nothing unsealed when one of two that seal is killed fifty times', async () => {
  const { events, checkpoints, ...faults } = await surviveSealerCrashes(50);
  expect(events).toBeGreaterThan(500);
  expect(checkpoints).toBeGreaterThan(100);
  expect(faults).toEqual({ faults: [], gaps: 0, disorder: 0, missing: 0, unsealed: 0, complaints: [] });
});

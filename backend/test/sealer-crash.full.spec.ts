import { surviveSealerCrashes } from './sealer-crashes.js';

it('leaves no gap, no fork and nothing unsealed when one of two that seal is killed six times', async () => {
  const { events, checkpoints, ...faults } = await surviveSealerCrashes(6);
  expect(events).toBeGreaterThan(50);
  expect(checkpoints).toBeGreaterThan(10);
  expect(faults).toEqual({ faults: [], gaps: 0, disorder: 0, missing: 0, unsealed: 0, complaints: [] });
});

import { addDays } from '@hourtrail/contracts';
import { SignupRush } from '../../../test/signup-rush.js';

describe('twenty rushes for ten places', () => {
  let rush: SignupRush;
  beforeAll(async () => {
    rush = await SignupRush.of(1_000);
  });
  afterAll(() => rush.end());

  it('each give exactly ten to a thousand who ask at once, with cancels and changes of capacity between', async () => {
    for (let round = 0; round < 20; round += 1) await rush.round(addDays('2026-12-01', 7 * round));
    expect(rush.faults).toEqual([]);
  }, 900_000);
});

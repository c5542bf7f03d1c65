import { SignupRush } from '../../../test/signup-rush.js';

describe('a rush for ten places', () => {
  let rush: SignupRush;
  beforeAll(async () => {
    rush = await SignupRush.of(1_000);
  });
  afterAll(() => rush.end());

  it('gives exactly ten to a thousand who ask at once, and keeps the line in order through cancels and changes of capacity', async () => {
    for (const day of ['2026-12-01', '2026-12-08']) await rush.round(day);
    expect(rush.faults).toEqual([]);
    expect(rush.looks).toBeGreaterThan(20);
  });
});

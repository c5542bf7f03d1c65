import { ENDINGS, SessionRaces } from './session-races.js';

/** Races writes against each way in which a session ends, so many times each. */
export function raceSessions(times: number): void {
  let races: SessionRaces;
  beforeAll(async () => {
    races = await SessionRaces.start();
  });
  afterAll(() => races.stop());

  test.each(Object.keys(ENDINGS))(`no write succeeds after %s was answered, in ${times} races`, async (ending) => {
    const { succeeded, refused } = await races.run(ending, times);
    expect(succeeded + refused).toBe(3 * times);
    expect(succeeded).toBeGreaterThan(times / 4);
    expect(refused).toBeGreaterThan(times / 4);
  });
}

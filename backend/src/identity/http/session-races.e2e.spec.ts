import { ENDINGS, SessionRaces } from '../../../test/session-races.js';

const RACES = 250;

let races: SessionRaces;

beforeAll(async () => {
  races = await SessionRaces.start();
});
afterAll(() => races.stop());

test.each(Object.keys(ENDINGS))(
  `no write succeeds after %s was answered, in ${RACES} races`,
  async (ending) => {
    const { succeeded, refused } = await races.run(ending, RACES);
    expect(succeeded + refused).toBe(3 * RACES);
    expect(succeeded).toBeGreaterThan(RACES / 4);
    expect(refused).toBeGreaterThan(RACES / 4);
  },
  90_000,
);

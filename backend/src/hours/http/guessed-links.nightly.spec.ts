import { randomBytes } from 'node:crypto';
import { startApp, type TestApp } from '../../../test/app.js';
import { cloneDatabase, type TestDatabase } from '../../../test/database.js';

const GUESSES = 1_000_000;
const AT_ONCE = 50;

describe('a link to a supervisor', () => {
  let database: TestDatabase;
  let app: TestApp;

  beforeAll(async () => {
    database = await cloneDatabase();
    app = await startApp({ database });
  });
  afterAll(async () => {
    await app.close();
    await database.drop();
  });

  it('is looked up for few of a million guesses from one network in an hour', async () => {
    const client = app.client();
    const answers: Record<number, number> = {};
    const time = Date.now().toString(36);
    let left = GUESSES;
    const guess = async (): Promise<void> => {
      while (left > 0) {
        left -= 1;
        const { status } = await client.get(`/api/confirmations/1.${time}.${randomBytes(32).toString('base64url')}`);
        answers[status] = (answers[status] ?? 0) + 1;
      }
    };
    const began = Date.now();
    await Promise.all(Array.from({ length: AT_ONCE }, guess));
    const hours = Math.ceil((Date.now() - began) / 3_600_000);
    expect(Object.keys(answers)).toEqual(['404', '429']);
    expect(answers[404]).toBeLessThanOrEqual(300 * (hours + 1));
    expect((answers[404] ?? 0) + (answers[429] ?? 0)).toBe(GUESSES);
  });
});

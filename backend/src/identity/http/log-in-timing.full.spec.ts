import { startApp, type TestApp } from '../../../test/app.js';
import { cloneDatabase, type TestDatabase } from '../../../test/database.js';
import { makePerson, makeSchool } from '../../../test/people.js';
import { asAdmin } from '../../../test/sql.js';

const ROUNDS = 11;
/** Enough work to show above the noise of a busy machine. */
const MEMORY_KIB = '65536';

let database: TestDatabase;
let app: TestApp;

beforeAll(async () => {
  process.env['TEST_ARGON2_KIB'] = MEMORY_KIB;
  database = await cloneDatabase();
  app = await startApp({ database });
  const school = await makeSchool(app);
  await makePerson(app, school, 'student', { username: 'known' });
  await makePerson(app, school, 'student', { username: 'inactive', isActive: false });
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

/** Milliseconds of each refusal, the three kinds taking turns so that noise falls on all alike. */
async function measure(usernames: readonly string[]): Promise<Map<string, number[]>> {
  const times = new Map(usernames.map((username): [string, number[]] => [username, []]));
  for (let round = 0; round < ROUNDS; round += 1) {
    await asAdmin(database, 'TRUNCATE identity.log_in_attempts');
    for (const username of usernames) {
      const began = performance.now();
      const { status } = await app.client().post('/api/auth/login', { username, password: 'wrong password' });
      times.get(username)?.push(performance.now() - began);
      expect(status).toBe(401);
    }
  }
  return times;
}

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] as number;

/** How far the slowest and the fastest kind lie apart, and how far they may, by how much each kind varies by itself. */
async function difference(): Promise<{ readonly least: number; readonly apart: number; readonly allowed: number }> {
  const times = [...(await measure(['known', 'nobody', 'inactive'])).values()];
  const medians = times.map(median);
  const least = Math.min(...medians);
  const jitter = median(times.flatMap((values) => values.map((value) => Math.abs(value - median(values)))));
  return { least, apart: Math.max(...medians) - least, allowed: Math.min(least / 2, Math.max(3, 3 * jitter)) };
}

test('nobody can tell by the time it takes whether an account exists or is active', async () => {
  let found = await difference();
  // what tells accounts apart does so each time, what a busy machine does falls elsewhere the next time
  for (let again = 0; again < 2 && found.apart >= found.allowed; again += 1) found = await difference();
  expect(found.least).toBeGreaterThan(20);
  expect(found.apart).toBeLessThan(found.allowed);
});

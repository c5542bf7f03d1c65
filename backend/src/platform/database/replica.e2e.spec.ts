import { startApp } from '../../../test/app.js';
import { cloneDatabase, type TestDatabase } from '../../../test/database.js';
import { makePerson, makeSchool } from '../../../test/people.js';

let database: TestDatabase;

beforeAll(async () => {
  database = await cloneDatabase();
});
afterAll(async () => database.drop());

const nowhere = (): string => Object.assign(new URL(database.appUrl), { port: '1' }).href;

test.each([
  ['cannot be reached', nowhere],
  ['is no replica', () => database.appUrl],
])('the primary answers where the replica %s, and an ended session reads nothing', async (_how, replicaUrl) => {
  const server = await startApp({ database, replicaUrl: replicaUrl() });
  try {
    const { username } = await makePerson(server, await makeSchool(server), 'admin');
    const browser = await server.signIn(username);
    const other = server.client();
    for (const [name, value] of browser.cookies) other.cookies.set(name, value);
    for (let time = 0; time < 2; time += 1) {
      expect(await other.get('/api/users')).toMatchObject({ status: 200, body: [{ username }] });
    }
    expect((await browser.post('/api/auth/logout')).status).toBe(204);
    expect((await other.get('/api/users')).status).toBe(401);
  } finally {
    await server.close();
  }
});

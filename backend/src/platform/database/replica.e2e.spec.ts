import pg from 'pg';
import { startApp } from '../../../test/app.js';
import { cloneDatabase, type TestDatabase } from '../../../test/database.js';
import { makePerson, makeSchool } from '../../../test/people.js';
import { LOG_POSITION, requirePosition, type LogPosition } from './replica.js';

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

const asked = async (url: string, { text, values = [] }: pg.QueryConfig): Promise<unknown> => {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query(text, [...values])).rows[0] as unknown;
  } finally {
    await client.end();
  }
};

test.each([
  ['a role that no policy binds', () => database.adminUrl, {}, 'HT426'],
  ['another database of the cluster', () => database.appUrl, { database: 1 }, 'HT426'],
  ['what is not in recovery', () => database.appUrl, {}, 'HT425'],
])('the first statement at a replica refuses %s', async (_what, url, other, code) => {
  const position = (await asked(database.appUrl, LOG_POSITION as pg.QueryConfig)) as LogPosition;
  const statement = requirePosition({ ...position, ...other }) as pg.QueryConfig;
  await expect(asked(url(), statement)).rejects.toMatchObject({ code });
});

import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newSignerText } from '../src/platform/sealing/signed-note.js';
import { cloneDatabase, type TestDatabase } from './database.js';
import { hourtrail } from './server.js';
import { asAdmin } from './sql.js';

const KEYS = { LOG_MAC_KEY: '03'.repeat(32), SEAL_KEY: newSignerText('hourtrail.test') };

let database: TestDatabase;
let data: string;

beforeEach(async () => {
  database = await cloneDatabase();
  data = await mkdtemp(join(tmpdir(), 'check-'));
});
afterEach(async () => {
  await database.drop();
  await rm(data, { recursive: true });
});

const check = (more: NodeJS.ProcessEnv = {}) =>
  hourtrail(data, 'audit', 'fsck', { DATABASE_URL: database.adminUrl, ...KEYS, ...more });
const migrations = async (): Promise<readonly string[]> =>
  (await asAdmin<{ name: string }>(database, 'SELECT name FROM migrations.migrations ORDER BY id')).map(
    ({ name }) => name,
  );

describe('a check of the log', () => {
  it('reads a database of its own version as it is', async () => {
    expect(await check()).toEqual({ code: 0, output: 'The log is whole: 0 events of 0 schools.\n' });
  });

  it.each([
    ['is older', 'DELETE FROM migrations.migrations WHERE id = (SELECT max(id) FROM migrations.migrations)'],
    ['is newer', "INSERT INTO migrations.migrations (timestamp, name) VALUES (9, 'Later9')"],
    ['was never set up', 'ALTER SCHEMA migrations RENAME TO nothing_there'],
  ])('refuses a database that %s, and does not bring it up to date', async (_how, prepare) => {
    await asAdmin(database, prepare);
    const names = (): Promise<unknown> => migrations().catch(() => 'none');
    const before = await names();
    expect(await check()).toEqual({
      code: 1,
      output: expect.stringMatching(
        /^The database is not of the version of this program\. "hourtrail migrate" brings an older one up to date/,
      ) as string,
    });
    expect(await names()).toEqual(before);
  });

  it('makes no key where one is missing', async () => {
    for (const key of Object.keys(KEYS))
      expect(await check({ [key]: '' })).toEqual({
        code: 1,
        output: expect.stringMatching(/^There is no key in .*log-(mac|seal)\.key, and a check makes none\./) as string,
      });
    expect(await readdir(data)).toEqual([]);
  });

  it('makes no database where there is none', async () => {
    const url = new URL(database.adminUrl);
    url.pathname = '/nobody_made_this';
    const { code, output } = await check({ DATABASE_URL: url.href });
    expect([code, output]).toEqual([
      1,
      expect.stringMatching(/^The database at .* cannot be read: it has no database of that name/),
    ]);
    expect(await asAdmin(database, "SELECT FROM pg_database WHERE datname = 'nobody_made_this'")).toEqual([]);
  });
});

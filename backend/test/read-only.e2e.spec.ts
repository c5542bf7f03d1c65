import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { ExternalCheckpoints } from '../src/platform/sealing/external-checkpoints.js';
import { PASSWORD, sealingInto, startApp, type TestApp } from './app.js';
import { cloneDatabase, type TestDatabase } from './database.js';
import { backUpLog } from './log-backup.js';
import { asAdmin } from './sql.js';

const SENTENCE =
  'Nothing can be changed right now. The database is older than its signed checkpoints. The server operator has to fix it.';
const MAC_KEY = Buffer.alloc(32, 3);

let database: TestDatabase;
let app: TestApp;
let folder: string;
let signed: readonly string[];

const newcomer = (username: string) => ({
  ...{ username, email: `${username}@home.example`, firstName: 'Ana', lastName: 'Berg', password: PASSWORD },
});

beforeAll(async () => {
  database = await cloneDatabase();
  folder = await mkdtemp(join(tmpdir(), 'read-only-'));
  const admin = new pg.Pool({ connectionString: database.adminUrl });
  const before = await startApp({ database, macKey: MAC_KEY, sealing: sealingInto(folder) });
  const one = await before.client().post('/api/auth/signup', newcomer('ana'));
  expect(one.status).toBe(201);
  await before.sealAll();
  const restore = await backUpLog(admin);
  await before.client().post('/api/auth/signup', newcomer('ben'));
  await before.sealAll();
  await before.close();
  signed = await new ExternalCheckpoints(folder).of(1);
  await restore();
  await admin.end();
  app = await startApp({ database, macKey: MAC_KEY, sealing: { ...sealingInto(folder), runs: true } });
});
afterAll(async () => {
  await app.close();
  await database.drop();
  await rm(folder, { recursive: true });
});

describe('a server on a database that is older than what was signed', () => {
  it('refuses every change with a sentence that says what to do', async () => {
    const ana = await app.signIn('ana');
    const answers = [
      await ana.post('/api/volunteer-hours', { status: 'draft', date: '2026-09-01' }),
      await ana.patch('/api/auth/me', { firstName: 'Anna' }),
      await ana.post('/api/auth/change-password', { currentPassword: PASSWORD, newPassword: 'another long walk' }),
      await app.client().post('/api/auth/signup', newcomer('cleo')),
      await app.client().post('/api/contact', {}),
    ].filter(({ status }) => status !== 404);
    expect(
      answers.map(({ status, body, headers }) => [status, body.code, body.message, headers['retry-after']]),
    ).toEqual(answers.map(() => [503, 'read-only', SENTENCE, '60']));
    expect(answers.length).toBeGreaterThanOrEqual(3);
  });

  it('lets people sign in, look, and sign out', async () => {
    const ana = await app.signIn('ana');
    expect((await ana.get('/api/auth/me')).status).toBe(200);
    expect((await ana.get('/api/volunteer-hours')).status).toBe(200);
    expect((await ana.post('/api/auth/logout')).status).toBe(204);
  });

  it('says so with every answer, for screens to tell before somebody fills in a form', async () => {
    const ana = await app.signIn('ana');
    expect((await ana.get('/api/auth/me')).headers['x-read-only']).toBe('1');
  });

  it('lets who looks after the log have every event checked', async () => {
    await asAdmin(database, `UPDATE identity.users SET role = 'admin' WHERE username = 'ana'`);
    const ana = await app.signIn('ana');
    const { status, body } = await ana.post('/api/audit/checkups');
    expect([status, body.state]).toEqual([202, 'read-only']);
  });

  it('begins no file that it could not tell of in the log', async () => {
    await asAdmin(database, `UPDATE identity.users SET role = 'admin' WHERE username = 'ana'`);
    const { status, body } = await (await app.signIn('ana')).get('/api/admin/export/users?format=csv');
    expect([status, body.code]).toEqual([503, 'read-only']);
  });

  it('signs nothing', async () => {
    expect(await new ExternalCheckpoints(folder).of(1)).toEqual(signed);
  });
});

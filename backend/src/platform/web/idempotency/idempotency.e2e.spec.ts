import { hash } from 'node:crypto';
import { startApp, TestClock, type TestApp } from '../../../../test/app.js';
import type { Client } from '../../../../test/client.js';
import { cloneDatabase, type TestDatabase } from '../../../../test/database.js';
import { makePerson, makeSchool } from '../../../../test/people.js';
import { pauseOnce, Probe, ProbeModule } from '../../../../test/probe.js';
import { asAdmin } from '../../../../test/sql.js';
import { Sweeper } from '../sweeper.js';

let database: TestDatabase;
let clock: TestClock;
let app: TestApp;
let admin: Client;
let school: number;

beforeAll(async () => {
  database = await cloneDatabase();
  clock = new TestClock();
  app = await startApp({ database, clock, modules: [ProbeModule] });
  school = await makeSchool(app);
  admin = await app.signIn((await makePerson(app, school, 'admin')).username);
});
afterEach(() => {
  Probe.pause = async () => {};
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

const add = (name: string, key: string, by = admin) =>
  by.post('/api/probe/people', { name }, { 'idempotency-key': key });

const peopleNamed = async (name: string): Promise<number> =>
  (await asAdmin(database, 'SELECT FROM identity.users WHERE username = $1', [name])).length;

test('a repeated call has one effect and the same answer', async () => {
  const first = await add('once', 'key-1');
  const second = await add('once', 'key-1');
  expect(first.status).toBe(201);
  expect(second).toMatchObject({ status: 201, body: first.body, headers: { etag: first.headers['etag'] } });
  expect(await peopleNamed('once')).toBe(1);
});

test('the same key with another body is refused with 422', async () => {
  await add('one', 'key-2');
  const { status, body } = await add('two', 'key-2');
  expect(status).toBe(422);
  expect(body.code).toBe('idempotency-key-reused');
  expect(await peopleNamed('two')).toBe(0);
});

test('the key is known per person, method and path', async () => {
  const other = await app.signIn((await makePerson(app, school, 'admin')).username);
  expect((await add('mine', 'key-3')).status).toBe(201);
  expect((await add('theirs', 'key-3', other)).status).toBe(201);
  const key = { 'idempotency-key': 'key-3' };
  expect((await admin.delete('/api/probe/notes/1', key)).status).toBe(204);
  expect((await admin.delete('/api/probe/notes/2', key)).status).toBe(204);
  expect((await admin.delete('/api/probe/notes/2?q=why', key)).status).toBe(422);
});

test('an answer without a body is repeated without one', async () => {
  const key = { 'idempotency-key': 'key-4' };
  const answers = [await admin.delete('/api/probe/notes/4', key), await admin.delete('/api/probe/notes/4', key)];
  expect(answers.map(({ status, body }) => [status, body])).toEqual([
    [204, undefined],
    [204, undefined],
  ]);
});

test('while the first call runs, a second is told to wait', async () => {
  const { paused, goOn } = pauseOnce();
  const first = add('slow', 'key-5');
  await paused;
  const second = await add('slow', 'key-5');
  expect(second).toMatchObject({ status: 409, body: { code: 'in-progress' } });
  goOn();
  expect((await first).status).toBe(201);
});

test('of twenty calls at once one has an effect; the others get its answer or are told to wait', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => add('crowd', 'key-6')));
  const done = answers.filter(({ status }) => status === 201);
  const waiting = answers.filter(({ status, body }) => status === 409 && body.code === 'in-progress');
  expect(done.length + waiting.length).toBe(20);
  expect(new Set(done.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  expect(await peopleNamed('crowd')).toBe(1);
});

test('a refusal is not kept: the same call may succeed later', async () => {
  await add('taken', 'key-7');
  const refused = await add('taken', 'key-8');
  expect(refused).toMatchObject({ status: 409, body: { code: 'identity.taken' } });
  await asAdmin(
    database,
    "UPDATE identity.users SET username = 'free', email = 'free@probe.example' WHERE username = 'taken'",
  );
  expect((await add('taken', 'key-8')).status).toBe(201);
});

test('effect and answer are one: when the answer cannot be kept there is no effect', async () => {
  await asAdmin(database, 'ALTER TABLE web.idempotency_keys ADD CONSTRAINT full_up CHECK (key <> $$key-9$$)');
  expect((await add('undone', 'key-9')).status).toBeGreaterThanOrEqual(400);
  expect(await peopleNamed('undone')).toBe(0);
  await asAdmin(database, 'ALTER TABLE web.idempotency_keys DROP CONSTRAINT full_up');
});

test('after a day a key is as good as new', async () => {
  const first = await add('daily', 'key-10');
  clock.advance(24 * 3_600_000 + 1);
  admin = await app.signIn((await makePerson(app, school, 'admin')).username);
  expect(first.status).toBe(201);
  await app.app.get(Sweeper).sweep();
  expect(await asAdmin(database, 'SELECT FROM web.idempotency_keys')).toHaveLength(0);
});

test('a key older than a day that was not swept yet does not count', async () => {
  await add('old', 'key-11');
  await asAdmin(database, "UPDATE web.idempotency_keys SET created_at = created_at - interval '25 hours'");
  expect((await add('new', 'key-11')).status).toBe(201);
});

test('what was sent is not kept so that it could be guessed: a body may hold a password', async () => {
  await add('secretive', 'key-secret');
  const [row] = await asAdmin<{ hash: string }>(
    database,
    "SELECT encode(body_hash, 'hex') AS hash FROM web.idempotency_keys WHERE key = 'key-secret'",
  );
  expect(row?.hash).toMatch(/^[0-9a-f]{64}$/);
  expect(row?.hash).not.toBe(hash('sha256', `\n${JSON.stringify({ name: 'secretive' })}`, 'hex'));
});

test.each([['with a space'], ['ünïcode'], ['x'.repeat(201)]])('the key %p is refused', async (key) => {
  const { status, body } = await add('badkey', key);
  expect([status, body.code]).toEqual([400, 'invalid-input']);
});

test('signing in keeps no answer', async () => {
  const { username } = await makePerson(app, school, 'teacher');
  const browser = await app.signIn(username);
  const before = await asAdmin(database, 'SELECT FROM web.idempotency_keys');
  await browser.post('/api/auth/login', { username, password: 'a long walk home' }, { 'idempotency-key': 'key-12' });
  await browser.post('/api/auth/logout', undefined, { 'idempotency-key': 'key-12' });
  expect(await asAdmin(database, 'SELECT FROM web.idempotency_keys')).toHaveLength(before.length);
});

test('a deadlock or a failed serialization is tried again, three times in all', async () => {
  let tries = 0;
  Probe.pause = async () => {
    tries += 1;
    if (tries < 3) throw Object.assign(new Error('deadlock detected'), { code: '40P01', severity: 'ERROR' });
  };
  expect((await add('deadlocked', 'key-13')).status).toBe(201);
  expect([tries, await peopleNamed('deadlocked')]).toEqual([3, 1]);
});

import { startApp, TestClock, type TestApp } from '../../../test/app.js';
import { cloneDatabase, type TestDatabase } from '../../../test/database.js';
import { makePerson, makeSchool } from '../../../test/people.js';
import { asAdmin } from '../../../test/sql.js';
import type { Answer } from '../../../test/client.js';
import { PASSWORD } from '../../../test/app.js';

const SECOND = 1000;
const HOUR = 3600 * SECOND;

let database: TestDatabase;
let clock: TestClock;
let app: TestApp;
let school: number;

const start = (): Promise<TestApp> => startApp({ database, clock, web: { proxies: 1 } });

beforeAll(async () => {
  database = await cloneDatabase();
  clock = new TestClock();
  app = await start();
  school = await makeSchool(app);
});
beforeEach(async () => {
  await asAdmin(database, 'TRUNCATE identity.log_in_attempts');
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

let number = 0;
const newPerson = async (): Promise<string> =>
  (await makePerson(app, school, 'student', { username: `pupil${(number += 1)}` })).username;

const logIn = (username: string, password: string, address = '203.0.113.5', on = app): Promise<Answer> =>
  on.client().post('/api/auth/login', { username, password }, { 'x-forwarded-for': address });

async function failTimes(times: number, username: string, address?: string): Promise<void> {
  for (let n = 0; n < times; n += 1) {
    expect((await logIn(username, 'wrong password', address)).status).toBe(401);
    clock.advance(900 * SECOND);
  }
}

test('four failures cost nothing; from the fifth on each doubles the wait', async () => {
  const username = await newPerson();
  for (let n = 0; n < 4; n += 1) expect((await logIn(username, 'wrong password')).status).toBe(401);
  const waits: unknown[] = [];
  for (let n = 5; n <= 16; n += 1) {
    expect((await logIn(username, 'wrong password')).status).toBe(401);
    const refused = await logIn(username, PASSWORD);
    expect(refused).toMatchObject({ status: 429, body: { code: 'identity.too-many-attempts' } });
    waits.push(refused.headers['retry-after']);
    clock.advance(Number(refused.headers['retry-after']) * SECOND);
  }
  expect(waits).toEqual(['1', '2', '4', '8', '16', '32', '64', '128', '256', '512', '900', '900']);
  expect((await logIn(username, PASSWORD)).status).toBe(200);
});

test('attempts that come too early do not lengthen the wait', async () => {
  const username = await newPerson();
  for (let n = 0; n < 5; n += 1) await logIn(username, 'wrong password');
  for (let n = 0; n < 10; n += 1) expect((await logIn(username, 'wrong password')).headers['retry-after']).toBe('1');
});

test('letters that find the same account share its count, however they are written', async () => {
  const { username } = await makePerson(app, school, 'student', { username: 'verifier.ii' });
  const spellings = ['verifier.ii', 'VERIFIER.II', 'verİfİer.İİ', 'verifİer.iI', 'Verifier.iİ'];
  const signsIn = await Promise.all(spellings.map(async (name) => (await logIn(name, PASSWORD)).status === 200));
  await asAdmin(database, 'TRUNCATE identity.log_in_attempts');
  const finding = spellings.filter((_, index) => signsIn[index]);
  expect(finding).toContain(username);
  for (let n = 0; n < 5; n += 1) {
    expect((await logIn(finding[n % finding.length] as string, 'wrong password')).status).toBe(401);
  }
  for (const name of finding) expect((await logIn(name, PASSWORD)).status).toBe(429);
});

test('a success begins afresh', async () => {
  const username = await newPerson();
  for (let n = 0; n < 4; n += 1) await logIn(username, 'wrong password');
  expect((await logIn(username, PASSWORD)).status).toBe(200);
  for (let n = 0; n < 4; n += 1) expect((await logIn(username, 'wrong password')).status).toBe(401);
  expect((await logIn(username, PASSWORD)).status).toBe(200);
});

test('the same person is not kept out at another address', async () => {
  const username = await newPerson();
  for (let n = 0; n < 6; n += 1) await logIn(username, 'wrong password');
  expect((await logIn(username, PASSWORD)).status).toBe(429);
  expect((await logIn(username, PASSWORD, '203.0.113.6')).status).toBe(200);
});

test('an account that does not exist is slowed down alike', async () => {
  const responses: Answer[] = [];
  for (let n = 0; n < 6; n += 1) responses.push(await logIn('nobody at all', 'wrong password'));
  expect(responses.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401, 429]);
});

test('fifty attempts at once get no further than five', async () => {
  const username = await newPerson();
  const responses = await Promise.all(Array.from({ length: 50 }, () => logIn(username, 'wrong password')));
  expect(responses.filter(({ status }) => status === 401)).toHaveLength(5);
  expect(responses.filter(({ status }) => status === 429)).toHaveLength(45);
});

test('the count outlives the server and holds across two', async () => {
  const username = await newPerson();
  for (let n = 0; n < 3; n += 1) await logIn(username, 'wrong password');
  const other = await start();
  for (let n = 0; n < 2; n += 1) await logIn(username, 'wrong password', undefined, other);
  expect((await logIn(username, PASSWORD)).status).toBe(429);
  expect((await logIn(username, PASSWORD, undefined, other)).status).toBe(429);
  await other.close();
  const restarted = await start();
  expect((await logIn(username, PASSWORD, undefined, restarted)).status).toBe(429);
  await restarted.close();
});

test('after a hundred failures from anywhere the account rests until a day after the first', async () => {
  const username = await newPerson();
  const began = clock.now();
  for (let n = 0; n < 100; n += 1)
    expect((await logIn(username, 'wrong password', `198.51.100.${n}`)).status).toBe(401);
  const refused = await logIn(username, PASSWORD, '192.0.2.1');
  expect(refused.status).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBe(86_400);
  clock.set(new Date(began.getTime() + 24 * HOUR + SECOND));
  expect((await logIn(username, PASSWORD, '192.0.2.1')).status).toBe(200);
});

test('a right password takes back its own count only', async () => {
  const username = await newPerson();
  for (let n = 0; n < 98; n += 1) await logIn(username, 'wrong password', `198.51.100.${n}`);
  for (let n = 0; n < 5; n += 1) expect((await logIn(username, PASSWORD, '192.0.2.1')).status).toBe(200);
  await logIn(username, 'wrong password', '198.51.100.98');
  await logIn(username, 'wrong password', '198.51.100.99');
  expect((await logIn(username, PASSWORD, '192.0.2.1')).status).toBe(429);
});

test('one address may fail three hundred times an hour, whatever the names', async () => {
  for (let n = 0; n < 300; n += 1) expect((await logIn(`guess${n}`, 'wrong password')).status).toBe(401);
  const username = await newPerson();
  expect((await logIn(username, PASSWORD)).status).toBe(429);
  expect((await logIn(username, PASSWORD, '203.0.113.6')).status).toBe(200);
  clock.advance(HOUR + SECOND);
  expect((await logIn(username, PASSWORD)).status).toBe(200);
});

test('what others failed at from an address does not keep out who signed in from there before', async () => {
  const [regular, stranger] = [await newPerson(), await newPerson()];
  expect((await logIn(regular, PASSWORD)).status).toBe(200);
  for (let n = 0; n < 300; n += 1) await logIn(`nobody${n}`, 'wrong password');
  expect((await logIn(stranger, PASSWORD)).status).toBe(429);
  expect((await logIn(regular, PASSWORD)).status).toBe(200);
  expect((await logIn(regular, PASSWORD, '203.0.113.77')).status).toBe(200);
});

test('nor who comes with a browser that signed in to the account before, wherever that was', async () => {
  const [own, other] = [await newPerson(), await newPerson()];
  const browser = app.client();
  const attempt = async (username: string, by = browser): Promise<number> =>
    (await by.post('/api/auth/login', { username, password: PASSWORD }, { 'x-forwarded-for': '203.0.113.5' })).status;
  const atHome = { 'x-forwarded-for': '198.51.100.1' };
  const { status, headers } = await browser.post('/api/auth/login', { username: own, password: PASSWORD }, atHome);
  expect(status).toBe(200);
  const device = [headers['set-cookie']].flat().find((one) => String(one).startsWith('hourtrail_device='));
  expect(device).toMatch(/; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Lax$/);
  expect(device).not.toContain(own);
  for (let n = 0; n < 300; n += 1) await logIn(`nobody${n}`, 'wrong password');
  expect([await attempt(own, app.client()), await attempt(own)]).toEqual([429, 200]);
  // it says nothing of another account, and only as we wrote it
  expect(await attempt(other)).toBe(429);
  const forged = app.client();
  const third = await newPerson();
  const [, theirs] = (await forged.post('/api/auth/login', { username: third, password: PASSWORD }, atHome)).headers[
    'set-cookie'
  ] as unknown as string[];
  const [name = '', value = ''] = String(theirs).split(';')[0]!.split('=');
  forged.cookies.set(
    name,
    value.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')),
  );
  expect(await attempt(third, forged)).toBe(429);
  // and still slows down anyone who guesses with it
  for (let n = 0; n < 5; n += 1)
    await browser.post('/api/auth/login', { username: own, password: 'wrong' }, { 'x-forwarded-for': '203.0.113.5' });
  expect(await attempt(own)).toBe(429);
});

test('a network of IPv6 addresses counts as one', async () => {
  const username = await newPerson();
  for (let n = 0; n < 5; n += 1) await logIn(username, 'wrong password', `2001:db8:7:1::${n + 1}`);
  expect((await logIn(username, PASSWORD, '2001:db8:7:1:ffff::9')).status).toBe(429);
  expect((await logIn(username, PASSWORD, '2001:db8:7:2::9')).status).toBe(200);
});

test('of several forwarded addresses only the one our own proxy added counts', async () => {
  const username = await newPerson();
  for (let n = 0; n < 5; n += 1) await logIn(username, 'wrong password', `10.0.0.${n}, 203.0.113.5`);
  expect((await logIn(username, PASSWORD, '10.0.0.99, 203.0.113.5')).status).toBe(429);
});

test('without a trusted proxy nobody can choose their address', async () => {
  const username = await newPerson();
  const direct = await startApp({ database, clock });
  for (let n = 0; n < 5; n += 1) await logIn(username, 'wrong password', `198.51.100.${n}`, direct);
  expect((await logIn(username, PASSWORD, '198.51.100.77', direct)).status).toBe(429);
  await direct.close();
});

test('no name that somebody typed is kept', async () => {
  await logIn('my secret typed into the wrong box', 'wrong password');
  const rows = await asAdmin<{ row: string }>(database, 'SELECT a::text AS row FROM identity.log_in_attempts a');
  expect(rows).toHaveLength(3);
  expect(JSON.stringify(rows)).not.toMatch(/secret|203\.0/);
});

test('failures are forgotten after a day', async () => {
  const username = await newPerson();
  await failTimes(5, username);
  clock.advance(25 * HOUR);
  for (let n = 0; n < 4; n += 1) expect((await logIn(username, 'wrong password')).status).toBe(401);
  expect((await logIn(username, PASSWORD)).status).toBe(200);
});

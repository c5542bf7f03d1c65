import { startApp, type TestApp } from '../../../../test/app.js';
import type { Answer, Client } from '../../../../test/client.js';
import { cloneDatabase, type TestDatabase } from '../../../../test/database.js';
import { makePerson, makeSchool } from '../../../../test/people.js';
import { Probe, ProbeModule } from '../../../../test/probe.js';
import { asAdmin } from '../../../../test/sql.js';

let database: TestDatabase;
let app: TestApp;
let student: Client;
let admin: Client;

beforeAll(async () => {
  database = await cloneDatabase();
  app = await startApp({ database, modules: [ProbeModule] });
  const school = await makeSchool(app);
  student = await app.signIn((await makePerson(app, school, 'student')).username);
  admin = await app.signIn((await makePerson(app, school, 'admin')).username);
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

const SERVERS_OWN = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
let renamed = 0;

const put = (body: unknown, headers?: Record<string, string>): Promise<Answer> =>
  student.put('/api/probe/notes/1', body, headers);

test('every refusal has a status, a code, a sentence and the id of its request', async () => {
  const { status, body, headers } = await student.get('/api/nowhere');
  expect(status).toBe(404);
  expect(body).toEqual({
    statusCode: 404,
    code: 'not-found',
    message: 'There’s nothing here.',
    requestId: expect.stringMatching(SERVERS_OWN),
  });
  expect(headers).toMatchObject({
    'x-request-id': body.requestId,
    'content-type': 'application/json; charset=utf-8',
  });
});

test.each([
  ['a name of its own', 'support-ticket-17'],
  ["another request's", '00000000-0000-4000-8000-000000000000'],
  ['a person', 'Maya-Chen'],
  ['a line break', 'one\u0085two'],
  ['more than anybody reads', 'x'.repeat(10_000)],
])('a request that calls itself by %s gets a name from the server, also in the log', async (_what, given) => {
  const { body } = await student.get('/api/nowhere', { 'x-request-id': given });
  expect(body.requestId).toMatch(SERVERS_OWN);
  expect(body.requestId).not.toBe(given);
  expect(
    (await student.patch('/api/profile', { firstName: `Maya${(renamed += 1)}` }, { 'x-request-id': given })).status,
  ).toBe(200);
  const [event] = await asAdmin<{ canonical: string }>(
    database,
    'SELECT canonical FROM log.events ORDER BY position DESC LIMIT 1',
  );
  expect((JSON.parse(event!.canonical) as { request: string }).request).toMatch(SERVERS_OWN);
  expect(event!.canonical).not.toContain(given);
});

test.each([
  ['GET', '/api'],
  ['GET', '/api/'],
  ['GET', '/api/probe/notes/1/more'],
  ['POST', '/api/auth/me'],
  ['GET', '/assets/nothing.js'],
  ['GET', `/api/probe/notes/${'9'.repeat(300)}`],
] as const)('%s %s is not there', async (method, path) => {
  const { status, body } = await student.send(method, path);
  expect([status, body.code]).toEqual([404, 'not-found']);
});

describe('a body', () => {
  test.each([
    ['that is not JSON', '{"name": ', 'bad-json'],
    ['with a prototype', '{"name": "a", "__proto__": {"days": 3}}', 'bad-json'],
    ['with a hidden prototype', '{"name": "a", "\\u005f_proto__": {"days": 3}}', 'bad-json'],
    ['with a constructor', '{"name": "a", "constructor": {"prototype": {"days": 3}}}', 'bad-json'],
    ['nested too deep', '['.repeat(33) + ']'.repeat(33), 'bad-json'],
    ['nested absurdly deep', '['.repeat(500_000) + ']'.repeat(500_000), 'bad-json'],
    ['that is a list', '[{"name": "a"}]', 'invalid-input'],
    ['that is a word', '"name"', 'invalid-input'],
    ['that is a number', '7', 'invalid-input'],
    ['that is true', 'true', 'invalid-input'],
  ])('%s is refused', async (_what, body, code) => {
    const answer = await put(body);
    expect([answer.status, answer.body.code]).toEqual([400, code]);
  });

  test('of more than a mebibyte is refused with 413', async () => {
    const answer = await put(JSON.stringify({ name: 'x'.repeat(1024 * 1024) }));
    expect([answer.status, answer.body.code]).toEqual([413, 'too-large']);
  });

  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'text/json',
    'application/xml',
  ])('sent as %s is refused', async (type) => {
    const answer = await put('{"name":"a"}', { 'content-type': type });
    expect([answer.status, answer.body.code]).toEqual([400, 'json-only']);
  });

  test('may name its encoding', async () => {
    expect((await put('{"name":"a"}', { 'content-type': 'application/json; charset=utf-8' })).status).toBe(200);
  });

  test('that is not UTF-8 is refused', async () => {
    const { status, payload } = await student.sendBytes(
      'PUT',
      '/api/probe/notes/1',
      Buffer.from('{"name":"\xff"}', 'latin1'),
    );
    expect([status, payload]).toEqual([400, expect.stringContaining('bad-json')]);
  });

  test('that is null is none, and not one without fields', async () => {
    const answer = await put('null');
    expect([answer.status, answer.body.message]).toEqual([400, 'Send a JSON object.']);
  });

  test('that is missing counts as one without fields', async () => {
    const answer = await put(undefined);
    expect(answer.body.errors).toEqual([{ field: 'name', message: 'Name must be plain text.' }]);
  });
});

describe('a field', () => {
  test.each([
    [{ name: 'a', foo: 1 }, 'foo', '"foo" isn’t a known field.'],
    [{ name: 'a', place: { street: 'b', door: 2 } }, 'place.door', '"place.door" isn’t a known field.'],
    [{ name: 'a', place: {} }, 'place.street', 'Location must be plain text.'],
    [{ name: 'a', place: 'b' }, 'place', expect.any(String)],
    [{ name: 'a', place: [{ street: 3 }] }, expect.any(String), expect.any(String)],
    [{ name: 'a', days: '3' }, 'days', 'Days must be a whole number.'],
    [{ name: 'a', days: true }, 'days', 'Days must be a whole number.'],
    [{ name: 'a', days: 2.5 }, 'days', 'Days must be a whole number.'],
    [{ name: 'a', place: { street: 'b', toString: 1 } }, 'place.toString', '"place.toString" isn’t a known field.'],
    [{ name: { valueOf: 1 } }, 'name.valueOf', '"name.valueOf" isn’t a known field.'],
    [{ name: ['a'] }, 'name', 'Name must be plain text.'],
    [{ name: null }, 'name', 'Name must be plain text.'],
    [{ name: 'a\0b' }, 'name', 'Name must be plain text.'],
    [{ name: 'a\ud800b' }, 'name', 'Name must be plain text.'],
    [{ name: 'x'.repeat(61) }, 'name', 'Name can have at most 60 characters.'],
    [{ name: 'a', toString: 1 }, 'toString', '"toString" isn’t a known field.'],
    [{ name: 'a', hasOwnProperty: 1 }, 'hasOwnProperty', '"hasOwnProperty" isn’t a known field.'],
  ])('wrong in %j is named', async (body, field, message) => {
    const answer = await put(body);
    expect([answer.status, answer.body.code]).toEqual([400, 'invalid-input']);
    expect(answer.body.errors[0]).toEqual({ field, message });
  });

  test('with a number beyond all bounds is refused', async () => {
    expect((await put('{"name": "a", "days": 1e999}')).body.errors[0].field).toBe('days');
  });

  test('wrong among thousands does not make a long answer', async () => {
    const body = Object.fromEntries(Array.from({ length: 5_000 }, (_, n) => [`${'x'.repeat(100)}${n}`, n]));
    const answer = await put(body);
    expect(answer.status).toBe(400);
    expect(JSON.stringify(answer.body).length).toBeLessThan(6_000);
  });
});

describe('an address', () => {
  test.each(['0', '-1', '1.0', '1e3', '0x10', '2147483648', '01', 'abc', '%31x', '1%20'])(
    'with the id %s is refused',
    async (id) => {
      const answer = await student.put(`/api/probe/notes/${id}`, { name: 'a' });
      expect([answer.status, answer.body.errors?.[0].field]).toEqual([400, 'id']);
    },
  );

  test.each([
    '/api/probe/notes?q=%00',
    '/api/probe/%00',
    '/api/%',
    '/api/probe/notes?q=%',
    '/api/probe/notes?q=%ff',
    '/%c0%af',
  ])('%s is damaged', async (path) => {
    const answer = await student.get(path);
    expect([answer.status, answer.body.code]).toEqual([400, 'bad-request']);
  });

  test('with a filter that is not known is refused', async () => {
    expect((await student.get('/api/probe/notes?color=red')).body.errors).toEqual([
      { field: 'color', message: '"color" isn’t a known field.' },
    ]);
  });

  test.each(['q=a&q=b', 'q[]=a', 'q[x]=a'])('with the filter %s is refused', async (query) => {
    expect((await student.get(`/api/probe/notes?${query}`)).status).toBe(400);
  });

  test('reads its filter', async () => {
    expect((await student.get('/api/probe/notes?q=caf%C3%A9')).body).toEqual({ q: 'café' });
  });
});

describe('the order of refusals', () => {
  test('no session comes before everything', async () => {
    expect((await app.client().post('/api/probe/admins', '{"name": ')).status).toBe(401);
  });

  test('the wrong role comes before what was sent', async () => {
    const { status, body } = await student.post('/api/probe/admins', '{"name": ');
    expect([status, body.code]).toEqual([403, 'role']);
    expect((await student.post('/api/probe/admins', { foo: 1 })).status).toBe(403);
  });

  test('the right role is told what is wrong', async () => {
    expect((await admin.post('/api/probe/admins', { foo: 1 })).status).toBe(400);
    expect((await admin.post('/api/probe/admins', { name: 'a' })).status).toBe(201);
  });
});

describe('a failure', () => {
  const failing =
    (code: string, message = 'secret of the database'): (() => Error) =>
    () =>
      Object.assign(new Error(message), { code, severity: 'ERROR', detail: 'Key (email)=(ana@home.example) exists.' });

  test.each([
    ['of the connection', failing('ECONNREFUSED'), 503, 'database-away'],
    ['of waiting for a connection', () => new Error('timeout exceeded when trying to connect'), 503, 'database-away'],
    ['of a lost connection', () => new Error('Connection terminated unexpectedly'), 503, 'database-away'],
    ['of too many connections', failing('53300'), 503, 'database-away'],
    ['of a full disk', failing('53100'), 503, 'disk-full'],
    ['of a full folder', () => Object.assign(new Error('ENOSPC: secret'), { code: 'ENOSPC' }), 503, 'disk-full'],
    ['of a database that stops', failing('57P01'), 503, 'database-away'],
    ['of a database that starts', failing('57P03'), 503, 'database-away'],
    ['of a deadlock', failing('40P01'), 503, 'busy'],
    ['of a statement that took too long', failing('57014'), 503, 'busy'],
    ['of a value out of range', failing('22003'), 400, 'invalid-input'],
    ['of an unreadable text', failing('22021'), 400, 'invalid-input'],
    ['of a broken check', failing('23514'), 400, 'invalid-input'],
    ['of a taken key', failing('23505'), 409, 'conflict'],
    ['of a missing reference', failing('23503'), 409, 'conflict'],
    ['of a policy', failing('42501'), 503, 'unavailable'],
    ['of a wrong statement', failing('42601'), 503, 'unavailable'],
    ['of our own', () => new TypeError('x is not a function'), 503, 'unavailable'],
  ])('%s tells nothing of the database', async (_what, failure, status, code) => {
    Probe.failure = failure;
    const answer = await student.get('/api/probe/failure');
    Probe.failure = undefined;
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect(JSON.stringify(answer.body)).not.toMatch(/secret|ana@|function|SELECT|Key \(/);
    if (status === 503) expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  });
});

test('a connection that breaks under a request is answered with 503, and the server goes on', async () => {
  const breakConnections = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND usename IN ('app_rw', 'app_system')`;
  Probe.pause = async () => {
    await asAdmin(database, breakConnections);
    await new Promise((resolve) => setTimeout(resolve, 50));
  };
  const broken = await admin.post('/api/probe/people', { name: 'broken' }, { 'idempotency-key': 'broken' });
  expect([broken.status, broken.body.code]).toEqual([503, 'database-away']);
  Probe.pause = async () => {};
  const again = await admin.post('/api/probe/people', { name: 'broken' }, { 'idempotency-key': 'broken' });
  expect(again.status).toBe(201);
});

import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import {
  addDays,
  KEY_CAPABILITIES,
  keyCapabilitiesOf,
  todayInZone,
  type ApiKeyUse,
  type ApiKeyView,
  type HoursHistoryStep,
  type HoursView,
  type Invitation,
  type KeyCapability,
  type NewApiKey,
  type NewWebhook,
  type NotificationView,
  type WebhookDelivery,
  type WebhookEvent,
  type WebhookView,
} from '@hourtrail/contracts';
import { Webhook } from 'standardwebhooks';
import { PASSWORD, startApp, TestClock, type TestApp } from './app.js';
import type { Answer, Client } from './client.js';
import { cloneDatabase, type TestDatabase } from './database.js';
import { clientsOf, havingChosenAnew, makePerson, makeSchool, makeStaffedSchool } from './people.js';
import { registeredRoutes } from './permissions/registered-routes.js';
import { asAdmin, passWaits } from './sql.js';
import { seen, until } from './until.js';

const [MINUTE, DAY] = [60_000, 86_400_000];
const clock = new TestClock();
let database: TestDatabase;
let app: TestApp;
let school: Awaited<ReturnType<typeof makeStaffedSchool>>;
let student: Client;
let admin: Client;
let receiver: Receiver;

beforeAll(async () => {
  [database, receiver] = await Promise.all([cloneDatabase(), Receiver.open()]);
  app = await startApp({ database, clock, web: { webhooks: { allowPrivate: true, timeout: 1_500 } } });
  school = await makeStaffedSchool(app);
  ({ student, admin } = await clientsOf(app, school));
});
afterAll(async () => {
  await app.close();
  await Promise.all([database.drop(), receiver.close()]);
});

let days = 0;
const logged = async (by = student, verifierId?: number): Promise<number> => {
  days += 1;
  const date = addDays(todayInZone('America/New_York'), -1 - (days % 25));
  const entry = { organizationName: 'Elm Street Library', date, startTime: '09:00', endTime: '12:00', hours: 3 };
  const { status, body } = await by.post('/api/volunteer-hours', { ...entry, verifierId, status: 'pending' });
  expect(status).toBe(201);
  return (body as HoursView).id;
};
const APPROVE = { status: 'approved' };

/** A program: no cookie, no origin, and a key. */
const program = (key: string) => {
  const client = app.client();
  const headers = { authorization: `Bearer ${key}`, origin: '', 'sec-fetch-site': '' };
  return {
    get: (path: string): Promise<Answer> => client.get(path, headers),
    getFile: (path: string) => client.getFile(path, headers),
    send: (method: 'POST' | 'PATCH' | 'DELETE', path: string, body?: unknown, more = {}): Promise<Answer> =>
      client.send(method, path, body, { ...headers, ...more }),
  };
};
const inAnHour = (): string => new Date(clock.now().getTime() + 60 * MINUTE).toISOString();
const newKey = async (
  capabilities: readonly KeyCapability[] = ['hours.read', 'hours.change'],
  { by = admin, name = 'Nightly sync', expiresAt = inAnHour(), currentPassword = PASSWORD } = {},
): Promise<NewApiKey> => {
  const { status, body } = await by.post('/api/api-keys', { name, capabilities, expiresAt, currentPassword });
  expect(status).toBe(201);
  return body as NewApiKey;
};
const withKey = async (capabilities?: readonly KeyCapability[]) => program((await newKey(capabilities)).key);

describe('an API key', () => {
  test('reads and decides as its maker may, without cookie or origin, and the trail says by which key', async () => {
    const { key } = await newKey();
    expect(key).toMatch(/^ht_[\w-]{43}$/);
    const id = await logged();
    const by = program(key);
    expect((await by.get('/api/volunteer-hours')).body).toContainEqual(expect.objectContaining({ id }));
    expect((await by.send('PATCH', `/api/volunteer-hours/${id}`, APPROVE)).status).toBe(200);
    const steps = (await admin.get(`/api/volunteer-hours/${id}/history`)).body as HoursHistoryStep[];
    const name = `${school.admin.firstName} ${school.admin.lastName}`;
    expect(steps.at(-1)?.actor).toEqual({
      ...{ id: school.admin.id, role: 'admin', name: `${name} (API key Nightly sync)` },
    });
  });

  test('is stored as its hash, and listed without itself', async () => {
    const { key, id } = await newKey();
    const stored = await asAdmin<{ row: string }>(database, `SELECT k::text AS row FROM web.api_keys k`);
    const listed = (await admin.get('/api/api-keys')).body as ApiKeyView[];
    expect(JSON.stringify([stored, listed])).not.toContain(key.slice(3));
    expect(listed.find((one) => one.id === id)).toMatchObject({
      ...{ name: 'Nightly sync', capabilities: ['hours.read', 'hours.change'], status: 'active', lastUsedAt: null },
      createdBy: { id: school.admin.id },
    });
  });

  test('may do no more than it was allowed', async () => {
    const by = await withKey(['hours.read']);
    const id = await logged();
    const refused = await by.send('PATCH', `/api/volunteer-hours/${id}`, APPROVE);
    expect(refused).toMatchObject({ status: 403, body: { code: 'key-scope' } });
    expect((await by.get('/api/users')).status).toBe(403);
  });

  test('never makes keys, webhooks, accounts, passwords, roles or sessions', async () => {
    const by = await withKey();
    const requests = [
      ['POST', '/api/api-keys'],
      ['POST', '/api/webhooks'],
      ['POST', '/api/users'],
      ['PATCH', `/api/users/${school.student.id}`],
      ['POST', `/api/users/${school.student.id}/one-time-password`],
      ['POST', '/api/auth/change-password'],
      ['DELETE', '/api/auth/sessions'],
    ] as const;
    for (const [method, path] of requests)
      expect([path, (await by.send(method, path, {})).status]).toEqual([path, 403]);
    expect((await by.get('/api/batch?path=/api/volunteer-hours')).status).toBe(403);
    const asked = { name: 'More', capabilities: ['people.edit'], expiresAt: inAnHour(), currentPassword: PASSWORD };
    expect((await admin.post('/api/api-keys', asked)).status).toBe(400);
  });

  test('with all it could be allowed opens no route that is left to people', async () => {
    const by = await withKey(keyCapabilitiesOf('admin'));
    const left = registeredRoutes(app.app).filter(
      ({ isPublic, needs }) => !isPublic && !(needs !== undefined && Object.hasOwn(KEY_CAPABILITIES, needs)),
    );
    expect(left.length).toBeGreaterThan(80);
    const opened: string[] = [];
    for (const { route } of left) {
      const [method, path] = route.replace(/\{\w+\}/g, '1').split(' ') as ['POST', string];
      if ((await by.send(method, path)).status !== 403) opened.push(route);
    }
    // a file's address is a secret of its own, and is asked for by whoever may export that kind
    expect(opened).toEqual(['GET /api/admin/export/files/{token}']);
  });

  test.each([
    ['less than a minute ahead', { expiresAt: new Date(Date.now() - DAY).toISOString() }],
    ['for more than a year', { expiresAt: new Date(Date.now() + 367 * DAY).toISOString() }],
    ['without the password', { currentPassword: undefined }],
    ['with a wrong password', { currentPassword: 'not that one' }],
    ['with a number for a password', { currentPassword: 7 }],
    ['without a date', { expiresAt: 'soon' }],
    ['without a name', { name: '' }],
    ['for nothing', { capabilities: [] }],
    ['with a capability twice', { capabilities: ['hours.read', 'hours.read'] }],
    ['with a word for a list', { capabilities: 'hours.read' }],
  ])('%s is refused with 400', async (_what, wrong) => {
    const right = { name: 'Sync', capabilities: ['hours.read'], expiresAt: inAnHour(), currentPassword: PASSWORD };
    expect((await admin.post('/api/api-keys', { ...right, ...wrong })).status).toBe(400);
  });

  test('does not come with a cookie, nor in a URL', async () => {
    const { key } = await newKey();
    const both = await admin.get('/api/volunteer-hours', { authorization: `Bearer ${key}` });
    expect(both).toMatchObject({ status: 400, body: { code: 'key-and-session' } });
    const inUrl = await app.client().get(`/api/volunteer-hours?key=${key}`);
    expect(inUrl).toMatchObject({ status: 400, body: { code: 'key-in-url' } });
    const unknown = await program(`ht_${'a'.repeat(43)}`).get('/api/volunteer-hours');
    expect(unknown).toMatchObject({
      ...{ status: 401, body: { code: 'key-invalid' }, headers: { 'www-authenticate': 'Bearer' } },
    });
  });

  test('of one school sees nothing of another', async () => {
    const elsewhere = await makeSchool(app);
    const foreign = await app.as(await makePerson(app, elsewhere, 'student'));
    const id = await logged(foreign);
    const by = await withKey();
    expect((await by.get(`/api/volunteer-hours/${id}`)).status).toBe(404);
    expect((await by.send('PATCH', `/api/volunteer-hours/${id}`, APPROVE)).status).toBe(404);
    expect((await by.get(`/api/volunteer-hours?organizationId=${elsewhere}`)).status).toBe(403);
    const other = await app.as(await makePerson(app, elsewhere, 'admin'));
    const { id: keyId } = await newKey();
    expect((await other.get(`/api/api-keys/${keyId}/uses`)).status).toBe(404);
    expect((await other.delete(`/api/api-keys/${keyId}`)).status).toBe(404);
  });

  describe('ends', () => {
    const ended = async ({ key }: NewApiKey): Promise<void> => {
      const by = program(key);
      expect((await by.get('/api/volunteer-hours')).status).toBe(401);
      expect((await by.send('PATCH', `/api/volunteer-hours/1`, APPROVE)).status).toBe(401);
    };
    const statusOf = async (id: number): Promise<string | undefined> =>
      ((await admin.get('/api/api-keys')).body as ApiKeyView[]).find((one) => one.id === id)?.status;

    test('when it is revoked, alone', async () => {
      const [first, second] = [await newKey(), await newKey()];
      expect((await admin.delete(`/api/api-keys/${first.id}`)).status).toBe(204);
      expect((await admin.delete(`/api/api-keys/${first.id}`)).status).toBe(204);
      await ended(first);
      expect((await program(second.key).get('/api/volunteer-hours')).status).toBe(200);
      expect([await statusOf(first.id), await statusOf(second.id)]).toEqual(['revoked', 'active']);
    });

    test('at its time', async () => {
      const key = await newKey(undefined, { expiresAt: new Date(clock.now().getTime() + MINUTE).toISOString() });
      clock.advance(MINUTE);
      await ended(key);
      expect(await statusOf(key.id)).toBe('expired');
    });

    test.each([
      ['has another role', { role: 'teacher' }],
      ['is deactivated', { isActive: false }],
    ])('when its maker %s, and stays so', async (_why, change) => {
      const maker = await makePerson(app, school.id, 'admin');
      const key = await newKey(undefined, { by: await app.signIn(maker.username) });
      expect((await program(key.key).get('/api/volunteer-hours')).status).toBe(200);
      const founder = await app.as(await makePerson(app, 1, 'super-admin'));
      expect((await founder.patch(`/api/users/${maker.id}`, change)).status).toBe(200);
      await ended(key);
      await founder.patch(`/api/users/${maker.id}`, { role: 'admin', isActive: true });
      await ended(key);
      expect(await statusOf(key.id)).toBe('ended');
    });

    test('when its maker moves, and when the school closes', async () => {
      const [from, to] = [await makeSchool(app), await makeSchool(app)];
      const [mover, stayer] = [await makePerson(app, from, 'admin'), await makePerson(app, from, 'admin')];
      const founder = await app.as(await makePerson(app, 1, 'super-admin'));
      const keys = [
        await newKey(undefined, { by: await app.signIn(mover.username) }),
        await newKey(undefined, { by: await app.signIn(stayer.username) }),
      ] as const;
      expect((await founder.patch(`/api/users/${mover.id}`, { organizationId: to })).status).toBe(200);
      await ended(keys[0]);
      expect((await program(keys[1].key).get('/api/volunteer-hours')).status).toBe(200);
      expect((await founder.patch(`/api/organizations/${from}`, { isActive: false })).status).toBe(200);
      await ended(keys[1]);
    });

    const invitedAnew = async (founder: Client, { id }: { readonly id: number }): Promise<void> => {
      const { url } = (await founder.post(`/api/users/${id}/invitation`)).body as Invitation;
      const accepted = { token: url.split('#')[1], password: `${PASSWORD} by link` };
      expect((await app.client().post('/api/auth/invitation/accept', accepted)).status).toBe(200);
    };
    const gotOneTimePassword = async (founder: Client, { id }: { readonly id: number }): Promise<void> => {
      expect((await founder.post(`/api/users/${id}/one-time-password`)).status).toBe(200);
    };
    const ADD_FACTOR = `INSERT INTO identity.second_factors (user_id, kind, name, key_id, counter, added_at)
      VALUES ($1, 'authenticator', '', sha256('a secret'), 0, now())`;
    const lostSecondFactor = async (founder: Client, { id }: { readonly id: number }): Promise<void> => {
      await asAdmin(database, ADD_FACTOR, [id]);
      expect((await founder.post(`/api/users/${id}/reset-second-factor`)).status).toBe(204);
    };

    test.each([
      ['a one-time password', gotOneTimePassword],
      ['a password by invitation', invitedAnew],
      ['a second-factor reset', lostSecondFactor],
    ])('when its maker gets %s', async (_what, takenBack) => {
      const maker = await makePerson(app, school.id, 'admin');
      const key = await newKey(undefined, { by: await app.signIn(maker.username) });
      await takenBack(await app.as(await makePerson(app, 1, 'super-admin')), maker);
      await ended(key);
      expect(await statusOf(key.id)).toBe('ended');
    });

    test('when its maker changes their password', async () => {
      const maker = await app.signIn((await makePerson(app, school.id, 'admin')).username);
      const key = await newKey(undefined, { by: maker });
      await havingChosenAnew(maker);
      await ended(key);
    });
  });

  test('waits for the second factor that its school requires of its maker', async () => {
    const strict = await makeSchool(app);
    const key = await newKey(['hours.read'], { by: await app.as(await makePerson(app, strict, 'admin')) });
    expect((await program(key.key).get('/api/volunteer-hours')).status).toBe(200);
    await asAdmin(database, `UPDATE organizations.organizations SET second_factor_from = '2020-01-01' WHERE id = $1`, [
      strict,
    ]);
    expect(await program(key.key).get('/api/volunteer-hours')).toMatchObject({
      ...{ status: 403, body: { code: 'second-factor-required' } },
    });
  });

  test('is made by someone without a password shortly after they signed in', async () => {
    const maker = await makePerson(app, school.id, 'admin');
    const by = await app.signIn(maker.username);
    await asAdmin(database, 'DELETE FROM identity.credentials WHERE user_id = $1', [maker.id]);
    const asked = () => ({ name: 'Sync', capabilities: ['hours.read'], expiresAt: inAnHour() });
    expect((await by.post('/api/api-keys', asked())).status).toBe(201);
    await asAdmin(
      database,
      `UPDATE web.sessions SET created_at = created_at - interval '11 minutes' WHERE user_id = $1`,
      [maker.id],
    );
    expect(await by.post('/api/api-keys', asked())).toMatchObject({ body: { code: 'api-key.sign-in-again' } });
  });

  test('is told of to every admin of the school, also to its maker', async () => {
    const alone = await makeSchool(app);
    const [maker, other] = [await makePerson(app, alone, 'admin'), await makePerson(app, alone, 'admin')];
    await newKey(['hours.read'], { by: await app.as(maker) });
    for (const person of [maker, other]) {
      const reader = await app.as(person);
      const told = await seen(
        async () => (await reader.get('/api/notifications')).body as NotificationView[],
        ({ length }) => length > 0,
      );
      expect(told.map(({ kind, actor }) => [kind, actor.id])).toEqual([['account.api-key-made', maker.id]]);
    }
  });

  test('does with each permission no more than that, whatever its maker may', async () => {
    const announced = { to: { school: true }, subject: 'Hello', text: 'Everyone' };
    const requests: readonly (readonly [KeyCapability, 'POST', string, object?])[] = [
      ['attendance.take', 'POST', '/api/announcements', announced],
      ['attendance.take', 'POST', '/api/announcements', { ...announced, to: { grade: '9' } }],
      ['audit.read', 'POST', '/api/admin/export/users', { format: 'csv' }],
      ['audit.read', 'POST', '/api/admin/export/student-reports', { format: 'csv' }],
      ['hours.review', 'POST', '/api/saved-filters', { list: 'reports', name: 'Mine', search: '' }],
      ['opportunities.read', 'POST', '/api/calendar/token'],
    ];
    for (const [capability, method, path, body] of requests) {
      const refused = await (await withKey([capability])).send(method, path, body);
      expect([path, refused.status, (refused.body as { code: string }).code]).toEqual([path, 403, 'key-scope']);
    }
    await asAdmin(database, `UPDATE identity.users SET grade_level = '9' WHERE id = $1`, [school.student.id]);
    const id = await logged();
    const names = async (by: ReturnType<typeof program>): Promise<unknown> =>
      ((await by.get(`/api/volunteer-hours/${id}`)).body as HoursView).student;
    expect(await names(await withKey(['hours.read']))).not.toHaveProperty('gradeLevel');
    expect(await names(await withKey(['hours.read', 'people.list']))).toHaveProperty('gradeLevel');
    const inGrade = await (await withKey(['hours.read'])).get('/api/volunteer-hours?gradeLevel=9');
    expect(inGrade.body).toEqual([]);
  });

  test('that may export hours fetches the file itself, at once or at the address that it was given', async () => {
    await logged();
    const by = await withKey(['hours.export']);
    const direct = await by.getFile('/api/admin/export/hours?format=csv');
    expect([direct.status, direct.headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
    const { status, body } = await by.send('POST', '/api/admin/export/hours', { format: 'csv' });
    expect(status).toBe(201);
    const file = await by.getFile((body as { url: string }).url);
    expect([file.status, file.bytes.equals(direct.bytes)]).toEqual([200, true]);
    const other = await (await withKey(['hours.read'])).getFile('/api/admin/export/hours?format=csv');
    expect(other.status).toBe(403);
  });

  test('is found however many newer ones have ended, and its name goes with its maker', async () => {
    const maker = await makePerson(app, school.id, 'admin');
    const key = await newKey(['hours.read'], { by: await app.as(maker), name: 'Sync of Dana' });
    await asAdmin(
      database,
      `INSERT INTO web.api_keys (organization_id, key_hash, name, user_id, role, could_be, lacks_second_factor,
         capabilities, created_at, expires_at, ended)
       SELECT $1, sha256(convert_to('many ' || n, 'UTF8')), 'Old', $2, 'admin', '{}', true, '{}', now(), now(), 'revoked'
       FROM generate_series(1, 500) n`,
      [school.id, school.admin.id],
    );
    const listed = async () => (await admin.get('/api/api-keys')).body as ApiKeyView[];
    expect((await listed()).map(({ id }) => id)).toContain(key.id);
    expect((await admin.delete(`/api/api-keys/${key.id}`)).status).toBe(204);
    expect((await admin.get(`/api/api-keys/${key.id}/uses`)).status).toBe(200);
    const founder = await app.as(await makePerson(app, 1, 'super-admin'));
    const erasure = { username: maker.username, reason: 'asked' };
    expect(await founder.post(`/api/users/${maker.id}/erase`, erasure)).toMatchObject({ status: 200 });
    const kept = 'SELECT name FROM web.api_keys WHERE id = $1';
    expect(await asAdmin(database, kept, [key.id])).toEqual([{ name: '' }]);
    await asAdmin(database, 'DELETE FROM web.api_keys WHERE organization_id = $1', [school.id]);
  });

  test('approves nothing that its maker verified', async () => {
    const strict = await makeSchool(app, { approvalPolicy: 'strict' });
    const maker = await makePerson(app, strict, 'verifier');
    const id = await logged(await app.as(await makePerson(app, strict, 'student')), maker.id);
    const verifier = await app.signIn(maker.username);
    expect((await verifier.patch(`/api/volunteer-hours/${id}`, { status: 'verified' })).status).toBe(200);
    const founder = await app.as(await makePerson(app, 1, 'super-admin'));
    expect((await founder.patch(`/api/users/${maker.id}`, { role: 'admin' })).status).toBe(200);
    const own = program(
      (
        await newKey(undefined, {
          by: await havingChosenAnew(await app.signIn(maker.username)),
          currentPassword: `${PASSWORD} again`,
        })
      ).key,
    );
    expect((await own.send('PATCH', `/api/volunteer-hours/${id}`, APPROVE)).status).toBe(403);
    const other = await app.as(await makePerson(app, strict, 'admin'));
    const another = program((await newKey(undefined, { by: other })).key);
    expect((await another.send('PATCH', `/api/volunteer-hours/${id}`, APPROVE)).status).toBe(200);
  });

  test('repeats a request by its Idempotency-Key, and gets no answer of another key', async () => {
    const [first, second] = [await withKey(), await withKey()];
    const path = `/api/volunteer-hours/${await logged()}`;
    const once = { 'idempotency-key': 'approve-1' };
    const answer = await first.send('PATCH', path, APPROVE, once);
    expect(await first.send('PATCH', path, APPROVE, once)).toMatchObject({ status: 200, body: answer.body });
    expect((await second.send('PATCH', path, APPROVE, once)).status).toBe(409);
  });

  test('leaves a line for each use, and none once it has ended', async () => {
    const { key, id } = await newKey(['hours.read']);
    const by = program(key);
    const { headers } = await by.get('/api/volunteer-hours');
    await by.get('/api/users');
    await admin.delete(`/api/api-keys/${id}`);
    await by.get('/api/volunteer-hours');
    const uses = (await admin.get(`/api/api-keys/${id}/uses`)).body as ApiKeyUse[];
    expect(uses.map(({ route, status }) => [route, status])).toEqual([
      ['GET /api/users', 403],
      ['GET /api/volunteer-hours', 200],
    ]);
    expect(uses.at(-1)).toMatchObject({ requestId: headers['x-request-id'], address: '127.0.0.1' });
  });

  test('is told to wait after 600 requests a minute, which holds up no other', async () => {
    const [busy, other] = [await newKey(['hours.read']), await withKey(['hours.read'])];
    await asAdmin(
      database,
      `INSERT INTO web.rate_limits VALUES (sha256(convert_to('api-key/' || $1::text, 'UTF8')), 600, $2)`,
      [busy.id, new Date(clock.now().getTime() + 30_000)],
    );
    const { status, headers } = await program(busy.key).get('/api/volunteer-hours');
    expect([status, headers['retry-after']]).toEqual([429, '30']);
    expect((await other.get('/api/volunteer-hours')).status).toBe(200);
  });
});

describe('a webhook', () => {
  const added = async (path: string, events: readonly WebhookEvent[] = ['hours.approved']): Promise<NewWebhook> => {
    const { status, body } = await admin.post('/api/webhooks', { url: receiver.url(path), events });
    expect(status).toBe(201);
    return body as NewWebhook;
  };
  const approved = async (): Promise<number> => {
    const id = await logged();
    expect((await admin.patch(`/api/volunteer-hours/${id}`, APPROVE)).status).toBe(200);
    return id;
  };
  const deliveries = async (id: number): Promise<readonly WebhookDelivery[]> =>
    (await admin.get(`/api/webhooks/${id}/deliveries`)).body as WebhookDelivery[];
  const first = (id: number, isExpected: (delivery: WebhookDelivery) => boolean): Promise<WebhookDelivery> =>
    seen(
      async () => (await deliveries(id))[0] as WebhookDelivery,
      (one) => (one as WebhookDelivery | undefined) !== undefined && isExpected(one),
    );
  const came = async (path: string, count = 1): Promise<readonly Received[]> => {
    await seen(
      async () => receiver.at(path),
      ({ length }) => length >= count,
    );
    return receiver.at(path);
  };
  const find = async (id: number): Promise<WebhookView> =>
    ((await admin.get('/api/webhooks')).body as WebhookView[]).find((one) => one.id === id) as WebhookView;
  let number = 0;
  const newPath = (): string => `/hook-${(number += 1)}`;
  afterEach(async () => {
    for (const { id } of (await admin.get('/api/webhooks')).body as WebhookView[])
      await admin.delete(`/api/webhooks/${id}`);
  });

  test('gets ids, signed as the published library wants it', async () => {
    // later than what was approved before it was added
    clock.set(new Date(Date.now() + 2 * MINUTE));
    const path = newPath();
    const { id, secret } = await added(path);
    expect(secret).toMatch(/^whsec_[\w+/]{43}=$/);
    const entry = await approved();
    const [message] = (await came(path)) as [Received];
    const told = new Webhook(secret).verify(message.body, message.headers);
    expect(told).toEqual({
      id: message.headers['webhook-id'],
      type: 'hours.approved',
      timestamp: expect.any(String),
      data: { schoolId: school.id, hoursId: entry, studentId: school.student.id, version: expect.any(Number) },
    });
    expect(() => new Webhook(secret).verify(message.body.replace('approved', 'rejected'), message.headers)).toThrow();
    expect(await first(id, ({ status }) => status === 'delivered')).toMatchObject({
      ...{ event: 'hours.approved', tries: 1, responseStatus: 204, problem: null, nextTryAt: null },
      messageId: message.headers['webhook-id'],
    });
    expect(receiver.at(path)).toHaveLength(1);
  });

  test('that is old is refused by that library', async () => {
    const path = newPath();
    const { secret } = await added(path);
    clock.set(new Date(Date.now() - 6 * MINUTE));
    const other = program((await newKey()).key);
    const id = await logged();
    // created after the event by this clock: a webhook hears of nothing that happened before it
    await asAdmin(database, `UPDATE organizations.webhooks SET created_at = created_at - interval '1 hour'`);
    expect((await other.send('PATCH', `/api/volunteer-hours/${id}`, APPROVE)).status).toBe(200);
    const [message] = (await came(path)) as [Received];
    expect(() => new Webhook(secret).verify(message.body, message.headers)).toThrow('too old');
    clock.set(new Date());
  });

  test.each([
    ['redirects', '/redirect', { responseStatus: 302, problem: null }],
    ['hangs', '/hang', { responseStatus: null, problem: 'ETIMEDOUT' }],
    ['refuses', '/error', { responseStatus: 500, problem: null }],
  ])('that %s is tried again after five seconds, with the same id', async (_what, path, outcome) => {
    receiver.clear();
    const { id } = await added(path);
    await approved();
    const failed = await first(id, ({ tries }) => tries === 1);
    expect(failed).toMatchObject({ status: 'queued', ...outcome });
    expect(failed.nextTryAt).toBe(new Date(clock.now().getTime() + 5_000).toISOString());
    expect((await find(id)).failingSince).toBe(clock.now().toISOString());
    await passWaits(database);
    expect((await first(id, ({ tries }) => tries === 2)).nextTryAt).toBe(
      new Date(clock.now().getTime() + 30_000).toISOString(),
    );
    expect(new Set(receiver.at(path).map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(receiver.at('/landed')).toEqual([]);
  });

  test('whose response never ends is delivered, and read for a few KiB', async () => {
    const { id } = await added('/endless');
    await approved();
    expect(await first(id, ({ status }) => status === 'delivered')).toMatchObject({ responseStatus: 200 });
    await until(async () => receiver.endless === 0);
    expect(receiver.written).toBeLessThan(5_000_000);
  });

  test('that hangs holds up no other', async () => {
    const path = newPath();
    await added('/hang');
    await added(path);
    for (let n = 0; n < 3; n += 1) await approved();
    expect(await came(path, 3)).toHaveLength(3);
  });

  test('has its next try queued before it is sent: a server that dies meanwhile loses nothing', async () => {
    const { id } = await added('/leased');
    receiver.leases = () =>
      asAdmin(
        database,
        `SELECT FROM graphile_worker.jobs WHERE key LIKE 'webhook/%' AND run_at > now() + interval '5 minutes'`,
      );
    await approved();
    await first(id, ({ status }) => status === 'delivered');
    expect(receiver.leased).toBeGreaterThan(0);
    const left = `SELECT FROM graphile_worker.jobs WHERE key = 'webhook/${school.id}/${(await deliveries(id))[0]?.id}'`;
    expect(await asAdmin(database, left)).toEqual([]);
  });

  test('gets a delivery again when its admin says so', async () => {
    const path = newPath();
    const { id } = await added(path);
    await approved();
    const { id: delivery } = await first(id, ({ status }) => status === 'delivered');
    expect((await admin.post(`/api/webhooks/${id}/deliveries/${delivery}/resend`)).status).toBe(204);
    const messages = await came(path, 2);
    expect(new Set(messages.map(({ headers, body }) => `${headers['webhook-id']} ${body}`)).size).toBe(1);
    expect((await admin.post(`/api/webhooks/${id}/deliveries/2147483647/resend`)).status).toBe(404);
  });

  test('is signed with both secrets for a day after a new one', async () => {
    clock.set(new Date());
    const path = newPath();
    const { id, secret } = await added(path);
    const next = (await admin.post(`/api/webhooks/${id}/rotate-secret`)).body as NewWebhook;
    expect(next.secret).not.toBe(secret);
    await approved();
    const [both] = (await came(path)) as [Received];
    for (const one of [secret, next.secret]) new Webhook(one).verify(both.body, both.headers);
    await asAdmin(database, `UPDATE organizations.webhooks SET rotated_at = rotated_at - interval '1 day 1 second'`);
    await approved();
    const [, alone] = (await came(path, 2)) as [Received, Received];
    new Webhook(next.secret).verify(alone.body, alone.headers);
    expect(() => new Webhook(secret).verify(alone.body, alone.headers)).toThrow();
  });

  test('that fails for three days is switched off, and its admins read of it once', async () => {
    const { id } = await added('/error');
    await approved();
    await first(id, ({ tries }) => tries === 1);
    clock.advance(3 * DAY);
    admin = await app.signIn(school.admin.username);
    student = await app.signIn(school.student.username);
    await asAdmin(database, 'UPDATE organizations.webhook_deliveries SET tries = 11');
    await passWaits(database);
    await first(id, ({ status }) => status === 'failed');
    expect(
      (
        await seen(
          () => find(id),
          ({ offSince }) => offSince !== null,
        )
      ).offSince,
    ).not.toBeNull();
    const told = await seen(
      async () =>
        ((await admin.get('/api/notifications')).body as NotificationView[]).filter(
          ({ kind }) => kind === 'school.webhook-off',
        ),
      ({ length }) => length > 0,
    );
    expect(told).toHaveLength(1);
    const [{ id: delivery }] = (await deliveries(id)) as [WebhookDelivery];
    const resend = `/api/webhooks/${id}/deliveries/${delivery}/resend`;
    expect((await admin.post(resend)).status).toBe(409);
    expect((await admin.post(`/api/webhooks/${id}/switch-on`)).status).toBe(204);
    expect(await find(id)).toMatchObject({ offSince: null, failingSince: null });
    expect((await admin.post(resend)).status).toBe(204);
  });

  test('is of its school alone', async () => {
    const { id } = await added('/error');
    const elsewhere = await makeSchool(app);
    const other = await app.as(await makePerson(app, elsewhere, 'admin'));
    expect((await other.get('/api/webhooks')).body).toEqual([]);
    expect((await other.get(`/api/webhooks/${id}/deliveries`)).status).toBe(404);
    expect((await other.delete(`/api/webhooks/${id}`)).status).toBe(404);
    expect((await other.post(`/api/webhooks/${id}/rotate-secret`)).status).toBe(404);
  });

  test.each([
    ['http://10.0.0.1/'],
    ['https://169.254.169.254/'],
    ['https://[::ffff:10.0.0.1]/'],
    ['ftp://example.org/'],
    ['not a url'],
    [''],
    [7],
  ])('to %p is refused with 400', async (url) => {
    expect((await admin.post('/api/webhooks', { url, events: ['hours.approved'] })).status).toBe(400);
  });
});

describe('the examples for developers', () => {
  const codeIn = (language: 'en' | 'es'): readonly (readonly [language: string, code: string])[] =>
    [
      ...readFileSync(
        join(import.meta.dirname, `../../frontend/content/${language}/legal/developers.md`),
        'utf8',
      ).matchAll(/^```(\w+)\n(.*?)^```$/gms),
    ].map(([, of = '', code = '']) => [of, code]);
  const [list, approve] = codeIn('en').flatMap(([of, code]) => (of === 'bash' ? [code] : []));
  const verify = codeIn('en').find(([of]) => of === 'js')?.[1] ?? '';

  test('are the same in Spanish', () => {
    expect(codeIn('es')).toEqual(codeIn('en'));
  });

  test('list hours, approve an entry and check the message of that', async () => {
    clock.set(new Date());
    [admin, student] = [await app.signIn(school.admin.username), await app.signIn(school.student.username)];
    const { secret } = (
      await admin.post('/api/webhooks', { url: receiver.url('/example'), events: ['hours.approved'] })
    ).body as NewWebhook;
    const id = await logged();
    await app.app.listen(0, '127.0.0.1');
    const { port } = app.app.getHttpServer().address() as AddressInfo;
    const { key } = await newKey();
    const env = { ...process.env, HOURTRAIL: `http://127.0.0.1:${port}`, HOURTRAIL_KEY: key, ENTRY: String(id) };
    const run = async (code = ''): Promise<unknown> =>
      JSON.parse((await promisify(execFile)('bash', ['-c', code], { env })).stdout);
    expect(await run(list)).toContainEqual(expect.objectContaining({ id, status: 'pending' }));
    expect(await run(approve)).toMatchObject({ id, status: 'approved' });
    await until(async () => receiver.at('/example').length > 0);
    const [{ headers, body }] = receiver.at('/example') as [Received];
    const module = `data:text/javascript,${encodeURIComponent(verify)}`;
    const { isFromHourTrail } = (await import(module)) as {
      readonly isFromHourTrail: (secret: string, headers: object, body: string) => boolean;
    };
    expect(isFromHourTrail(secret, headers, body)).toBe(true);
    expect(isFromHourTrail(secret, headers, `${body} `)).toBe(false);
    expect(isFromHourTrail(secret, { ...headers, 'webhook-timestamp': '1' }, body)).toBe(false);
  });
});

interface Received {
  readonly headers: Record<string, string>;
  readonly body: string;
}

/** A receiver on this machine, by path: what it got, and what it does. */
class Receiver {
  readonly received: { readonly path: string; readonly message: Received }[] = [];
  endless = 0;
  leased = 0;
  leases: () => Promise<readonly unknown[]> = async () => [];
  written = 0;

  private constructor(private readonly server: Server) {}

  static async open(): Promise<Receiver> {
    const server = createServer();
    const receiver = new Receiver(server);
    server.on('request', (request, response) => void receiver.take(request, response));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return receiver;
  }

  url(path: string): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}${path}`;
  }

  at(path: string): readonly Received[] {
    return this.received.filter((one) => one.path === path).map(({ message }) => message);
  }

  clear(): void {
    this.received.length = 0;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private async take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let body = '';
    for await (const part of request) body += String(part);
    const path = request.url ?? '';
    this.received.push({ path, message: { headers: request.headers as Record<string, string>, body } });
    if (path === '/hang') return;
    if (path === '/leased') this.leased = (await this.leases()).length;
    if (path === '/redirect') response.writeHead(302, { location: this.url('/landed') }).end();
    else if (path === '/error') response.writeHead(500).end();
    else if (path === '/endless') this.writeWithoutEnd(response);
    else response.writeHead(204).end();
  }

  private writeWithoutEnd(response: ServerResponse): void {
    this.endless += 1;
    response.writeHead(200);
    const more = (): void => {
      while (!response.destroyed && response.write('x'.repeat(16_384))) this.written += 16_384;
    };
    response.on('drain', more).on('close', () => (this.endless -= 1));
    more();
  }
}

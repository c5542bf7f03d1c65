import { addDays, DEFAULT_TIME_ZONE, todayInZone, type BatchPart } from '@hourtrail/contracts';
import { startApp, type TestApp } from '../../../../test/app.js';
import type { Client } from '../../../../test/client.js';
import { cloneDatabase, type TestDatabase } from '../../../../test/database.js';
import { makePerson, makeStaffedSchool } from '../../../../test/people.js';
import { asAdmin } from '../../../../test/sql.js';

let database: TestDatabase;
let app: TestApp;
let school: Awaited<ReturnType<typeof makeStaffedSchool>>;
let teacher: Client;

beforeAll(async () => {
  database = await cloneDatabase();
  app = await startApp({ database });
  school = await makeStaffedSchool(app);
  teacher = await app.as(school.teacher);
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

const batchOf = (...paths: readonly string[]): string =>
  `/api/batch?${String(new URLSearchParams(paths.map((path): [string, string] => ['path', path])))}`;

async function partsOf(client: Client, ...paths: readonly string[]): Promise<readonly BatchPart[]> {
  const { status, body } = await client.get(batchOf(...paths));
  expect(status).toBe(200);
  return body as readonly BatchPart[];
}

const accesses = () =>
  asAdmin<{ kind: string; route: string; person: number | null }>(
    database,
    'SELECT kind, route, person_id AS person FROM log.accesses ORDER BY at, id',
  );

it('answers each path as if it had been asked for alone', async () => {
  const student = await app.as(school.student);
  for (const days of [3, 2]) {
    const date = addDays(todayInZone(DEFAULT_TIME_ZONE), -days);
    const entry = { organizationName: 'Food Bank', date, startTime: '09:00', endTime: '10:00', hours: 1 };
    expect((await student.post('/api/volunteer-hours', entry)).status).toBe(201);
  }
  const paths = [
    '/api/volunteer-hours?status=pending,verified&sort=date&limit=1',
    '/api/notifications?unread=true&limit=1',
    '/api/volunteer-hours/1',
  ];
  const parts = await partsOf(teacher, ...paths);
  for (const [nth, path] of paths.entries()) {
    const alone = await teacher.get(path);
    const kept = Object.keys(parts[nth]?.headers ?? {}).filter((name) => name !== 'x-request-id');
    expect(parts[nth]).toMatchObject({ status: 200, body: alone.body as unknown });
    expect(parts[nth]?.headers).toMatchObject(Object.fromEntries(kept.map((name) => [name, alone.headers[name]])));
  }
  expect(parts[0]?.headers).toMatchObject({ 'x-total-count': '2', link: expect.stringContaining('cursor=') as string });
  expect(parts[2]?.headers).toMatchObject({ etag: '"1"' });
});

it('shows each part only to those who may see it, and records who looked', async () => {
  const before = (await accesses()).length;
  const stats = `/api/users/${school.student.id}/stats`;
  const parts = await partsOf(teacher, stats, '/api/contact-messages', '/api/admin/stats', '/api/volunteer-hours/999');
  expect(parts.map(({ status }) => status)).toEqual([200, 403, 403, 404]);
  expect(parts[1]?.body).toMatchObject({ code: 'role', message: 'Your role doesn’t allow this.' });
  expect((await accesses()).slice(before)).toEqual([
    { kind: 'viewed', route: 'GET /api/users/:id/stats', person: school.student.id },
  ]);
});

it('needs a signed-in person who has chosen a password', async () => {
  expect((await app.client().get(batchOf('/api/version'))).status).toBe(401);
  const person = await makePerson(app, school.id, 'teacher');
  await asAdmin(database, 'UPDATE identity.users SET must_change_password = true WHERE id = $1', [person.id]);
  const { status, body } = await (await app.as(person)).get(batchOf('/api/volunteer-hours'));
  expect([status, body.code]).toEqual([403, 'password-change-required']);
});

it('takes texts, but no files, redirects or batches', async () => {
  const admin = await app.as(school.admin);
  const before = (await accesses()).length;
  for (const path of ['/api/admin/export/users?format=csv', '/api/auth/google', batchOf('/api/version')]) {
    expect(await partsOf(admin, path)).toMatchObject([{ status: 400, body: { code: 'not-in-batch' } }]);
  }
  expect((await accesses()).slice(before)).toEqual([]);
  await app.sealAll();
  const [part] = await partsOf(admin, `/api/audit/checkpoint?organizationId=${school.id}`);
  expect(part).toMatchObject({
    status: 200,
    headers: { 'content-type': expect.stringContaining('text/plain') as string },
  });
  expect(part?.body).toMatch(/\n— /);
});

it.each([
  ['none', []],
  ['too many', Array.from({ length: 21 }, () => '/api/version')],
  ['one of another host', ['https://example.org/api/version']],
  ['one that is a page', ['/login']],
  ['one with a space', ['/api/a b']],
])('refuses paths of which there are %s', async (_which, paths) => {
  const { status, body } = await teacher.get(batchOf(...paths));
  expect(status).toBe(400);
  expect(body.errors).toEqual([{ field: 'path', message: 'A batch takes from 1 to 20 paths that begin with /api/.' }]);
});

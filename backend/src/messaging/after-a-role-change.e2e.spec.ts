import { isStaff, ROLES, type HoursView, type NotificationView, type Role } from '@hourtrail/contracts';
import { startApp, TestClock, type TestApp } from '../../test/app.js';
import type { Client } from '../../test/client.js';
import { cloneDatabase, type TestDatabase } from '../../test/database.js';
import { registeredRoutes } from '../../test/permissions/registered-routes.js';
import { havingChosenAnew, makePerson, makeSchool } from '../../test/people.js';
import { seen } from '../../test/until.js';

let database: TestDatabase;
let app: TestApp;
let school: number;
let admin: Client;

beforeAll(async () => {
  database = await cloneDatabase();
  app = await startApp({ database, clock: new TestClock(new Date('2026-11-21T15:00:00Z')) });
  school = await makeSchool(app);
  admin = await app.as(await makePerson(app, school, 'super-admin'));
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

const log = async (volunteer: Client, verifierId: number): Promise<HoursView> => {
  const entry = { organizationName: 'Library', date: '2026-11-20', startTime: '09:00', endTime: '12:00', hours: 3 };
  return (await volunteer.post('/api/volunteer-hours', { ...entry, status: 'pending', verifierId })).body;
};
const notificationsOf = async (client: Client): Promise<NotificationView[]> =>
  (await client.get('/api/notifications')).body;

/** Notifications are checked entry by entry, above. */
const NOTIFICATIONS = '/api/notifications';

/** The first name of people known only through the former role. */
const MARK = 'Quillfeather';

/** A person who is asked to verify, and is notified of a child's hours and of their own. */
async function wholeLife(): Promise<{ readonly id: number; readonly username: string; readonly notified: number }> {
  const [student, person, colleague] = [
    await makePerson(app, school, 'student', { firstName: MARK }),
    await makePerson(app, school, 'verifier'),
    await makePerson(app, school, 'verifier'),
  ];
  const { id, username } = person;
  await log(await app.as(student), id);
  const passedOn = await log(await app.as(student), id);
  await (await app.as(student)).patch(`/api/volunteer-hours/${passedOn.id}`, { verifierId: colleague.id });
  const becomes = (role: Role) => admin.patch(`/api/users/${id}`, { role });
  await becomes('parent');
  expect((await admin.post('/api/family-links', { parentId: id, studentId: student.id })).status).toBe(201);
  const ofChild = await log(await app.as(student), colleague.id);
  const own = await log(await app.signIn(username), colleague.id);
  for (const entry of [ofChild, own]) await admin.patch(`/api/volunteer-hours/${entry.id}`, { status: 'approved' });
  await seen(
    async () =>
      (await notificationsOf(await app.signIn(username))).filter(({ kind }) => kind === 'hours.approved').length,
    (count) => count === 2,
  );
  return { id, username, notified: 2 };
}

test.each(ROLES.filter((role) => role !== 'super-admin'))(
  'somebody who is now a %s is told of nothing that they could not open',
  async (role) => {
    const { id, username } = await wholeLife();
    expect((await admin.patch(`/api/users/${id}`, { role })).status).toBe(200);
    const signedIn = await app.signIn(username);
    const client = isStaff(role) ? await havingChosenAnew(signedIn) : signedIn;
    const list = await notificationsOf(client);
    const { headers } = await client.get('/api/notifications?limit=1');
    expect(headers['x-total-count']).toBe(String(list.length));
    const unread = await client.get('/api/notifications?unread=true');
    expect((unread.body as NotificationView[]).map((one) => one.id)).toEqual(
      list.filter(({ isRead }) => !isRead).map((one) => one.id),
    );
    const entries = list.flatMap(({ entry }) => (entry ? [entry.id] : []));
    const responses = await Promise.all(entries.map((entry) => client.get(`/api/volunteer-hours/${entry}`)));
    expect(responses.map(({ status }) => status)).toEqual(entries.map(() => 200));
    const listed = (await client.get('/api/volunteer-hours?limit=100')).body as HoursView[];
    const expected = { student: 1, parent: 4, verifier: 2, teacher: 4, admin: 4, auditor: 4 }[role];
    expect([role, entries.length]).toEqual([role, expected]);
    if (role === 'parent' || role === 'student') {
      expect(listed.every(({ studentId }) => studentId === id)).toBe(true);
    }
  },
);

// parents still see the children they follow, verifiers the volunteers who named them
test.each(['student', 'teacher', 'admin', 'auditor'] as const)(
  'somebody who is now a %s reads of nobody whom others of that role do not read of, wherever they look',
  async (role) => {
    const { id, username } = await wholeLife();
    expect((await admin.patch(`/api/users/${id}`, { role })).status).toBe(200);
    const signedIn = await app.signIn(username);
    const client = isStaff(role) ? await havingChosenAnew(signedIn) : signedIn;
    const colleague = await app.as(await makePerson(app, school, role));
    const paths = registeredRoutes(app.app).flatMap(({ route, isPublic }) => {
      const [method, path = ''] = route.split(' ');
      return method === 'GET' &&
        !isPublic &&
        !path.includes('{') &&
        !path.includes('/export/') &&
        path !== NOTIFICATIONS
        ? [path]
        : [];
    });
    expect(paths.length).toBeGreaterThan(25);
    const reads = async (by: Client, path: string) => JSON.stringify((await by.get(path)).body ?? '').includes(MARK);
    const more: string[] = [];
    for (const path of paths) if ((await reads(client, path)) && !(await reads(colleague, path))) more.push(path);
    expect(more).toEqual([]);
  },
);

test('somebody is told who can come into their account', async () => {
  const student = await makePerson(app, school, 'student');
  const client = await app.as(student);
  await client.patch('/api/profile', { firstName: 'Maya' });
  const { body } = await admin.post(`/api/users/${student.id}/one-time-password`);
  await admin.post(`/api/users/${student.id}/invitation`);
  await admin.patch(`/api/users/${student.id}`, { email: 'other@home.example', lastName: 'Chen' });
  await admin.patch(`/api/users/${student.id}`, { gradeLevel: '10' });
  const again = await app.signIn(student.username, body.oneTimePassword as string);
  await again.post('/api/auth/change-password', {
    currentPassword: body.oneTimePassword as string,
    newPassword: 'a password of my own',
  });
  const list = await seen(
    () => notificationsOf(again),
    (all) => all.length >= 3,
  );
  expect(list.map(({ kind, actor, entry, opportunity }) => [kind, actor.role, entry, opportunity])).toEqual([
    ['account.address-changed', 'super-admin', null, null],
    ['account.invited', 'super-admin', null, null],
    ['account.password-reset', 'super-admin', null, null],
  ]);
});

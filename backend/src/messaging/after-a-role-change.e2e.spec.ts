import {
  isOfDistrict,
  isStaff,
  notificationSentence,
  ROLES,
  t,
  type FamilyCode,
  type FamilyLinkView,
  type HoursView,
  type NotificationView,
  type Role,
} from '@hourtrail/contracts';
import { startApp, TestClock, type TestApp } from '../../test/app.js';
import type { Client } from '../../test/client.js';
import { cloneDatabase, type TestDatabase } from '../../test/database.js';
import { registeredRoutes } from '../../test/permissions/registered-routes.js';
import { havingChosenAnew, makePerson, makeSchool } from '../../test/people.js';
import { caughtUp } from '../../test/soundness.js';
import { seen } from '../../test/until.js';
import type { User } from '../identity/index.js';

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

const isOfASchool = (role: Role): role is Exclude<Role, 'super-admin' | 'district-admin' | 'district-auditor'> =>
  role !== 'super-admin' && !isOfDistrict(role);

test.each(ROLES.filter(isOfASchool))(
  'somebody who is now a %s is told of nothing that they could not open',
  async (role) => {
    const { id, username } = await wholeLife();
    expect((await admin.patch(`/api/users/${id}`, { role })).status).toBe(200);
    const signedIn = await app.signIn(username);
    const client = isStaff(role) ? await havingChosenAnew(signedIn) : signedIn;
    // also with what the change of the role notifies of
    await caughtUp(database);
    const list = await notificationsOf(client);
    const total = (await client.get('/api/notifications?limit=1')).headers['x-total-count'];
    expect(total).toBe(String(list.length));
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

describe('the two of a family link', () => {
  let parent: User;
  let student: User;
  beforeEach(async () => {
    parent = await makePerson(app, school, 'parent', { firstName: 'Pia', lastName: 'Kim' });
    student = await makePerson(app, school, 'student', { firstName: 'David', lastName: 'Kim' });
  });

  const teacher = async (): Promise<Client> => app.as(await makePerson(app, school, 'teacher', { lastName: MARK }));
  const requested = async (): Promise<string> => {
    const { familyCode } = (await (await app.as(student)).post('/api/profile/family-code')).body as FamilyCode;
    const { status, body } = await (await app.as(parent)).post('/api/family-links', { code: familyCode });
    expect(status).toBe(201);
    return `/api/family-links/${(body as FamilyLinkView).id}`;
  };
  const followed = async (): Promise<string> => {
    const family = { parentId: parent.id, studentId: student.id };
    return `/api/family-links/${((await admin.post('/api/family-links', family)).body as FamilyLinkView).id}`;
  };
  const wordsFor = async ({ id, role, username }: User, count: number): Promise<readonly string[]> => {
    const client = await app.signIn(username);
    const views = await seen(
      () => notificationsOf(client),
      ({ length }) => length >= count,
    );
    expect(JSON.stringify(views)).not.toContain(MARK);
    return views.map((view) => {
      const { id: key, values } = notificationSentence(view, { id, role });
      return t(key as 'mail.hello', values as { name: string });
    });
  };

  const FOLLOWS = 'You can follow David Kim’s hours now';
  const IS_FOLLOWED = 'Pia Kim can see your hours now';
  const NOT_CONFIRMED =
    'Your request to follow David Kim’s hours ended before it was confirmed. If that’s a mistake, talk to the school';
  const ENDED = 'You no longer follow David Kim’s hours';
  const IS_NOT_FOLLOWED = 'Pia Kim no longer follows your hours';

  test('read that a request was confirmed', async () => {
    expect((await (await teacher()).post(`${await requested()}/confirm`, {})).status).toBe(200);
    expect([await wordsFor(parent, 1), await wordsFor(student, 1)]).toEqual([[FOLLOWS], [IS_FOLLOWED]]);
  });

  test.each([
    ['declined', async (link: string) => (await teacher()).post(`${link}/refuse`, { reason: `Not ${MARK}` })],
    ['ended', async (link: string) => (await teacher()).delete(link)],
    ['left by the student', async () => admin.patch(`/api/users/${student.id}`, { role: 'verifier' })],
  ])('read that a request was %s only as its parent', async (_how, end) => {
    await end(await requested());
    expect(await wordsFor(parent, 1)).toEqual([NOT_CONFIRMED]);
    expect(await wordsFor(student, 0)).toEqual([]);
  });

  test('read nothing of what they ended themselves', async () => {
    const mother = await app.as(parent);
    const withdrawn = await requested();
    expect((await mother.delete(withdrawn)).status).toBe(204);
    const link = await followed();
    await wordsFor(parent, 1);
    expect((await mother.delete(link)).status).toBe(204);
    expect(await wordsFor(student, 2)).toEqual([IS_NOT_FOLLOWED, IS_FOLLOWED]);
    expect(await wordsFor(parent, 1)).toEqual([FOLLOWS]);
  });

  test.each(['student', 'parent'] as const)('read that it ended when the %s has another role', async (who) => {
    await followed();
    const changed = who === 'student' ? student : parent;
    expect((await admin.patch(`/api/users/${changed.id}`, { role: 'verifier' })).status).toBe(200);
    const nowOf = (user: User): User => (user === changed ? { ...user, role: 'verifier' } : user);
    expect(await wordsFor(nowOf(parent), 2)).toEqual([ENDED, FOLLOWS]);
    expect(await wordsFor(nowOf(student), 2)).toEqual([IS_NOT_FOLLOWED, IS_FOLLOWED]);
  });

  test('read that it ended where they stayed when the other moved away, who is told by the new school alone', async () => {
    await followed();
    const organizationId = await makeSchool(app);
    expect((await admin.patch(`/api/users/${student.id}`, { organizationId })).status).toBe(200);
    expect(await wordsFor(parent, 2)).toEqual([ENDED, FOLLOWS]);
    const there = await seen(
      async () => notificationsOf(await app.signIn(student.username)),
      ({ length }) => length > 0,
    );
    expect(there.map(({ kind }) => kind)).toEqual(['account.moved-in']);
    await admin.patch(`/api/users/${student.id}`, { organizationId: school });
    const back = await notificationsOf(await app.signIn(student.username));
    expect(back.map(({ kind }) => kind)).not.toContain('account.family-ended');
  });

  test('read no name of who was erased', async () => {
    await followed();
    expect(await wordsFor(parent, 1)).toEqual([FOLLOWS]);
    const { username } = student;
    expect((await admin.post(`/api/users/${student.id}/erase`, { username })).status).toBe(200);
    expect(await wordsFor(parent, 2)).toEqual([
      'You no longer follow Erased person’s hours',
      'You can follow Erased person’s hours now',
    ]);
  });

  test('are the only ones who read of it', async () => {
    const [other, teenager] = [await makePerson(app, school, 'parent'), await makePerson(app, school, 'student')];
    await admin.post('/api/family-links', { parentId: other.id, studentId: student.id });
    const link = await followed();
    await admin.delete(link);
    expect(await wordsFor(parent, 2)).toEqual([ENDED, FOLLOWS]);
    expect(await wordsFor(other, 1)).toEqual([FOLLOWS]);
    for (const person of [teenager, await makePerson(app, school, 'teacher')])
      expect(await wordsFor(person, 0)).toEqual([]);
  });
});

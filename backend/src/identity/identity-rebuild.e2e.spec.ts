import { NEW_SCHOOL, type Role } from '@hourtrail/contracts';
import { PASSWORD, startApp, type TestApp } from '../../test/app.js';
import { cloneDatabase, type TestDatabase } from '../../test/database.js';
import { makePerson, makeStaffedSchool } from '../../test/people.js';
import { asAdmin } from '../../test/sql.js';
import { withPool } from '../platform/database/pools.js';
import { rebuild } from '../platform/event-log/rebuild.js';
import { joinRequestStream, userStream } from './index.js';

describe('rebuilding people from the log', () => {
  let database: TestDatabase;
  let app: TestApp;

  beforeAll(async () => {
    database = await cloneDatabase();
    app = await startApp({ database, web: { mail: { smtpUrl: 'smtp://127.0.0.1:1', from: 'a@b.example' } } });
  });
  afterAll(async () => {
    await app.close();
    await database.drop();
  });

  const contents = async (): Promise<Record<string, string[]>> => {
    const rows = async (table: string): Promise<string[]> =>
      (await asAdmin<{ row: string }>(database, `SELECT t::text AS row FROM ${table} t ORDER BY 1`)).map(
        ({ row }) => row,
      );
    return { users: await rows('identity.users'), requests: await rows('identity.join_requests') };
  };

  it('makes accounts and requests again, equal row for row, and passwords and sessions hold', async () => {
    const lincoln = await makeStaffedSchool(app);
    const roosevelt = await makeStaffedSchool(app);
    const superAdmin = await makePerson(app, lincoln.id, 'super-admin');
    const [admin, boss] = [await app.signIn(lincoln.admin.username), await app.signIn(superAdmin.username)];
    const student = await app.signIn(lincoln.student.username);
    const nominee = (name: string) => ({
      username: name,
      email: `${name}@new.example`,
      firstName: 'Ada',
      lastName: 'Łuczak',
    });
    const person = (role: Role) => makePerson(app, lincoln.id, role, { gradeLevel: '9' });
    const nominated = [];
    for (const name of ['waits', 'confirmed', 'refused']) {
      nominated.push((await student.post('/api/users', nominee(name))).body.id as number);
    }
    const moved = await person('student');
    const back = await person('teacher');
    const selfMade = await person('student');
    const visitor = { ...nominee('visitor'), password: PASSWORD };
    expect((await app.client().post('/api/auth/signup', visitor)).status).toBe(201);
    const newcomers = [];
    for (let n = 0; n < 4; n += 1) newcomers.push(await makePerson(app, NEW_SCHOOL.id, 'student'));
    const { joinCode } = (await admin.post(`/api/organizations/${lincoln.id}/join-code`)).body as { joinCode: string };
    const requests = [];
    for (const { username } of newcomers) {
      const response = await (await app.signIn(username)).post('/api/join-requests', { code: joinCode });
      requests.push(response.body.id as number);
    }
    const withdrawing = await app.signIn((newcomers[2] as { username: string }).username);
    const responses = [
      await admin.post(`/api/users/${nominated[1]}/confirm`, {}),
      await admin.post(`/api/users/${nominated[2]}/refuse`, { reason: 'Unknown here' }),
      await admin.patch(`/api/users/${(await person('student')).id}`, { firstName: 'Renamed', gradeLevel: null }),
      await admin.patch(`/api/users/${(await person('teacher')).id}`, { role: 'verifier', isActive: false }),
      await admin.post('/api/users', { ...nominee('made'), role: 'verifier' }),
      await (
        await app.signIn(selfMade.username)
      ).patch('/api/profile', { email: 'own@new.example', currentPassword: PASSWORD }),
      await boss.patch(`/api/users/${selfMade.id}`, { email: 'by.staff@new.example' }),
      await boss.patch(`/api/users/${moved.id}`, { organizationId: roosevelt.id, lastName: 'Moved' }),
      await boss.patch(`/api/users/${back.id}`, { organizationId: roosevelt.id }),
      await boss.patch(`/api/users/${back.id}`, { organizationId: lincoln.id }),
      await student.post('/api/profile/family-code'),
      await admin.post('/api/profile/checkpoint-mail'),
      await boss.post('/api/profile/checkpoint-mail'),
      await boss.delete('/api/profile/checkpoint-mail'),
      await admin.post(`/api/join-requests/${requests[0]}/admit`, { role: 'parent' }),
      await admin.post(`/api/join-requests/${requests[1]}/refuse`, {}),
      await withdrawing.delete(`/api/join-requests/${requests[2]}`),
    ];
    expect(responses.filter(({ status }) => status >= 300).map(({ body }) => body as unknown)).toEqual([]);
    const before = await contents();
    expect(before['users']?.length).toBeGreaterThan(20);
    expect(before['requests']).toHaveLength(4);
    await withPool(database.ownerUrl, (owner) => rebuild(owner, [userStream, joinRequestStream], []));
    expect(await contents()).toEqual(before);
    // a person who has moved since was recorded with it
    expect((await admin.get('/api/auth/me')).body).toMatchObject({ id: lincoln.admin.id });
    expect((await app.signIn(moved.username)).cookies.has('hourtrail_session')).toBe(true);
    const one = await admin.post('/api/users', nominee('afterwards'));
    expect(one).toMatchObject({ status: 201, body: { organizationId: lincoln.id } });
  });
});

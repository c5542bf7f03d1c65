import { ROLES, type Activity } from '@hourtrail/contracts';
import { startApp, TestClock, type TestApp } from '../../test/app.js';
import type { Client } from '../../test/client.js';
import { cloneDatabase, type TestDatabase } from '../../test/database.js';
import { makePerson, makeStaffedSchool } from '../../test/people.js';

type School = Awaited<ReturnType<typeof makeStaffedSchool>>;

describe('the overview', () => {
  let database: TestDatabase;
  let app: TestApp;
  let lincoln: School;
  let roosevelt: School;
  let superAdmin: Client;
  const clock = new TestClock(new Date('2026-11-21T15:00:00Z'));

  beforeAll(async () => {
    database = await cloneDatabase();
    app = await startApp({ database, clock });
    lincoln = await makeStaffedSchool(app);
    roosevelt = await makeStaffedSchool(app);
    await makePerson(app, lincoln.id, 'student', { isActive: false });
    superAdmin = await app.signIn((await makePerson(app, lincoln.id, 'super-admin')).username);
  });
  afterAll(async () => {
    await app.close();
    await database.drop();
  });

  const log = async (school: School, date: string, hours: number): Promise<number> => {
    const student = await app.signIn(school.student.username);
    const fields = { organizationName: 'Library', date, hours, startTime: '06:00', endTime: '22:00' };
    return (await student.post('/api/volunteer-hours', fields)).body.id as number;
  };

  it('counts people, schools and hours: of their school for an admin, of all for a super-admin', async () => {
    const teacher = await app.signIn(lincoln.teacher.username);
    const admin = await app.signIn(lincoln.admin.username);
    const ids = [await log(lincoln, '2026-11-01', 3), await log(lincoln, '2026-11-02', 2.5)];
    await log(lincoln, '2026-11-03', 4);
    await log(roosevelt, '2026-11-03', 1);
    for (const id of ids) await teacher.patch(`/api/volunteer-hours/${id}`, { status: 'approved' });
    const NONE = Object.fromEntries(ROLES.map((role) => [role, 0]));
    const own = {
      totalUsers: 7,
      activeUsers: 6,
      organizations: 1,
      totalHours: 9.5,
      approvedHours: 5.5,
      pendingHours: 4,
      approvedEntries: 2,
      activeByRole: { ...NONE, student: 1, parent: 1, teacher: 1, admin: 1, verifier: 1, 'super-admin': 1 },
    };
    expect((await admin.get('/api/admin/stats')).body).toEqual(own);
    expect((await superAdmin.get('/api/admin/stats')).body).toEqual({
      ...own,
      totalUsers: 12,
      activeUsers: 11,
      organizations: 3,
      totalHours: 10.5,
      pendingHours: 5,
      activeByRole: { ...NONE, student: 2, parent: 2, teacher: 2, admin: 2, verifier: 2, 'super-admin': 1 },
    });
    await admin.delete(`/api/volunteer-hours/${ids[0]}`);
    expect((await admin.get('/api/admin/stats')).body).toMatchObject({ approvedEntries: 1, approvedHours: 2.5 });
    await admin.post(`/api/volunteer-hours/${ids[0]}/restore`, {});
    await admin.patch(`/api/volunteer-hours/${ids[1]}`, { status: 'pending' });
    expect((await admin.get('/api/admin/stats')).body).toMatchObject({ approvedEntries: 1, approvedHours: 3 });
  });

  it('tells super-admins the newest twenty things that happened, newest first', async () => {
    const id = await log(roosevelt, '2026-11-05', 3);
    const teacher = await app.signIn(roosevelt.teacher.username);
    await teacher.patch(`/api/volunteer-hours/${id}`, { status: 'approved' });
    await superAdmin.patch(`/api/organizations/${roosevelt.id}`, { hoursGoal: 60, reason: 'The board decided' });
    await superAdmin.patch('/api/settings', { defaultHoursGoal: 60 });
    const { status, body } = await superAdmin.get('/api/admin/activity');
    expect(status).toBe(200);
    expect(body).toHaveLength(20);
    const school = (await superAdmin.get(`/api/organizations/${roosevelt.id}`)).body.name as string;
    const at = clock.now().toISOString();
    const [settings, rules, approved, submitted] = body as Activity[];
    expect(settings).toMatchObject({ type: 'settings.changed', organization: null, about: null });
    expect(rules).toMatchObject({
      type: 'organization.rules-changed',
      organization: { id: roosevelt.id, name: school },
      about: null,
    });
    const nameOf = ({ firstName, lastName }: School['student']): string => `${firstName} ${lastName}`;
    expect(approved).toEqual({
      position: expect.stringMatching(/^\d+$/),
      type: 'hours.approved',
      at,
      actor: { id: roosevelt.teacher.id, name: nameOf(roosevelt.teacher), role: 'teacher' },
      organization: { id: roosevelt.id, name: school },
      about: nameOf(roosevelt.student),
    });
    expect(submitted).toMatchObject({ type: 'hours.submitted', actor: { id: roosevelt.student.id } });
    expect(JSON.stringify(body)).not.toContain('board');
  });

  it('names a person who signed up, and who nobody did', async () => {
    const fields = { username: 'newcomer', email: 'new@example.org', firstName: 'Nia', lastName: 'Park' };
    await app.client().post('/api/auth/signup', { ...fields, password: 'a long walk home' });
    expect((await superAdmin.get('/api/admin/activity')).body[0]).toMatchObject({
      type: 'user.signed-up',
      actor: { id: null, name: 'A visitor' },
      organization: { id: 1, name: 'New School' },
      about: 'Nia Park',
    });
  });

  it('is for administrators alone, and what happened everywhere for super-admins', async () => {
    for (const role of ['student', 'parent', 'verifier', 'teacher'] as const) {
      const browser = await app.signIn(lincoln[role].username);
      expect((await browser.get('/api/admin/stats')).status).toBe(403);
      expect((await browser.get('/api/admin/activity')).status).toBe(403);
    }
    const admin = await app.signIn(lincoln.admin.username);
    expect((await admin.get('/api/admin/activity')).status).toBe(403);
    expect((await app.client().get('/api/admin/stats')).status).toBe(401);
  });
});

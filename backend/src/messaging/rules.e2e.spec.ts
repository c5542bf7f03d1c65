import type { NotificationView } from '@hourtrail/contracts';
import { startApp, type TestApp } from '../../test/app.js';
import { cloneDatabase, type TestDatabase } from '../../test/database.js';
import { makePerson, makeStaffedSchool } from '../../test/people.js';
import { seen } from '../../test/until.js';
import type { User } from '../identity/index.js';

describe('new rules of a school', () => {
  let database: TestDatabase;
  let app: TestApp;
  let lincoln: Awaited<ReturnType<typeof makeStaffedSchool>>;
  let auditor: User;

  beforeAll(async () => {
    database = await cloneDatabase();
    app = await startApp({ database });
    lincoln = await makeStaffedSchool(app);
    auditor = await makePerson(app, lincoln.id, 'auditor');
  });
  afterAll(async () => {
    await app.close();
    await database.drop();
  });

  const notificationsOf = async (person: User): Promise<NotificationView[]> =>
    (await (await app.as(person)).get('/api/notifications')).body as NotificationView[];

  it('are told to its staff, and to nobody else', async () => {
    const admin = await app.as(lincoln.admin);
    const gone = await makePerson(app, lincoln.id, 'teacher', { isActive: false });
    const elsewhere = await makeStaffedSchool(app);
    const rules = { hoursGoal: 60, approvalPolicy: 'strict' };
    expect((await admin.patch(`/api/organizations/${lincoln.id}`, rules)).status).toBe(200);
    const [notification] = await seen(
      () => notificationsOf(lincoln.teacher),
      ({ length }) => length > 0,
    );
    expect(notification).toMatchObject({
      kind: 'school.rules-changed',
      isRead: false,
      actor: { id: lincoln.admin.id, role: 'admin' },
      entry: null,
      opportunity: null,
      rules: [
        { rule: 'approvalPolicy', from: 'standard', to: 'strict' },
        { rule: 'hoursGoal', from: '50', to: '60' },
      ],
    });
    expect(await notificationsOf(auditor)).toHaveLength(1);
    for (const person of [lincoln.admin, lincoln.student, lincoln.parent, lincoln.verifier, elsewhere.teacher])
      expect(await notificationsOf(person)).toEqual([]);
    await admin.patch(`/api/users/${gone.id}`, { isActive: true });
    expect(await notificationsOf(gone)).toEqual([]);
  });

  it('tell the administrators too where a super-admin sets them, and nothing of other changes', async () => {
    const superAdmin = await app.as(await makePerson(app, lincoln.id, 'super-admin'));
    const path = `/api/organizations/${lincoln.id}`;
    await superAdmin.patch(path, { description: 'Grades 9 to 12' });
    await superAdmin.patch(path, { oldestAcceptedDays: 90 });
    const told = await seen(
      () => notificationsOf(lincoln.admin),
      ({ length }) => length > 0,
    );
    expect(told).toMatchObject([{ rules: [{ rule: 'oldestAcceptedDays', from: '365', to: '90' }] }]);
  });

  it('are also those of what counts', async () => {
    const before = (await notificationsOf(lincoln.teacher)).length;
    const admin = await app.as(lincoln.admin);
    expect((await admin.post('/api/rules', { dailyCap: 4 })).status).toBe(201);
    const told = await seen(
      () => notificationsOf(lincoln.teacher),
      ({ length }) => length > before,
    );
    expect(told[0]).toMatchObject({ kind: 'school.counting-rules-set', actor: { id: lincoln.admin.id }, rules: [] });
    expect(await notificationsOf(lincoln.student)).toEqual([]);
  });

  it('are told apart from what the school writes to the students of a grade and their parents', async () => {
    const admin = await app.as(lincoln.admin);
    const [tenth, twelfth] = [
      await makePerson(app, lincoln.id, 'student', { gradeLevel: '10' }),
      await makePerson(app, lincoln.id, 'student', { gradeLevel: '12' }),
    ];
    await admin.post('/api/family-links', { parentId: lincoln.parent.id, studentId: twelfth.id });
    const send = async (to: object, text: string): Promise<number> =>
      (await admin.post('/api/announcements', { to, subject: 'News', text })).status;
    expect(await send({ grade: '12' }, 'Log your hours by Friday.')).toBe(204);
    const words = async (person: User, count: number): Promise<unknown> =>
      (
        await seen(
          async () => (await notificationsOf(person)).filter(({ kind }) => kind === 'school.announced'),
          ({ length }) => length >= count,
        )
      ).map(({ kind, comment }) => [kind, comment]);
    const toGrade = ['school.announced', 'Log your hours by Friday.'];
    expect([await words(twelfth, 1), await words(lincoln.parent, 1)]).toEqual([[toGrade], [toGrade]]);
    expect(await send({ school: true }, 'No school on Monday.')).toBe(204);
    const toAll = ['school.announced', 'No school on Monday.'];
    expect([await words(tenth, 1), await words(twelfth, 2)]).toEqual([[toAll], [toAll, toGrade]]);
    expect((await notificationsOf(lincoln.teacher)).filter(({ kind }) => kind === 'school.announced')).toEqual([]);
    expect(await send({ school: true }, ' ')).toBe(400);
    expect((await admin.post('/api/announcements', { subject: 'News', text: 'Hello' })).status).toBe(400);
    expect((await admin.post('/api/announcements', { to: null, subject: 'News', text: 'Hello' })).status).toBe(400);
    for (const to of [{ grade: '13' }, {}, { school: false }, { school: true, opportunityId: 1 }]) {
      expect(await send(to, 'Hello')).toBe(400);
    }
  });
});

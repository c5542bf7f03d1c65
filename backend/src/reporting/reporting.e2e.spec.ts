import type { HoursView } from '@hourtrail/contracts';
import { startApp, TestClock, type TestApp } from '../../test/app.js';
import { cloneDatabase, type TestDatabase } from '../../test/database.js';
import { makeStaffedSchool } from '../../test/people.js';
import { seen } from '../../test/until.js';

describe('what hours add up to', () => {
  let database: TestDatabase;
  let app: TestApp;
  let school: Awaited<ReturnType<typeof makeStaffedSchool>>;
  const clock = new TestClock(new Date('2026-11-21T15:00:00Z'));

  beforeAll(async () => {
    database = await cloneDatabase();
    app = await startApp({ database, clock });
    school = await makeStaffedSchool(app);
  });
  afterAll(async () => {
    await app.close();
    await database.drop();
  });

  const logged = async (date: string, hours: number): Promise<number> => {
    const student = await app.signIn(school.student.username);
    const fields = { organizationName: 'Library', date, hours, startTime: '06:00', endTime: '22:00' };
    return ((await student.post('/api/volunteer-hours', fields)).body as HoursView).id;
  };
  const achievements = async (count: number): Promise<unknown[]> => {
    const student = await app.signIn(school.student.username);
    const read = async (): Promise<unknown[]> =>
      (await student.get(`/api/users/${school.student.id}/achievements`)).body as unknown[];
    return seen(read, ({ length }) => length === count);
  };

  it('records an achievement once approved hours reach it, and withdraws it when they fall below', async () => {
    const teacher = await app.signIn(school.teacher.username);
    const admin = await app.signIn(school.admin.username);
    const ids = [await logged('2026-11-01', 15), await logged('2026-11-02', 9.5), await logged('2026-11-03', 0.5)];
    await teacher.patch(`/api/volunteer-hours/${ids[0]}`, { status: 'approved' });
    await teacher.patch(`/api/volunteer-hours/${ids[1]}`, { status: 'approved' });
    expect(await achievements(0)).toEqual([]);
    await teacher.patch(`/api/volunteer-hours/${ids[2]}`, { status: 'approved' });
    const [helper] = (await teacher.get('/api/achievements')).body;
    expect(helper).toMatchObject({ name: 'Community Helper', requiredHours: 25, role: 'student' });
    expect(await achievements(1)).toMatchObject([
      { userId: school.student.id, achievementId: helper.id, earnedAt: '2026-11-21T15:00:00.000Z' },
    ]);
    await admin.patch(`/api/volunteer-hours/${ids[2]}`, { status: 'rejected', approverComments: 'Paid shift' });
    expect(await achievements(0)).toEqual([]);
  });

  it('is told to the person and to the staff of their school, and to nobody else', async () => {
    const path = `/api/users/${school.student.id}/stats`;
    const statuses = Object.fromEntries(
      await Promise.all(
        (['student', 'parent', 'verifier', 'teacher', 'admin'] as const).map(async (role) => [
          role,
          (await (await app.signIn(school[role].username)).get(path)).status,
        ]),
      ),
    );
    expect(statuses).toEqual({ student: 200, parent: 404, verifier: 404, teacher: 200, admin: 200 });
  });

  it('comes to a reviewer as what waits, and for how long', async () => {
    await logged('2026-11-04', 2);
    clock.advance(8 * 86_400_000);
    const teacher = await app.signIn(school.teacher.username);
    expect((await teacher.get('/api/volunteer-hours/summary')).body).toEqual({
      totalHours: 26.5,
      waitingHours: 2,
      waitingOverAWeek: 1,
      students: 1,
    });
    const verifier = await app.signIn(school.verifier.username);
    expect((await verifier.get('/api/volunteer-hours/summary')).body).toMatchObject({ totalHours: 0, waitingHours: 0 });
    const student = await app.signIn(school.student.username);
    expect((await student.get('/api/volunteer-hours/summary')).status).toBe(403);
  });
});

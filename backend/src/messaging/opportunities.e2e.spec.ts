import type { NotificationView } from '@hourtrail/contracts';
import { startApp, TestClock, type TestApp } from '../../test/app.js';
import { cloneDatabase, type TestDatabase } from '../../test/database.js';
import { publish } from '../../test/opportunities.js';
import { makePerson, makeStaffedSchool } from '../../test/people.js';
import { asAdmin } from '../../test/sql.js';
import { seen } from '../../test/until.js';
import type { User } from '../identity/index.js';

const SIGNUPS = '/api/opportunity-signups';

describe('what those are told who signed up to an opportunity', () => {
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

  const notificationsOf = async (person: User, expected: number): Promise<readonly NotificationView[]> => {
    const browser = await app.as(person);
    const read = async (): Promise<NotificationView[]> =>
      (await browser.get('/api/notifications')).body as NotificationView[];
    return seen(read, ({ length }) => length >= expected);
  };
  const signUp = async (person: User, opportunityId: number): Promise<void> => {
    const { status } = await (await app.as(person)).post(SIGNUPS, { opportunityId, waitlist: true });
    expect(status).toBe(201);
  };

  it('is that they have a place, that it moved, and that it was cancelled and why', async () => {
    const teacher = await app.as(school.teacher);
    const late = await makePerson(app, school.id, 'student');
    const { id } = await publish(app, school.teacher, { maxSlots: 1 });
    await signUp(school.student, id);
    await signUp(school.parent, id);
    await (await app.as(school.student)).delete(`${SIGNUPS}/${id}`);
    expect(await notificationsOf(school.parent, 1)).toEqual([
      {
        id: expect.any(Number) as number,
        kind: 'opportunity.promoted',
        at: '2026-11-21T15:00:00.000Z',
        isRead: false,
        actor: { id: null, name: 'HourTrail', role: 'system' },
        entry: null,
        opportunity: {
          id,
          title: 'Sort donations',
          date: '2026-12-05',
          startTime: '09:00',
          endTime: '12:00',
          location: '12 Water Street',
        },
        rules: [],
        subject: null,
        family: null,
        fileName: null,
        imported: null,
        goal: null,
        comment: null,
      },
    ]);

    const path = `/api/volunteer-opportunities/${id}`;
    await teacher.patch(path, { title: 'Sort tins', maxSlots: 2, description: 'Nobody needs to know.' });
    await teacher.patch(path, { date: '2026-12-06' });
    await teacher.patch(path, { location: 'Gym' });
    expect(await notificationsOf(school.parent, 3)).toMatchObject([
      { kind: 'opportunity.moved', actor: { id: school.teacher.id, role: 'teacher' } },
      { kind: 'opportunity.moved', opportunity: { title: 'Sort tins', date: '2026-12-06', location: 'Gym' } },
      { kind: 'opportunity.promoted' },
    ]);

    await teacher.post('/api/announcements', {
      to: { opportunityId: id },
      subject: 'Saturday',
      text: ' Bring gloves ',
    });
    expect(await notificationsOf(school.parent, 4)).toMatchObject([
      {
        kind: 'opportunity.announced',
        subject: 'Saturday',
        comment: 'Bring gloves',
        opportunity: { title: 'Sort tins' },
      },
      {},
      {},
      {},
    ]);

    clock.advance(1_000);
    await signUp(late, id);
    await teacher.post(`${path}/cancel`, { reason: 'A storm is coming' });
    const why = { kind: 'opportunity.cancelled', comment: 'A storm is coming', actor: { id: school.teacher.id } };
    expect(await notificationsOf(school.parent, 5)).toMatchObject([why, {}, {}, {}, {}]);
    expect(await notificationsOf(late, 1)).toMatchObject([why]);
    expect(await notificationsOf(school.student, 0)).toEqual([]);
    const [newest] = await notificationsOf(school.parent, 5);
    expect((await (await app.as(school.parent)).post(`/api/notifications/${newest?.id}/read`)).status).toBe(204);
  });

  it('is told once, however often the log is read', async () => {
    const count = async (): Promise<unknown> =>
      asAdmin(database, 'SELECT count(*) FROM messaging.notifications WHERE opportunity_id IS NOT NULL');
    const before = await count();
    await asAdmin(database, `DELETE FROM log.reaction_progress WHERE reaction = 'notifications-of-opportunities'`);
    const [person] = [await makePerson(app, school.id, 'student')];
    const { id } = await publish(app, school.teacher, { maxSlots: 1, date: '2026-12-12' });
    await signUp(school.student, id);
    await signUp(person, id);
    await (await app.as(school.student)).delete(`${SIGNUPS}/${id}`);
    await notificationsOf(person, 1);
    expect(await count()).toEqual([{ count: String(Number((before as [{ count: string }])[0].count) + 1) }]);
  });
});

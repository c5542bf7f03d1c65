import type { NotificationView } from '@hourtrail/contracts';
import { startApp, TestClock, type TestApp } from '../../test/app.js';
import type { Answer, Client } from '../../test/client.js';
import { cloneDatabase, type TestDatabase } from '../../test/database.js';
import { makePerson, makeStaffedSchool } from '../../test/people.js';
import { seen } from '../../test/until.js';

describe('what somebody is told of', () => {
  let database: TestDatabase;
  let app: TestApp;
  let school: Awaited<ReturnType<typeof makeStaffedSchool>>;
  let student: Client;
  let verifier: Client;
  let teacher: Client;
  const clock = new TestClock(new Date('2026-11-21T15:00:00Z'));

  beforeAll(async () => {
    database = await cloneDatabase();
    app = await startApp({ database, clock });
    school = await makeStaffedSchool(app);
    student = await app.signIn(school.student.username);
    verifier = await app.signIn(school.verifier.username);
    teacher = await app.signIn(school.teacher.username);
  });
  afterAll(async () => {
    await app.close();
    await database.drop();
  });

  const logged = async (date: string): Promise<number> => {
    const fields = { organizationName: 'Library', date, hours: 3, startTime: '09:00', endTime: '12:00' };
    const { body } = await student.post('/api/volunteer-hours', { ...fields, verifierId: school.verifier.id });
    return (body as { id: number }).id;
  };
  /** Their notifications, once as many are listed and counted as expected. Two statements of a request may differ. */
  const notificationsOf = (client: Client, expected: number, limit = 20): Promise<Answer> =>
    seen(
      () => client.get(`/api/notifications?limit=${limit}`),
      ({ headers, body }) =>
        Number(headers['x-total-count']) === expected && (body as unknown[]).length === Math.min(expected, limit),
    );
  const unread = async (client: Client): Promise<string> =>
    String((await client.get('/api/notifications?unread=true&limit=1')).headers['x-total-count']);

  it('goes from the student to the verifier and back, with what was said and how the entry stood then', async () => {
    const id = await logged('2026-11-01');
    const [notification] = (await notificationsOf(verifier, 1)).body as NotificationView[];
    expect(notification).toEqual({
      id: expect.any(Number) as number,
      kind: 'hours.submitted',
      at: '2026-11-21T15:00:00.000Z',
      isRead: false,
      actor: {
        id: school.student.id,
        name: `${school.student.firstName} ${school.student.lastName}`,
        role: 'student',
      },
      entry: {
        id,
        studentId: school.student.id,
        studentName: `${school.student.firstName} ${school.student.lastName}`,
        organizationName: 'Library',
        date: '2026-11-01',
        hours: '3.00',
        loggedHours: null,
      },
      opportunity: null,
      rules: [],
      subject: null,
      family: null,
      fileName: null,
      imported: null,
      goal: null,
      comment: null,
    });
    await verifier.patch(`/api/volunteer-hours/${id}`, {
      status: 'verified',
      hours: 2.5,
      verifierComments: 'Well done',
    });
    await teacher.patch(`/api/volunteer-hours/${id}`, { status: 'rejected', approverComments: 'A paid shift' });
    const { body } = await notificationsOf(student, 2);
    expect(body).toMatchObject([
      {
        kind: 'hours.rejected',
        comment: 'A paid shift',
        entry: { organizationName: 'Library', hours: '2.50', loggedHours: null },
      },
      {
        kind: 'hours.verified',
        comment: 'Well done',
        actor: { role: 'verifier' },
        entry: { hours: '2.50', loggedHours: '3.00' },
      },
    ]);
    expect((await notificationsOf(verifier, 1)).body).toMatchObject([{ isRead: true }]);
    expect((await notificationsOf(teacher, 0)).body).toEqual([]);
  });

  it('stays as the entry stood then', async () => {
    const id = await logged('2026-10-30');
    await notificationsOf(verifier, 2);
    await student.patch(`/api/volunteer-hours/${id}`, { organizationName: 'City Library', hours: 2 });
    const [notification] = (await notificationsOf(verifier, 2)).body as NotificationView[];
    expect(notification?.entry).toMatchObject({ id, organizationName: 'Library', hours: '3.00' });
  });

  it('is read one by one or all at once, and once more is no different', async () => {
    const [newest] = (await notificationsOf(student, 2)).body as NotificationView[];
    const path = `/api/notifications/${newest?.id}/read`;
    expect(await unread(student)).toBe('2');
    expect((await student.post(path)).status).toBe(204);
    expect((await student.post(path)).status).toBe(204);
    expect(await unread(student)).toBe('1');
    expect((await notificationsOf(student, 2)).body).toMatchObject([{ isRead: true }, { isRead: false }]);
    expect((await student.post('/api/notifications/read')).status).toBe(204);
    expect(await unread(student)).toBe('0');
  });

  it('is nobody else’s to read or to mark: it answers like what is absent', async () => {
    const [notification] = (await notificationsOf(verifier, 2)).body as NotificationView[];
    const foreign = await student.post(`/api/notifications/${notification?.id}/read`);
    const absent = await student.post('/api/notifications/999999/read');
    expect([foreign.status, absent.status]).toEqual([404, 404]);
    expect({ ...foreign.body, requestId: '' }).toEqual({ ...absent.body, requestId: '' });
    expect(await unread(verifier)).toBe('1');
  });

  it('comes a page at a time', async () => {
    const first = await notificationsOf(student, 2, 1);
    const next = /<([^>]+)>; rel="next"/.exec(String(first.headers['link']))?.[1] as string;
    const second = await student.get(next);
    expect([first.body, second.body]).toMatchObject([[{ kind: 'hours.rejected' }], [{ kind: 'hours.verified' }]]);
    expect(second.headers['link']).toBeUndefined();
    expect((await student.get('/api/notifications?unread=perhaps')).status).toBe(400);
    expect((await student.get('/api/notifications?cursor=nonsense')).status).toBe(400);
  });

  it('asks a verifier no longer whom the volunteer does not name any more', async () => {
    const another = await makePerson(app, school.id, 'verifier');
    const anothers = await app.signIn(another.username);
    const before = Number(await unread(verifier));
    const path = `/api/volunteer-hours/${await logged('2026-10-25')}`;
    await notificationsOf(verifier, 3);
    expect(await unread(verifier)).toBe(String(before + 1));
    await student.patch(path, { verifierId: another.id });
    expect((await notificationsOf(anothers, 1)).body).toMatchObject([{ kind: 'hours.submitted', isRead: false }]);
    expect(await unread(verifier)).toBe(String(before));
    await student.patch(path, { verifierId: null });
    await logged('2026-10-24');
    await notificationsOf(verifier, 3);
    expect(await unread(anothers)).toBe('0');
  });

  describe('of the hours of a child', () => {
    let parent: Client;
    let link: string;
    beforeAll(async () => {
      parent = await app.signIn(school.parent.username);
      const family = { parentId: school.parent.id, studentId: school.student.id };
      const { body } = await teacher.post('/api/family-links', family);
      link = `/api/family-links/${(body as { id: number }).id}`;
      await notificationsOf(parent, 1);
    });

    it('comes to the parents who follow them, for each what was decided and by whom', async () => {
      const id = await logged('2026-10-20');
      const cut = { status: 'verified', hours: 2, verifierComments: 'She left at eleven' };
      await verifier.patch(`/api/volunteer-hours/${id}`, cut);
      await teacher.patch(`/api/volunteer-hours/${id}`, { status: 'approved', approverComments: 'Thank you' });
      await teacher.patch(`/api/volunteer-hours/${await logged('2026-10-19')}`, { status: 'rejected' });
      const { body } = await notificationsOf(parent, 3);
      expect(body).toMatchObject([
        { kind: 'hours.rejected', entry: { studentId: school.student.id } },
        {
          kind: 'hours.approved',
          comment: 'Thank you',
          entry: { id, studentId: school.student.id, hours: '2.00', loggedHours: '3.00' },
          isRead: false,
        },
        { kind: 'account.family-confirmed' },
      ]);
      const entry = await parent.get(`/api/volunteer-hours/${id}`);
      expect(entry).toMatchObject({ status: 200, body: { status: 'approved' } });
    });

    it('comes to nobody who follows them no longer, and what came before is no longer theirs to read', async () => {
      expect((await teacher.delete(link)).status).toBe(204);
      const kinds = ['account.family-ended', 'account.family-confirmed'];
      const ofLink = (await notificationsOf(parent, kinds.length)).body as NotificationView[];
      expect(ofLink.map(({ kind }) => kind)).toEqual(kinds);
      const before = Number((await student.get('/api/notifications')).headers['x-total-count']);
      await teacher.patch(`/api/volunteer-hours/${await logged('2026-10-18')}`, { status: 'approved' });
      await notificationsOf(student, before + 1);
      expect((await parent.get('/api/notifications')).body).toEqual(ofLink);
      expect(await unread(parent)).toBe('2');
    });
  });

  it('counts as read after thirty days', async () => {
    clock.advance(31 * 86_400_000);
    verifier = await app.signIn(school.verifier.username);
    expect(await unread(verifier)).toBe('0');
    const all = (await verifier.get('/api/notifications')).body as NotificationView[];
    expect(all.length).toBeGreaterThan(2);
    expect(all.filter(({ isRead }) => !isRead)).toEqual([]);
  });
});

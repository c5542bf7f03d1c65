import type { HoursView } from '@hourtrail/contracts';
import { startApp, TestClock, type TestApp } from '../../../test/app.js';
import type { Answer, Client } from '../../../test/client.js';
import { cloneDatabase, type TestDatabase } from '../../../test/database.js';
import { makePerson, makeStaffedSchool } from '../../../test/people.js';

const DAY = 86_400_000;

describe('what makes a reviewer look twice', () => {
  let database: TestDatabase;
  let app: TestApp;
  let school: Awaited<ReturnType<typeof makeStaffedSchool>>;
  let student: Client;
  let parent: Client;
  let verifier: Client;
  let teacher: Client;
  let admin: Client;
  let superAdmin: Client;
  let people: readonly { readonly username: string }[];
  const clock = new TestClock(new Date('2026-11-21T15:00:00Z'));

  const signIn = async (): Promise<void> => {
    const clients = await Promise.all(people.map(({ username }) => app.signIn(username)));
    [student, parent, verifier, teacher, admin, superAdmin] = clients as [
      Client,
      Client,
      Client,
      Client,
      Client,
      Client,
    ];
  };

  beforeAll(async () => {
    database = await cloneDatabase();
    app = await startApp({ database, clock });
    school = await makeStaffedSchool(app);
    const above = await makePerson(app, (await makeStaffedSchool(app)).id, 'super-admin');
    people = [school.student, school.parent, school.verifier, school.teacher, school.admin, above];
    await signIn();
    const family = { parentId: school.parent.id, studentId: school.student.id };
    expect((await admin.post('/api/family-links', family)).status).toBe(201);
  });
  afterAll(async () => {
    await app.close();
    await database.drop();
  });

  const log = async (changes: object = {}): Promise<HoursView> => {
    const entry = { organizationName: 'Elm Street Library', date: '2026-11-20', startTime: '09:00', endTime: '12:00' };
    const { status, body } = await student.post('/api/volunteer-hours', { ...entry, hours: 1, ...changes });
    expect([status, body]).toEqual([201, expect.anything()]);
    return body as HoursView;
  };
  const rulesIn = ({ body }: Answer): string[] => (body as HoursView).signals.map(({ rule }) => rule);
  const of = async (client: Client, { id }: HoursView): Promise<string[]> =>
    rulesIn(await client.get(`/api/volunteer-hours/${id}`));
  const listed = async (client: Client, query: string): Promise<readonly HoursView[]> => {
    const { status, body } = await client.get(`/api/volunteer-hours?${query}`);
    expect(status).toBe(200);
    return body as HoursView[];
  };

  it('is told on the entry, in lists and after a change, by its rules, to those who decide and to nobody else', async () => {
    const first = await log({ description: ' Read  to the CHILDREN ', verifierId: school.verifier.id });
    const second = await log({ description: 'Read to the children', startTime: '11:00', endTime: '13:00' });
    const both = ['overlaps', 'same-text', 'decided-alone'];
    expect([first.signals, second.signals]).toEqual([[], []]);
    for (const client of [teacher, admin, superAdmin]) {
      expect(await of(client, second)).toEqual(both);
      const [row] = (await listed(client, `studentId=${school.student.id}`)).filter(({ id }) => id === second.id);
      expect(row?.signals.map(({ rule }) => rule)).toEqual(both);
      expect(row?.signals[0]).toEqual({
        rule: 'overlaps',
        version: 1,
        reason: 'Overlaps another entry on this day: 9:00 AM to 12:00 PM at Elm Street Library.',
      });
    }
    const forVerifier = (await verifier.get(`/api/volunteer-hours/${first.id}`)).body as HoursView;
    expect(forVerifier.signals.map(({ reason }) => reason)).toEqual([
      'Overlaps another entry on this day.',
      'Same description as another of this person’s entries.',
    ]);
    for (const client of [student, parent]) {
      expect(await of(client, second)).toEqual([]);
      const rows = await listed(client, `studentId=${school.student.id}`);
      expect(rows.flatMap(({ signals }) => signals)).toEqual([]);
      expect(rows.length).toBeGreaterThan(0);
    }
    const path = `/api/volunteer-hours/${second.id}`;
    const approved = await teacher.patch(path, { status: 'approved' });
    expect(rulesIn(approved)).toEqual(both);
    expect(approved.body.signals[2].reason).toBe('Approved by one person alone. No one verified it.');
    expect(rulesIn(await admin.patch(path, { date: '2026-11-19', description: null }))).toEqual(['decided-alone']);
    expect(await of(teacher, first)).toEqual(['decided-alone']);
  });

  it('does not hold the same description against days that were entered together', async () => {
    const description = 'Read aloud on Sundays';
    const days = [await log({ date: '2026-10-04', description }), await log({ date: '2026-10-11', description })];
    for (const day of days) expect(await of(teacher, day)).toEqual(['decided-alone']);
    clock.advance(121_000);
    const later = await log({ date: '2026-10-18', description });
    for (const day of [...days, later]) expect(await of(teacher, day)).toEqual(['same-text', 'decided-alone']);
  });

  it('tells of hours that were submitted before they were over', async () => {
    const today = { date: '2026-11-21', startTime: '09:00' };
    const early = await log({ ...today, endTime: '12:00' });
    expect(await of(teacher, early)).toEqual(['decided-alone', 'submitted-early']);
    expect(await of(teacher, await log({ ...today, startTime: '08:00', endTime: '09:00' }))).toEqual(['decided-alone']);
  });

  it('leaves drafts, rejected and deleted entries out of what an entry overlaps', async () => {
    const changes = { date: '2026-11-10' };
    const entry = await log(changes);
    await log({ ...changes, status: 'draft' });
    const rejected = await log(changes);
    const deleted = await log(changes);
    expect(await of(teacher, entry)).toContain('overlaps');
    await teacher.patch(`/api/volunteer-hours/${rejected.id}`, { status: 'rejected' });
    await admin.delete(`/api/volunteer-hours/${deleted.id}`);
    expect(await of(teacher, entry)).toEqual(['decided-alone']);
  });

  it('finds what goes on past midnight on both days, and a day that is unusually long', async () => {
    const night = await log({ date: '2026-11-11', startTime: '18:00', endTime: '07:00', hours: 12.5 });
    const morning = await log({ date: '2026-11-12', startTime: '06:00', endTime: '08:00' });
    expect(await of(teacher, night)).toEqual(['overlaps', 'long-day', 'decided-alone']);
    expect(await of(teacher, morning)).toEqual(['overlaps', 'decided-alone']);
  });

  it('tells of a verifier whom the volunteer or their parent nominated, also after a teacher confirmed them', async () => {
    for (const [who, date] of [
      [student, '2026-11-03'],
      [parent, '2026-11-04'],
      [teacher, '2026-11-05'],
    ] as const) {
      const username = `nominee.${date}`;
      const names = { username, email: `${username}@example.org`, firstName: 'Pat', lastName: 'Doe' };
      const made = await who.post('/api/users', { ...names, role: 'verifier', password: 'a long walk home' });
      expect([made.status, made.body]).toEqual([201, expect.anything()]);
      if (who !== teacher) expect((await admin.post(`/api/users/${made.body.id}/confirm`)).status).toBe(200);
      const entry = await log({ date, verifierId: made.body.id });
      const nominated = who === teacher ? [] : ['nominated-verifier'];
      expect(await of(teacher, entry)).toEqual([...nominated, 'decided-alone']);
      const [row] = (await listed(teacher, `from=${date}&to=${date}`)).map(({ signals }) => signals.map((s) => s.rule));
      expect(row).toEqual([...nominated, 'decided-alone']);
      const verified = await teacher.patch(`/api/volunteer-hours/${entry.id}`, { status: 'approved' });
      expect(rulesIn(verified)).toEqual([...nominated, 'decided-alone']);
    }
  });

  it('is told to the administrator who adds an entry, and to who comes too late to decide', async () => {
    const entry = { organizationName: 'Library', date: '2026-09-01', startTime: '09:00', endTime: '10:00', hours: 1 };
    const added = await admin.post(`/api/admin/users/${school.student.id}/hours`, entry);
    expect(rulesIn(added)).toEqual(['decided-alone', 'submitted-late']);
    const stale = await teacher.patch(`/api/volunteer-hours/${added.body.id}`, { status: 'approved', version: 7 });
    expect(stale.status).toBe(409);
    expect(stale.body.current.signals.map(({ rule }: { rule: string }) => rule)).toEqual(rulesIn(added));
  });

  describe('lists', () => {
    it('of what waits too long hold as many as the summary says', async () => {
      clock.advance(7 * DAY);
      await signIn();
      for (const client of [teacher, verifier, admin, superAdmin]) {
        const { body } = await client.get('/api/volunteer-hours/summary');
        expect(await listed(client, 'late=true')).toHaveLength(body.waitingOverAWeek);
      }
      clock.advance(1);
      for (const client of [teacher, verifier, admin, superAdmin]) {
        const { body } = await client.get('/api/volunteer-hours/summary');
        const late = await listed(client, 'late=true');
        expect(late).toHaveLength(body.waitingOverAWeek);
        expect(late.length).toBeGreaterThan(0);
        expect(late.filter(({ status }) => status !== 'pending' && status !== 'verified')).toEqual([]);
      }
    });

    it('of what one person decided hold nothing that was verified', async () => {
      const found = await listed(admin, 'singleActor=true');
      expect(found.length).toBeGreaterThan(2);
      expect(found.filter(({ singleActor, status }) => !singleActor || status !== 'approved')).toEqual([]);
      const all = await listed(admin, 'status=approved');
      expect(found).toHaveLength(all.filter(({ singleActor }) => singleActor).length);
    });

    it.each(['late=1', 'singleActor=false'])('refuse ?%s', async (query) => {
      expect((await teacher.get(`/api/volunteer-hours?${query}`)).status).toBe(400);
    });
  });
});

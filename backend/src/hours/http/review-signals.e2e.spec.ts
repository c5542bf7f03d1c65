import { REVIEW_SIGNALS, type HoursView } from '@hourtrail/contracts';
import { startApp, TestClock, type TestApp } from '../../../test/app.js';
import type { Answer, Client } from '../../../test/client.js';
import { cloneDatabase, type TestDatabase } from '../../../test/database.js';
import { publish } from '../../../test/opportunities.js';
import { clientsOf, makePerson, makeStaffedSchool } from '../../../test/people.js';
import type { User } from '../../identity/index.js';

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
  let above: User;
  const clock = new TestClock(new Date('2026-11-21T15:00:00Z'));

  const signIn = async (): Promise<void> => {
    ({ student, parent, verifier, teacher, admin } = await clientsOf(app, school));
    superAdmin = await app.signIn(above.username);
  };

  beforeAll(async () => {
    database = await cloneDatabase();
    app = await startApp({ database, clock });
    school = await makeStaffedSchool(app);
    above = await makePerson(app, (await makeStaffedSchool(app)).id, 'super-admin');
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
    const both = ['overlaps', 'same-text'];
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
    expect(rulesIn(approved)).toEqual([...both, 'decided-alone']);
    expect(approved.body.signals[2].reason).toBe('Approved by one person alone. No one verified it.');
    expect(rulesIn(await admin.patch(path, { date: '2026-11-19', description: null }))).toEqual([]);
    expect(await of(teacher, first)).toEqual([]);
  });

  it('tells of hours that were submitted before they were over', async () => {
    const today = { date: '2026-11-21', startTime: '09:00' };
    const early = await log({ ...today, endTime: '12:00' });
    expect(await of(teacher, early)).toEqual(['submitted-early']);
    expect(await of(teacher, await log({ ...today, startTime: '08:00', endTime: '09:00' }))).toEqual([]);
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
    expect(await of(teacher, entry)).toEqual([]);
  });

  it('finds what goes on past midnight on both days, and a day that is unusually long', async () => {
    const night = await log({ date: '2026-11-11', startTime: '18:00', endTime: '07:00', hours: 12.5 });
    const morning = await log({ date: '2026-11-12', startTime: '06:00', endTime: '08:00' });
    expect(await of(teacher, night)).toEqual(['overlaps', 'long-day']);
    expect(await of(teacher, morning)).toEqual(['overlaps']);
  });

  const nominatedBy = async (who: Client, username: string): Promise<number> => {
    const names = { username, email: `${username}@example.org`, firstName: 'Pat', lastName: 'Doe' };
    const made = await who.post('/api/users', { ...names, role: 'verifier', password: 'a long walk home' });
    expect([made.status, made.body]).toEqual([201, expect.anything()]);
    if (who !== teacher) expect((await admin.post(`/api/users/${made.body.id}/confirm`)).status).toBe(200);
    return made.body.id as number;
  };

  it('tells of a verifier whom the volunteer or their parent nominated, also after a teacher confirmed them', async () => {
    for (const [who, date] of [
      [student, '2026-11-03'],
      [parent, '2026-11-04'],
      [teacher, '2026-11-05'],
    ] as const) {
      const entry = await log({ date, verifierId: await nominatedBy(who, `nominee.${date}`) });
      const nominated = who === teacher ? [] : ['nominated-verifier'];
      expect(await of(teacher, entry)).toEqual(nominated);
      const [row] = (await listed(teacher, `from=${date}&to=${date}`)).map(({ signals }) => signals.map((s) => s.rule));
      expect(row).toEqual(nominated);
      const verified = await teacher.patch(`/api/volunteer-hours/${entry.id}`, { status: 'approved' });
      expect(rulesIn(verified)).toEqual([...nominated, 'decided-alone']);
    }
  });

  it('is told to the administrator who adds an entry, and to who comes too late to decide', async () => {
    const entry = { organizationName: 'Library', date: '2026-09-01', startTime: '09:00', endTime: '10:00', hours: 1 };
    const added = await admin.post(`/api/admin/users/${school.student.id}/hours`, entry);
    expect(rulesIn(added)).toEqual(['submitted-late']);
    const stale = await teacher.patch(`/api/volunteer-hours/${added.body.id}`, { status: 'approved', version: 7 });
    expect(stale.status).toBe(409);
    expect(stale.body.current.signals.map(({ rule }: { rule: string }) => rule)).toEqual(rulesIn(added));
  });

  it('is not that somebody does the same at the same place on another day', async () => {
    const weekly = { description: 'Walked the dogs', organizationName: 'Animal Shelter' };
    const first = await log({ ...weekly, date: '2026-10-25' });
    const second = await log({ ...weekly, date: '2026-11-01' });
    expect([await of(teacher, first), await of(teacher, second)]).toEqual([[], []]);
    const twin = await log({ ...weekly, date: '2026-11-01', startTime: '14:00', endTime: '15:00' });
    expect([await of(teacher, second), await of(teacher, twin)]).toEqual([['same-text'], ['same-text']]);
    const elsewhere = await log({ ...weekly, organizationName: 'Dog Park', date: '2026-11-08' });
    expect(await of(teacher, elsewhere)).toEqual(['same-text']);
    const spelled = await log({ ...weekly, organizationName: ' animal shelter', date: '2026-11-15' });
    expect((await teacher.get(`/api/volunteer-hours/${spelled.id}`)).body.signals).toEqual([
      expect.objectContaining({ reason: 'Same description as the entry on November 8, 2026 at Dog Park.' }),
    ]);
  });

  describe('lists', () => {
    describe('by signal', () => {
      beforeAll(async () => {
        const noon = { date: '2026-11-13', startTime: '12:00', hours: 0.5 };
        await log({ ...noon, endTime: '12:00' });
        await log({ ...noon, startTime: '11:00', endTime: '12:00' });
        const day = { date: '2026-11-21', startTime: '11:00', endTime: '12:00' };
        const { id } = await publish(app, school.teacher, day);
        expect((await student.post('/api/opportunity-signups', { opportunityId: id })).status).toBe(201);
        for (const who of [student, parent]) {
          await log({ date: '2026-11-06', verifierId: await nominatedBy(who, `pending.${who === student}`) });
        }
        const lookAlike = school.teacher.email.replace(/@(.)/, '@$1$1');
        for (const email of [school.parent.email, school.teacher.email, lookAlike]) {
          const flagged = await log({ date: '2026-11-05', supervisor: { name: 'Pat', email: email.toUpperCase() } });
          expect(await of(teacher, flagged)).toContain('close-supervisor');
        }
        const unanswered = await log({ date: '2026-11-04' });
        await student.post(`/api/volunteer-hours/${unanswered.id}/messages`, { text: 'Who verifies it?' });
        expect(await of(teacher, unanswered)).toContain('unanswered');
        clock.set('2026-11-21T18:00:00Z');
        const unfinished = await log({
          ...day,
          startTime: '10:30',
          endTime: '14:30',
          opportunityId: id,
          verifierId: school.verifier.id,
        });
        const verified = { status: 'verified', version: unfinished.version };
        expect((await verifier.patch(`/api/volunteer-hours/${unfinished.id}`, verified)).body).toMatchObject({
          status: 'verified',
        });
        expect(await of(teacher, unfinished)).toContain('submitted-early');
      });

      it.each(['none', 'any', ...REVIEW_SIGNALS])('find exactly the entries that show it: %s', async (signal) => {
        for (const client of [teacher, verifier, admin, superAdmin, student]) {
          const waiting = await listed(client, 'status=pending,verified');
          const shown = waiting
            .filter(({ status }) => client !== verifier || status === 'pending')
            .filter(({ signals }) =>
              signal === 'none'
                ? signals.length === 0
                : signals.some(({ rule }) => signal === 'any' || rule === signal),
            );
          const found = await listed(client, `signal=${signal}`);
          expect(found.map(({ id }) => id)).toEqual(shown.map(({ id }) => id));
          // no entry that waits was decided alone
          if (client === teacher) expect(found.length > 0).toBe(signal !== 'decided-alone');
        }
      });
    });

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

import type { AcademicYearView, UserReportRow, UserView, YearRollover } from '@hourtrail/contracts';
import { startApp, TestClock, type TestApp } from '../../../test/app.js';
import type { Answer, Client } from '../../../test/client.js';
import { cloneDatabase, type TestDatabase } from '../../../test/database.js';
import { publish } from '../../../test/opportunities.js';
import { makePerson, makeSchool, makeStaffedSchool } from '../../../test/people.js';
import { asAdmin, eventsOf } from '../../../test/sql.js';
import { seen } from '../../../test/until.js';
import { PROJECTIONS, REBUILT_STREAMS } from '../../app.module.js';
import type { User } from '../../identity/index.js';
import { withPool } from '../../platform/database/pools.js';
import { rebuild } from '../../platform/event-log/rebuild.js';

const YEAR = { name: '2025–26', startsOn: '2025-08-25', endsOn: '2026-06-19' };
const DAY = 86_400_000;
const MORNING = {
  ...{ organizationName: 'Food Bank', description: 'Sorted' },
  ...{ date: '2026-05-30', startTime: '09:00', endTime: '12:00', hours: 3 },
};

describe('the end of a school year', () => {
  const clock = new TestClock(new Date('2026-06-01T15:00:00Z'));
  let database: TestDatabase;
  let app: TestApp;
  let school: Awaited<ReturnType<typeof makeStaffedSchool>>;
  let admin: Client;
  let year: AcademicYearView;
  let draft: number;
  let people: Record<'ninth' | 'eleventh' | 'ready' | 'short' | 'leaver' | 'repeater' | 'gone', User>;

  beforeAll(async () => {
    database = await cloneDatabase();
    app = await startApp({ database, clock });
    school = await makeStaffedSchool(app);
    admin = await app.signIn(school.admin.username);
    await admin.patch(`/api/organizations/${school.id}`, { hoursGoal: 3 });
    const inGrade = (gradeLevel: string, more = {}) => makePerson(app, school.id, 'student', { gradeLevel, ...more });
    people = {
      ninth: await inGrade('9'),
      eleventh: await inGrade('11'),
      ready: await inGrade('12', { lastName: 'Able' }),
      short: await inGrade('12', { lastName: 'Baker' }),
      leaver: await inGrade('10'),
      repeater: await inGrade('12'),
      gone: await inGrade('9', { isActive: false }),
    };
    year = done(await admin.post('/api/academic-years', YEAR));
    await approvedHours(people.ready);
    const unfinished = { ...MORNING, verifierId: school.verifier.id, status: 'draft' };
    draft = done<{ id: number }>(await (await app.as(people.short)).post('/api/volunteer-hours', unfinished)).id;
    clock.set('2026-06-20T15:00:00Z');
    admin = await app.signIn(school.admin.username);
  });
  afterAll(async () => {
    await app.close();
    await database.drop();
  });

  const done = <Body>({ status, body }: Answer): Body => {
    if (status >= 300) throw new Error(`${status}: ${JSON.stringify(body)}`);
    return body as Body;
  };
  const approvedHours = async (student: User): Promise<void> => {
    const entry = { ...MORNING, verifierId: school.verifier.id };
    const { id } = done<{ id: number }>(await (await app.as(student)).post('/api/volunteer-hours', entry));
    await approve(id);
  };
  const approve = async (id: number): Promise<void> => {
    for (const who of [school.verifier, school.teacher])
      done(await (await app.signIn(who.username)).patch(`/api/volunteer-hours/${id}`, { status: 'approved' }));
  };
  const rollOver = (body: object, query = '', by = admin): Promise<Answer> =>
    by.post(`/api/academic-years/${year.id}/rollover${query}`, body);
  const undo = (): Promise<Answer> => admin.delete(`/api/academic-years/${year.id}/rollover`);
  const account = async ({ id }: User): Promise<UserView> => done(await admin.get(`/api/users/${id}`));
  const grades = async (asOf = ''): Promise<Record<string, string | null>> => {
    const path = `/api/admin/reports/users?role=student${asOf && `&asOf=${asOf}`}`;
    const rows = done<UserReportRow[]>(await admin.get(path));
    const names = Object.entries(people);
    return Object.fromEntries(
      rows.flatMap(({ id, gradeLevel }) => {
        const [name] = names.find(([, one]) => one.id === id) ?? [];
        return name ? [[name, gradeLevel]] : [];
      }),
    );
  };
  const choices = () => ({ leaverIds: [people.leaver.id], repeaterIds: [people.repeater.id] });

  const BEFORE = { ninth: '9', eleventh: '11', ready: '12', short: '12', leaver: '10', repeater: '12' };
  const AFTER = { ninth: '10', eleventh: '12', repeater: '12' };

  it('is previewed without changing anything', async () => {
    const preview = done<YearRollover>(await rollOver(choices(), '?dryRun=true'));
    expect(preview).toEqual({
      movedUp: [
        { from: '9', to: '10', students: 1 },
        { from: '11', to: '12', students: 1 },
      ],
      metGoal: 1,
      missedGoal: 1,
      leavers: 1,
      repeaters: 1,
      withoutGrade: 1,
      waitingHours: 0,
      graduates: [
        { id: people.ready.id, name: 'Student Able', approvedHours: 3, countedHours: 3, met: true },
        { id: people.short.id, name: 'Student Baker', approvedHours: 0, countedHours: 0, met: false },
      ],
    });
    expect(await grades()).toEqual(BEFORE);
    expect(await eventsOf(database, `academic-year/${year.id}`)).toHaveLength(1);
  });

  it('refuses choices that make no sense, years that are not over, and others', async () => {
    const { leaver, gone } = people;
    const refused = async (answer: Promise<Answer>): Promise<unknown[]> => {
      const { status, body } = await answer;
      return [status, body.message];
    };
    expect(await refused(rollOver({ leaverIds: [gone.id] }))).toEqual([
      400,
      'One of them is not an active student of this school. Search again.',
    ]);
    expect(await refused(rollOver({ leaverIds: [leaver.id], repeaterIds: [leaver.id] }))).toEqual([
      400,
      'One student can’t both leave and repeat the year. Choose one.',
    ]);
    expect(await refused(undo())).toEqual([409, 'This school year wasn’t ended, so there is nothing to undo.']);
    const next = { name: '2026–27', startsOn: '2026-08-24', endsOn: '2027-06-18' };
    const { id } = done<AcademicYearView>(await admin.post('/api/academic-years', next));
    expect(await refused(admin.post(`/api/academic-years/${id}/rollover`, {}))).toEqual([
      409,
      'This school year’s last day is June 18, 2027. You can end it from 60 days before that.',
    ]);
    const elsewhere = await makePerson(app, await makeSchool(app), 'admin');
    expect((await rollOver({}, '', await app.signIn(elsewhere.username))).status).toBe(404);
    expect((await rollOver({}, '', await app.signIn(school.teacher.username))).status).toBe(403);
    expect(await grades()).toEqual(BEFORE);
  });

  it('moves everyone up, graduates the last grade and deactivates leavers, each in their own trail', async () => {
    const leaving = await app.signIn(people.leaver.username);
    const preview = done(await rollOver(choices(), '?dryRun=true'));
    expect(done(await rollOver(choices()))).toEqual(preview);
    expect((await leaving.get('/api/auth/me')).status).toBe(401);
    expect(await grades()).toEqual(AFTER);
    const last = async (stream: string) => (await eventsOf(database, stream)).at(-1);
    const rollover = year.id;
    const { ninth, ready, leaver, repeater } = people;
    expect(await last(`user/${ninth.id}`)).toMatchObject({
      type: 'user.details-changed',
      data: { userId: ninth.id, gradeLevel: '10', rollover },
    });
    expect(await last(`user/${ready.id}`)).toMatchObject({
      type: 'user.graduated',
      data: { userId: ready.id, rollover, on: '2026-06-20', approvedHundredths: 300, goal: 3, met: true },
    });
    expect(await last(`user/${leaver.id}`)).toMatchObject({ type: 'user.deactivated', data: { rollover } });
    expect(await eventsOf(database, `user/${repeater.id}`)).toHaveLength(1);
    expect(await last(`academic-year/${year.id}`)).toMatchObject({
      type: 'academic-year.rolled-over',
      data: { movedUp: 2, graduated: 2, metGoal: 1, leavers: 1, repeaters: 1, withoutGrade: 1 },
    });
    const [, ended] = done<AcademicYearView[]>(await admin.get('/api/academic-years'));
    expect(ended).toMatchObject({ id: year.id, ended: { movedUp: 2, graduated: 2, leavers: 1, repeaters: 1 } });
  });

  it('happens once, and keeps its year from being deleted', async () => {
    expect(await rollOver({})).toMatchObject({ status: 409, body: { code: 'academic-years.rolled-over' } });
    expect(await rollOver({}, '?dryRun=true')).toMatchObject({ status: 409 });
    expect((await admin.delete(`/api/academic-years/${year.id}`)).status).toBe(409);
  });

  it('leaves graduates their account and their record, but no new hours', async () => {
    const graduate = await app.signIn(people.ready.username);
    expect(done(await graduate.get('/api/auth/me'))).toMatchObject({ graduatedOn: '2026-06-20', isActive: true });
    const again = { ...MORNING, date: '2026-06-10', verifierId: school.verifier.id };
    expect(await graduate.post('/api/volunteer-hours', again)).toMatchObject({
      status: 409,
      body: { code: 'hours.graduated' },
    });
    expect(done(await graduate.get('/api/volunteer-hours'))).toHaveLength(1);
    await app.sealAll();
    expect(done(await graduate.post(`/api/users/${people.ready.id}/records`))).toHaveProperty('code');
    await expect(app.signIn(people.leaver.username)).rejects.toThrow();
    const listed = (status: string) => admin.get(`/api/users?role=student&status=${status}`);
    expect(done(await listed('graduated'))).toHaveLength(2);
    expect(done<UserView[]>(await listed('active')).map(({ id }) => id)).not.toContain(people.ready.id);
  });

  it('shows earlier days as they were', async () => {
    clock.advance(DAY);
    admin = await app.signIn(school.admin.username);
    expect(await grades('2026-06-19')).toEqual(BEFORE);
    expect(await grades('2026-06-20')).toEqual(AFTER);
    expect(await grades()).toEqual(AFTER);
  });

  it('lets graduates submit what they did until that day, and nothing later', async () => {
    const graduate = await app.signIn(people.short.username);
    const submit = (date: string) =>
      graduate.patch(`/api/volunteer-hours/${draft}`, { ...MORNING, date, status: 'pending' });
    expect(await submit('2026-06-21')).toMatchObject({
      status: 400,
      body: {
        errors: [{ field: 'date', message: 'You graduated on June 20, 2026. You can’t log hours after that day.' }],
      },
    });
    expect(done(await submit('2026-06-19'))).toMatchObject({ status: 'pending', date: '2026-06-19' });
  });

  it('is undone for whom no one changed since, by events', async () => {
    const { ninth, ready, leaver, eleventh } = people;
    done(await admin.patch(`/api/users/${eleventh.id}`, { gradeLevel: '10' }));
    expect(done(await undo())).toEqual({ restored: 4, leftAlone: 1 });
    expect(await grades()).toEqual({ ...BEFORE, eleventh: '10' });
    const types = async (stream: string) => (await eventsOf(database, stream)).map(({ type }) => type);
    expect(await types(`user/${ready.id}`)).toEqual(['user.created', 'user.graduated', 'user.graduation-undone']);
    expect(await types(`user/${leaver.id}`)).toEqual(['user.created', 'user.deactivated', 'user.activated']);
    expect(await account(ninth)).toMatchObject({ gradeLevel: '9' });
    expect(await account(ready)).toMatchObject({ graduatedOn: null, gradeLevel: '12' });
    expect((await undo()).status).toBe(409);
    expect(await grades('2026-06-20')).toEqual(AFTER);
  });

  it('asks of graduates what counts by the rules of the school, of the year that ends though the next began', async () => {
    done(await admin.post('/api/rules', { dailyCap: 2, resetsYearly: true }));
    await approve(draft);
    const today = clock.now();
    clock.set('2026-08-30T15:00:00Z');
    admin = await app.signIn(school.admin.username);
    const { graduates, metGoal } = done<YearRollover>(await rollOver(choices(), '?dryRun=true'));
    expect([graduates, metGoal]).toEqual([
      [
        { id: people.ready.id, name: 'Student Able', approvedHours: 3, countedHours: 3, met: true },
        { id: people.short.id, name: 'Student Baker', approvedHours: 3, countedHours: 2, met: false },
      ],
      1,
    ]);
    clock.set(today.toISOString());
    admin = await app.signIn(school.admin.username);
    done(await admin.post('/api/rules', { dailyCap: 2, resetsYearly: true, goals: [{ gradeLevel: '12', hours: 2 }] }));
    expect(done<YearRollover>(await rollOver(choices(), '?dryRun=true')).metGoal).toBe(2);
  });

  it('may follow again after it was undone, with who is there then, also by a super-admin with a reason', async () => {
    const superAdmin = await app.signIn((await makePerson(app, await makeSchool(app), 'super-admin')).username);
    const reason = 'The office is closed';
    done(await rollOver({ reason }, '', superAdmin));
    expect(await grades()).toEqual({ ninth: '10', eleventh: '11', leaver: '11' });
    const last = async (stream: string) => (await eventsOf(database, stream)).at(-1);
    expect(await last(`user/${people.short.id}`)).toMatchObject({
      type: 'user.graduated',
      data: { approvedHundredths: 300, countedHundredths: 200, goal: 2, met: true, rules: 2 },
      texts: { reason },
    });
    expect(done(await superAdmin.delete(`/api/academic-years/${year.id}/rollover`))).toEqual({
      restored: 6,
      leftAlone: 0,
    });
    expect(await last(`academic-year/${year.id}`)).toMatchObject({
      data: { restored: 6, leftAlone: 0, noReason: true },
    });
  });

  it('takes graduates off upcoming opportunities, and lets them sign up for no other', async () => {
    const { id: opportunityId } = await publish(app, school.teacher, { date: '2026-07-04' });
    const place = { opportunityId };
    const PLACES = '/api/opportunity-signups';
    const student = await app.signIn(people.short.username);
    done(await student.post(PLACES, place));
    done(await rollOver({}));
    const mine = async (): Promise<unknown[]> => done(await student.get(PLACES));
    expect(await seen(mine, (rows) => rows.length === 0)).toEqual([]);
    expect(await student.post(PLACES, place)).toMatchObject({ status: 409, body: { code: 'opportunities.graduated' } });
  });

  it('is the same again when rows and reports are rebuilt from the log', async () => {
    const rows = () =>
      asAdmin(
        database,
        `SELECT (SELECT json_agg(u ORDER BY id) FROM identity.users u) AS users,
           (SELECT json_agg(y ORDER BY id) FROM organizations.academic_years y) AS years,
           (SELECT json_agg(t ORDER BY user_id) FROM (SELECT user_id, section, is_here FROM reporting.user_totals
              WHERE role IS NOT NULL) t) AS totals`,
      );
    const before = await rows();
    await withPool(database.ownerUrl, (owner) => rebuild(owner, REBUILT_STREAMS, PROJECTIONS));
    expect(await rows()).toEqual(before);
  });
});

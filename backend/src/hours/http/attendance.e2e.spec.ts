import type {
  AttendanceAnswer,
  AttendanceRow,
  CheckInCode,
  HoursHistoryStep,
  HoursView,
  OpportunityView,
} from '@hourtrail/contracts';
import { parse } from 'csv-parse/sync';
import { startApp, TestClock, type TestApp } from '../../../test/app.js';
import type { Answer, Client } from '../../../test/client.js';
import { cloneDatabase, type TestDatabase } from '../../../test/database.js';
import { publish } from '../../../test/opportunities.js';
import { makePerson, makeStaffedSchool } from '../../../test/people.js';
import { asAdmin, eventsOf } from '../../../test/sql.js';
import { until } from '../../../test/until.js';
import { PROJECTIONS, REBUILT_STREAMS } from '../../app.module.js';
import { withPool } from '../../platform/database/pools.js';
import { rebuild } from '../../platform/event-log/rebuild.js';

const HOURS = '/api/volunteer-hours';
const BEFORE = '2026-11-21T12:00:00Z';
const MEANWHILE = '2026-11-21T15:00:00Z';

describe('attendance', () => {
  let database: TestDatabase;
  let app: TestApp;
  let school: Awaited<ReturnType<typeof makeStaffedSchool>>;
  let coordinator: Client;
  let teacher: Client;
  const clock = new TestClock(new Date(BEFORE));

  beforeAll(async () => {
    database = await cloneDatabase();
    app = await startApp({ database, clock });
    school = await makeStaffedSchool(app);
    coordinator = await app.as(school.verifier);
    teacher = await app.as(school.teacher);
  });
  afterAll(async () => {
    await app.close();
    await database.drop();
  });

  const newStudents = (count: number) =>
    Promise.all(Array.from({ length: count }, () => makePerson(app, school.id, 'student')));
  type Students = Awaited<ReturnType<typeof newStudents>>;

  /** A morning, 9 AM to noon, to which so many students signed up; it is 10 AM. */
  const aMorning = async (count = 1): Promise<{ opportunity: OpportunityView; students: Students }> => {
    clock.set(BEFORE);
    const fields = { date: '2026-11-21', coordinatorId: school.verifier.id, maxSlots: 20 };
    const opportunity = await publish(app, school.teacher, fields);
    const students = await newStudents(count);
    for (const person of students) {
      const { status } = await (
        await app.as(person)
      ).post('/api/opportunity-signups', { opportunityId: opportunity.id });
      expect(status).toBe(201);
    }
    clock.set(MEANWHILE);
    return { opportunity, students };
  };
  const path = ({ id }: OpportunityView, what: string): string => `/api/volunteer-opportunities/${id}/${what}`;
  const take = (client: Client, of: OpportunityView, people: readonly { id: number }[], more = {}): Promise<Answer> =>
    client.post(path(of, 'attendance'), { userIds: people.map(({ id }) => id), ...more });
  const resultsOf = ({ body }: Answer) => (body as AttendanceAnswer).results;
  const statusAndCode = ({ status, body }: Answer): unknown[] => [status, (body as { code?: string }).code];
  const open = async (client: Client, of: OpportunityView, body: object = {}): Promise<CheckInCode> =>
    (await client.post(path(of, 'attendance-code'), body)).body as CheckInCode;
  const typesOf = async (stream: string): Promise<string[]> =>
    (await eventsOf(database, stream)).map(({ type }) => type);

  describe('by the list', () => {
    it('gives each who came a pending entry for the coordinator to verify', async () => {
      const { opportunity, students } = await aMorning(2);
      const [one] = resultsOf(await take(teacher, opportunity, students));
      expect(one).toMatchObject({ outcome: 'done', status: 'pending' });
      const entry = (await coordinator.get(`${HOURS}/${one?.entryId}`)).body as HoursView;
      expect(entry).toMatchObject({
        studentId: students[0]?.id,
        opportunityId: opportunity.id,
        organizationName: 'Riverside Food Bank',
        description: 'Sort donations',
        date: '2026-11-21',
        startTime: '09:00',
        endTime: '12:00',
        hours: '3.00',
        status: 'pending',
        verifierId: school.verifier.id,
      });
      expect((await coordinator.patch(`${HOURS}/${entry.id}`, { status: 'verified' })).status).toBe(200);
      expect((await teacher.patch(`${HOURS}/${entry.id}`, { status: 'approved' })).body).toMatchObject({
        status: 'approved',
        singleActor: false,
      });
    });

    it('is verified in the same act by the coordinator, and by nobody else', async () => {
      const { opportunity, students } = await aMorning();
      for (const reviewer of [teacher, await app.as(school.admin)]) {
        expect(statusAndCode(await take(reviewer, opportunity, students, { verified: true }))).toEqual([
          403,
          'attendance.not-coordinator',
        ]);
      }
      const [one] = resultsOf(await take(coordinator, opportunity, students, { verified: true }));
      expect(one).toMatchObject({ outcome: 'done', status: 'verified' });
      expect(await typesOf(`hours/${one?.entryId}`)).toEqual(['hours.marked-present', 'hours.verified']);
      const steps = (await (await app.as(students[0] as Students[0])).get(`${HOURS}/${one?.entryId}/history`)).body;
      expect(steps).toMatchObject([
        { type: 'hours.marked-present', actor: { id: school.verifier.id }, from: null, to: 'pending', hours: '3.00' },
        { type: 'hours.verified', actor: { id: school.verifier.id }, to: 'verified' },
      ]);
    });

    it('tells of each on their own why there is no entry', async () => {
      const { opportunity, students } = await aMorning(3);
      const [logged, full, free] = students as [Students[0], Students[0], Students[0]];
      await take(teacher, opportunity, [logged]);
      const allDay = { organizationName: 'Camp', date: '2026-11-21', startTime: '00:00', endTime: '23:00', hours: 23 };
      expect((await (await app.as(full)).post(HOURS, { ...allDay, verifierId: school.verifier.id })).status).toBe(201);
      const [stranger] = await newStudents(1);
      const people = [logged, full, free, stranger as Students[0], { id: 999_999 }];
      const results = resultsOf(await take(coordinator, opportunity, people));
      expect(results.map(({ userId, outcome, code }) => [userId, outcome, code])).toEqual([
        [logged.id, 'refused', 'hours.opportunity-logged'],
        [full.id, 'refused', 'hours.day-too-long'],
        [free.id, 'done', undefined],
        [stranger?.id, 'not-found', 'attendance.no-place'],
        [999_999, 'not-found', 'attendance.no-place'],
      ]);
      expect(results[1]?.message).toBe('A day can’t have more than 24 hours in total. This one has room for 1 hour.');
    });

    it('by two tabs at once is one entry each', async () => {
      const { opportunity, students } = await aMorning(9);
      const tabs = await Promise.all(
        [coordinator, teacher, coordinator].map((client) => take(client, opportunity, students)),
      );
      expect(tabs.map(({ status }) => status)).toEqual([200, 200, 200]);
      const outcomes = tabs.flatMap(resultsOf);
      expect(outcomes.filter(({ outcome }) => outcome === 'done')).toHaveLength(9);
      expect(outcomes.filter(({ code }) => code === 'hours.opportunity-logged')).toHaveLength(18);
      const rows = await asAdmin<{ student_id: number }>(
        database,
        `SELECT student_id FROM hours.volunteer_hours WHERE opportunity_id = ${opportunity.id}`,
      );
      expect(rows.map(({ student_id }) => student_id).sort()).toEqual(students.map(({ id }) => id).sort());
    });

    it('is not taken before half an hour before, of what was cancelled, or by who coordinates another', async () => {
      const { opportunity, students } = await aMorning();
      const other = await app.as(await makePerson(app, school.id, 'verifier'));
      expect(statusAndCode(await take(other, opportunity, students))).toEqual([403, 'attendance.not-yours']);
      expect(statusAndCode(await other.get(path(opportunity, 'attendance')))).toEqual([403, 'attendance.not-yours']);
      clock.set('2026-11-21T13:29:00Z');
      expect(statusAndCode(await take(teacher, opportunity, students))).toEqual([409, 'attendance.too-early']);
      clock.set('2026-11-21T13:30:00Z');
      expect(resultsOf(await take(teacher, opportunity, students))).toMatchObject([{ outcome: 'done' }]);
      clock.set(BEFORE);
      const rained = await publish(app, school.teacher, { date: '2026-11-21', coordinatorId: school.verifier.id });
      await teacher.post(path(rained, 'cancel'), { reason: 'Storm' });
      clock.set(MEANWHILE);
      expect(statusAndCode(await take(teacher, rained, students))).toEqual([409, 'opportunities.cancelled']);
    });

    it.each([
      ['nobody', { userIds: [] }, 'Choose at least one person.'],
      ['somebody twice', { userIds: [5, 5] }, 'List each person only once.'],
      [
        'too many',
        { userIds: Array.from({ length: 501 }, (_, n) => n + 1) },
        'You can mark at most 500 people at once.',
      ],
      ['a maybe', { userIds: [1], verified: 'yes' }, 'Verified must be true or false.'],
    ])('is refused of %s', async (_what, body, message) => {
      const { opportunity } = await aMorning(0);
      const answer = await teacher.post(path(opportunity, 'attendance'), body);
      expect(answer.status).toBe(400);
      expect((answer.body as { message: string }).message).toContain(message);
    });

    it('shows who has a place, by name and page by page, and what they logged', async () => {
      const { opportunity, students } = await aMorning(3);
      const [first, second] = students as [Students[0], Students[0], Students[0]];
      await take(coordinator, opportunity, [first]);
      await (await app.as(second)).post(HOURS, { status: 'draft', date: '2026-11-21', opportunityId: opportunity.id });
      const page = await coordinator.get(`${path(opportunity, 'attendance')}?limit=2`);
      expect(page.headers['x-total-count']).toBe('3');
      const next = /<([^>]+)>/.exec(String(page.headers['link']))?.[1] as string;
      const rows = [...(page.body as AttendanceRow[]), ...((await coordinator.get(next)).body as AttendanceRow[])];
      expect(rows.map(({ userId }) => userId).sort()).toEqual(students.map(({ id }) => id).sort());
      const entries = new Map(rows.map(({ userId, entry }) => [userId, entry]));
      expect(entries.get(first.id)).toMatchObject({ status: 'pending' });
      expect(entries.get(second.id)).toBeNull();
    });
  });

  describe('of who was there otherwise than planned', () => {
    const entryOf = async (client: Client, id: number | undefined): Promise<HoursView> =>
      (await client.get(`${HOURS}/${id}`)).body as HoursView;
    const rowsOf = async (client: Client, of: OpportunityView): Promise<AttendanceRow[]> =>
      (await client.get(path(of, 'attendance'))).body as AttendanceRow[];
    const attendances = async (of: OpportunityView) =>
      new Map((await rowsOf(teacher, of)).map(({ userId, attendance }) => [userId, attendance]));

    it('marks who never signed up, where staff say so', async () => {
      const { opportunity } = await aMorning(0);
      const walkIns = await newStudents(2);
      const results = resultsOf(await take(teacher, opportunity, walkIns));
      expect(results.map(({ outcome }) => outcome)).toEqual(['done', 'done']);
      expect(await entryOf(coordinator, results[0]?.entryId)).toMatchObject({
        studentId: walkIns[0]?.id,
        opportunityId: opportunity.id,
        hours: '3.00',
        verifierId: school.verifier.id,
      });
      expect(await rowsOf(coordinator, opportunity)).toMatchObject([
        { signedUp: false, attendance: 'present', entry: { status: 'pending', hours: '3.00' } },
        { signedUp: false, attendance: 'present' },
      ]);
      const { body } = await teacher.get(`/api/volunteer-opportunities/${opportunity.id}`);
      expect(body).toMatchObject({ currentSignups: 0 });
      const [other] = await newStudents(1);
      expect(resultsOf(await take(coordinator, opportunity, [other as Students[0]]))).toMatchObject([
        { outcome: 'not-found', code: 'attendance.no-place' },
      ]);
    });

    it('credits who left early with fewer hours, and nobody with more than it lasts', async () => {
      const { opportunity, students } = await aMorning(2);
      const [early, late] = students as [Students[0], Students[0]];
      const [done] = resultsOf(await take(coordinator, opportunity, [early], { hours: 1.5, verified: true }));
      expect(await entryOf(coordinator, done?.entryId)).toMatchObject({ hours: '1.50', status: 'verified' });
      expect(resultsOf(await take(coordinator, opportunity, [late], { hours: 4 }))).toMatchObject([
        { outcome: 'refused', message: 'There are only 3 hours between the start and end times.' },
      ]);
      expect((await take(coordinator, opportunity, [late], { hours: 0 })).status).toBe(400);
    });

    it('is corrected until it is approved', async () => {
      const { opportunity, students } = await aMorning();
      const [marked] = resultsOf(await take(coordinator, opportunity, students, { verified: true }));
      const id = marked?.entryId;
      const lower = { hours: '2.5', verified: true, reason: 'Left early' };
      expect(resultsOf(await take(coordinator, opportunity, students, lower))).toMatchObject([
        { outcome: 'done', entryId: id, status: 'verified' },
      ]);
      expect(await typesOf(`hours/${id}`)).toEqual([
        'hours.marked-present',
        'hours.verified',
        'hours.amended',
        'hours.verified',
      ]);
      await take(teacher, opportunity, students, { hours: 3, reason: 'Stayed after all' });
      expect(await entryOf(coordinator, id)).toMatchObject({ hours: '3.00', status: 'pending' });
      expect(resultsOf(await take(teacher, opportunity, students))).toMatchObject([
        { code: 'hours.opportunity-logged' },
      ]);
      expect((await (await app.as(school.admin)).patch(`${HOURS}/${id}`, { status: 'approved' })).status).toBe(200);
      for (const change of [{ hours: 1 }, { present: false }]) {
        expect(resultsOf(await take(teacher, opportunity, students, change))).toMatchObject([
          { outcome: 'refused', code: 'attendance.decided' },
        ]);
      }
    });

    it('is taken back of who was not there, and may be recorded again', async () => {
      const { opportunity, students } = await aMorning();
      const nothing = resultsOf(await take(teacher, opportunity, students, { present: false }));
      expect(nothing).toMatchObject([{ outcome: 'refused', code: 'attendance.not-recorded' }]);
      const [marked] = resultsOf(await take(teacher, opportunity, students));
      expect(resultsOf(await take(coordinator, opportunity, students, { present: false }))).toEqual([
        { userId: students[0]?.id, outcome: 'done' },
      ]);
      expect(await typesOf(`hours/${marked?.entryId}`)).toEqual(['hours.marked-present', 'hours.deleted']);
      expect(await rowsOf(teacher, opportunity)).toMatchObject([{ attendance: 'unmarked', entry: null }]);
      expect(resultsOf(await take(teacher, opportunity, students))).toMatchObject([{ outcome: 'done' }]);
    });

    it('leaves to a review what people logged themselves, but for fewer hours', async () => {
      const { opportunity, students } = await aMorning();
      const { code } = await open(coordinator, opportunity);
      const student = await app.as(students[0] as Students[0]);
      const entry = (await student.post(path(opportunity, 'check-in'), { code })).body as HoursView;
      expect(resultsOf(await take(teacher, opportunity, students, { present: false }))).toMatchObject([
        { outcome: 'refused', code: 'attendance.logged-themselves' },
      ]);
      await take(coordinator, opportunity, students, { hours: 2, verified: true });
      expect(await entryOf(coordinator, entry.id)).toMatchObject({ hours: '2.00', status: 'verified' });
      expect(resultsOf(await take(teacher, opportunity, students, { hours: 3 }))).toMatchObject([
        { outcome: 'refused', message: 'A reviewer can lower the hours, not raise them.' },
      ]);
    });

    it('knows after the end who did not come, where attendance was taken', async () => {
      const { opportunity, students } = await aMorning(2);
      const [came, missed] = students as [Students[0], Students[0]];
      await take(teacher, opportunity, [came]);
      expect(await attendances(opportunity)).toEqual(
        new Map([
          [came.id, 'present'],
          [missed.id, 'unmarked'],
        ]),
      );
      clock.set('2026-11-21T17:00:00Z');
      expect((await attendances(opportunity)).get(missed.id)).toBe('no-show');
      const { opportunity: untaken } = await aMorning(1);
      clock.set('2026-11-21T17:00:00Z');
      expect([...(await attendances(untaken)).values()]).toEqual(['unmarked']);
    });

    it('goes into a file of who signed up and who was there, for who takes it', async () => {
      const { opportunity, students } = await aMorning(2);
      const [walkIn] = await newStudents(1);
      await take(teacher, opportunity, [students[0] as Students[0], walkIn as Students[0]], { hours: 2.5 });
      clock.set('2026-11-21T17:00:00Z');
      const rosterOf = async (client: Client): Promise<Record<string, string>[]> => {
        const { status, body } = await client.post(path(opportunity, 'roster'), { format: 'csv' });
        expect(status).toBe(201);
        const file = await client.get((body as { url: string }).url);
        expect([file.status, file.headers['x-total-count']]).toEqual([200, '3']);
        expect(file.headers['content-disposition']).toMatch(/-roster-sort-donations-2026-11-21\.csv"$/);
        return parse(String(file.body), { bom: true, columns: true, record_delimiter: '\r\n' });
      };
      const roster = await rosterOf(teacher);
      expect(
        new Map(
          roster.map(({ id, signup, attendance, hours, status }) => [Number(id), [signup, attendance, hours, status]]),
        ),
      ).toEqual(
        new Map([
          [students[0]?.id, ['signed-up', 'present', '2.50', 'pending']],
          [students[1]?.id, ['signed-up', 'no-show', '', '']],
          [walkIn?.id, ['walk-in', 'present', '2.50', 'pending']],
        ]),
      );
      expect(new Set(roster.map(({ opportunity: title, date }) => `${title}, ${date}`))).toEqual(
        new Set(['Sort donations, 2026-11-21']),
      );
      const emails = (rows: readonly Record<string, string>[]) => rows.filter(({ email }) => email !== '').length;
      expect([emails(roster), emails(await rosterOf(coordinator))]).toEqual([3, 0]);
      const other = await app.as(await makePerson(app, school.id, 'verifier'));
      expect(statusAndCode(await other.post(path(opportunity, 'roster'), { format: 'csv' }))).toEqual([
        403,
        'attendance.not-yours',
      ]);
      const [made] = await asAdmin<{ kind: string }>(
        database,
        `SELECT kind FROM reporting.exports WHERE organization_id = ${school.id} AND made_by = ${school.teacher.id}`,
      );
      expect(made).toEqual({ kind: 'roster' });
    });
  });

  describe('by the code', () => {
    const enter = (client: Client, of: OpportunityView, code: string): Promise<Answer> =>
      client.post(path(of, 'check-in'), { code });

    it('gives whoever enters it a pending entry, and the same one again', async () => {
      const { opportunity, students } = await aMorning();
      const { code, url } = await open(coordinator, opportunity);
      expect(code).toMatch(/^[2-9A-HJ-NP-Z]{6}$/);
      expect(url).toBe(`http://hourtrail.test/opportunities?opportunity=${opportunity.id}&code=${code}`);
      const student = await app.as(students[0] as Students[0]);
      const typed = ` ${code.slice(0, 3).toLowerCase()}-${code.slice(3)}`;
      const { status, body } = await enter(student, opportunity, typed);
      expect([status, body]).toMatchObject([
        200,
        { status: 'pending', verifierId: school.verifier.id, hours: '3.00', opportunityId: opportunity.id },
      ]);
      const again = await Promise.all([1, 2, 3].map(() => enter(student, opportunity, code)));
      expect(again.map((answer) => (answer.body as HoursView).id)).toEqual(Array.from({ length: 3 }, () => body.id));
      expect(await typesOf(`hours/${body.id}`)).toEqual(['hours.checked-in']);
    });

    it('many times at once is one entry', async () => {
      const { opportunity, students } = await aMorning();
      const { code } = await open(teacher, opportunity);
      const student = await app.as(students[0] as Students[0]);
      const answers = await Promise.all(Array.from({ length: 8 }, () => enter(student, opportunity, code)));
      expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
      expect(new Set(answers.map(({ body }) => (body as HoursView).id)).size).toBe(1);
    });

    it('stays the same until it is renewed, and then the old one opens nothing', async () => {
      const { opportunity, students } = await aMorning();
      const both = await Promise.all([open(coordinator, opportunity), open(teacher, opportunity)]);
      expect(both[0].code).toBe(both[1].code);
      const renewed = await open(teacher, opportunity, { renew: true });
      expect(renewed.code).not.toBe(both[0].code);
      const student = await app.as(students[0] as Students[0]);
      expect(statusAndCode(await enter(student, opportunity, both[0].code))).toEqual([400, 'attendance.wrong-code']);
      expect((await enter(student, opportunity, renewed.code)).status).toBe(200);
      expect(await typesOf(`attendance/${opportunity.id}`)).toEqual(['attendance.opened', 'attendance.code-renewed']);
    });

    it('is right for one opportunity, for who has a place there, from half an hour before to twelve after', async () => {
      const { opportunity, students } = await aMorning();
      const { opportunity: other, students: others } = await aMorning();
      const { code } = await open(coordinator, opportunity);
      const { code: foreign } = await open(coordinator, other);
      const student = await app.as(students[0] as Students[0]);
      expect(statusAndCode(await enter(student, opportunity, foreign))).toEqual([400, 'attendance.wrong-code']);
      const guest = await app.as(others[0] as Students[0]);
      expect(statusAndCode(await enter(guest, opportunity, code))).toEqual([409, 'attendance.no-place']);
      clock.set('2026-11-21T13:29:00Z');
      expect(statusAndCode(await enter(student, opportunity, code))).toEqual([409, 'attendance.too-early']);
      clock.set('2026-11-22T05:01:00Z');
      const late = await app.signIn((students[0] as Students[0]).username);
      expect(statusAndCode(await enter(late, opportunity, code))).toEqual([409, 'attendance.over']);
      const staff = await app.signIn(school.teacher.username);
      expect(statusAndCode(await staff.post(path(opportunity, 'attendance-code')))).toEqual([409, 'attendance.over']);
      clock.set('2026-11-22T05:00:00Z');
      expect((await enter(late, opportunity, code)).status).toBe(200);
    });

    it('lets nobody guess on after ten wrong ones, for an hour, not even many at once', async () => {
      const { opportunity, students } = await aMorning();
      const { code } = await open(coordinator, opportunity);
      const student = await app.as(students[0] as Students[0]);
      const guesses = await Promise.all(Array.from({ length: 14 }, () => enter(student, opportunity, '222222')));
      expect(guesses.filter(({ status }) => status === 400)).toHaveLength(10);
      const slowed = guesses.filter(({ status }) => status === 429);
      expect(slowed.map(({ headers }) => headers['retry-after'])).toEqual(Array.from({ length: 4 }, () => '3600'));
      expect((await enter(student, opportunity, code)).status).toBe(429);
      clock.advance(3_600_000);
      expect((await enter(student, opportunity, code)).status).toBe(200);
    });

    it('is told to nobody by the opportunity itself, and asked for in our words', async () => {
      const { opportunity, students } = await aMorning();
      const { code } = await open(coordinator, opportunity);
      const student = await app.as(students[0] as Students[0]);
      const seen = await student.get(`/api/volunteer-opportunities/${opportunity.id}`);
      expect(JSON.stringify(seen.body)).not.toContain(code);
      expect((await enter(student, opportunity, 'K7Q')).body.errors).toEqual([
        { field: 'code', message: 'A check-in code has 6 letters and numbers, such as K7Q-M2X.' },
      ]);
    });
  });

  it('tells who was marked present once, and the coordinator of what waits', async () => {
    const { opportunity, students } = await aMorning(2);
    const [verified, pending] = students as [Students[0], Students[0]];
    await take(coordinator, opportunity, [verified], { verified: true });
    await take(teacher, opportunity, [pending]);
    const kinds = async (client: Client): Promise<string[]> =>
      ((await client.get('/api/notifications?limit=3')).body as { kind: string }[]).map(({ kind }) => kind);
    const notificationsOf = async (client: Client, kind: string): Promise<string[]> => {
      await until(async () => (await kinds(client)).includes(kind));
      return kinds(client);
    };
    expect(await notificationsOf(await app.as(pending), 'hours.marked-present')).toEqual(['hours.marked-present']);
    expect(await notificationsOf(await app.as(verified), 'hours.marked-present')).toEqual(['hours.marked-present']);
    expect(await notificationsOf(coordinator, 'hours.submitted')).toContain('hours.submitted');
  });

  it('at a school not their own is taken by a super-admin, who says why', async () => {
    const { opportunity, students } = await aMorning();
    const guest = await app.as(await makePerson(app, (await makeStaffedSchool(app)).id, 'super-admin'));
    const reason = 'The coordinator is ill.';
    const [one] = resultsOf(await take(guest, opportunity, students, { reason }));
    const [step] = (await guest.get(`${HOURS}/${one?.entryId}/history`)).body as HoursHistoryStep[];
    expect(step).toMatchObject({ type: 'hours.marked-present', comment: reason, marks: [] });
    expect((await open(guest, opportunity)).code).toHaveLength(6);
    const [opened] = await eventsOf(database, `attendance/${opportunity.id}`);
    expect(opened).toMatchObject({ type: 'attendance.opened', data: { noReason: true } });
  });

  it('comes out of a rebuild as it was', async () => {
    const TABLES = [
      'hours.volunteer_hours',
      'hours.per_day',
      'opportunities.attendance_codes',
      'reporting.user_totals',
    ];
    const contents = (): Promise<unknown[]> =>
      Promise.all(TABLES.map((table) => asAdmin(database, `SELECT t::text AS row FROM ${table} t ORDER BY 1`)));
    const before = await contents();
    expect(before.map((rows) => (rows as unknown[]).length > 3)).toEqual(TABLES.map(() => true));
    await asAdmin(database, `UPDATE opportunities.attendance_codes SET code = 'WRONG2'`);
    await withPool(database.ownerUrl, (owner) => rebuild(owner, REBUILT_STREAMS, PROJECTIONS));
    expect(await contents()).toEqual(before);
  });
});

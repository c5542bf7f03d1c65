import {
  addDays,
  type CountingRulesView,
  type DayForecast,
  type HoursHistoryStep,
  type HoursView,
  type IssuedRecord,
  type NewCountingRules,
  type RecordView,
  type ReportOverview,
  type Requirements,
  type RulesEffect,
  type SessionUser,
  type UserReportRow,
  type UserStats,
} from '@hourtrail/contracts';
import { Logger } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { startApp, TestClock, type TestApp } from '../../../test/app.js';
import type { Answer, Client } from '../../../test/client.js';
import { cloneDatabase, type TestDatabase } from '../../../test/database.js';
import { download } from '../../../test/exports.js';
import { csv, importFile } from '../../../test/imports.js';
import { clientsOf, makePerson, makeStaffedSchool } from '../../../test/people.js';
import { asAdmin, eventsOf } from '../../../test/sql.js';
import { seen } from '../../../test/until.js';
import { FOLLOWING, PROJECTIONS, REBUILT_STREAMS } from '../../app.module.js';
import type { User } from '../../identity/index.js';
import { withPool } from '../../platform/database/pools.js';
import { rebuild } from '../../platform/event-log/rebuild.js';
import { RecountHours } from '../commands/recount-hours.js';

const TODAY = '2026-11-21';

describe('what counts of the hours of a school with rules', () => {
  const clock = new TestClock(new Date(`${TODAY}T15:00:00Z`));
  let database: TestDatabase;
  let app: TestApp;
  let school: Awaited<ReturnType<typeof makeStaffedSchool>>;
  let student: Client;
  let teacher: Client;
  let admin: Client;
  let verifier: Client;
  let parent: Client;

  beforeAll(async () => {
    database = await cloneDatabase();
    app = await startApp({ database, clock });
  });
  afterAll(async () => {
    await app.close();
    await database.drop();
  });
  beforeEach(async () => {
    school = await makeStaffedSchool(app);
    ({ student, teacher, admin, verifier, parent } = await clientsOf(app, school));
  });

  const daysAgo = (days: number): string => addDays(TODAY, -days);
  /** A clock that goes back and forth by days ends sessions. */
  const signInOn = async (day: string): Promise<void> => {
    clock.set(`${day}T15:00:00Z`);
    ({ student, teacher, admin, verifier, parent } = await clientsOf(app, school));
  };
  const entryOf = (hours: number, more: object = {}) => ({
    organizationName: 'Riverside Food Bank',
    date: daysAgo(1),
    startTime: '08:00',
    endTime: '20:00',
    hours,
    ...more,
  });
  const log = (hours: number, more: object = {}): Promise<Answer> =>
    student.post('/api/volunteer-hours', entryOf(hours, more));
  const logged = async (hours: number, more: object = {}): Promise<HoursView> => {
    const { status, body } = await log(hours, more);
    expect([status, body]).toEqual([201, expect.anything()]);
    return body as HoursView;
  };
  const change = async (client: Client, { id }: HoursView, body: object): Promise<HoursView> => {
    const answer = await client.patch(`/api/volunteer-hours/${id}`, body);
    expect([answer.status, answer.body]).toEqual([200, expect.anything()]);
    return answer.body as HoursView;
  };
  const approve = (entry: HoursView): Promise<HoursView> => change(teacher, entry, { status: 'approved' });
  const approved = async (hours: number, more: object = {}): Promise<HoursView> => approve(await logged(hours, more));
  const set = async (rules: NewCountingRules): Promise<void> => {
    expect((await admin.post('/api/rules', rules)).status).toBe(201);
  };
  const requirements = async (client = student): Promise<Requirements> =>
    (await client.get(`/api/users/${school.student.id}/requirements`)).body as Requirements;
  const read = async ({ id }: HoursView, client = student): Promise<HoursView> =>
    (await client.get(`/api/volunteer-hours/${id}`)).body as HoursView;
  const SERVICE = { name: 'Direct service', min: 20 };
  const FUNDRAISING = { name: 'Fundraising', max: 3 };

  it('is every approved hour where there are none, and no event says otherwise', async () => {
    const entry = await approved(6);
    expect(entry).toMatchObject({ countedHours: '6.00', counted: [], category: null, reflection: null });
    const events = await eventsOf(database, `hours/${entry.id}`);
    const before = [
      { dateAfter: daysAgo(1), dateBefore: null, from: null, hundredthsAfter: 600, hundredthsBefore: null, rules: 1 },
      { from: 'pending', policy: 'standard', singleActor: true, to: 'approved' },
    ];
    expect(events.map(({ data }) => data)).toMatchObject(before);
    expect(Object.keys((events[0]!.data as { set: object }).set).sort()).toEqual([
      'date',
      'endTime',
      'hundredths',
      'startTime',
      'verifierId',
    ]);
    expect(events[0]?.texts).not.toHaveProperty('reflection');
    expect(Object.keys(events[1]?.data ?? {})).not.toContain('countingRules');
    expect(await requirements()).toMatchObject({
      version: 0,
      year: null,
      approvedHours: 6,
      countedHours: 6,
      categories: [],
    });
  });

  it('stays what it was when the rules change, through lists, one entry, and answers alike', async () => {
    await set({ dailyCap: 4 });
    const february = await approved(6);
    expect(february).toMatchObject({
      hours: '6.00',
      countedHours: '4.00',
      counted: [{ rule: 'dailyCap', version: 1, sentence: '4 of 6 hours count: the daily cap is 4 hours.' }],
    });
    const before = JSON.stringify(await read(february));
    await set({ dailyCap: 2 });
    expect(JSON.stringify(await read(february))).toBe(before);
    const later = await approved(3, { date: daysAgo(2) });
    expect(later).toMatchObject({ countedHours: '2.00', counted: [{ version: 2 }] });
    const list = (await teacher.get('/api/volunteer-hours')).body as HoursView[];
    expect(list.map(({ id, countedHours }) => [id, countedHours])).toEqual([
      [february.id, '4.00'],
      [later.id, '2.00'],
    ]);
    const ofUser = (await admin.get(`/api/admin/users/${school.student.id}/hours`)).body as { hours: HoursView[] };
    expect(ofUser.hours.map(({ countedHours }) => countedHours)).toEqual(['4.00', '2.00']);
    expect(await requirements()).toMatchObject({ version: 2, approvedHours: 9, countedHours: 6, missingHours: 44 });
    await set({});
    expect(await approved(5, { date: daysAgo(3) })).toMatchObject({ countedHours: '5.00', counted: [] });
  });

  it('is what an official record says, and whether the goal is met by it', async () => {
    await set({ dailyCap: 24, categories: [SERVICE, FUNDRAISING] });
    const [rules] = (await admin.get('/api/rules')).body as CountingRulesView[];
    const [service, fundraising] = rules!.categories.map(({ id }) => id);
    await approved(12, { date: daysAgo(3), categoryId: service });
    await approved(5, { date: daysAgo(2), categoryId: fundraising });
    const { code } = (await student.post(`/api/users/${school.student.id}/records`, {})).body as IssuedRecord;
    const record = (await student.get(`/api/records/${code}`)).body as RecordView;
    expect(record).toMatchObject({
      totals: { hours: 17, counted: 15, entries: 2 },
      goal: { hours: 50, met: false },
      categories: [
        { name: 'Direct service', hours: 12 },
        { name: 'Fundraising', hours: 3 },
      ],
      entries: [
        { hours: '12.00', category: 'Direct service' },
        { hours: '5.00', counted: '3.00', category: 'Fundraising' },
      ],
    });
    expect(record.totals?.counted).toBe((await requirements()).countedHours);
    expect((await student.get(`/api/records/${code}.pdf`)).status).toBe(200);
  });

  it('follows an entry through its life: cut, corrected, revoked, overturned, deleted, restored', async () => {
    await set({ dailyCap: 4 });
    const entry = await logged(6);
    expect(entry).toMatchObject({ countedHours: null, counted: [{ rule: 'dailyCap', version: 1 }] });
    const bulk = { ids: [entry.id], status: 'approved', hours: 5 };
    expect((await teacher.post('/api/volunteer-hours/review', bulk)).body).toMatchObject({
      results: [{ outcome: 'done' }],
    });
    expect(await read(entry)).toMatchObject({ hours: '5.00', countedHours: '4.00' });
    const corrected = await change(admin, entry, { hours: 3, reason: 'Left at noon' });
    expect(corrected).toMatchObject({ status: 'pending', countedHours: null });
    await set({ dailyCap: 2 });
    expect(await approve(entry)).toMatchObject({ hours: '3.00', countedHours: '2.00', counted: [{ version: 2 }] });
    const revoked = await change(admin, entry, { status: 'rejected', approverComments: 'Not there' });
    expect(revoked).toMatchObject({ countedHours: null, counted: [] });
    const overturned = await change(admin, entry, { status: 'approved', approverComments: 'There after all' });
    expect(overturned).toMatchObject({ status: 'approved', countedHours: '2.00' });
    await admin.delete(`/api/volunteer-hours/${entry.id}?reason=twice`);
    expect(await requirements()).toMatchObject({ countedHours: 0 });
    const restored = await admin.post(`/api/volunteer-hours/${entry.id}/restore`, { reason: 'once' });
    expect(restored.body).toMatchObject({ status: 'approved', countedHours: '2.00', counted: [{ version: 2 }] });
    const rules = (await eventsOf(database, `hours/${entry.id}`)).map(
      ({ data }) => (data as { countingRules?: number }).countingRules,
    );
    expect(rules.filter((version) => version !== undefined)).toEqual([1, 2, 2]);
  });

  it('asks for a category, a reflection and the kind of organization', async () => {
    await set({ categories: [SERVICE, FUNDRAISING], reflectionWords: 3, nonProfitOnly: true });
    const full = { categoryId: 2, reflection: 'Asking strangers is hard.', isNonProfit: true };
    const entry = await logged(5, full);
    expect(entry).toMatchObject({ ...full, category: { id: 2, name: 'Fundraising' } });
    expect(await approve(entry)).toMatchObject({ countedHours: '3.00', counted: [{ rule: 'categoryMax' }] });
    const bare = await approved(2, { date: daysAgo(2), reflection: 'Hard - work' });
    expect(bare).toMatchObject({ countedHours: '0.00', isNonProfit: null });
    expect(bare.counted.map(({ rule }) => rule)).toEqual(['nonProfitOnly', 'reflectionWords', 'category']);
    expect(await requirements()).toMatchObject({
      approvedHours: 7,
      countedHours: 3,
      missingHours: 47,
      categories: [
        { category: { id: 1, name: 'Direct service' }, countedHours: 0, missingHours: 20 },
        { category: { id: 2, name: 'Fundraising' }, countedHours: 3, missingHours: 0 },
      ],
      met: false,
    });
    const file = await download(app, admin, '/api/admin/export/hours?format=csv');
    const lines = file.bytes.toString('utf8').trim().split('\r\n');
    expect(lines.map((line) => line.split(',').slice(-2))).toEqual([
      ['countedHours', 'category'],
      ['3.00', 'Fundraising'],
      ['0.00', ''],
    ]);
  });

  it('refuses a category that the school does not have, in whatever names it', async () => {
    const unknown = [400, [{ field: 'categoryId', message: 'Choose one of the school’s categories.' }]];
    const problems = ({ status, body }: Answer) => [status, body.errors];
    expect(problems(await log(2, { categoryId: 1 }))).toEqual(unknown);
    await set({ categories: [SERVICE] });
    const entry = await logged(2, { categoryId: 1 });
    expect(problems(await log(2, { categoryId: 2 }))).toEqual(unknown);
    expect(problems(await log(2, { categoryId: 2, status: 'draft' }))).toEqual(unknown);
    expect(problems(await student.patch(`/api/volunteer-hours/${entry.id}`, { categoryId: 9 }))).toEqual(unknown);
    const added = await admin.post(`/api/admin/users/${school.student.id}/hours`, entryOf(2, { categoryId: 9 }));
    expect(problems(added)).toEqual(unknown);
    await set({ categories: [{ name: 'Tutoring' }] });
    expect(await change(student, entry, { description: 'Sorted cans' })).toMatchObject({
      category: { id: 1, name: 'Direct service' },
    });
  });

  it('lets an administrator correct the category of approved hours, which are then approved again', async () => {
    await set({ categories: [SERVICE, FUNDRAISING] });
    const entry = await approved(5, { categoryId: 2 });
    const corrected = await change(admin, entry, { categoryId: 1, isNonProfit: true, reason: 'Wrong box' });
    expect(corrected).toMatchObject({ status: 'pending', countedHours: null, category: { name: 'Direct service' } });
    expect(await approve(entry)).toMatchObject({ countedHours: '5.00' });
    const trail = (await student.get(`/api/volunteer-hours/${entry.id}/history`)).body as HoursHistoryStep[];
    expect(trail.at(-2)).toMatchObject({
      type: 'hours.amended',
      comment: 'Wrong box',
      changes: [
        { field: 'category', from: 'Fundraising', to: 'Direct service' },
        { field: 'isNonProfit', from: null, to: 'Yes' },
      ],
    });
  });

  it('refuses a parent or a student as the supervisor where the rules say so', async () => {
    await admin.post('/api/family-links', { parentId: school.parent.id, studentId: school.student.id });
    const friend = await makePerson(app, school.id, 'student');
    const by = (email: string) => ({ supervisor: { name: 'Rosa Lind', email: email.toUpperCase() } });
    const refusal = ({ status, body }: Answer) => [status, body.errors];
    const problem = (message: string) => [400, [{ field: 'supervisor.email', message }]];
    const relative = problem('Your school doesn’t accept a parent of the student as the supervisor.');
    const classmate = problem('Your school doesn’t accept one of its students as the supervisor.');
    const early = await logged(1, { status: 'draft', ...by(school.parent.email) });
    await set({ notRelatives: true });
    expect(refusal(await log(1, by(school.parent.email)))).toEqual(relative);
    expect(refusal(await student.patch(`/api/volunteer-hours/${early.id}`, { status: 'pending' }))).toEqual(relative);
    const entry = await logged(1, by(friend.email));
    await set({ notRelatives: true, notStudents: true });
    expect(refusal(await log(1, { date: daysAgo(2), ...by(friend.email) }))).toEqual(classmate);
    const ask = (email: string) => student.put(`/api/volunteer-hours/${entry.id}/supervisor`, by(email).supervisor);
    expect(refusal(await ask(school.parent.email))).toEqual(relative);
    expect((await ask('rosa@food-bank.example')).status).toBe(200);
    expect(refusal(await student.patch(`/api/volunteer-hours/${entry.id}`, by(friend.email)))).toEqual(classmate);
  });

  it('holds for imported hours, which are in time, and survives the erasure of texts', async () => {
    await set({ dailyCap: 4, submitWithinDays: 10, reflectionWords: 2 });
    const entry = await approved(3, { reflection: 'I learned patience' });
    const file = csv(
      'Student email,Organization,Hours,Date,Status',
      `${school.student.email},Library,6,${daysAgo(200)},approved`,
    );
    await importFile(admin, 'hours', file);
    const [, imported] = (await student.get('/api/volunteer-hours')).body as HoursView[];
    expect(imported?.counted.map(({ rule }) => rule)).toEqual(['reflectionWords']);
    await set({ dailyCap: 4, submitWithinDays: 10 });
    expect(await approved(1, { date: daysAgo(11) })).toMatchObject({
      counted: [{ rule: 'submitWithinDays', version: 2 }],
    });
    const staffs = await admin.post(`/api/admin/users/${school.student.id}/hours`, entryOf(1, { date: daysAgo(12) }));
    expect(await approve(staffs.body as HoursView)).toMatchObject({ countedHours: '1.00' });
    await admin.post(`/api/users/${school.student.id}/erase`, { username: school.student.username });
    const erased = await seen(
      () => read(entry, admin),
      ({ erasedAt }) => erasedAt !== null,
    );
    expect(erased).toMatchObject({ reflection: null, countedHours: '3.00', counted: [] });
    const texts = (await eventsOf(database, `hours/${entry.id}`)).map((event) => event.texts?.['reflection'] ?? null);
    expect(texts.every((text) => text === null)).toBe(true);
  });

  it('is nothing where a placeholder got its day or its hours too late', async () => {
    await set({ submitWithinDays: 10 });
    const onLastDay = { date: daysAgo(11) };
    clock.set(`${daysAgo(1)}T15:00:00Z`);
    const [kept, raised] = [await logged(1, onLastDay), await logged(1, onLastDay)];
    const [moved, again] = [await logged(1), await logged(1, onLastDay)];
    await change(teacher, again, { status: 'rejected', approverComments: 'Which cans?' });
    await signInOn(TODAY);
    await change(student, kept, { hours: 0.5, description: 'Sorted cans' });
    await change(student, raised, { hours: 2 });
    await change(student, moved, onLastDay);
    await change(student, again, { description: 'Sorted cans', status: 'pending' });
    const counted = [];
    for (const entry of [kept, raised, moved, again]) counted.push((await approve(entry)).countedHours);
    expect(counted).toEqual(['0.50', '0.00', '0.00', '1.00']);
  });

  it('is read by the student, their family and the staff, and by nobody of another school', async () => {
    await set({ dailyCap: 4 });
    await approved(6);
    expect((await parent.get(`/api/users/${school.student.id}/requirements`)).status).toBe(404);
    await admin.post('/api/family-links', { parentId: school.parent.id, studentId: school.student.id });
    for (const client of [student, parent, teacher, admin]) {
      expect(await requirements(client)).toMatchObject({ goal: 50, countedHours: 4 });
    }
    expect((await verifier.get(`/api/users/${school.student.id}/requirements`)).status).toBe(404);
    const elsewhere = await clientsOf(app, await makeStaffedSchool(app));
    expect((await elsewhere.admin.get(`/api/users/${school.student.id}/requirements`)).status).toBe(404);
    const preview = { organizationId: school.id, dailyCap: 1 };
    expect((await elsewhere.admin.post('/api/rules/preview', preview)).status).toBe(404);
  });

  it('begins anew with a school year where the rules say so', async () => {
    for (const year of [
      { name: 'Last year', startsOn: '2025-11-01', endsOn: '2026-10-31' },
      { name: 'This year', startsOn: '2026-11-01', endsOn: '2027-10-31' },
    ]) {
      expect((await admin.post('/api/academic-years', year)).status).toBe(201);
    }
    await set({ resetsYearly: true, categories: [FUNDRAISING, { name: 'Tutoring' }] });
    await approved(5, { date: daysAgo(30), categoryId: 1 });
    expect(await approved(5, { categoryId: 1 })).toMatchObject({
      countedHours: '3.00',
      counted: [{ sentence: expect.stringContaining('in a school year') }],
    });
    expect(await requirements()).toMatchObject({
      year: 'This year',
      approvedHours: 5,
      countedHours: 3,
      missingHours: 47,
    });
  });

  it('stays what it was when the school years are changed and deleted', async () => {
    const added = await admin.post('/api/academic-years', {
      name: 'Year',
      startsOn: '2026-11-01',
      endsOn: '2027-10-31',
    });
    await set({ resetsYearly: true, categories: [FUNDRAISING, { name: 'Tutoring' }] });
    const earlier = await approved(3, { date: daysAgo(30), categoryId: 1 });
    const cut = await approved(5, { categoryId: 1, date: daysAgo(3) });
    const whole = await approved(2, { categoryId: 1 });
    const file = csv(
      'Student email,Organization,Hours,Date,Status',
      `${school.student.email},Library,6,${daysAgo(4)},approved`,
    );
    await importFile(admin, 'hours', file);
    const answers = async () => JSON.stringify([await read(earlier), await read(cut), await read(whole)]);
    const before = await answers();
    const path = `/api/academic-years/${(added.body as { id: number }).id}`;
    expect((await admin.patch(path, { startsOn: daysAgo(60), endsOn: daysAgo(2) })).status).toBe(200);
    expect(await answers()).toBe(before);
    expect((await admin.delete(path)).status).toBe(204);
    expect(await answers()).toBe(before);
    const years =
      'SELECT counting_year::text, counting_year_ends::text FROM hours.volunteer_hours WHERE student_id = $1 ORDER BY id';
    const kept = { counting_year: '2026-11-01', counting_year_ends: '2027-10-31' };
    expect(await asAdmin(database, years, [school.student.id])).toEqual([
      { counting_year: null, counting_year_ends: null },
      kept,
      kept,
      kept,
    ]);
  });

  it('previews what a change would do to what waits and to what is missing, and saves nothing', async () => {
    await set({ dailyCap: 4 });
    await makePerson(app, school.id, 'student');
    await approved(6);
    await logged(8, { date: daysAgo(3) });
    const preview = async (rules: NewCountingRules): Promise<RulesEffect> => {
      const { status, body } = await admin.post('/api/rules/preview', rules);
      expect(status).toBe(200);
      return body as RulesEffect;
    };
    expect(await preview({ dailyCap: 4 })).toEqual({
      ...{ students: 2, affected: 0, fallShort: 0, otherGoals: 0, withoutCategory: 0, rows: [] },
    });
    expect(await preview({ dailyCap: 2, categories: [{ ...SERVICE, min: 50 }] })).toEqual({
      students: 2,
      affected: 1,
      fallShort: 0,
      otherGoals: 0,
      withoutCategory: 1,
      rows: [
        {
          id: school.student.id,
          firstName: school.student.firstName,
          lastName: school.student.lastName,
          waitingCountsNow: 4,
          waitingWouldCount: 0,
          missingNow: 46,
          wouldBeMissing: 50,
          goalNow: 50,
          goalWouldBe: 50,
        },
      ],
    });
    const impossible = await admin.post('/api/rules/preview', { categories: [FUNDRAISING] });
    expect([impossible.status, impossible.body.errors]).toMatchObject([400, [{ field: 'categories' }]]);
    expect((await admin.get('/api/rules')).body).toHaveLength(1);
    expect((await teacher.post('/api/rules/preview', {})).status).toBe(403);
  });

  it('previews the first rules as it does later ones', async () => {
    await logged(3);
    await logged(3);
    const { status, body } = await admin.post('/api/rules/preview', { dailyCap: '4', version: 0 });
    const preview = { affected: 1, rows: [{ waitingCountsNow: 6, waitingWouldCount: 4 }] };
    expect([status, body]).toMatchObject([200, preview]);
  });

  it('is foreseen for what waits, of each entry and of all together', async () => {
    const before = await logged(3);
    expect(before).toMatchObject({ wouldCountHours: null, waitingTogether: null });
    await set({ dailyCap: 4, categories: [SERVICE, FUNDRAISING] });
    const more = { categoryId: 1 };
    const some = [await logged(3, { ...more, date: daysAgo(2) }), await logged(3, { ...more, date: daysAgo(2) })];
    const told = '1 other waiting entry shares its day or category. Of the 6 hours in all of them, 4 count.';
    for (const entry of some) {
      const shown = { wouldCountHours: '3.00', waitingTogether: told, counted: [], countedHours: null };
      expect(await read(entry, teacher)).toMatchObject(shown);
    }
    expect(await read(before)).toMatchObject({ wouldCountHours: '0.00', counted: [{ rule: 'category' }] });
    expect(await requirements()).toMatchObject({ countedHours: 0, countedHoursWithWaiting: 4 });
    await approve(some[1]!);
    const rest = { wouldCountHours: '1.00', waitingTogether: null, counted: [{ rule: 'dailyCap' }] };
    const { body: list } = await teacher.get('/api/volunteer-hours?status=pending');
    expect((list as HoursView[]).find(({ id }) => id === some[0]!.id)).toMatchObject(rest);
    expect(await requirements()).toMatchObject({ countedHours: 3, countedHoursWithWaiting: 4 });
  });

  describe('is forecast while hours are entered', () => {
    const forecast = async (query: string, client = student): Promise<readonly DayForecast[]> => {
      const { status, body } = await client.get(`/api/volunteer-hours/forecast?${query}`);
      expect([status, body]).toEqual([200, expect.anything()]);
      return body as readonly DayForecast[];
    };

    it('with what waits of the day, and without the entry that is changed', async () => {
      expect(await forecast(`dates=${daysAgo(1)}&hours=3`)).toEqual([]);
      await set({ dailyCap: 4, reflectionWords: 50, nonProfitOnly: true });
      const entry = await logged(2, { isNonProfit: true, reflection: 'word '.repeat(50) });
      const sentence = '2 of 3 hours count: the daily cap is 4 hours, and other entries of that day take up 2 hours.';
      expect(await forecast(`dates=${daysAgo(1)},${daysAgo(2)}&hours=3`)).toMatchObject([
        { date: daysAgo(1), countedHours: '2.00', counted: [{ sentence }] },
        { date: daysAgo(2), countedHours: '3.00', counted: [] },
      ]);
      expect(await forecast(`dates=${daysAgo(1)}&hours=3&entryId=${entry.id}`)).toMatchObject([{ counted: [] }]);
      expect(await forecast(`dates=${daysAgo(1)}&hours=3`, parent)).toMatchObject([{ counted: [] }]);
    });

    it('as claimed on the day and in the place of the entry that is changed', async () => {
      await set({ dailyCap: 4, submitWithinDays: 10 });
      const onLastDay = { date: daysAgo(11) };
      clock.set(`${daysAgo(1)}T15:00:00Z`);
      const entry = await logged(2, onLastDay);
      const rejected = await logged(1, onLastDay);
      await change(teacher, rejected, { status: 'rejected', approverComments: 'Which cans?' });
      const late = await logged(3);
      await logged(3);
      await signInOn(TODAY);
      const counted = async (date: string, hours: number, { id }: HoursView): Promise<unknown> =>
        (await forecast(`dates=${date}&hours=${hours}&entryId=${id}`))[0]?.countedHours;
      expect(await counted(daysAgo(11), 2, entry)).toBe('2.00');
      expect(await counted(daysAgo(11), 1.5, entry)).toBe('1.50');
      expect(await counted(daysAgo(11), 2.5, entry)).toBe('0.00');
      expect(await counted(daysAgo(11), 1, rejected)).toBe('1.00');
      expect(await counted(daysAgo(11), 3, late)).toBe('0.00');
      expect(await counted(daysAgo(1), 2, late)).toBe('2.00');
    });

    it('in time where the staff entered the hours that are changed', async () => {
      await set({ submitWithinDays: 10 });
      const theirs = entryOf(3, { date: daysAgo(20) });
      const { body } = await admin.post(`/api/admin/users/${school.student.id}/hours`, theirs);
      const entryId = (body as HoursView).id;
      expect(await forecast(`dates=${daysAgo(20)}&hours=3&entryId=${entryId}`)).toMatchObject([{ counted: [] }]);
    });

    it('with what the chosen category leaves, for all days together', async () => {
      await set({ categories: [SERVICE, FUNDRAISING] });
      await approved(1, { categoryId: 2 });
      const days = `dates=${daysAgo(3)},${daysAgo(2)}&hours=1.5`;
      expect((await forecast(days)).map(({ countedHours }) => countedHours)).toEqual(['1.50', '1.50']);
      const chosen = await forecast(`${days}&categoryId=2`);
      expect(chosen.map(({ countedHours }) => countedHours)).toEqual(['1.50', '0.50']);
    });

    it.each([
      'hours=3',
      `dates=${daysAgo(1)}`,
      'dates=2026-02-30&hours=3',
      'dates=2026-10-03&hours=much',
      'dates=2026-10-03&hours=0.3',
    ])('not for what is no entry: %s', async (query) => {
      const { status, body } = await student.get(`/api/volunteer-hours/forecast?${query}`);
      expect([status, body]).toMatchObject([400, { errors: [{ field: expect.any(String) }] }]);
    });
  });

  describe('counts in the category that a reviewer sets', () => {
    const reviewed = async (client: Client, entry: HoursView, body: object) =>
      (await client.post('/api/volunteer-hours/review', { ids: [entry.id], ...body })).body;

    it('when approving, and the trail tells the student', async () => {
      const entry = await logged(5);
      await set({ categories: [SERVICE, FUNDRAISING] });
      const body = { status: 'approved', categoryId: 1 };
      expect(await reviewed(teacher, entry, body)).toMatchObject({ results: [{ outcome: 'done' }] });
      expect(await read(entry)).toMatchObject({ countedHours: '5.00', category: { name: 'Direct service' } });
      const steps = (await student.get(`/api/volunteer-hours/${entry.id}/history`)).body as HoursHistoryStep[];
      expect(steps.at(-1)).toMatchObject({
        type: 'hours.approved',
        changes: [{ field: 'category', from: null, to: 'Direct service' }],
      });
    });

    it('when verifying, and for a single entry by its address', async () => {
      await set({ categories: [SERVICE, FUNDRAISING] });
      const entry = await logged(2, { categoryId: 2, verifierId: school.verifier.id });
      const verified = await change(verifier, entry, { status: 'verified', categoryId: 1 });
      expect(verified).toMatchObject({ status: 'verified', categoryId: 1 });
      expect(await change(teacher, entry, { status: 'approved', categoryId: 2 })).toMatchObject({ categoryId: 2 });
    });

    it('only if it is one of the school, and of one entry at a time', async () => {
      await set({ categories: [SERVICE, FUNDRAISING] });
      const entry = await logged(2, { categoryId: 2 });
      const wrong = await reviewed(teacher, entry, { status: 'approved', categoryId: 9 });
      expect(wrong).toMatchObject({ results: [{ outcome: 'refused', code: 'invalid-input' }] });
      const other = await logged(2, { categoryId: 2 });
      const ids = [entry.id, other.id];
      const both = await teacher.post('/api/volunteer-hours/review', { ids, status: 'approved', categoryId: 1 });
      expect([both.status, both.body]).toMatchObject([400, { errors: [{ field: 'categoryId' }] }]);
      expect(await reviewed(teacher, entry, { status: 'approved', categoryId: 'x' })).toMatchObject({
        statusCode: 400,
      });
      expect(await read(entry)).toMatchObject({ status: 'pending', categoryId: 2 });
      expect((await teacher.patch(`/api/volunteer-hours/${entry.id}`, { categoryId: 1 })).status).toBe(403);
    });
  });

  describe('goes toward a goal of the grade', () => {
    const GOALS = [
      { gradeLevel: '9', hours: 10 },
      { gradeLevel: '12', hours: 40 },
    ] as const;
    const inGrade = (gradeLevel: string, joined: string) => {
      clock.set(`${joined}T15:00:00Z`);
      return makePerson(app, school.id, 'student', { gradeLevel }).finally(() => clock.set(`${TODAY}T15:00:00Z`));
    };
    const goalsSeen = async (user: User): Promise<unknown[]> => {
      const own = await app.as(user);
      const followed = await parentOf(user);
      const read = async <Body>(client: Client, path: string) => (await client.get(path)).body as Body;
      const { code } = (await own.post(`/api/users/${user.id}/records`, {})).body as IssuedRecord;
      const rows = await read<UserReportRow[]>(admin, '/api/admin/reports/users?role=student');
      return [
        (await read<SessionUser>(own, '/api/auth/me')).hoursGoal,
        (await read<Requirements>(own, `/api/users/${user.id}/requirements`)).goal,
        (await read<UserStats>(own, `/api/users/${user.id}/stats`)).goal,
        (await read<UserStats>(followed, `/api/users/${user.id}/stats`)).goal.hours,
        (await read<UserStats>(teacher, `/api/users/${user.id}/stats`)).goal.hours,
        rows.find(({ id }) => id === user.id)?.goal,
        (await read<RecordView>(own, `/api/records/${code}`)).goal?.hours,
      ];
    };
    const parentOf = async (user: User): Promise<Client> => {
      await admin.post('/api/family-links', { parentId: school.parent.id, studentId: user.id });
      return parent;
    };

    it('that every screen tells alike, for who was here all year and who joined late', async () => {
      const [nina, tom, late] = [
        await inGrade('9', '2026-08-03'),
        await inGrade('12', '2025-01-10'),
        await inGrade('12', TODAY),
      ];
      const preview = (await admin.post('/api/rules/preview', { goals: GOALS, proRata: true })).body as RulesEffect;
      // the student of the school joined today, too
      expect(preview).toMatchObject({ students: 4, affected: 4, otherGoals: 4, fallShort: 0 });
      expect(preview.rows.find(({ id }) => id === late.id)).toMatchObject({ goalNow: 50, goalWouldBe: 28 });
      await set({ goals: [...GOALS], proRata: true });
      const why = { gradeLevel: null, joinedOn: null };
      const seenBy = (hours: number, more: object) => [
        hours,
        hours,
        { ...why, hours, ...more },
        ...Array<number>(4).fill(hours),
      ];
      expect(await goalsSeen(nina)).toEqual(seenBy(10, { whole: 10, gradeLevel: '9' }));
      expect(await goalsSeen(tom)).toEqual(seenBy(40, { whole: 40, gradeLevel: '12' }));
      expect(await goalsSeen(late)).toEqual(seenBy(28, { whole: 40, gradeLevel: '12', joinedOn: TODAY }));
      expect(await goalsSeen(school.student)).toEqual(seenBy(35, { whole: 50, joinedOn: TODAY }));
      expect((await admin.get('/api/auth/me')).body).toMatchObject({ hoursGoal: 50 });
      const stranger = await app.as(await makePerson(app, (await makeStaffedSchool(app)).id, 'super-admin'));
      const everywhere = (await stranger.get('/api/admin/reports/users?role=student&limit=500'))
        .body as UserReportRow[];
      const ofTheirs = everywhere.filter(({ id }) => [nina.id, tom.id, late.id].includes(id));
      expect(ofTheirs.map(({ goal }) => goal).sort()).toEqual([10, 28, 40]);
    });

    it('that changes with the grade, and leaves earlier days as they were', async () => {
      const nina = await inGrade('9', '2026-08-03');
      await inGrade('12', '2026-08-03');
      const reports = async (asOf: string): Promise<string> => {
        const paths = ['users?', 'users?progress=behind&', 'users?progress=none&', 'overview?'];
        return JSON.stringify(
          await Promise.all(
            paths.map(async (path) => (await admin.get(`/api/admin/reports/${path}asOf=${asOf}`)).body),
          ),
        );
      };
      try {
        await set({ goals: [...GOALS], proRata: true });
        await signInOn('2027-03-02');
        const february = await reports('2027-02-28');
        expect(february).toContain('"goal":10');
        expect(february).toContain('"goal":40');
        await set({ goals: [{ gradeLevel: '10', hours: 20 }] });
        await admin.patch(`/api/organizations/${school.id}`, { hoursGoal: 60 });
        expect((await admin.patch(`/api/users/${nina.id}`, { gradeLevel: '10' })).status).toBe(200);
        expect(await reports('2027-02-28')).toBe(february);
        const rows = (await admin.get('/api/admin/reports/users?role=student')).body as UserReportRow[];
        expect(rows.map(({ goal }) => goal)).toEqual([20, 60, 60]);
        const { progress, goalsDiffer } = (await admin.get('/api/admin/reports/overview')).body as ReportOverview;
        expect([progress[0], goalsDiffer]).toEqual([{ reached: 'none', students: 3 }, true]);
      } finally {
        clock.set(`${TODAY}T15:00:00Z`);
      }
    });

    it('is met by the one and not by the other with the same hours', async () => {
      await admin.patch(`/api/users/${school.student.id}`, { gradeLevel: '9' });
      await approved(10);
      await set({ goals: [...GOALS] });
      expect(await requirements()).toMatchObject({ goal: 10, missingHours: 0, met: true });
      const count = async (progress: string): Promise<number> =>
        ((await admin.get(`/api/admin/reports/users?progress=${progress}`)).body as unknown[]).length;
      expect([await count('goal'), await count('first')]).toEqual([1, 0]);
      const exported = await admin.get('/api/admin/export/student-reports?format=csv&progress=goal');
      expect([exported.status, exported.headers['x-total-count']]).toEqual([200, '1']);
      const preview = await admin.post('/api/rules/preview', { goals: [{ gradeLevel: '9', hours: 11 }] });
      expect(preview.body).toMatchObject({ affected: 1, otherGoals: 1, fallShort: 1 });
      await admin.patch(`/api/users/${school.student.id}`, { gradeLevel: '12' });
      expect(await requirements()).toMatchObject({ goal: 40, missingHours: 30, met: false });
      expect([await count('goal'), await count('second')]).toEqual([0, 1]);
    });
  });

  describe('is one figure, whoever looks', () => {
    const report = async (path: string): Promise<UserReportRow | undefined> =>
      ((await admin.get(`/api/admin/reports/users?role=student${path}`)).body as UserReportRow[]).find(
        ({ id }) => id === school.student.id,
      );
    const atGoal = ({ progress }: ReportOverview): number =>
      progress.find(({ reached }) => reached === 'goal')?.students ?? 0;

    /** What every reader is told has counted of the student's hours; one figure if all agree, none if not on what is missing. */
    const figures = async (): Promise<readonly number[]> => {
      const own = await requirements();
      const { countedHours } = (await teacher.get(`/api/users/${school.student.id}/stats`)).body as UserStats;
      const row = await report('');
      const overview = (await admin.get('/api/admin/reports/overview')).body as ReportOverview;
      const [inLog] = await asAdmin<{ counted: number }>(
        database,
        `SELECT directory.counted_on($2::date, approved, counted_from, counted_by_year) AS counted FROM directory.goals
         WHERE student_id = $1`,
        [school.student.id, TODAY],
      );
      const exported = await download(app, admin, '/api/admin/export/student-reports?format=csv');
      const lines = exported.bytes.toString('utf8').split('\r\n');
      const line = lines.find((one) => one.includes(school.student.email));
      const lacking = own.categories.reduce((sum, { missingHours }) => sum + missingHours, 0);
      const whatIsMissing = [
        [own.met, row?.standing === 'reached', atGoal(overview) === 1, Boolean(await report('&progress=goal'))],
        [Math.max(own.missingHours, lacking), row?.missingHours],
      ];
      for (const told of whatIsMissing) if (new Set<unknown>(told).size > 1) return [];
      const all = [own.countedHours, countedHours, row?.countedHours, (inLog?.counted ?? NaN) / 100];
      return [...new Set([...all, Number(line?.split(',').at(-4))] as number[])];
    };
    /** After what reactions do a moment later. */
    const soon = (expected: number): Promise<readonly number[]> =>
      seen(figures, (found) => found.length === 1 && found[0] === expected);

    it('after whatever is decided, at once', async () => {
      await set({ dailyCap: 4, goals: [{ gradeLevel: '9', hours: 10 }] });
      expect(await figures()).toEqual([0]);
      await admin.patch(`/api/users/${school.student.id}`, { gradeLevel: '9' });
      const first = await approved(6);
      expect(await figures()).toEqual([4]);
      const [second, third] = [await logged(5, { date: daysAgo(2) }), await logged(3, { date: daysAgo(3) })];
      await teacher.post('/api/volunteer-hours/review', { ids: [second.id, third.id], status: 'approved' });
      expect(await figures()).toEqual([11]);
      await change(admin, first, { status: 'rejected', approverComments: 'Not there' });
      expect(await figures()).toEqual([7]);
      await change(admin, first, { status: 'approved', approverComments: 'There after all' });
      expect(await figures()).toEqual([11]);
      await change(admin, second, { hours: 2, reason: 'Left at noon' });
      expect(await figures()).toEqual([7]);
      await approve(second);
      expect(await figures()).toEqual([9]);
      await admin.delete(`/api/volunteer-hours/${third.id}?reason=twice`);
      expect(await figures()).toEqual([6]);
      await admin.post(`/api/volunteer-hours/${third.id}/restore`, { reason: 'once' });
      expect(await figures()).toEqual([9]);
      const row = await report('');
      expect(row).toMatchObject({ approvedHours: 11, countedHours: 9, missingHours: 1, goal: 10 });
    });

    it('after other rules, whose minimums have to be met, too', async () => {
      await approved(12);
      await set({ categories: [{ name: 'Direct service', min: 4 }, { name: 'Tutoring' }], goals: [], dailyCap: 4 });
      await admin.patch(`/api/organizations/${school.id}`, { hoursGoal: 8 });
      expect(await soon(12)).toEqual([12]);
      expect(await report('')).toMatchObject({ standing: expect.not.stringMatching('reached'), missingHours: 4 });
      await approved(5, { date: daysAgo(2), categoryId: 1 });
      expect(await figures()).toEqual([16]);
      expect(await report('')).toMatchObject({ standing: 'reached', missingHours: 0, approvedHours: 17 });
      await set({ dailyCap: 1 });
      expect(await soon(16)).toEqual([16]);
    });

    it('of whoever joined late and has no approved hours yet, who lacks the minimums', async () => {
      const late = { proRata: true, categories: [{ name: 'Direct service', min: 40 }, { name: 'Tutoring' }] };
      await set(late);
      expect(await figures()).toEqual([0]);
      expect(await report('')).toMatchObject({ goal: 35, missingHours: 40 });
      const superAdmin = await app.as(await makePerson(app, (await makeStaffedSchool(app)).id, 'super-admin'));
      const { body } = await superAdmin.get('/api/admin/reports/users?role=student&limit=500');
      expect((body as UserReportRow[]).find(({ id }) => id === school.student.id)).toMatchObject({ missingHours: 40 });
      await approved(1, { categoryId: 1 });
      expect(await figures()).toEqual([1]);
      expect(await report('')).toMatchObject({ missingHours: 39 });
    });

    it('after the school moved to another time zone, by which hours are in time or late', async () => {
      await set({ submitWithinDays: 1 });
      await approved(3);
      expect(await figures()).toEqual([3]);
      const { status } = await admin.patch(`/api/organizations/${school.id}`, { timeZone: 'Pacific/Kiritimati' });
      expect(status).toBe(200);
      expect(await soon(0)).toEqual([0]);
    });

    it('after a decision that is saved though counting after it failed', async () => {
      await set({ dailyCap: 4 });
      const entry = await logged(6);
      const bus = app.app.get(CommandBus);
      const execute = bus.execute.bind(bus);
      const failing = jest.spyOn(bus, 'execute').mockImplementation(async (command) => {
        if (command instanceof RecountHours) throw new Error('The database restarts.');
        return execute(command);
      });
      const log = jest.spyOn(Logger.prototype, 'error').mockImplementation();
      try {
        expect(await approve(entry)).toMatchObject({ status: 'approved', countedHours: '4.00' });
        expect(log.mock.calls.flat()).toEqual([expect.stringContaining('The database restarts.')]);
      } finally {
        failing.mockRestore();
        log.mockRestore();
      }
      expect(await soon(4)).toEqual([4]);
    });

    it('after an import, and after it is undone', async () => {
      await set({ dailyCap: 4 });
      await approved(3);
      const lines = [
        'Student email,Organization,Hours,Date,Status',
        `${school.student.email},Library,6,${daysAgo(4)},approved`,
      ];
      const { importId } = await importFile(admin, 'hours', csv(...lines));
      expect(await soon(7)).toEqual([7]);
      expect((await admin.post(`/api/admin/imports/${importId}/undo`, { reason: 'Twice' })).status).toBe(200);
      expect(await soon(3)).toEqual([3]);
    });

    it('with each school year, where the rules begin anew, and with other dates of it', async () => {
      const years = [
        { name: 'Last year', startsOn: '2025-11-01', endsOn: '2026-10-31' },
        { name: 'This year', startsOn: '2026-11-01', endsOn: '2027-10-31' },
      ];
      const [, path = ''] = await Promise.all(
        years.map(
          async (year) =>
            `/api/academic-years/${((await admin.post('/api/academic-years', year)).body as { id: number }).id}`,
        ),
      );
      await set({ resetsYearly: true, dailyCap: 4 });
      await approved(6, { date: daysAgo(30) });
      await approved(5);
      expect(await figures()).toEqual([4]);
      const before = await report('');
      expect(before).toMatchObject({ approvedHours: 11, countedHours: 4 });
      await admin.delete(path);
      expect(await soon(4)).toEqual([4]);
      expect((await admin.post('/api/academic-years', { ...years[1], startsOn: daysAgo(0) })).status).toBe(201);
      expect(await soon(0)).toEqual([0]);
    });

    it('on a day that is over, as it was then', async () => {
      await set({ dailyCap: 4, reflectionWords: 2 });
      const full = { reflection: 'I learned patience' };
      const entries = [
        await approved(6, full),
        await approved(3, { ...full, date: daysAgo(2) }),
        await approved(2, { date: daysAgo(3) }),
      ];
      const answers = async (asOf: string): Promise<unknown> => {
        const paths = ['users?role=student&', 'users?progress=first&', 'overview?'];
        return Promise.all(
          paths.map(async (path) => {
            const { status, body } = await admin.get(`/api/admin/reports/${path}${asOf}`);
            expect(status).toBe(200);
            // months follow a moment later
            return Array.isArray(body) ? (body as unknown) : { ...(body as ReportOverview), byMonth: [] };
          }),
        );
      };
      expect(await figures()).toEqual([7]);
      const today = await answers('');
      expect(await answers(`asOf=${TODAY}`)).toEqual(today);
      try {
        await signInOn('2026-11-23');
        expect(await answers(`asOf=${TODAY}`)).toEqual(today);
        await change(admin, entries[0]!, { status: 'rejected', approverComments: 'Not there' });
        await change(admin, entries[1]!, { hours: 1, reason: 'Left early' });
        await set({ dailyCap: 1, goals: [{ gradeLevel: '9', hours: 2 }] });
        await approved(8, { date: '2026-11-22', ...full });
        await admin.post(`/api/users/${school.student.id}/erase`, { username: school.student.username });
        const then = (await answers(`asOf=${TODAY}`)) as [UserReportRow[], UserReportRow[], ReportOverview];
        const figuresThen = today as typeof then;
        expect(then[0].map(({ countedHours, approvedHours }) => [countedHours, approvedHours])).toEqual(
          figuresThen[0].map(({ countedHours, approvedHours }) => [countedHours, approvedHours]),
        );
        expect(then[2]).toMatchObject({ progress: figuresThen[2].progress, totals: figuresThen[2].totals });
        expect(await answers('asOf=2026-11-20')).toMatchObject([[], [], {}]);
      } finally {
        clock.set(`${TODAY}T15:00:00Z`);
      }
    });

    it('after the student moved to another grade and to another school', async () => {
      await set({ dailyCap: 4 });
      await approved(6);
      await admin.patch(`/api/users/${school.student.id}`, { gradeLevel: '10' });
      expect(await figures()).toEqual([4]);
      const other = await makeStaffedSchool(app);
      const superAdmin = await app.as(await makePerson(app, other.id, 'super-admin'));
      const everywhere = (await superAdmin.get('/api/admin/reports/users?role=student&limit=500'))
        .body as UserReportRow[];
      const { approvedHours, countedHours } = everywhere.find(({ id }) => id === school.student.id) as UserReportRow;
      expect([approvedHours, countedHours]).toEqual([6, 4]);
      const moved = { organizationId: other.id };
      expect((await superAdmin.patch(`/api/users/${school.student.id}`, moved)).status).toBe(200);
      const rows = async (organizationId: number) =>
        (await superAdmin.get(`/api/admin/reports/users?role=student&organizationId=${organizationId}`))
          .body as UserReportRow[];
      const at = async (id: number) =>
        (await rows(id)).filter((row) => row.id === school.student.id).map(({ countedHours }) => countedHours);
      expect([await at(school.id), await at(other.id)]).toEqual([[], [0]]);
    });

    it('for whoever got hours approved before anything kept it', async () => {
      await set({ dailyCap: 4 });
      await approved(6);
      const forgotten = `UPDATE reporting.user_totals
        SET counted_from = NULL, counted_by_year = NULL, lacking_by_year = NULL, lowered_entries = NULL, lowered_to = NULL
        WHERE user_id = $1`;
      await asAdmin(database, forgotten, [school.student.id]);
      const another = await startApp({ database, clock });
      await another.close();
      expect(await figures()).toEqual([4]);
    });
  });

  it('is the same after a rebuild', async () => {
    const goals = [{ gradeLevel: '9', hours: 30 }] as const;
    await set({ dailyCap: 4, categories: [SERVICE, { name: 'Tutoring' }], reflectionWords: 2, goals: [...goals] });
    const full = { categoryId: 1, reflection: 'I learned patience', isNonProfit: false };
    const entry = await approved(6, full);
    await change(admin, entry, { categoryId: 2, reflection: null, reason: 'Asked me to' });
    await approve(entry);
    await change(admin, await approved(2, { date: daysAgo(2), ...full }), {
      status: 'rejected',
      approverComments: 'No',
    });
    const rows = () =>
      asAdmin(
        database,
        `SELECT h::text FROM hours.volunteer_hours h UNION ALL SELECT r::text FROM organizations.counting_rules r
         UNION ALL SELECT t::text FROM reporting.user_totals t ORDER BY 1`,
      );
    const before = await rows();
    await withPool(database.ownerUrl, (owner) => rebuild(owner, REBUILT_STREAMS, PROJECTIONS, FOLLOWING));
    expect(await rows()).toEqual(before);
    expect(await read(entry)).toMatchObject({ reflection: null, category: { name: 'Tutoring' }, countedHours: '0.00' });
  });
});

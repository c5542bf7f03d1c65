import { setTimeout as pause } from 'node:timers/promises';
import type { ReportOverview, UserReportRow } from '@hourtrail/contracts';
import readExcelFile from 'read-excel-file/node';
import { startApp, TestClock, type TestApp } from '../../test/app.js';
import type { Client } from '../../test/client.js';
import { cloneDatabase, type TestDatabase } from '../../test/database.js';
import { download } from '../../test/exports.js';
import { allOf, readPdf } from '../../test/pdf.js';
import { makePerson, makeStaffedSchool } from '../../test/people.js';
import { asAdmin, eventsOf } from '../../test/sql.js';
import type { User } from '../identity/index.js';

type School = Awaited<ReturnType<typeof makeStaffedSchool>>;

const USERS = '/api/admin/reports/users';
const OVERVIEW = '/api/admin/reports/overview';

describe('reports', () => {
  let database: TestDatabase;
  let app: TestApp;
  let lincoln: School;
  let roosevelt: School;
  let admin: Client;
  let superAdmin: Client;
  let people: Record<string, User>;
  const clock = new TestClock(new Date('2026-08-01T12:00:00Z'));

  const log = async (by: User, hours: number, more: object = {}): Promise<number> => {
    const fields = { organizationName: 'Library', date: '2026-11-02', hours, startTime: '06:00', endTime: '22:00' };
    const { status, body } = await (await app.as(by)).post('/api/volunteer-hours', { ...fields, ...more });
    expect(status).toBe(201);
    return (body as { id: number }).id;
  };
  const approve = async (id: number): Promise<void> => {
    const teacher = await app.as(lincoln.teacher);
    expect((await teacher.patch(`/api/volunteer-hours/${id}`, { status: 'approved' })).status).toBe(200);
  };
  const rows = async (query = '', by = admin): Promise<UserReportRow[]> => {
    const { status, body } = await by.get(`${USERS}?${query}`);
    expect(status).toBe(200);
    return body as UserReportRow[];
  };
  const namesOf = async (query?: string, by?: Client): Promise<string[]> =>
    (await rows(query, by)).map(({ name }) => name);

  beforeAll(async () => {
    database = await cloneDatabase();
    app = await startApp({ database, clock });
    [lincoln, roosevelt] = [await makeStaffedSchool(app), await makeStaffedSchool(app)];
    const named = (name: string, gradeLevel: string | null = null, more: object = {}): Promise<User> =>
      makePerson(app, lincoln.id, 'student', {
        firstName: name,
        lastName: 'Reed',
        username: name.toLowerCase(),
        gradeLevel,
        ...more,
      });
    people = {
      twelfth: await named('Tessa', '12'),
      ninth: await named('Nia', '9'),
      ninthToo: await named('Noel', '9', { email: 'noel.100%@school.example' }),
      ninthIdle: await named('Nadia', '9'),
      gone: await named('Gus', '10', { isActive: false }),
      parent: await makePerson(app, lincoln.id, 'parent', { firstName: 'Paula', lastName: 'Reed' }),
    };
    clock.set('2026-11-20T23:00:00Z');
    admin = await app.signIn(lincoln.admin.username);
    superAdmin = await app.signIn((await makePerson(app, lincoln.id, 'super-admin')).username);
    await approve(await log(people['ninth']!, 3));
    await log(people['ninthToo']!, 4, { date: '2026-10-31' });
    await log(people['twelfth']!, 9.5);
    await approve(await log(people['parent']!, 2));
    await log(people['parent']!, 1.5, { date: '2026-01-15' });
    await log(people['ninth']!, 5, { status: 'draft' });
    await log(roosevelt.student, 8);
  });
  afterAll(async () => {
    await app.close();
    await database.drop();
  });

  it('list students by grade, those without one last, by hours within it, and then parents by hours', async () => {
    const { headers, body } = await admin.get(USERS);
    const { student, parent } = lincoln;
    expect((body as UserReportRow[]).map(({ name, totalHours }) => [name, totalHours])).toEqual([
      ['Noel Reed', 4],
      ['Nia Reed', 3],
      ['Nadia Reed', 0],
      ['Tessa Reed', 9.5],
      [`${student.firstName} ${student.lastName}`, 0],
      ['Paula Reed', 3.5],
      [`${parent.firstName} ${parent.lastName}`, 0],
    ]);
    expect(headers['x-total-count']).toBe('7');
    expect((body as UserReportRow[])[5]).toEqual({
      id: people['parent']!.id,
      name: 'Paula Reed',
      email: people['parent']!.email,
      role: 'parent',
      gradeLevel: null,
      totalHours: 3.5,
      approvedHours: 2,
      countedHours: 2,
      missingHours: null,
      pendingHours: 1.5,
      lastActivity: '2026-11-20',
      goal: null,
      standing: null,
    });
    expect((body as UserReportRow[])[2]).toMatchObject({ gradeLevel: '9', lastActivity: null });
    expect((body as UserReportRow[])[0]).toMatchObject({ goal: 50, standing: 'behind' });
  });

  it('find people by name or email, and list only what is asked for', async () => {
    expect(await namesOf('q=nia%20r')).toEqual(['Nia Reed']);
    expect(await namesOf('q=100%25')).toEqual(['Noel Reed']);
    expect(await namesOf('q=_')).toEqual([]);
    expect(await namesOf('role=parent&q=REED')).toEqual(['Paula Reed']);
    expect(await namesOf('role=student&gradeLevel=12')).toEqual(['Tessa Reed']);
    expect(await namesOf('gradeLevel=12,none')).toHaveLength(2);
    expect(await namesOf('role=parent&gradeLevel=none')).toEqual([]);
  });

  it.each(['', 'sort=name', 'sort=-name', 'sort=-totalHours', 'sort=gradeLevel', 'sort=-lastActivity&asOf=2026-11-20'])(
    'come page by page, each person once (%s)',
    async (sort) => {
      const seen: string[] = [];
      for (let next: string | undefined = `${USERS}?limit=2&${sort}`; next;) {
        const { headers, body } = await admin.get(next);
        expect(headers['x-total-count']).toBe('7');
        seen.push(...(body as UserReportRow[]).map(({ name }) => name));
        next = /<(.+)>; rel="next"/.exec(String(headers['link'] ?? ''))?.[1];
      }
      expect(seen).toEqual(await namesOf(sort));
    },
  );

  it('are sorted by a column of theirs, either way', async () => {
    expect((await namesOf('sort=-approvedHours&role=student'))[0]).toBe('Nia Reed');
    expect((await namesOf('sort=approvedHours&role=student')).at(-1)).toBe('Nia Reed');
    expect(await namesOf('sort=-totalHours&q=reed')).toEqual([
      'Tessa Reed',
      'Noel Reed',
      'Paula Reed',
      'Nia Reed',
      'Nadia Reed',
    ]);
    expect(await namesOf('sort=name&q=reed')).toEqual([
      'Nadia Reed',
      'Nia Reed',
      'Noel Reed',
      'Paula Reed',
      'Tessa Reed',
    ]);
    expect((await namesOf('sort=-lastActivity&role=parent'))[0]).toBe('Paula Reed');
    const before = await rows('sort=-totalHours&q=reed&asOf=2026-11-20');
    expect(before.map(({ name }) => name)).toEqual(await namesOf('sort=-totalHours&q=reed'));
    expect((await admin.get(`${USERS}?sort=goal`)).status).toBe(400);
  });

  it('know of a change of name, grade, role or standing at once', async () => {
    const { id } = people['ninthIdle']!;
    const change = async (fields: object): Promise<UserReportRow[]> => {
      expect((await admin.patch(`/api/users/${id}`, fields)).status).toBe(200);
      return rows('q=nadi');
    };
    expect(await change({ lastName: 'Nadir', gradeLevel: '11' })).toMatchObject([
      { name: 'Nadia Nadir', gradeLevel: '11', role: 'student' },
    ]);
    expect(await change({ role: 'parent' })).toMatchObject([{ role: 'parent', gradeLevel: null }]);
    expect(await change({ role: 'verifier' })).toEqual([]);
    expect(await change({ role: 'student', gradeLevel: null })).toMatchObject([{ role: 'student', gradeLevel: null }]);
    expect(await change({ isActive: false })).toEqual([]);
    expect(await change({ isActive: true, lastName: 'Reed', gradeLevel: '9' })).toHaveLength(1);
    expect((await superAdmin.patch(`/api/users/${id}`, { organizationId: roosevelt.id })).status).toBe(200);
    expect(await rows('q=nadia')).toEqual([]);
    expect(await namesOf('q=nadia', await app.as(roosevelt.admin))).toEqual(['Nadia Reed']);
    expect((await superAdmin.patch(`/api/users/${id}`, { organizationId: lincoln.id })).status).toBe(200);
    expect(await rows('q=nadia')).toMatchObject([{ name: 'Nadia Reed', gradeLevel: '9' }]);
  });

  it('tell of an earlier day what stood then, under the names that people have now', async () => {
    const before = await rows();
    clock.advance(8 * 3_600_000);
    await log(people['ninthIdle']!, 6);
    await admin.patch(`/api/users/${people['twelfth']!.id}`, { lastName: 'Rowe', isActive: false });
    expect(await rows('asOf=2026-11-20')).toEqual(
      before.map((row) => (row.name === 'Tessa Reed' ? { ...row, name: 'Tessa Rowe' } : row)),
    );
    expect((await rows('asOf=2026-11-19')).map(({ totalHours }) => totalHours)).toEqual(Array(7).fill(0));
    expect(await rows('asOf=2026-07-31')).toEqual([]);
    expect(await rows('asOf=2026-11-21')).toEqual(await rows());
    expect(await rows('asOf=2099-12-31')).toEqual(await rows());
    const [top] = await rows();
    expect(top).toMatchObject({ name: 'Nadia Reed', totalHours: 6, lastActivity: '2026-11-21' });
    await admin.patch(`/api/users/${people['twelfth']!.id}`, { lastName: 'Reed', isActive: true });
  });

  it("chart a school's hours by month and by grade, how far students are, and who is behind", async () => {
    // months follow a moment later
    const charted = async (): Promise<unknown> => (await admin.get(OVERVIEW)).body;
    while (!JSON.stringify(await charted()).includes('"approvedHours":5,"pendingHours":15.5')) await pause(20);
    const { status, body } = await admin.get(OVERVIEW);
    expect(status).toBe(200);
    const { byMonth, atRisk, ...rest } = body as ReportOverview;
    expect(rest).toEqual({
      asOf: '2026-11-21',
      goal: 50,
      goalsDiffer: false,
      totals: { totalUsers: 12, activeUsers: 11, totalHours: 26, pendingHours: 21, approvedEntries: 2 },
      students: 5,
      byGrade: [
        { gradeLevel: '9', students: 3, approvedHours: 3, pendingHours: 10 },
        { gradeLevel: '12', students: 1, approvedHours: 0, pendingHours: 9.5 },
        { gradeLevel: null, students: 1, approvedHours: 0, pendingHours: 0 },
      ],
      byClass: [],
      outsideGrades: [
        { group: 'parents', approvedHours: 2, pendingHours: 1.5 },
        { group: 'left', approvedHours: 0, pendingHours: 0 },
      ],
      progress: [
        { reached: 'none', students: 4 },
        { reached: 'first', students: 1 },
        ...['second', 'third', 'fourth', 'goal'].map((reached) => ({ reached, students: 0 })),
      ],
    });
    expect(byMonth).toHaveLength(12);
    expect(byMonth[0]).toEqual({ month: '2026-08', approvedHours: 0, pendingHours: 0 });
    expect(byMonth.filter(({ approvedHours, pendingHours }) => approvedHours + pendingHours > 0)).toEqual([
      { month: '2026-10', approvedHours: 0, pendingHours: 4 },
      { month: '2026-11', approvedHours: 5, pendingHours: 15.5 },
    ]);
    const before = (await admin.get(`${OVERVIEW}?asOf=2026-07-31`)).body as ReportOverview;
    expect([before.byMonth[0]?.month, before.byMonth.at(-1)?.month]).toEqual(['2025-08', '2026-07']);
    // 113 of 304 days, 18.59 of 50 hours; who came back to the school today is expected to have none yet
    expect(atRisk.students).toBe(4);
    expect(
      atRisk.rows.map(({ totalHours, approvedHours, expectedHours }) => [totalHours, approvedHours, expectedHours]),
    ).toEqual([
      [4, 0, 18.5],
      [9.5, 0, 18.5],
      [0, 0, 18.5],
      [3, 3, 18.5],
    ]);
    expect((await superAdmin.patch(`/api/organizations/${lincoln.id}`, { hoursGoal: 12 })).status).toBe(200);
    const modest = (await admin.get(OVERVIEW)).body as ReportOverview;
    expect(modest.atRisk.rows.map(({ approvedHours }) => approvedHours)).toEqual([0, 0, 0, 3]);
    expect(modest.progress.map(({ students }) => students)).toEqual([4, 0, 1, 0, 0, 0]);
    expect((await admin.get(`${OVERVIEW}?asOf=2026-07-31`)).body).toMatchObject({ students: 0, atRisk: { rows: [] } });
  });

  it('keep the hours of a student who is deactivated in the parts of the whole', async () => {
    const { id } = people['twelfth']!;
    await admin.patch(`/api/users/${id}`, { isActive: false });
    const { byGrade, outsideGrades, totals } = (await admin.get(OVERVIEW)).body as ReportOverview;
    expect(byGrade.map(({ gradeLevel }) => gradeLevel)).toEqual(['9', null]);
    expect(outsideGrades[1]).toEqual({ group: 'left', approvedHours: 0, pendingHours: 9.5 });
    const parts = [...byGrade, ...outsideGrades].map(({ approvedHours, pendingHours }) => approvedHours + pendingHours);
    expect(parts.reduce((sum, hours) => sum + hours)).toBe(totals.totalHours);
    await admin.patch(`/api/users/${id}`, { isActive: true });
  });

  it('answer what would be with another goal, and change nothing', async () => {
    const { body } = await admin.get(`${OVERVIEW}?goal=3`);
    expect((body as ReportOverview).progress.map(({ students }) => students)).toEqual([4, 0, 0, 0, 0, 1]);
    expect(body).toMatchObject({ goal: 3, atRisk: { students: 3 } });
    expect((await admin.get(OVERVIEW)).body).toMatchObject({ goal: 12 });
    for (const goal of ['0', '10001', '1.5', 'ten']) {
      const { status, body: refusal } = await admin.get(`${OVERVIEW}?goal=${goal}`);
      expect([status, refusal.errors[0].field]).toEqual([400, 'goal']);
    }
  });

  it('tell of an earlier day by the goal that stood then', async () => {
    const then = (await admin.get(`${OVERVIEW}?asOf=2026-11-20`)).body as ReportOverview;
    expect(then).toMatchObject({ goal: 50, students: 5, atRisk: { students: 4 } });
    expect(await rows('progress=behind&asOf=2026-11-20')).toHaveLength(4);
    const file = await admin.get('/api/admin/export/student-reports?format=csv&progress=behind&asOf=2026-11-20');
    expect(file.headers['x-total-count']).toBe('4');
    expect(await rows('progress=behind')).toHaveLength(4);
  });

  it('list the very students that a bar of the charts counts, and all of those who are behind', async () => {
    const { progress, atRisk } = (await admin.get(OVERVIEW)).body as ReportOverview;
    expect(progress.map(({ students }) => students)).toEqual([4, 0, 1, 0, 0, 0]);
    for (const { reached, students } of progress) expect(await rows(`progress=${reached}`)).toHaveLength(students);
    expect(await namesOf('progress=second')).toEqual(['Nia Reed']);
    const behind = await namesOf('progress=behind');
    expect([...behind].sort()).toEqual(atRisk.rows.map(({ name }) => name).sort());
    expect(await namesOf('progress=behind&gradeLevel=9')).toEqual(['Noel Reed', 'Nia Reed']);
    expect(await rows('progress=none&role=parent')).toEqual([]);
    expect(await namesOf('progress=none&asOf=2026-11-20')).not.toContain('Nia Reed');
  });

  describe('handed out', () => {
    const FILE = '/api/admin/export/hours-report';
    beforeAll(async () => {
      expect((await admin.post('/api/rules', { goals: [{ gradeLevel: '9', hours: 4 }] })).status).toBe(201);
    });
    const hoursOf = (text: unknown): number => Number(String(text).replaceAll(',', ''));
    const tablesOf = async (bytes: Buffer): Promise<string[][][]> => {
      const { tree, problems } = await readPdf(bytes);
      expect(problems).toEqual([]);
      return allOf(tree, 'Table').map((table) =>
        allOf(table, 'TR').map(({ children }) => children.map(({ text }) => text.replaceAll('\n', ' '))),
      );
    };

    it('count by class whom the list by class shows, also on a day before some of them left', async () => {
      const made = async (name: string, ...of: readonly string[]): Promise<number> => {
        const { status, body } = await admin.post('/api/classes', {
          name,
          studentIds: of.map((key) => people[key]!.id),
        });
        expect(status).toBe(201);
        return body.id as number;
      };
      const [band, choir] = [await made('Band', 'ninth'), await made('Choir', 'ninth', 'twelfth')];
      await admin.patch(`/api/users/${people['twelfth']!.id}`, { isActive: false });
      const nia = { approvedHours: 3, pendingHours: 0 };
      const choirThen = { id: choir, name: 'Choir', students: 2, approvedHours: 3, pendingHours: 9.5 };
      for (const [day, choirOfDay] of [
        ['', { ...choirThen, ...nia, students: 1 }],
        ['&asOf=2026-11-20', choirThen],
      ] as const) {
        const { byClass } = (await admin.get(`${OVERVIEW}?${day}`)).body as ReportOverview;
        expect(byClass).toEqual([{ id: band, name: 'Band', students: 1, ...nia }, choirOfDay]);
        for (const { id, students } of byClass)
          expect(await rows(`role=student&classId=${id}${day}`)).toHaveLength(students);
      }
    });

    it.each(['', '&asOf=2026-11-20', '&asOf=2026-07-31'])(
      'have on paper the figures of the screen (%s)',
      async (day) => {
        const overview = (await admin.get(`${OVERVIEW}?${day}`)).body as ReportOverview;
        const behind = await rows(`progress=behind${day}`);
        const { status, bytes, headers } = await download(app, admin, `${FILE}?format=pdf${day}`);
        expect([status, headers['x-total-count']]).toEqual([200, String(overview.atRisk.students)]);
        const [figures, grades, classes, listed = []] = await tablesOf(bytes);
        if (overview.students === 0) return expect(figures).toBeUndefined();
        const { totals, progress, students, atRisk, byGrade, byClass } = overview;
        expect(figures?.[1]).toEqual([
          `${progress.at(-1)?.students} of ${students}`,
          `${atRisk.students} of ${students}`,
          String(totals.totalHours - totals.pendingHours),
          String(totals.pendingHours),
        ]);
        expect(grades?.slice(1, byGrade.length + 1).map(([, ...cells]) => cells.map(hoursOf))).toEqual(
          byGrade.map((grade) => [grade.students, grade.approvedHours, grade.pendingHours]),
        );
        expect(grades?.at(-1)?.slice(2).map(hoursOf)).toEqual([
          totals.totalHours - totals.pendingHours,
          totals.pendingHours,
        ]);
        expect(classes?.slice(1).map(([name, ...cells]) => [name, ...cells.map(hoursOf)])).toEqual(
          byClass.map((one) => [one.name, one.students, one.approvedHours, one.pendingHours]),
        );
        const expected = new Map(atRisk.rows.map(({ name, expectedHours }) => [name, expectedHours]));
        expect(listed.slice(1).map(([name, , ...cells]) => [name, ...cells.map(hoursOf)])).toEqual(
          behind.map(({ name, approvedHours, pendingHours, goal }) => [
            ...[name, approvedHours, pendingHours, expected.get(name)],
            (goal ?? 0) - approvedHours,
          ]),
        );
      },
    );

    it.each(['', '&asOf=2026-11-20'])('have in a workbook the students of the screen (%s)', async (day) => {
      const { asOf, students, byClass } = (await admin.get(`${OVERVIEW}?${day}`)).body as ReportOverview;
      const { bytes, headers } = await download(app, admin, `${FILE}?format=xlsx${day}`);
      expect(headers['x-total-count']).toBe(String(students));
      const [summary, listed, , classes] = await readExcelFile(bytes);
      expect(summary?.data).toEqual(expect.arrayContaining([['As of', new Date(`${asOf}T00:00:00Z`)]]));
      expect(classes?.data.slice(4, -1)).toEqual(
        byClass.map((one) => [one.name, one.students, one.approvedHours, one.pendingHours]),
      );
      expect(listed?.data.slice(4)).toEqual(
        (await rows(`role=student${day}`)).map(
          ({ name, gradeLevel, approvedHours, countedHours, pendingHours, goal }) => [
            ...[name, gradeLevel && `Grade ${gradeLevel}`, approvedHours, countedHours, pendingHours, goal],
            Math.max(0, (goal ?? 0) - approvedHours),
          ],
        ),
      );
    });

    it('are named after the school and the day, say who prepared them, and are logged', async () => {
      const teacher = await app.as(lincoln.teacher);
      const asked = await teacher.post(FILE, { format: 'pdf', filters: { asOf: '2026-11-20' } });
      expect(asked.status).toBe(201);
      const { bytes, headers } = await download(app, teacher, asked.body.url as string);
      const school = (await admin.get(`/api/organizations/${lincoln.id}`)).body.name as string;
      const name = (dash: string): string => `${school} ${dash} Hours report ${dash} 2026-11-20.pdf`;
      expect(headers['content-disposition']).toBe(
        `attachment; filename="${name('-')}"; filename*=UTF-8''${encodeURIComponent(name('–'))}`,
      );
      const { firstName, lastName } = lincoln.teacher;
      expect((await readPdf(bytes)).pages[0]?.tagged).toContainEqual(
        expect.stringContaining(`As of November 20, 2026. Prepared by ${firstName} ${lastName} on `),
      );
      const [made] = await asAdmin<{ id: number }>(database, 'SELECT max(id) AS id FROM reporting.exports');
      const about = { kind: 'hours-report', format: 'pdf', filters: { asOf: '2026-11-20' } };
      expect(await eventsOf(database, `export/${made?.id}`)).toMatchObject([{ type: 'export.made', data: about }]);
      const { body } = await admin.get('/api/audit/accesses?kind=exported&limit=1');
      expect(body).toMatchObject([{ route: `GET ${FILE}`, actor: { id: lincoln.teacher.id } }]);
    });

    it('have a name that every file system takes, whatever the school is called', async () => {
      const name = 'Lycée “7”/8: <A|B>?';
      expect((await superAdmin.patch(`/api/organizations/${roosevelt.id}`, { name })).status).toBe(200);
      const { headers } = await download(app, superAdmin, `${FILE}?format=xlsx&organizationId=${roosevelt.id}`);
      const [, ascii, encoded = ''] =
        /^attachment; filename="([^"]+)"; filename\*=UTF-8''(\S+)$/.exec(String(headers['content-disposition'])) ?? [];
      expect(decodeURIComponent(encoded)).toMatch(/^Lycée “7”-8- -A-B-- – Hours report – 2026-11-2\d\.xlsx$/);
      expect(ascii).toMatch(/^Lycee _7_-8- -A-B-- - Hours report - 2026-11-2\d\.xlsx$/);
    });

    it.each([
      ['csv', 'format'],
      ['pdf&asOf=yesterday', 'asOf'],
      ['pdf&goal=3', 'goal'],
    ])('are refused as %s', async (format, field) => {
      const { status, body } = await admin.get(`${FILE}?format=${format}`);
      expect([status, body]).toMatchObject([400, { errors: [{ field }] }]);
    });
  });

  it('reach super-admins of every school, school by school, and administrators of their own alone', async () => {
    const all = await rows('role=student', superAdmin);
    const ofRoosevelt = await rows(`organizationId=${roosevelt.id}`, superAdmin);
    expect(all.map(({ id }) => id)).toEqual(
      [...(await rows('role=student')), ...ofRoosevelt.slice(0, 1)].map(({ id }) => id),
    );
    expect(ofRoosevelt[0]).toMatchObject({ id: roosevelt.student.id, totalHours: 8 });
    for (const path of [USERS, OVERVIEW]) {
      expect((await admin.get(`${path}?organizationId=${roosevelt.id}`)).status).toBe(403);
    }
    expect((await superAdmin.get(`${OVERVIEW}?organizationId=${roosevelt.id}`)).body).toMatchObject({ students: 1 });
    expect((await superAdmin.get(`${OVERVIEW}?organizationId=999`)).status).toBe(404);
    const past = `organizationId=${roosevelt.id}&asOf=2026-11-20`;
    expect((await rows(past, superAdmin))[0]).toMatchObject({ id: roosevelt.student.id, totalHours: 8 });
    const { status, body } = await superAdmin.get(`${USERS}?asOf=2026-11-20`);
    expect(status).toBe(400);
    expect(body).toMatchObject({
      errors: [{ field: 'organizationId', message: expect.stringContaining('Choose a school') }],
    });
    expect((await superAdmin.get(`${USERS}?progress=behind`)).status).toBe(400);
    expect(await rows(`organizationId=${roosevelt.id}&progress=behind`, superAdmin)).toHaveLength(1);
  });

  it.each([
    ['role=teacher', 'role'],
    ['gradeLevel=13', 'gradeLevel'],
    ['asOf=2026-02-30', 'asOf'],
    ['asOf=yesterday', 'asOf'],
    ['progress=half', 'progress'],
    ['limit=501', 'limit'],
    ['cursor=bm90aGluZw', 'cursor'],
    ['cursor=WzIsOSwwLDFlOTld', 'cursor'],
    ['organizationId=x', 'organizationId'],
  ])('refuse %s with the reason', async (query, field) => {
    const { status, body } = await admin.get(`${USERS}?${query}`);
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'invalid-input', errors: [{ field, message: expect.any(String) }] });
  });
});

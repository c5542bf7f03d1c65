import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type {
  AcademicYearView,
  ClassView,
  FamilyLinkView,
  ImportView,
  NotificationView,
  RosterReport,
  UserView,
} from '@hourtrail/contracts';
import { startApp, TestClock, type TestApp } from '../../../test/app.js';
import type { Client } from '../../../test/client.js';
import { cloneDatabase, type TestDatabase } from '../../../test/database.js';
import { makePerson, makeSchool, makeStaffedSchool } from '../../../test/people.js';
import { lines, listsOf, rosterZip, sendRoster, type RosterInput, type RosterUser } from '../../../test/rosters.js';
import { asAdmin, eventsOf } from '../../../test/sql.js';
import { seen } from '../../../test/until.js';
import { zip } from '../../../test/workbooks.js';
import { RosterFolder } from './roster-folder.js';
import { Rosters } from './rosters.js';

let database: TestDatabase;
let app: TestApp;
let school: Awaited<ReturnType<typeof makeStaffedSchool>> & { readonly name: string };
let admin: Client;
let folder: string;
const clock = new TestClock(new Date('2026-11-21T15:00:00Z'));

beforeAll(async () => {
  database = await cloneDatabase();
  folder = await mkdtemp(join(tmpdir(), 'rosters-'));
  app = await startApp({ database, clock, web: { rosterFolder: folder } });
});
afterAll(async () => {
  await app.close();
  await database.drop();
  await rm(folder, { recursive: true });
});
beforeEach(async () => {
  const made = await makeStaffedSchool(app);
  const [row] = await asAdmin<{ name: string }>(
    database,
    `SELECT name FROM organizations.organizations WHERE id = ${made.id}`,
  );
  school = { ...made, name: row!.name };
  admin = await app.signIn(school.admin.username);
});

const YEAR = { sourcedId: '2026-2027', startDate: '2026-08-24', endDate: '2027-06-11' };

/** Ids that no other test's people have. */
const id = (name: string): string => `${name}${school.id}`;
const student = (name: string, more: Partial<RosterUser> = {}): RosterUser => ({
  ...{ sourcedId: id(name), role: 'student', givenName: name, familyName: 'Student', grades: '10' },
  ...more,
});

const roster = (users: readonly RosterUser[], more: Partial<RosterInput> = {}): RosterInput => ({
  ...{ school: school.name, years: [YEAR], users },
  ...more,
});

const take = async (input: RosterInput, query: Readonly<Record<string, string | number | boolean>> = {}) =>
  sendRoster(admin, await rosterZip(input), query);

const everyone = async (): Promise<readonly UserView[]> =>
  (await admin.get('/api/users?limit=200&sort=createdAt')).body as UserView[];
const person = async (name: string): Promise<UserView> =>
  (await everyone()).find(({ firstName }) => firstName === name) as UserView;

const counts = ({ adds, changes, leavers, stopped, applied, problems }: RosterReport) => ({
  ...{ adds, changes, leavers, stopped, applied, problems },
});
const NOTHING = { adds: 0, changes: 0, leavers: 0, stopped: false, applied: true, problems: 0 };

const whole = (): RosterInput =>
  roster(
    [
      student('Ana', { agents: [id('Pat')] }),
      student('Ben', { grades: '09' }),
      { sourcedId: id('Tess'), role: 'teacher', givenName: 'Tess', familyName: 'Teacher' },
      { sourcedId: id('Pat'), role: 'guardian', givenName: 'Pat', familyName: 'Parent', org: 'district' },
      { sourcedId: id('Prin'), role: 'principal', givenName: 'Prin', familyName: 'Cipal' },
      { sourcedId: id('Aide'), role: 'aide', givenName: 'Aide', familyName: 'Helper' },
      student('Other', { org: 'school-2' }),
    ],
    {
      classes: [
        {
          sourcedId: 'class-1',
          title: 'Algebra',
          code: 'A-1',
          students: [id('Ana'), id('Ben')],
          teachers: [id('Tess')],
        },
        { sourcedId: 'class-2', title: 'Algebra', code: 'A-2', students: [id('Ben')] },
        { sourcedId: 'class-3', title: '', course: 'course-1', students: [] },
      ],
    },
  );

describe('a roster', () => {
  it.each(['1.1', '1.2'] as const)('of OneRoster %s brings people, families, a year and classes', async (version) => {
    const input = { ...whole(), version };
    const file = await rosterZip(input);
    const preview = await sendRoster(admin, file, { dryRun: true });
    expect(preview).toMatchObject({ adds: 5, changes: 0, leavers: 0, classes: 3, years: 1, families: 1 });
    expect(preview).toMatchObject({ applied: false, importId: null });
    expect(preview.listed.map(({ change, name, details }) => `${change} ${name}: ${details}`)).toEqual([
      ...['add Ana Student: Student, grade 10', 'add Ben Student: Student, grade 9', 'add Pat Parent: Parent'],
      ...['add Prin Cipal: Teacher', 'add Tess Teacher: Teacher'],
    ]);
    expect(preview.exceptions.map(({ name, message }) => `${name}: ${message}`)).toEqual([
      'Prin Cipal: Imported as a teacher. An administrator’s role is given by hand.',
      'Aide Helper: Left out: aides, proctors, and relatives get no account.',
    ]);
    expect((await everyone()).length).toBe(5);

    const report = await sendRoster(admin, file, { expect: preview.fileHash, fileName: 'roster.zip' });
    expect(report).toMatchObject({ ...preview, applied: true, importId: expect.any(Number) });
    const ana = await person('Ana');
    expect(ana).toMatchObject({ role: 'student', gradeLevel: '10', isActive: true, username: `user.${id('Ana')}` });
    expect(await person('Other')).toBeUndefined();
    expect(await eventsOf(database, `user/${ana.id}`)).toMatchObject([
      { type: 'user.created', data: { import: report.importId, row: 1 } },
    ]);
    const families = (await admin.get('/api/family-links')).body as FamilyLinkView[];
    expect(families).toMatchObject([
      { parent: { firstName: 'Pat' }, student: { firstName: 'Ana' }, status: 'confirmed' },
    ]);
    const [year] = (await admin.get('/api/academic-years')).body as AcademicYearView[];
    expect(year).toMatchObject({ name: '2026-2027', startsOn: YEAR.startDate, endsOn: YEAR.endDate });
    const classes = (await admin.get('/api/classes')).body as ClassView[];
    expect(classes.map(({ name, teachers, studentIds }) => [name, teachers.length, studentIds.length])).toEqual([
      ...[
        ['Algebra (A-1)', 1, 2],
        ['Algebra (A-2)', 0, 1],
        ['Biology', 0, 0],
      ],
    ]);
    expect(classes.every(({ academicYearId }) => academicYearId === year?.id)).toBe(true);

    expect(await take(input)).toMatchObject({ ...NOTHING, importId: null, classes: 0, years: 0, families: 0 });
    expect((await admin.get('/api/admin/imports')).body).toMatchObject([
      { id: report.importId, kind: 'roster', state: 'applied', fileName: 'roster.zip', rows: 5, keptBecause: null },
    ]);
  });

  it('changed and imported again makes exactly the changes, and what is changed by hand stays', async () => {
    await take(whole());
    const [ana, ben] = [await person('Ana'), await person('Ben')];
    await admin.patch(`/api/users/${ben.id}`, { lastName: 'By Hand' });
    const users = whole().users.map((user) => {
      if (user.sourcedId === id('Ana'))
        return { ...user, grades: '11', email: `new${id('ana')}@roster.example`, agents: [] };
      // whoever follows no student of the school is in its roster only if the file says so
      if (user.sourcedId === id('Pat')) return { ...user, org: 'school-1' };
      return user.sourcedId === id('Ben') ? { ...user, familyName: 'From File' } : user;
    });
    const classes = [{ ...whole().classes![0]!, students: [id('Ben'), id('Cleo')] }, ...whole().classes!.slice(1)];
    const input = { ...whole(), users: [...users, student('Cleo')], classes };
    const report = await take(input);
    expect(counts(report)).toEqual({ ...NOTHING, adds: 1, changes: 1 });
    expect(report).toMatchObject({ classes: 1, families: 0, endedFamilies: 1 });
    expect(report.listed).toMatchObject([
      { change: 'add', name: 'Cleo Student' },
      {
        change: 'change',
        name: 'Ana Student',
        details: expect.stringMatching(/^Email “.*” becomes “.*”, Grade level “10” becomes “11”$/),
      },
    ]);
    expect(report.exceptions).toContainEqual({
      ...{ file: 'users.csv', row: 3, name: 'Ben From File' },
      message: 'Someone changed this by hand, so it stays: Last name.',
    });
    expect(await person('Ana')).toMatchObject({ gradeLevel: '11', email: `new${id('ana')}@roster.example` });
    expect((await person('Ben')).lastName).toBe('By Hand');
    expect((await eventsOf(database, `user/${ana.id}`)).slice(1)).toMatchObject([
      { type: 'user.details-changed', data: { gradeLevel: '11', import: report.importId } },
    ]);
    expect((await admin.get('/api/family-links?status=confirmed')).body).toEqual([]);
    const [algebra] = (await admin.get('/api/classes')).body as ClassView[];
    expect([...algebra!.studentIds].sort()).toEqual([ben.id, (await person('Cleo')).id].sort());
    expect(counts(await take(input))).toEqual(NOTHING);
  });

  it('links whom the school has, by a confirmed email, or by username, name and role', async () => {
    const known = await makePerson(app, school.id, 'student', { firstName: 'Kim', lastName: 'Known' });
    const named = await makePerson(app, school.id, 'student', { firstName: 'Uma', lastName: 'Named' });
    const users = [
      student('Kim', { email: known.email.toUpperCase(), familyName: 'Known' }),
      student('Uma', { username: named.username, familyName: 'Named', email: `${id('uma')}@new.example` }),
      // a username shows nothing about a teacher whose name it isn't
      student('Eve', { username: school.teacher.username, email: `${id('eve')}@new.example` }),
      { ...student('Boss'), role: 'administrator', email: school.admin.email, givenName: 'Boss' },
    ];
    const report = await take(roster(users));
    expect(counts(report)).toEqual({ ...NOTHING, adds: 1, changes: 2 });
    expect(await person('Kim')).toMatchObject({ id: known.id, gradeLevel: '10' });
    expect(await person('Uma')).toMatchObject({ id: named.id, email: `${id('uma')}@new.example` });
    expect((await person('Eve')).id).not.toBe(school.teacher.id);
    // a role that was given by hand stays, and so does the account
    expect(await person(school.admin.firstName)).toMatchObject({ id: school.admin.id, role: 'admin' });
    expect(await person('Boss')).toBeUndefined();
    expect(counts(await take(roster(users)))).toEqual(NOTHING);
  });

  it('leaves out whose email someone else has, and says so', async () => {
    const elsewhere = (await makeStaffedSchool(app)).student;
    const users = [
      student('Fay', { email: elsewhere.email }),
      student('Gil', { email: '', username: 'gil' }),
      student('Hal'),
      student('Ian', { email: `${id('Hal')}@roster.example` }),
    ];
    const report = await take(roster(users));
    expect(counts(report)).toEqual({ ...NOTHING, adds: 1 });
    expect(report.exceptions.map(({ name, row, message }) => `${row} ${name}: ${message}`)).toEqual([
      '2 Fay Student: Left out: someone at another school has this email address.',
      '3 Gil Student: Left out: there is no valid email address.',
      '5 Ian Student: Left out: someone else here has this email address.',
    ]);
  });

  it('deactivates who left and reactivates who is back, and stops where too many would leave', async () => {
    const names = Array.from({ length: 20 }, (_, at) => `S${at}`);
    await take(roster(names.map((name) => student(name))));
    const fewer = roster(names.slice(8).map((name) => student(name)));
    const stopped = await take(fewer);
    expect(counts(stopped)).toEqual({ ...NOTHING, leavers: 8, stopped: true, applied: false });
    expect(stopped.message).toBe(
      '8 people of 20 would be deactivated. Check that the roster is complete, then confirm it.',
    );
    expect((await person('S0')).isActive).toBe(true);
    expect((await take(fewer, { dryRun: true })).stopped).toBe(true);
    expect(counts(await take(fewer, { allowLeavers: true }))).toEqual({ ...NOTHING, leavers: 8 });
    expect((await person('S0')).isActive).toBe(false);
    expect(counts(await take(fewer))).toEqual(NOTHING);
    await admin.patch(`/api/users/${(await person('S1')).id}`, { isActive: true });
    expect((await take(fewer)).exceptions).toMatchObject([{ name: 'S1 Student' }]);
    expect((await person('S1')).isActive).toBe(true);
    const back = await take(roster(names.map((name) => student(name))));
    expect(counts(back)).toEqual({ ...NOTHING, changes: 7 });
    expect(back.listed[0]).toMatchObject({ change: 'change', details: 'active again' });
  });

  it('with changes only takes no one out whom it doesn’t name', async () => {
    await take(roster([student('Ann'), student('Bea')]));
    const delta = roster([student('Ann', { status: 'tobedeleted' }), student('Cat')], { mode: 'delta' });
    expect(counts(await take(delta))).toEqual({ ...NOTHING, adds: 1, leavers: 1 });
    expect([await person('Ann'), await person('Bea')]).toMatchObject([{ isActive: false }, { isActive: true }]);
  });

  it('with changes only leaves parents whom it doesn’t list with their students, and links them to others', async () => {
    const pat = { ...student('Pat', { grades: '' }), role: 'parent' };
    await take(roster([student('Ann', { agents: [pat.sourcedId] }), student('Bea'), pat]));
    const students = async () =>
      ((await admin.get('/api/family-links?status=confirmed')).body as FamilyLinkView[])
        .map((link) => link.student.firstName)
        .sort();
    await take(roster([student('Ann', { grades: '11' })], { mode: 'delta' }));
    expect(await students()).toEqual(['Ann']);
    await take(roster([student('Bea', { agents: [pat.sourcedId] })], { mode: 'delta' }));
    expect(await students()).toEqual(['Ann', 'Bea']);
  });

  it('ends family links of many only once that is confirmed, and its undo restores them', async () => {
    const names = ['A1', 'A2', 'A3', 'A4', 'A5', 'A6'];
    const parents = names.map((name) => ({
      ...student(`P${name}`, { grades: '' }),
      role: 'parent',
    }));
    const families = (agents: boolean) =>
      roster([...names.map((name) => student(name, agents ? { agents: [id(`P${name}`)] } : {})), ...parents]);
    await take(families(true));
    const confirmed = async () => (await admin.get('/api/family-links?status=confirmed')).body as FamilyLinkView[];
    expect((await confirmed()).length).toBe(6);
    const stopped = await take(families(false));
    expect(stopped).toMatchObject({ endedFamilies: 6, stopped: true, applied: false });
    expect(stopped.message).toContain('6 family links of 6 would end.');
    expect((await confirmed()).length).toBe(6);
    const { importId } = await take(families(false), { allowLeavers: true });
    expect(await confirmed()).toEqual([]);
    expect((await admin.post(`/api/admin/imports/${importId}/undo`, {})).status).toBe(200);
    expect((await confirmed()).length).toBe(6);
    expect(await take(families(true))).toMatchObject({ families: 0, endedFamilies: 0, importId: null });
  });

  it('moves a student whose sourcedId changed, and its undo moves them back', async () => {
    await take(roster([student('Ana'), student('Ben')]));
    const { id: userId } = await person('Ana');
    const other = student('Ana', { sourcedId: id('Ana-2'), grades: '11', email: `${id('Ana')}@roster.example` });
    const moved = await take(roster([other, student('Ben')]));
    expect(counts(moved)).toEqual({ ...NOTHING, changes: 1 });
    expect(await person('Ana')).toMatchObject({ id: userId, gradeLevel: '11', isActive: true });
    expect(counts(await take(roster([other, student('Ben')])))).toEqual(NOTHING);
    expect((await admin.post(`/api/admin/imports/${moved.importId}/undo`, {})).status).toBe(200);
    expect(counts(await take(roster([student('Ana'), student('Ben')])))).toEqual(NOTHING);
  });

  it('takes members out of classes only once that is confirmed, when there are many', async () => {
    const names = Array.from({ length: 6 }, (_, at) => `M${at}`);
    const users = names.map((name) => student(name));
    const of = (students: readonly string[]) =>
      roster(users, { classes: [{ sourcedId: 'class-m', title: 'Music', students }] });
    await take(of(users.map(({ sourcedId }) => sourcedId)));
    const stopped = await take({ ...of([]), users: [...users, student('Late')] });
    expect(stopped).toMatchObject({ removedMembers: 6, stopped: true, applied: false });
    expect(stopped.message).toContain('6 students of 6 would be taken out of a class.');
    expect(await person('Late')).toBeUndefined();
    const [music] = (await admin.get('/api/classes')).body as ClassView[];
    expect(music?.studentIds.length).toBe(6);
  });

  it('counts people known elsewhere once for a file and its preview', async () => {
    const elsewhere = (await makeStaffedSchool(app)).student;
    const file = await rosterZip(roster([student('Fay', { email: elsewhere.email })]));
    const counted = async () => {
      const [row] = await asAdmin<{ n: number }>(
        database,
        `SELECT coalesce(sum(times), 0)::integer AS n FROM web.rate_limits
         WHERE subject = sha256(convert_to(E'known-elsewhere\\n\\nuser/${school.admin.id}', 'UTF8'))`,
      );
      return row?.n;
    };
    await sendRoster(admin, file, { dryRun: true });
    await sendRoster(admin, file);
    expect(await counted()).toBe(1);
  });

  it('is undone as a whole: whoever came goes, and whatever changed is as it was', async () => {
    const first = await take(whole());
    const next = await take(
      {
        ...whole(),
        users: [student('Ana', { grades: '12', agents: [id('Pat')] }), ...whole().users.slice(2), student('Dan')],
        classes: [{ ...whole().classes![0]!, students: [id('Dan')] }],
      },
      { allowLeavers: true },
    );
    expect(counts(next)).toEqual({ ...NOTHING, adds: 1, changes: 1, leavers: 1 });
    const [view] = (await admin.get('/api/admin/imports')).body as ImportView[];
    expect(view).toMatchObject({ id: next.importId, keptBecause: null });
    const undone = await admin.post(`/api/admin/imports/${next.importId}/undo`, { reason: 'The wrong file' });
    expect([undone.status, undone.body]).toMatchObject([200, { state: 'undone' }]);
    expect([await person('Ana'), await person('Ben'), await person('Dan')]).toMatchObject([
      ...[{ gradeLevel: '10' }, { isActive: true }, { isActive: false }],
    ]);
    const [algebra] = (await admin.get('/api/classes')).body as ClassView[];
    expect([...algebra!.studentIds].sort()).toEqual([(await person('Ana')).id, (await person('Ben')).id].sort());
    expect((await admin.post(`/api/admin/imports/${first.importId}/undo`, {})).body).toMatchObject({
      ...{
        code: 'import.kept',
        message: expect.stringMatching(/^A later roster has replaced .* import the earlier file/),
      },
    });
    expect(counts(await take(whole()))).toEqual(NOTHING);
  });

  it('stays once someone has changed what it made', async () => {
    const { importId } = await take(whole());
    await admin.patch(`/api/users/${(await person('Ana')).id}`, { lastName: 'By Hand' });
    expect((await admin.post(`/api/admin/imports/${importId}/undo`, {})).status).toBe(409);
    expect(await person('Ben')).toMatchObject({ isActive: true });
  });

  it('brings nobody back who was erased', async () => {
    await take(roster([student('Zoe'), student('Yan')]));
    const zoe = await person('Zoe');
    const erased = await admin.post(`/api/users/${zoe.id}/erase`, { username: zoe.username });
    if (erased.status >= 300) {
      const superAdmin = await app.signIn((await makePerson(app, school.id, 'super-admin')).username);
      const { status } = await superAdmin.post(`/api/users/${zoe.id}/erase`, { username: zoe.username });
      expect(status).toBeLessThan(300);
    }
    const again = await take(roster([student('Zoe'), student('Yan')]));
    expect(counts(again)).toEqual(NOTHING);
    expect(again.exceptions).toMatchObject([{ message: 'Left out: this person was erased.' }]);
    const [{ n } = { n: -1 }] = await asAdmin<{ n: number }>(
      database,
      `SELECT count(*)::integer AS n FROM imports.roster_records r WHERE r::text LIKE '%${id('Zoe')}%'`,
    );
    expect(n).toBe(0);
  });

  it('is taken from the folder of its school only, and its admins are told', async () => {
    const org = id('org');
    const [own, other] = [join(folder, String(school.id)), join(folder, String((await makeStaffedSchool(app)).id))];
    await Promise.all([own, other].map((path) => mkdir(path)));
    const inFolder = async (name: string, users: readonly RosterUser[], into = own): Promise<void> => {
      const path = join(into, name);
      await writeFile(path, await rosterZip(roster(users, { orgId: org })));
      await utimes(path, new Date(0), new Date(0));
      await app.app.get(RosterFolder).takeAll();
    };
    const names = Array.from({ length: 10 }, (_, at) => `F${at}`);
    const all = names.map((name) => student(name, { org }));
    await take(roster([...all, student('Late', { org })], { orgId: org }));
    await inFolder('foreign.zip', [], other);
    await inFolder('foreign.zip', [], folder);
    const failing = jest
      .spyOn(app.app.get(Rosters), 'import')
      .mockRejectedValueOnce(new Error('The database is away.'));
    await inFolder('monday.zip', [...all, student('New', { org, grades: 'KG' })]);
    failing.mockRestore();
    expect(await person('New')).toBeUndefined();
    await app.app.get(RosterFolder).takeAll();
    expect([await person('New'), await person('Late')]).toMatchObject([{ isActive: true }, { isActive: false }]);
    await inFolder('tuesday.zip', all.slice(5));
    expect((await person('F0')).isActive).toBe(true);
    expect((await readdir(join(own, 'done'))).sort()).toEqual(['monday.zip', 'tuesday.zip']);
    expect(await readdir(join(other, 'done'))).toEqual(['foreign.zip']);
    const imports = (await admin.get('/api/admin/imports')).body as ImportView[];
    expect(imports).toMatchObject([
      { state: 'stopped', fileName: 'tuesday.zip', by: { id: 0, name: 'The server' } },
      { state: 'applied', fileName: 'monday.zip', by: { id: 0 }, exceptions: 1, keptBecause: null },
      { state: 'applied', by: { id: school.admin.id } },
    ]);
    expect(imports[0]?.keptBecause).toMatch(/take away too much: 6 active people/);
    const exceptionsOf = async (id?: number) =>
      (await admin.get(`/api/admin/imports/${id}/exceptions`)).body as unknown;
    expect(await exceptionsOf(imports[0]?.id)).toEqual([]);
    await inFolder('wednesday.zip', [
      ...all,
      student('New', { org, grades: 'PK' }),
      student('Newer', { org, grades: 'KG' }),
    ]);
    const [newest] = (await admin.get('/api/admin/imports')).body as ImportView[];
    expect(await exceptionsOf(newest?.id)).toMatchObject([
      { file: 'users.csv', name: 'Newer Student', message: expect.stringContaining('KG') },
    ]);
    expect(await exceptionsOf(imports[1]?.id)).toEqual([]);
    expect((await admin.post(`/api/admin/imports/${imports[0]?.id}/undo`, {})).status).toBe(409);
    const told = await seen(
      async () => (await admin.get('/api/notifications')).body as NotificationView[],
      ({ length }) => length === 4,
    );
    expect(told.map(({ imported }) => imported)).toMatchObject([
      { rows: 12, exceptions: 1, problems: 0 },
      { rows: 5, problems: 0, leavers: 6 },
      { rows: 11, exceptions: 1, leavers: 0 },
      { rows: 11, exceptions: 0 },
    ]);
    expect(told.map(({ kind, fileName }) => [kind, fileName])).toEqual([
      ['account.import-finished', 'wednesday.zip'],
      ['account.import-stopped', 'tuesday.zip'],
      ['account.import-finished', 'monday.zip'],
      ['account.import-finished', null],
    ]);
  });

  it('of a district reaches each of its schools that the file names, and one that fails keeps no other from it', async () => {
    const second = await makeStaffedSchool(app);
    const outside = await makeStaffedSchool(app);
    const district = await makeSchool(app, { isDistrict: true });
    const superAdmin = await app.signIn((await makePerson(app, school.id, 'super-admin')).username);
    for (const one of [school.id, second.id])
      expect((await superAdmin.patch(`/api/organizations/${one}`, { parentId: district })).status).toBe(200);
    const nameOf = async (one: number): Promise<string> =>
      (await asAdmin<{ name: string }>(database, `SELECT name FROM organizations.organizations WHERE id = ${one}`))[0]!
        .name;
    const names = [school.name, await nameOf(second.id), await nameOf(outside.id)];
    const orgs = names.map((_name, at) => id(`org${at}`));
    const lists = listsOf(
      roster(
        orgs.map((org, at) => student(`D${at}`, { org })),
        { orgId: orgs[0]! },
      ),
    );
    const rows = names.map((name, at) => [orgs[at], '', '', name, 'school', '', '']);
    const header = lists['orgs.csv']!.split('\r\n')[0]!.split(',');
    const own = join(folder, String(district));
    await mkdir(own);
    const path = join(own, 'district.zip');
    await writeFile(path, await zip({ ...lists, 'orgs.csv': lines(header, ...rows) }));
    await utimes(path, new Date(0), new Date(0));
    const rosters = app.app.get(Rosters);
    const take = rosters.import.bind(rosters);
    const failing = jest
      .spyOn(rosters, 'import')
      .mockImplementation((file, request) =>
        request.organizationId === school.id ? Promise.reject(new Error('Away.')) : take(file, request),
      );
    await app.app.get(RosterFolder).takeAll();
    failing.mockRestore();
    const schoolsOf = async (name: string): Promise<readonly number[]> =>
      (
        await asAdmin<{ id: number }>(
          database,
          `SELECT organization_id AS id FROM identity.users WHERE first_name = '${name}' AND email LIKE '${id(name)}@%'`,
        )
      ).map((row) => row.id);
    expect([await schoolsOf('D0'), await schoolsOf('D1'), await schoolsOf('D2')]).toEqual([[], [second.id], []]);
    expect(await readdir(own)).toEqual(['district.zip']);
    await app.app.get(RosterFolder).takeAll();
    expect([await schoolsOf('D0'), await schoolsOf('D1'), await schoolsOf('D2')]).toEqual([
      [school.id],
      [second.id],
      [],
    ]);
    expect(await readdir(join(own, 'done'))).toEqual(['district.zip']);
  });

  it('of another school is refused with the names that it has, and so is one that is no roster', async () => {
    const report = await take({ ...roster([student('Ana')]), school: 'Elsewhere High' });
    expect(report).toMatchObject({ problems: 1, applied: false });
    expect(report.errors[0]?.message).toContain('Elsewhere High, Not Elsewhere High');
    expect((await sendRoster(admin, Buffer.from('a,b\n1,2\n'))).errors[0]?.message).toMatch(/A roster is a ZIP file/);
    const wrongPreview = await admin.sendBytes(
      'POST',
      `/api/admin/roster?expect=abc`,
      await rosterZip(whole()),
      'application/zip',
    );
    expect(wrongPreview.status).toBe(409);
  });
});

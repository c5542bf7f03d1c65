import { hash } from 'node:crypto';
import {
  LIMITS,
  XLSX_TYPE,
  type ClassView,
  type HoursHistoryStep,
  type HoursView,
  type ImportReport,
  type ImportView,
  type NotificationView,
  type UserView,
} from '@hourtrail/contracts';
import { startApp, TestClock, type TestApp } from '../../../test/app.js';
import type { Client } from '../../../test/client.js';
import { cloneDatabase, type TestDatabase } from '../../../test/database.js';
import { givePulseImpacts, givePulseUsers } from '../../../test/givepulse.js';
import { csv, importFile, sendFile } from '../../../test/imports.js';
import { makePerson, makeSchool, makeStaffedSchool } from '../../../test/people.js';
import { asAdmin, eventsOf } from '../../../test/sql.js';
import { seen } from '../../../test/until.js';
import { workbook } from '../../../test/workbooks.js';

type School = Awaited<ReturnType<typeof makeStaffedSchool>>;

let database: TestDatabase;
let app: TestApp;
let school: School;
let admin: Client;
const clock = new TestClock(new Date('2026-11-21T15:00:00Z'));

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
  admin = await app.signIn(school.admin.username);
});

const countOf = async (what: string): Promise<number> =>
  (await asAdmin<{ n: number }>(database, `SELECT count(*)::integer AS n FROM ${what}`))[0]?.n ?? -1;

const problemsIn = ({ errors }: ImportReport): string[] =>
  errors.map(({ row, column, value, message }) => `${row} ${column} [${value}]: ${message}`);

const HOURS = 'studentEmail,organizationName,hours,date,description';
const entries = async (client: Client): Promise<HoursView[]> =>
  (await client.get('/api/volunteer-hours?sort=date')).body as HoursView[];

describe('an import of users', () => {
  it('makes accounts that nobody can sign in to yet, with usernames from their emails', async () => {
    const domain = `n${school.id}.example`;
    const report = await importFile(
      admin,
      'users',
      csv(
        'First Name;Last Name;E-Mail;User type;Grade',
        `Ana;"Núñez; Ríos";ana@${domain};Student;9th`,
        `Ben;Okafor;ben@${domain};teacher;`,
        `Ana;Other;ana@other.${domain};student;Grade 12`,
      ),
      { fileName: 'people.csv' },
    );
    expect(report).toMatchObject({ rows: 3, valid: 3, problems: 0, applied: true, importId: expect.any(Number) });
    expect(report.headings.map(({ field }) => field)).toEqual(['firstName', 'lastName', 'email', 'role', 'gradeLevel']);
    const people = ((await admin.get('/api/users?sort=createdAt')).body as UserView[]).slice(-3);
    expect(people).toMatchObject([
      { firstName: 'Ana', lastName: 'Núñez; Ríos', username: 'ana', role: 'student', gradeLevel: '9', isActive: true },
      { firstName: 'Ben', username: 'ben', role: 'teacher', gradeLevel: null },
      { firstName: 'Ana', username: 'ana.2', role: 'student', gradeLevel: '12' },
    ]);
    expect(people[0]?.createdBy?.id).toBe(school.admin.id);
    expect(await countOf(`identity.credentials WHERE user_id IN (${people.map(({ id }) => id).join()})`)).toBe(0);
    expect(await eventsOf(database, `user/${people[1]?.id}`)).toMatchObject([
      { type: 'user.created', data: { import: report.importId, row: 2 }, texts: { firstName: 'Ben' } },
    ]);
    expect(await eventsOf(database, `import/${report.importId}`)).toEqual([
      {
        type: 'import.applied',
        data: { kind: 'users', rows: 3, fileHash: report.fileHash },
        texts: { fileName: 'people.csv' },
      },
    ]);
    const [told] = await seen(
      async () => (await admin.get('/api/notifications')).body as NotificationView[],
      ({ length }) => length > 0,
    );
    expect(told).toMatchObject({ kind: 'account.import-finished', fileName: 'people.csv' });
  });

  it('says of each row what the forms would say, and takes in none', async () => {
    const file = csv(
      'firstName,lastName,email,role,gradeLevel,username',
      `Ana,Ríos,${school.student.email},student,9,`,
      ',Ríos,not an address,wizard,13,ab',
      `Cleo,Diaz,cleo${school.id}@x.example,admin,,`,
      `Dan,Diaz,dan${school.id}@x.example,student,,${school.teacher.username}`,
      `Eve,Diaz,eve${school.id}@x.example,student,,same.name${school.id}`,
      `Eva,Diaz,EVE${school.id}@x.example,student,,`,
      `Evi,Diaz,evi${school.id}@x.example,student,,SAME.name${school.id}`,
    );
    const before = await countOf('identity.users');
    const report = await importFile(admin, 'users', file);
    expect(problemsIn(report)).toEqual([
      `2 email [${school.student.email}]: This username or email is already taken.`,
      '3 username [ab]: Username must be at least 3 characters',
      '3 email [not an address]: Invalid email address',
      '3 firstName []: First name is required',
      '3 role [wizard]: Role must be student, parent, teacher, or verifier.',
      '3 gradeLevel [13]: Grade level must be 9, 10, 11, or 12.',
      '4 role [admin]: You can’t give this role.',
      `5 username [${school.teacher.username}]: This username or email is already taken.`,
      `7 email [EVE${school.id}@x.example]: Row 6 already has this email.`,
      `8 username [SAME.name${school.id}]: Row 6 already has this username.`,
    ]);
    expect(report).toMatchObject({ rows: 7, valid: 1, problems: 10, applied: false, importId: null });
    expect(await countOf('identity.users')).toBe(before);
  });

  it('is undone by closing the accounts and giving their emails free', async () => {
    const file = csv('firstName,lastName,email,role', `Ana,Ríos,again${school.id}@x.example,student`);
    const { importId } = await importFile(admin, 'users', file);
    expect((await importFile(admin, 'users', file, { dryRun: true })).problems).toBe(1);
    const { status, body } = await admin.post(`/api/admin/imports/${importId}/undo`, { reason: 'Wrong list' });
    expect([status, body.state, body.undoneBy.id]).toEqual([200, 'undone', school.admin.id]);
    const [gone] = (await admin.get('/api/users?sort=-createdAt')).body as UserView[];
    expect(gone).toMatchObject({ firstName: 'Ana', isActive: false, email: `undone-${gone?.id}@account.invalid` });
    expect(await importFile(admin, 'users', file)).toMatchObject({ applied: true });
    expect((await admin.post(`/api/admin/imports/${importId}/undo`, {})).body).toMatchObject({ code: 'import.undone' });
  });
});

describe('an import of users with their classes', () => {
  const classesOf = async (): Promise<ClassView[]> => (await admin.get('/api/classes')).body as ClassView[];

  it('makes the classes that the school lacks, and says so first', async () => {
    const at = `c${school.id}.example`;
    await admin.post('/api/classes', { name: 'English 10', studentIds: [school.student.id] });
    const file = csv(
      'firstName,lastName,email,role,class',
      `Ana,Ríos,ana@${at},student,"english 10; Advisory 10B"`,
      `Ben,Okafor,ben@${at},teacher,Advisory  10b;Chess`,
      `Cleo,Diaz,cleo@${at},student,`,
    );
    const seenFirst = await importFile(admin, 'users', file, { dryRun: true });
    expect(seenFirst).toMatchObject({
      problems: 0,
      notes: ['This adds 2 classes to your school: Advisory 10B, Chess.'],
    });
    expect(await classesOf()).toHaveLength(1);
    const { importId } = await importFile(admin, 'users', file, { reason: 'New term' });
    const idOf = async (email: string): Promise<number> =>
      ((await admin.get(`/api/users?q=${email}`)).body as UserView[])[0]?.id ?? 0;
    const [ana, ben] = [await idOf(`ana@${at}`), await idOf(`ben@${at}`)];
    expect(await classesOf()).toMatchObject([
      { name: 'Advisory 10B', studentIds: [ana], teacherIds: [ben] },
      { name: 'Chess', studentIds: [], teacherIds: [ben] },
      { name: 'English 10', studentIds: [school.student.id, ana], teacherIds: [], version: 2 },
    ]);
    const [{ id } = { id: 0 }] = await classesOf();
    expect(await eventsOf(database, `class/${id}`)).toMatchObject([
      { type: 'class.added', data: { studentIds: [ana] }, texts: { name: 'Advisory 10B', reason: 'New term' } },
    ]);
    expect((await admin.post(`/api/admin/imports/${importId}/undo`, {})).status).toBe(200);
    expect((await classesOf()).map(({ studentIds, teacherIds }) => [studentIds, teacherIds])).toEqual([
      [[], []],
      [[], []],
      [[school.student.id], []],
    ]);
  });

  it('says of a row why a class can’t have this person, and makes none', async () => {
    const at = `w${school.id}.example`;
    const file = csv(
      'firstName,lastName,email,role,isActive,class',
      `Ana,Ríos,ana@${at},student,,${'x'.repeat(61)}`,
      `Ben,Okafor,ben@${at},parent,,Chess`,
      `Cleo,Diaz,cleo@${at},student,no,Chess`,
      ...Array.from({ length: LIMITS.classTeachersMax + 1 }, (_, n) => `T,${n},t${n}@${at},teacher,,Chess`),
    );
    expect(problemsIn(await importFile(admin, 'users', file)).map((line) => line.replace(/\[.*\]/, ''))).toEqual([
      '2 class : Name can have at most 60 characters.',
      '3 class : Only active students, teachers, and administrators can have a class.',
      '4 class : Only active students, teachers, and administrators can have a class.',
      `${LIMITS.classTeachersMax + 5} class : A class can have at most 20 teachers.`,
    ]);
    expect(await classesOf()).toEqual([]);
  });
});

describe('an import of users that brought admins', () => {
  const HEADINGS = 'firstName,lastName,email,role';

  it('is undone by those who may change such accounts, as long as somebody else is admin', async () => {
    const superAdmin = await app.signIn((await makePerson(app, await makeSchool(app), 'super-admin')).username);
    const file = csv(HEADINGS, `Ada,Boss,ada${school.id}@x.example,admin`);
    const { importId } = await importFile(superAdmin, 'users', file, { organizationId: school.id });
    const undo = `/api/admin/imports/${importId}/undo`;
    const refused = await admin.post(undo, {});
    expect([refused.status, refused.body.code]).toEqual([403, 'people.role-not-yours']);
    expect((await superAdmin.patch(`/api/users/${school.admin.id}`, { isActive: false })).status).toBe(200);
    const { status, body } = await superAdmin.post(undo, {});
    expect([status, body.code, body.message]).toEqual([
      409,
      'import.kept',
      'This import includes the school’s last active admin. Make someone else an admin first.',
    ]);
    expect((await superAdmin.patch(`/api/users/${school.admin.id}`, { isActive: true })).status).toBe(200);
    expect((await superAdmin.post(undo, {})).body).toMatchObject({ state: 'undone' });
  });
});

describe('an import of hours', () => {
  it('takes in what the specification names, pending, without times that nobody knows', async () => {
    const file = csv(HOURS, `${school.student.email},Food Bank,3.5,9/12/2026,"Sorted ""tins"",\nand more"`);
    const report = await importFile(admin, 'hours', file, { fileName: 'old\u202E\n hours.csv', dateOrder: 'month' });
    expect(report).toMatchObject({ rows: 1, valid: 1, applied: true });
    expect(report.preview).toMatchObject([{ hours: '3.50', date: '2026-09-12', status: 'pending' }]);
    const [entry] = await entries(admin);
    expect(entry).toMatchObject({
      studentId: school.student.id,
      organizationName: 'Food Bank',
      hours: '3.50',
      date: '2026-09-12',
      startTime: null,
      endTime: null,
      description: 'Sorted "tins",\nand more',
      status: 'pending',
      approvedBy: null,
      imported: {
        importId: report.importId,
        fileName: 'old hours.csv',
        fileHash: report.fileHash,
        row: 2,
        approver: null,
        by: { id: school.admin.id },
      },
    });
    expect(
      (await (await app.signIn(school.student.username)).get(`/api/users/${school.student.id}/stats`)).body,
    ).toMatchObject({
      pendingHours: 3.5,
    });
  });

  it('counts who attests it as the one who approved, and keeps who did so before', async () => {
    const file = csv(
      'Email,Agency,Service Hours,Date of Service,Activity,Status,Supervisor Name,Time In,Time Out',
      `${school.student.email.toUpperCase()},Shelter,2,2024-05-01,Walked dogs,Approved,"Mrs. O'Hara, 5/3/24",9:00 AM,11 AM`,
      `${school.student.email},Shelter,2,2024-05-02,Walked cats,,Mr. Lee,,`,
      `${school.student.email},Shelter,2,2024-05-03,Walked,Rejected,,,`,
      `${school.parent.email},Shelter,2,2024-05-03,Walked,verified,,13:00,`,
    );
    expect(await importFile(admin, 'hours', file)).toMatchObject({ applied: true, rows: 4 });
    const all = await entries(admin);
    expect(all.map(({ status, approvedBy, startTime, endTime }) => [status, approvedBy, startTime, endTime])).toEqual([
      ['approved', school.admin.id, '09:00', '11:00'],
      ['approved', school.admin.id, null, null],
      ['rejected', null, null, null],
      ['verified', null, '13:00', '15:00'],
    ]);
    expect(all[0]).toMatchObject({ singleActor: true, imported: { approver: "Mrs. O'Hara, 5/3/24", row: 2 } });
    const [first] = (await admin.get(`/api/volunteer-hours/${all[0]?.id}/history`)).body as HoursHistoryStep[];
    expect(first).toMatchObject({
      type: 'hours.imported',
      from: null,
      to: 'approved',
      actor: { id: school.admin.id },
      marks: ['singleActor'],
      imported: { row: 2, approver: "Mrs. O'Hara, 5/3/24" },
    });
    const verified = all[3] as HoursView;
    const approve = { status: 'approved' };
    const own = await admin.put(`/api/admin/hours/${verified.id}`, approve);
    expect([own.status, own.body.code]).toEqual([403, 'hours.verified-by-you']);
    const colleague = await app.signIn((await makePerson(app, school.id, 'admin')).username);
    expect((await colleague.put(`/api/admin/hours/${verified.id}`, approve)).status).toBe(200);
    const stats = (await admin.get(`/api/users/${school.student.id}/stats`)).body;
    expect(stats).toMatchObject({ approvedHours: 4, pendingHours: 0 });
  });

  it('says what is wrong with each row, by heading and value', async () => {
    const other = await makeStaffedSchool(app);
    const { email } = school.student;
    const row = (...cells: string[]): string => cells.join(',');
    const file = csv(
      `${HOURS},startTime,endTime,status,verifierEmail`,
      row(other.student.email, 'Food Bank', '1', '2026-09-01', 'x', '', '', '', ''),
      row(school.teacher.email, 'Food Bank', '1', '2026-09-01', 'x', '', '', '', ''),
      row('', '', '', '', '', '', '', '', ''),
      row('', '', '', '', 'x', '', '', '', ''),
      row(email, 'Food Bank', '1.25', '2026-02-30', 'x', '', '', '', ''),
      row(email, 'Food Bank', '-3', '2026-11-22', 'x', '', '', '', ''),
      row(email, 'Food Bank', '3', '2026-09-01', 'x', '09:00', '10:00', '', ''),
      row(email, 'Food Bank', '3', '2026-09-01', 'x', 'noon', '', 'draft', ''),
      row(email, 'Food Bank', '3', '2026-09-01', 'x', '', '10:00', 'maybe', other.verifier.email),
      row(email, 'x'.repeat(201), '3', '2026-09-01', 'x', '', '', '', school.teacher.email),
      row(email, 'Food Bank', '20', '2026-09-01', 'x', '', '', '', ''),
      row(email, 'Food Bank', '20.0', '2026-09-01', 'x', '', '', '', ''),
      row(email, 'Library', '4.5', '2026-09-01', 'x', '', '', '', ''),
      row(email, 'Library', '1.9951', '2026-09-01', 'x', '', '', '', ''),
    );
    const report = await importFile(admin, 'hours', file);
    expect(problemsIn(report)).toEqual([
      `2 studentEmail [${other.student.email}]: No one at the school has this email.`,
      `3 studentEmail [${school.teacher.email}]: This person is neither a student nor a parent.`,
      '5 studentEmail []: Student email is required',
      '5 date []: Date is required',
      '5 organizationName []: Organization is required',
      '5 hours []: Hours is required',
      '6 date [2026-02-30]: Date must be a real date, such as 2026-09-30.',
      '6 hours [1.25]: Hours must be from 0.5 to 24 in steps of 0.5.',
      '7 hours [-3]: Hours must be from 0.5 to 24 in steps of 0.5.',
      '7 date [2026-11-22]: You can’t log hours for a future date.',
      '8 hours [3]: There is only 1 hour between the start and end times.',
      '9 startTime [noon]: Start time must be a time, such as 09:00 or 17:30.',
      '9 status [draft]: Only the volunteer can see a draft. Leave it out.',
      `10 verifierEmail [${other.verifier.email}]: No one at the school has this email.`,
      '10 status [maybe]: Status must be one of pending, verified, approved, rejected.',
      '10 startTime []: Start time is required',
      `11 organizationName [${'x'.repeat(199)}…]: Organization can have at most 200 characters.`,
      `11 verifierEmail [${school.teacher.email}]: Choose an active verifier at your school.`,
      '13  []: This is the same as row 12.',
      '14 hours [4.5]: A day can’t have more than 24 hours in total. This one has room for 4 hours.',
      '15 hours [1.9951]: Hours must be from 0.5 to 24 in steps of 0.5.',
    ]);
    expect(report).toMatchObject({ rows: 13, valid: 1, problems: 21, applied: false });
    expect(await entries(admin)).toEqual([]);
  });

  it.each(['constructor', '__proto__'])(
    'takes the word %s for what it is: no status, role or audience',
    async (word) => {
      const hours = csv(`${HOURS},status`, `${school.student.email},Food Bank,2,2026-09-01,x,${word}`);
      expect(problemsIn(await importFile(admin, 'hours', hours))).toEqual([
        `2 status [${word}]: Status must be one of pending, verified, approved, rejected.`,
      ]);
      const users = csv('firstName,lastName,email,role', `Ana,Ríos,word${school.id}@x.example,${word}`);
      const people = await importFile(admin, 'users', users);
      expect(people).toMatchObject({ problems: 1, preview: [{ role: expect.any(String) }] });
      const opportunities = csv(
        'title,description,date,startTime,endTime,location,targetAudience',
        `Read aloud,For children.,2026-12-24,14:00,16:00,Library,${word}`,
      );
      expect(await importFile(admin, 'opportunities', opportunities)).toMatchObject({
        problems: 1,
        preview: [{ targetAudience: word }],
      });
    },
  );

  it('finds what is there already, and how full the days are', async () => {
    const { email } = school.student;
    const file = csv(HOURS, `${email},Food Bank,20,2026-09-01,x`);
    await importFile(admin, 'hours', file);
    const more = csv(
      HOURS,
      `${email},Food Bank,20,2026-09-01,x`,
      `${email},Library,4.5,2026-09-01,`,
      `${email},Library,4,2026-09-01,`,
    );
    expect(problemsIn(await importFile(admin, 'hours', more))).toEqual([
      '2  []: This entry already exists.',
      '3 hours [4.5]: A day can’t have more than 24 hours in total. This one has room for 4 hours.',
    ]);
  });

  it.each(['Pacific/Auckland', 'Pacific/Kiritimati', 'Pacific/Pago_Pago'])(
    'counts as activity of the day the hours were given on, in %s too',
    async (timeZone) => {
      const { id, admin: office, student } = school;
      await asAdmin(database, `UPDATE organizations.organizations SET time_zone = '${timeZone}' WHERE id = ${id}`);
      await importFile(admin, 'hours', csv(HOURS, `${student.email},Food Bank,2,2026-09-30,x`));
      const { body } = await (await app.as(office)).get('/api/admin/reports/users?role=student');
      expect(body).toMatchObject([{ id: student.id, lastActivity: '2026-09-30' }]);
    },
  );

  it('keeps who verified what is verified, though they left or are a teacher now', async () => {
    const left = await makePerson(app, school.id, 'verifier', { isActive: false });
    const rows = [left, school.teacher].flatMap(({ email }) =>
      ['verified', 'approved', 'pending'].map(
        (status, n) => `${school.student.email},Food Bank,2,2026-09-0${n + 1},${email},${status},${email}`,
      ),
    );
    const file = csv(`${HOURS},status,verifierEmail`, ...rows);
    expect(problemsIn(await importFile(admin, 'hours', file))).toEqual([
      `4 verifierEmail [${left.email}]: Choose an active verifier at your school.`,
      `7 verifierEmail [${school.teacher.email}]: Choose an active verifier at your school.`,
    ]);
    const student = csv(
      `${HOURS},status,verifierEmail`,
      `${school.student.email},Food Bank,2,2026-09-01,x,verified,${school.parent.email}`,
    );
    expect(problemsIn(await importFile(admin, 'hours', student))).toEqual([
      `2 verifierEmail [${school.parent.email}]: Choose an active verifier at your school.`,
    ]);
  });

  it('lets nobody approve by an import what a strict school has verified first', async () => {
    await asAdmin(
      database,
      `UPDATE organizations.organizations SET approval_policy = 'strict' WHERE id = ${school.id}`,
    );
    const file = csv(`${HOURS},status`, `${school.student.email},Food Bank,2,2026-09-01,x,approved`);
    expect(problemsIn(await importFile(admin, 'hours', file))).toEqual([
      '2 status [approved]: At this school, a verifier must verify an entry before it can be approved. Import it as verified or pending.',
    ]);
    const verified = file.replace(',approved', ',verified');
    expect(await importFile(admin, 'hours', verified)).toMatchObject({ applied: true });
  });

  it('is undone as a whole, and kept once one of its entries was changed', async () => {
    const rows = [1, 2, 3].map((day) => `${school.student.email},Food Bank,2,2026-09-0${day},x,approved`);
    const first = await importFile(admin, 'hours', csv(`${HOURS},status`, ...rows));
    const { body } = await admin.post(`/api/admin/imports/${first.importId}/undo`, { reason: 'Wrong file' });
    expect(body).toMatchObject({ state: 'undone', rows: 3 });
    expect(await entries(admin)).toEqual([]);
    expect((await admin.get(`/api/users/${school.student.id}/stats`)).body).toMatchObject({ totalHours: 0 });
    const second = await importFile(admin, 'hours', csv(`${HOURS},status`, ...rows));
    expect(second.applied).toBe(true);
    const [entry] = await entries(admin);
    await admin.put(`/api/admin/hours/${entry?.id}`, { description: 'Better words' });
    const { body: view } = await admin.get(`/api/admin/imports/${second.importId}`);
    expect(view.keptBecause).toBe('1 entry from this import has been changed or decided on since then.');
    const refused = await admin.post(`/api/admin/imports/${second.importId}/undo`, {});
    expect([refused.status, refused.body.code, refused.body.message]).toEqual([409, 'import.kept', view.keptBecause]);
    expect(await entries(admin)).toHaveLength(3);
    const listed = (await admin.get('/api/admin/imports')).body as ImportView[];
    expect(listed.map(({ id, state }) => [id, state])).toEqual([
      [second.importId, 'applied'],
      [first.importId, 'undone'],
    ]);
  });
});

describe('an import that is being undone', () => {
  it('is kept when somebody changes one of its entries meanwhile, before or after it was read', async () => {
    const rows = Array.from({ length: 8_000 }, (_, n) => {
      const date = new Date(Date.UTC(2020, 0, 1 + Math.floor(n / 4))).toISOString().slice(0, 10);
      return `${school.student.email},Food Bank ${n},0.5,${date},x`;
    });
    const { importId } = await importFile(admin, 'hours', csv(HOURS, ...rows));
    const [newest] = (await admin.get('/api/volunteer-hours?sort=-date&limit=1')).body as HoursView[];
    const colleague = await app.signIn((await makePerson(app, school.id, 'admin')).username);
    const undoing = admin.post(`/api/admin/imports/${importId}/undo`, {});
    const state = async (): Promise<string> => (await colleague.get(`/api/admin/imports/${importId}`)).body.state;
    while ((await state()) !== 'running');
    const edited = await colleague.put(`/api/admin/hours/${newest?.id}`, { description: 'Better words' });
    expect(edited.status).toBe(200);
    const { status, body } = await undoing;
    expect([status, body.code]).toEqual([409, 'import.kept']);
    expect(await countOf(`hours.volunteer_hours WHERE import_id = ${importId} AND deleted_at IS NULL`)).toBe(8_000);
    expect((await colleague.get(`/api/admin/imports/${importId}`)).body).toMatchObject({
      state: 'applied',
      keptBecause: '1 entry from this import has been changed or decided on since then.',
    });
    expect(await countOf('log.staged_rows')).toBe(0);
  });
});

describe('dates as a person types them', () => {
  const withDates = (...dates: string[]): string =>
    csv(HOURS, ...dates.map((date, n) => `${school.student.email},Place ${'abcdefgh'[n]},1,"${date}",x`));
  const datesOf = ({ preview }: ImportReport) => preview.map(({ date }) => date);

  it('are read as numbers, with the name of the month, and by the order that the whole column shows', async () => {
    const report = await importFile(
      admin,
      'hours',
      withDates('Sep 02, 2026', '2 September 2026', '02-Sep-26', '9/3/2026', '9/14/2026'),
      { dryRun: true },
    );
    expect(problemsIn(report)).toEqual([]);
    expect(datesOf(report)).toEqual(['2026-09-02', '2026-09-02', '2026-09-02', '2026-09-03', '2026-09-14']);
    const european = await importFile(admin, 'hours', withDates('30.9.2026', '14.9.2026'), { dryRun: true });
    expect(datesOf(european)).toEqual(['2026-09-30', '2026-09-14']);
  });

  it('are asked about once where day and month cannot be told apart, and nothing is taken in before', async () => {
    const file = withDates('2026-09-01', '9/2/2026', '10/3/2026');
    const asked = await importFile(admin, 'hours', file);
    expect(asked).toMatchObject({
      applied: false,
      dateQuestion: {
        column: 'date',
        row: 3,
        value: '9/2/2026',
        choices: [
          { order: 'month', date: '2026-09-02', unreal: null },
          { order: 'day', date: '2026-02-09', unreal: null },
        ],
      },
    });
    expect(problemsIn(asked)).toEqual([
      '0 date [9/2/2026]: Does the month or the day come first in these dates? Choose one.',
    ]);
    const answered = await importFile(admin, 'hours', file, { dateOrder: 'day' });
    expect(answered).toMatchObject({ applied: true, dateQuestion: null });
    expect(datesOf(answered)).toEqual(['2026-09-01', '2026-02-09', '2026-03-10']);
  });

  it('are asked about too where one date speaks against the usual order', async () => {
    const asked = await importFile(admin, 'hours', withDates('9/3/2026', '10/2/2026', '13/10/2026'));
    expect(asked).toMatchObject({ applied: false });
    expect(asked.dateQuestion?.choices[0]).toEqual({
      order: 'month',
      date: '2026-09-03',
      unreal: { row: 4, value: '13/10/2026' },
    });
  });

  it('are told about in a sentence where they are no day, whatever was answered', async () => {
    const file = withDates('9/2/2026', '02/30', '31.12.2025', '12/11/10', '2/30/2026', '46000');
    expect(problemsIn(await importFile(admin, 'hours', file, { dateOrder: 'month' }))).toEqual([
      '3 date [02/30]: This date has no year. Write it like 2026-09-30.',
      '4 date [31.12.2025]: With the month first, this isn’t a real date.',
      '5 date [12/11/10]: The year isn’t clear. Write all four digits, like 2026-09-30.',
      '6 date [2/30/2026]: Date must be a real date, such as 2026-09-30.',
      '7 date [46000]: This is a number, not a date. Format the column as a date in your spreadsheet, and save the file again.',
    ]);
    expect((await sendFile(admin, 'hours', file, { dateOrder: 'mdy' })).status).toBe(400);
  });
});

describe('names of organizations that are nearly the same', () => {
  it('are asked about, and are made one or kept apart', async () => {
    const { email } = school.student;
    await importFile(admin, 'hours', csv(HOURS, `${email},City Library,1,2026-08-01,x`));
    const file = csv(
      HOURS,
      `${email},Riverside Food Bank,1,2026-09-01,x`,
      `${email},Riverside Foodbank,1,2026-09-02,x`,
      `${email},Riverside Food Bank,1,2026-09-03,x`,
      `${email},City Libary,1,2026-09-04,x`,
      `${email},Shelter,1,2026-09-05,x`,
    );
    const asked = await importFile(admin, 'hours', file, { dryRun: true });
    expect(asked).toMatchObject({ problems: 0 });
    expect(asked.nameQuestions).toEqual([
      {
        names: [
          { name: 'Riverside Food Bank', rows: 2 },
          { name: 'Riverside Foodbank', rows: 1 },
        ],
      },
      {
        names: [
          { name: 'City Libary', rows: 1 },
          { name: 'City Library', rows: 0 },
        ],
      },
    ]);
    const names = {
      'Riverside Food Bank': 'Riverside Food Bank',
      'Riverside Foodbank': 'Riverside Food Bank',
      'City Libary': 'City Libary',
    };
    const answered = await importFile(admin, 'hours', file, { names: JSON.stringify(names) });
    expect(answered).toMatchObject({ applied: true, nameQuestions: [] });
    const imported = (await entries(admin)).slice(1).map(({ organizationName }) => organizationName);
    expect(imported).toEqual([
      'Riverside Food Bank',
      'Riverside Food Bank',
      'Riverside Food Bank',
      'City Libary',
      'Shelter',
    ]);
    expect((await sendFile(admin, 'hours', file, { names: '{"a":1}' })).status).toBe(400);
  });
});

describe('a workbook', () => {
  it('is read like the CSV of its first sheet, with the rows that it shows', async () => {
    const { email } = school.student;
    const noon = new Date(Date.UTC(1899, 11, 31, 12));
    const file = await workbook([
      ['studentEmail', 'organizationName', 'hours', 'date', 'startTime', 'description'],
      [email, '=SUM(A1)', 1.5, new Date(Date.UTC(2026, 8, 2)), noon, "'quoted"],
      [],
      [email, 'Food & Bank', '2,5', 'Sep 03, 2026', null, 'x'],
      [email, 'Food & Bank', 99, 'Sep 04, 2026', null, 'x'],
    ]);
    expect(problemsIn(await importFile(admin, 'hours', file))).toEqual([
      '5 hours [99]: Hours must be from 0.5 to 24 in steps of 0.5.',
    ]);
    const good = await workbook([
      ['studentEmail', 'organizationName', 'hours', 'date', 'startTime', 'description'],
      [email, '=SUM(A1)', 1.5, new Date(Date.UTC(2026, 8, 2)), noon, "'quoted"],
      [],
      [email, 'Food & Bank', '2,5', 'Sep 03, 2026', null, 'x'],
    ]);
    const { status, payload } = await admin.sendBytes('POST', '/api/admin/import/hours', good, XLSX_TYPE);
    expect(status).toBe(200);
    const report = JSON.parse(payload) as ImportReport;
    expect(report).toMatchObject({ rows: 2, applied: true, fileHash: hash('sha256', good) });
    expect(await entries(admin)).toMatchObject([
      {
        organizationName: '=SUM(A1)',
        hours: '1.50',
        date: '2026-09-02',
        startTime: '12:00',
        description: "'quoted",
        imported: { row: 2 },
      },
      { organizationName: 'Food & Bank', hours: '2.50', date: '2026-09-03', imported: { row: 4 } },
    ]);
  });
});

describe('an import of opportunities', () => {
  const HEADINGS = 'title,description,date,startTime,endTime,location';

  it('takes in past and coming ones, of the school itself where none is named', async () => {
    const file = csv(
      `${HEADINGS},coordinatorEmail,maxSlots,targetAudience`,
      'Sort tins,Help sort.,2020-05-01,9:00,12:00,Water Street,,,',
      `Read aloud,For children.,12/24/2026,2 PM,4 PM,Library,${school.verifier.email},5,Students`,
    );
    const report = await importFile(admin, 'opportunities', file);
    expect(report).toMatchObject({ rows: 2, applied: true });
    const { body } = await admin.get('/api/volunteer-opportunities?sort=date');
    expect(body).toMatchObject([
      {
        title: 'Sort tins',
        day: '2020-05-01',
        startTime: '09:00',
        endTime: '12:00',
        maxSlots: 10,
        targetAudience: 'both',
        state: 'past',
      },
      {
        title: 'Read aloud',
        day: '2026-12-24',
        endTime: '16:00',
        coordinatorId: school.verifier.id,
        targetAudience: 'students',
      },
    ]);
    expect(problemsIn(await importFile(admin, 'opportunities', file, { dryRun: true }))).toEqual([
      '2  []: This opportunity already exists.',
      '3  []: This opportunity already exists.',
    ]);
  });

  it('is undone until somebody signs up', async () => {
    const file = csv(HEADINGS, 'Read aloud,For children.,2026-12-24,14:00,16:00,Library');
    const first = await importFile(admin, 'opportunities', file);
    expect((await admin.post(`/api/admin/imports/${first.importId}/undo`, { reason: 'Oops' })).status).toBe(200);
    const [gone] = (await admin.get('/api/volunteer-opportunities')).body as { state: string; cancelReason: string }[];
    expect(gone).toMatchObject({ state: 'cancelled', cancelReason: 'Oops' });
    const second = await importFile(admin, 'opportunities', file);
    expect(second.applied).toBe(true);
    const student = await app.signIn(school.student.username);
    const open = ((await student.get('/api/volunteer-opportunities')).body as { id: number }[])[0];
    expect((await student.post('/api/opportunity-signups', { opportunityId: open?.id })).status).toBe(201);
    const { status, body } = await admin.post(`/api/admin/imports/${second.importId}/undo`, {});
    expect([status, body.message]).toEqual([
      409,
      'Someone has signed up for 1 opportunity from this import since then.',
    ]);
  });

  it('says what the form that publishes would say', async () => {
    const file = csv(`${HEADINGS},maxSlots,targetAudience,coordinatorEmail`, ',,never,9,8:00,,0,dogs,nobody@x.example');
    expect(problemsIn(await importFile(admin, 'opportunities', file)).sort()).toEqual(
      [
        '2 title []: Title is required',
        '2 description []: Description is required',
        '2 date [never]: Date must be a real date, such as 2026-09-30.',
        '2 startTime [9]: Start time must be a time, such as 09:00 or 17:30.',
        '2 location []: Location is required',
        '2 maxSlots [0]: Max volunteers is required',
        '2 targetAudience [dogs]: Please select target audience',
        '2 coordinatorEmail [nobody@x.example]: No verifier at the school has this email.',
      ].sort(),
    );
  });
});

describe('every import', () => {
  const file = (): string => csv(HOURS, `${school.student.email},Food Bank,2,2026-09-01,x`);

  it('is looked at first, and refused when the file is another one by then', async () => {
    const look = await importFile(admin, 'hours', file(), { dryRun: true });
    expect(look).toMatchObject({ applied: false, importId: null, problems: 0, valid: 1 });
    expect(await countOf(`log.events WHERE stream LIKE 'import/%' AND organization_id = ${school.id}`)).toBe(0);
    const changed = await sendFile(admin, 'hours', `${file()} `, { expect: look.fileHash });
    expect([changed.status, changed.body.code]).toEqual([409, 'import.other-file']);
    expect(await importFile(admin, 'hours', file(), { expect: look.fileHash })).toMatchObject({ applied: true });
  });

  it.each(['\n', '\r\n', '\r'])('is parted by what its first line says, with %j at the end of lines', async (end) => {
    const lines = [
      'sep=;',
      'studentEmail;organizationName;hours;date',
      `${school.student.email};Bank, Food;2,5;2026-09-01`,
    ];
    expect(await importFile(admin, 'hours', lines.join(end), { dryRun: true })).toMatchObject({
      problems: 0,
      preview: [{ organizationName: 'Bank, Food', hours: '2.50' }],
    });
  });

  it.each([
    ['\r\n', '\n'],
    ['\n', '\r\n'],
  ])('is read where the headings end in %j and the rows in %j', async (ofHeadings, ofRows) => {
    const row = (date: string, description: string): string =>
      `${school.student.email},Food Bank,2,${date},${description}${ofRows}`;
    const text = `${HOURS}${ofHeadings}${row('2026-09-01', 'Sorted')}${row('2026-09-02', '"Two\nlines"')}`;
    const report = await importFile(admin, 'hours', text);
    expect(problemsIn(report)).toEqual([]);
    expect(report).toMatchObject({ rows: 2, applied: true });
    const imported = await entries(await app.signIn(school.student.username));
    expect(imported.map(({ description }) => description)).toEqual(['Sorted', 'Two\nlines']);
  });

  it('takes headings as they were chosen', async () => {
    const odd = csv('Who,Where,How long,When,Email', `${school.student.email},Food Bank,2,2026-09-01,not@this.example`);
    const without = await importFile(admin, 'hours', odd, { dryRun: true });
    expect(problemsIn(without)).toEqual([
      '0 Organization []: There is no column for Organization.',
      '0 Hours []: There is no column for Hours.',
      '0 Date []: There is no column for Date.',
    ]);
    const columns = JSON.stringify({ studentEmail: 'Who', organizationName: 'Where', hours: 'How long', date: 'When' });
    expect(await importFile(admin, 'hours', odd, { columns })).toMatchObject({
      applied: true,
      headings: [
        { heading: 'Who', field: 'studentEmail' },
        { heading: 'Where', field: 'organizationName' },
        { heading: 'How long', field: 'hours' },
        { heading: 'When', field: 'date' },
        { heading: 'Email', field: null },
      ],
    });
    expect((await sendFile(admin, 'hours', odd, { columns: '{"who":"Who"}' })).status).toBe(400);
  });

  it('of GivePulse is known by its headings, and makes nothing approved', async () => {
    const impact = {
      ...{ Email: school.student.email, Group: 'Food Bank', 'Event Name': 'Meal Prep', 'Hours Served': '2.50' },
      ...{ 'Start Time': '10:00AM', 'End Time': '12:30PM', 'Organizer Email': 'riley@partner.example' },
    };
    const report = await importFile(
      admin,
      'hours',
      givePulseImpacts(
        { ...impact, 'Impact ID': '9900001', 'Start Date': '01/30/2026', Verified: 'Verified', 'Verified by': 'Riley' },
        {
          ...impact,
          'Impact ID': '9900002',
          'Start Date': '02/15/2026',
          Verified: 'Pending',
          'Review/Reflection': '=1+1',
        },
        {
          ...impact,
          'Impact ID': '9900003',
          'Start Date': '03/14/2026',
          Verified: 'Disputed',
          'Dispute Notes': 'No one came',
        },
        { ...impact, 'Impact ID': '9900004', 'Start Date': '03/15/2026', 'Verified by': 'Riley' },
      ),
    );
    expect(problemsIn(report)).toEqual([]);
    expect(report).toMatchObject({ product: 'GivePulse', applied: true, rows: 4 });
    const imported = await entries(await app.signIn(school.student.username));
    expect(imported).toMatchObject([
      {
        date: '2026-01-30',
        status: 'verified',
        hours: '2.50',
        startTime: '10:00',
        endTime: '12:30',
        description: 'Meal Prep',
      },
      { date: '2026-02-15', status: 'pending', reflection: '=1+1' },
      { date: '2026-03-14', status: 'rejected' },
      { date: '2026-03-15', status: 'pending' },
    ]);
    const people = givePulseUsers({
      ...{ 'First Name': 'Maya', 'Last Name': 'Chen', Email: `maya@p${school.id}.example`, 'User ID': '9100001' },
      ...{ Role: 'Student', 'Current Year': 'Senior', 'GivePulse Hours': '138.00' },
    });
    const users = await importFile(admin, 'users', people, { dryRun: true });
    expect(problemsIn(users)).toEqual([]);
    expect(users).toMatchObject({
      product: 'GivePulse',
      preview: [{ gradeLevel: '12', role: 'student', username: 'maya' }],
    });
  });

  it('counts minutes in a column of their own', async () => {
    const report = await importFile(
      admin,
      'hours',
      csv(
        'Email,Organization,Date,Hours,Minutes',
        `${school.student.email},Food Bank,2026-09-01,2,30`,
        `${school.student.email},Food Bank,2026-09-02,,90`,
        `${school.student.email},Food Bank,2026-09-03,1h 30m,`,
        `${school.student.email},Food Bank,2026-09-04,1,many`,
        `${school.student.email},Food Bank,2026-09-05,1,15`,
        `${school.student.email},Food Bank,2026-09-06,,75`,
      ),
      { dryRun: true },
    );
    expect(report.preview.map(({ hours }) => hours)).toEqual(['2.50', '1.50', '1.50', '1', '1.25']);
    expect(report.errors).toMatchObject([
      { row: 5, column: 'Hours', value: 'Hours: 1, Minutes: many' },
      { row: 6, column: 'Hours', value: 'Hours: 1, Minutes: 15' },
      { row: 7, column: 'Minutes', value: '75' },
    ]);
  });

  it('of a super-admin names the school, and says why', async () => {
    const superAdmin = await app.signIn((await makePerson(app, await makeSchool(app), 'super-admin')).username);
    const report = await importFile(superAdmin, 'hours', file(), { organizationId: school.id, reason: 'They asked' });
    expect(report.applied).toBe(true);
    expect(await eventsOf(database, `import/${report.importId}`)).toMatchObject([{ texts: { reason: 'They asked' } }]);
    expect((await superAdmin.get(`/api/admin/imports/${report.importId}`)).body).toMatchObject({ state: 'applied' });
    const undone = await superAdmin.post(`/api/admin/imports/${report.importId}/undo`, {});
    expect(undone.body).toMatchObject({ state: 'undone' });
    const [, undo] = await eventsOf(database, `import/${report.importId}`);
    expect(undo).toMatchObject({ type: 'import.undone', data: { noReason: true } });
    const elsewhere = await sendFile(admin, 'hours', file(), { organizationId: 1 });
    expect(elsewhere).toMatchObject({ status: 403, body: { code: 'organization.not-yours' } });
  });

  it('is a CSV file in the body, and no other route takes one', async () => {
    const asJson = await admin.post('/api/admin/import/hours', { rows: [] });
    expect([asJson.status, asJson.body.code]).toEqual([400, 'csv-only']);
    const latin = await admin.send('POST', '/api/admin/import/hours', file(), {
      'content-type': 'text/csv; charset=latin1',
    });
    expect([latin.status, latin.body.code]).toEqual([400, 'csv-only']);
    const elsewhere = await admin.send('POST', '/api/volunteer-hours', file(), { 'content-type': 'text/csv' });
    expect([elsewhere.status, elsewhere.body.code]).toEqual([403, 'role']);
    const users = await admin.send('POST', '/api/users', file(), { 'content-type': 'text/csv' });
    expect([users.status, users.body.code]).toEqual([400, 'json-only']);
    expect((await admin.send('POST', '/api/admin/import/schools', file(), { 'content-type': 'text/csv' })).status).toBe(
      404,
    );
  });

  it('goes on alone in its school, and leaves nothing behind', async () => {
    const rows = Array.from(
      { length: 3_000 },
      (_, n) =>
        `${school.student.email},Food Bank ${n},0.5,2025-${String((n % 12) + 1).padStart(2, '0')}-${String((n % 28) + 1).padStart(2, '0')},x`,
    );
    const large = csv(HOURS, ...rows);
    const answers = await Promise.all(
      [1, 2, 3].map((n) => sendFile(admin, 'hours', large.replace('Bank 0,', `Bank 0 ${n},`))),
    );
    expect(answers.map(({ status, body }) => body.code ?? status).sort()).toEqual([200, 'in-progress', 'in-progress']);
    expect(await countOf(`hours.volunteer_hours WHERE organization_id = ${school.id}`)).toBe(3_000);
    for (const table of ['log.staged_rows', 'log.staged_events', 'log.staged_texts', 'imports.runs']) {
      expect([table, await countOf(table)]).toEqual([table, 0]);
    }
  });

  it('takes in nothing for somebody who signed out before it was saved, and tells others how far it came', async () => {
    const rows = Array.from({ length: 8_000 }, (_, n) => {
      const date = new Date(Date.UTC(2020, 0, 1 + Math.floor(n / 4))).toISOString().slice(0, 10);
      return `${school.student.email},Food Bank ${n},0.5,${date},x`;
    });
    const colleague = await app.signIn((await makePerson(app, school.id, 'admin')).username);
    const running = async (): Promise<ImportView | undefined> =>
      ((await colleague.get('/api/admin/imports')).body as ImportView[]).find(({ state }) => state === 'running');
    const sent = sendFile(admin, 'hours', csv(HOURS, ...rows), { fileName: 'long.csv' });
    let seen: ImportView | undefined;
    while ((seen?.done ?? 0) === 0) seen = await running();
    expect(seen).toMatchObject({ kind: 'hours', fileName: 'long.csv', by: { id: school.admin.id } });
    expect((await admin.post('/api/auth/logout')).status).toBeLessThan(300);
    expect((await sent).status).toBe(401);
    const [failed] = (await colleague.get('/api/admin/imports')).body as ImportView[];
    expect(failed).toMatchObject({ state: 'failed', keptBecause: 'This import failed, and nothing was imported.' });
    expect((await colleague.post(`/api/admin/imports/${failed?.id}/undo`, {})).status).toBe(409);
    expect(await countOf(`hours.volunteer_hours WHERE organization_id = ${school.id}`)).toBe(0);
    expect(await countOf('log.staged_rows')).toBe(0);
  });
});

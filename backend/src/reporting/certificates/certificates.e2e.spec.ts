import { startApp, TestClock, type TestApp } from '../../../test/app.js';
import type { Client } from '../../../test/client.js';
import { cloneDatabase, type TestDatabase } from '../../../test/database.js';
import { download, type Download } from '../../../test/exports.js';
import { readPdf } from '../../../test/pdf.js';
import { makePerson, makeStaffedSchool } from '../../../test/people.js';
import { asAdmin } from '../../../test/sql.js';
import type { User } from '../../identity/index.js';

const FILE = '/api/admin/export/certificates';

describe('certificates of a school', () => {
  let database: TestDatabase;
  let app: TestApp;
  let lincoln: Awaited<ReturnType<typeof makeStaffedSchool>>;
  let teacher: Client;
  let admin: Client;
  let superAdmin: Client;
  let amara: User;
  let lastYear: string;
  let band: string;
  const clock = new TestClock(new Date('2026-06-15T12:00:00Z'));

  const log = async (student: User, date: string, hours: number): Promise<string> => {
    const entry = { organizationName: 'Library', date, hours, startTime: '06:00', endTime: '22:00' };
    const { status, body } = await (await app.signIn(student.username)).post('/api/volunteer-hours', entry);
    expect(status).toBe(201);
    return `/api/volunteer-hours/${body.id as number}`;
  };
  const approve = async (entry: Promise<string>): Promise<void> => {
    expect((await teacher.patch(await entry, { status: 'approved' })).status).toBe(200);
  };
  const make = async (filters: Readonly<Record<string, string>>, by = teacher): Promise<Download> => {
    const { status, body } = await by.post(FILE, { format: 'pdf', filters });
    return status === 201 ? download(app, by, body.url as string) : { status, headers: {}, bytes: Buffer.of(), body };
  };
  /** Whose certificates, and what they say. */
  const made = async (filters: Readonly<Record<string, string>>, by = teacher): Promise<string[]> => {
    const file = await make(filters, by);
    expect([file.status, file.body.message]).toEqual([200, '']);
    const { pages, problems } = await readPdf(file.bytes);
    expect([problems, file.headers['x-total-count']]).toEqual([[], String(pages.length)]);
    expect(pages.flatMap(({ artifacts }) => artifacts)).toEqual([]);
    return pages.map(({ tagged }) => tagged.slice(3, 5).join(' '));
  };
  const refused = async (filters: Readonly<Record<string, string>>, by = teacher): Promise<unknown[]> => {
    const { status, body } = await make(filters, by);
    return [status, body.message];
  };

  beforeAll(async () => {
    database = await cloneDatabase();
    app = await startApp({ database, clock });
    lincoln = await makeStaffedSchool(app);
    const named = (firstName: string, gradeLevel: string): Promise<User> =>
      makePerson(app, lincoln.id, 'student', { firstName, lastName: 'Reed', gradeLevel });
    amara = await named('Amara', '9');
    const [bo, gil, gone] = [await named('Bo', '10'), await named('Gil', '12'), await named('Gone', '9')];
    teacher = await app.signIn(lincoln.teacher.username);
    admin = await app.signIn(lincoln.admin.username);
    for (const student of [amara, bo, gil, gone]) await approve(log(student, '2026-05-30', 8));
    const year = { name: '2025–26', startsOn: '2025-08-20', endsOn: '2026-06-20' };
    lastYear = String((await admin.post('/api/academic-years', year)).body.id);
    band = String((await admin.post('/api/classes', { name: 'Band', studentIds: [bo.id, gil.id] })).body.id);
    const graduate = 'UPDATE identity.users SET graduated_on = $2 WHERE id = $1';
    await asAdmin(database, graduate, [gil.id, '2026-06-20']);
    await asAdmin(database, 'UPDATE identity.users SET is_active = false WHERE id = $1', [gone.id]);
    clock.set('2026-11-20T23:00:00Z');
    teacher = await app.signIn(lincoln.teacher.username);
    admin = await app.signIn(lincoln.admin.username);
    superAdmin = await app.signIn((await makePerson(app, (await makeStaffedSchool(app)).id, 'super-admin')).username);
    await approve(log(amara, '2026-11-01', 2.5));
    await log(amara, '2026-11-02', 9);
  });
  afterAll(async () => {
    await app.close();
    await database.drop();
  });

  it('are of active students with as many approved hours', async () => {
    expect(await made({ hours: '8' })).toEqual([
      'Amara Reed gave 10.5 hours of volunteer service',
      'Bo Reed gave 8 hours of volunteer service',
    ]);
    expect(await made({ hours: '10' })).toEqual(['Amara Reed gave 10.5 hours of volunteer service']);
  });

  it('are of a school year, with who graduated at its end', async () => {
    expect(await made({ hours: '8', academicYearId: lastYear })).toEqual(
      ['Amara', 'Bo', 'Gil'].map((name) => `${name} Reed gave 8 hours of volunteer service in the school year 2025–26`),
    );
  });

  it('are of a class, a grade or one student', async () => {
    const ofBo = ['Bo Reed gave 8 hours of volunteer service'];
    expect(await made({ hours: '1', classId: band })).toEqual(ofBo);
    expect(await made({ hours: '8', classId: band, academicYearId: lastYear })).toHaveLength(2);
    expect(await made({ hours: '1', gradeLevel: '10' }, admin)).toEqual(ofBo);
    expect(await made({ hours: '1', studentId: String(amara.id), paper: 'a4' })).toHaveLength(1);
    const { body } = await admin.get('/api/audit/accesses?kind=exported&limit=1');
    const about = { route: `GET ${FILE}`, actor: { id: lincoln.teacher.id }, person: { id: amara.id } };
    expect(body).toMatchObject([about]);
  });

  it('are refused with a sentence where no student has as many hours', async () => {
    expect(await refused({ hours: '11' })).toEqual([
      409,
      'No student you chose has 11 hours that count. Choose fewer hours or other students.',
    ]);
    expect((await refused({ hours: '10000', classId: '2147483647' }))[0]).toBe(409);
  });

  it.each([
    [{ hours: '0' }, 'hours'],
    [{ hours: '10001' }, 'hours'],
    [{ hours: '8', academicYearId: '999' }, 'academicYearId'],
    [{ hours: '8', paper: 'a3' }, 'paper'],
    [{ hours: '8', gradeLevel: '13' }, 'gradeLevel'],
  ])('are refused as %j', async (filters: Readonly<Record<string, string>>, field) => {
    expect(await make(filters)).toMatchObject({ status: 400, body: { errors: [{ field }] } });
  });

  it('are of those who reached their own goal, by the hours that count', async () => {
    expect(await refused({})).toEqual([
      409,
      'No student you chose has reached their goal. Enter fewer hours or choose other students.',
    ]);
    const goals = [
      { gradeLevel: '9', hours: 10 },
      { gradeLevel: '10', hours: 8 },
      { gradeLevel: '12', hours: 9 },
    ];
    expect((await admin.post('/api/rules', { goals, dailyCap: 2 })).status).toBe(201);
    const ofAmara = ['Amara Reed gave 10.5 hours of volunteer service'];
    expect(await made({})).toEqual([...ofAmara, 'Bo Reed gave 8 hours of volunteer service']);
    await approve(log(amara, '2026-11-03', 4));
    expect(await made({ hours: '12' })).toEqual(['Amara Reed gave 14.5 hours of volunteer service']);
    expect((await refused({ hours: '13' }))[0]).toBe(409);
    const thisYear = { name: '2026–27', startsOn: '2026-08-20', endsOn: '2027-06-20' };
    const academicYearId = String((await admin.post('/api/academic-years', thisYear)).body.id);
    expect(await made({ hours: '4', academicYearId })).toHaveLength(1);
    expect((await refused({ hours: '5', academicYearId }))[0]).toBe(409);
    expect(await made({ academicYearId: lastYear })).toHaveLength(1);
  });

  it('are of those who reached the goal of the grade that they were in at the end of the year', async () => {
    const certified = async (): Promise<string[]> =>
      (await made({ academicYearId: lastYear })).map((line) => line.split(' ')[0] as string);
    await admin.post('/api/rules', {
      goals: [
        { gradeLevel: '9', hours: 8 },
        { gradeLevel: '10', hours: 12 },
      ],
    });
    expect(await certified()).toEqual(['Amara']);
    expect((await admin.patch(`/api/users/${amara.id}`, { gradeLevel: '10' })).status).toBe(200);
    expect(await certified()).toEqual(['Amara']);
    expect(await made({})).toEqual(['Amara Reed gave 14.5 hours of volunteer service']);
  });

  it('are of the own school, and of any for a super-admin', async () => {
    const ofLincoln = { hours: '8', organizationId: String(lincoln.id) };
    expect(await made(ofLincoln, superAdmin)).toHaveLength(2);
    const elsewhere = await app.as((await makeStaffedSchool(app)).teacher);
    expect((await refused(ofLincoln, elsewhere))[0]).toBe(403);
    expect((await refused({ hours: '8', academicYearId: lastYear }, elsewhere))[0]).toBe(400);
    expect((await refused({ hours: '1', classId: band }, elsewhere))[0]).toBe(409);
    expect((await refused({ hours: '1', studentId: String(amara.id) }, elsewhere))[0]).toBe(409);
  });
});

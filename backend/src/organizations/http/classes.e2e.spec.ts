import type { ClassDetails, ClassView, UserView } from '@hourtrail/contracts';
import { startApp, type TestApp } from '../../../test/app.js';
import type { Client } from '../../../test/client.js';
import { cloneDatabase, type TestDatabase } from '../../../test/database.js';
import { makePerson, makeSchool, makeStaffedSchool } from '../../../test/people.js';
import { eventsOf } from '../../../test/sql.js';

const PATH = '/api/classes';

describe('the classes of a school', () => {
  let database: TestDatabase;
  let app: TestApp;
  let lincoln: Awaited<ReturnType<typeof makeStaffedSchool>>;
  let roosevelt: number;
  let admin: Client;
  let superAdmin: Client;
  let ids: { readonly student: number; readonly second: number; readonly foreign: number; readonly teacher: number };

  beforeAll(async () => {
    database = await cloneDatabase();
    app = await startApp({ database });
    lincoln = await makeStaffedSchool(app);
    roosevelt = await makeSchool(app);
    admin = await app.signIn(lincoln.admin.username);
    superAdmin = await app.signIn((await makePerson(app, lincoln.id, 'super-admin')).username);
    ids = {
      student: lincoln.student.id,
      second: (await makePerson(app, lincoln.id, 'student', { firstName: 'Amara', lastName: 'Diallo' })).id,
      foreign: (await makePerson(app, roosevelt, 'student')).id,
      teacher: lincoln.teacher.id,
    };
  });
  afterAll(async () => {
    await app.close();
    await database.drop();
  });
  afterEach(async () => {
    for (const { id } of await classes()) await admin.delete(`${PATH}/${id}`);
  });

  const classes = async (client = admin, query = ''): Promise<ClassView[]> =>
    (await client.get(`${PATH}${query}`)).body as ClassView[];
  const added = async (made: object): Promise<ClassDetails> => (await admin.post(PATH, made)).body as ClassDetails;
  const studentsOf = async (id: number): Promise<readonly number[]> =>
    ((await admin.get(`${PATH}/${id}`)).body as ClassDetails).studentIds;

  it('are read by its staff, with their teachers and students', async () => {
    const { status, body, headers } = await admin.post(PATH, {
      name: ' Advisory 11B ',
      teacherIds: [ids.teacher],
      studentIds: [ids.second],
    });
    expect([status, headers['etag']]).toEqual([201, '"1"']);
    const { id: teacherId, firstName, lastName } = lincoln.teacher;
    const listed = {
      id: expect.any(Number),
      version: 1,
      name: 'Advisory 11B',
      academicYearId: null,
      teacherIds: [teacherId],
      teachers: [{ id: teacherId, firstName, lastName }],
      studentIds: [ids.second],
    };
    const students = [{ id: ids.second, firstName: 'Amara', lastName: 'Diallo', gradeLevel: null }];
    expect(body).toEqual({ ...listed, students });
    const teacher = await app.signIn(lincoln.teacher.username);
    expect(await classes(teacher)).toEqual([listed]);
    expect((await teacher.get(`${PATH}/${body.id}`)).body).toEqual({ ...listed, students });
    const student = await app.signIn(lincoln.student.username);
    expect((await student.get(PATH)).status).toBe(403);
  });

  it('change at the version that was read, add and remove students, and are no longer there once deleted', async () => {
    const { id } = await added({ name: 'Band', studentIds: [ids.student] });
    const { body } = await admin.patch(`${PATH}/${id}`, { addStudentIds: [ids.second], version: 1 });
    expect(body).toMatchObject({ version: 2, name: 'Band' });
    const stale = await admin.patch(`${PATH}/${id}`, { name: 'Choir', version: 1 });
    expect([stale.status, stale.body.code, stale.body.current]).toEqual([409, 'stale', body]);
    // two people with the same page open
    await admin.patch(`${PATH}/${id}`, { removeStudentIds: [ids.student] });
    expect(await studentsOf(id)).toEqual([ids.second]);
    expect((await admin.delete(`${PATH}/${id}`)).status).toBe(204);
    expect((await admin.get(`${PATH}/${id}`)).status).toBe(404);
    expect((await admin.patch(`${PATH}/${id}`, { name: 'Again' })).status).toBe(404);
    expect((await eventsOf(database, `class/${id}`)).map(({ type }) => type)).toEqual([
      'class.added',
      'class.changed',
      'class.changed',
      'class.deleted',
    ]);
  });

  it('refuse what makes no class, and change nothing', async () => {
    const { id } = await added({ name: 'Band' });
    const refusals: readonly (readonly [object, number, string])[] = [
      [{ name: ' ' }, 400, 'Name is required'],
      [{ name: 'x'.repeat(61) }, 400, 'Name can have at most 60 characters.'],
      [{ name: 'BAND' }, 409, 'Another class of this school year has this name.'],
      [{ name: 'Choir', teacherIds: 'Bell' }, 400, 'Teachers must be a list of people.'],
      [{ name: 'Choir', teacherIds: [ids.student] }, 400, 'Only active teachers and administrators of the school'],
      [{ name: 'Choir', studentIds: [ids.foreign] }, 400, 'Only active students of the school can be in a class.'],
      [{ name: 'Choir', studentIds: [ids.teacher] }, 400, 'Only active students of the school can be in a class.'],
      [
        { name: 'Choir', studentIds: Array.from({ length: 501 }, (_, n) => n + 1) },
        400,
        'A class can have at most 500 students.',
      ],
      [{ name: 'Choir', academicYearId: 999 }, 400, 'The school has no such school year.'],
    ];
    for (const [made, status, message] of refusals) {
      const { body, ...answer } = await admin.post(PATH, made);
      expect([answer.status, body.message]).toEqual([status, expect.stringContaining(message)]);
    }
    expect((await admin.patch(`${PATH}/${id}`, { addStudentIds: [ids.foreign] })).status).toBe(400);
    expect(await classes()).toMatchObject([{ id, version: 1, name: 'Band', studentIds: [] }]);
  });

  it('keep their school year: it is deleted only when no class names it', async () => {
    const year = (await admin.post('/api/academic-years', { name: '26', startsOn: '2026-08-01', endsOn: '2027-07-31' }))
      .body as { id: number };
    const { id } = await added({ name: 'Band', academicYearId: year.id });
    expect((await admin.post(PATH, { name: 'Band' })).status).toBe(201);
    const { status, body } = await admin.delete(`/api/academic-years/${year.id}`);
    expect([status, body.message]).toEqual([
      409,
      'One class belongs to this school year. Move it to another year or delete it first.',
    ]);
    const moved = await admin.patch(`${PATH}/${id}`, { academicYearId: null });
    expect([moved.status, moved.body.code]).toEqual([409, 'classes.name-taken']);
    await admin.delete(`${PATH}/${id}`);
    expect((await admin.delete(`/api/academic-years/${year.id}`)).status).toBe(204);
  });

  it('are without those who leave the school or become something else', async () => {
    const leavers = [await makePerson(app, lincoln.id, 'student'), await makePerson(app, lincoln.id, 'student')];
    const teacher = await makePerson(app, lincoln.id, 'teacher');
    const { id } = await added({
      name: 'Band',
      teacherIds: [teacher.id, ids.teacher],
      studentIds: [ids.student, ...leavers.map((left) => left.id)],
    });
    const changes = [{ isActive: false }, { role: 'parent' }];
    for (const [index, left] of leavers.entries()) await admin.patch(`/api/users/${left.id}`, changes[index]);
    await admin.patch(`/api/users/${teacher.id}`, { isActive: false });
    expect(await classes()).toMatchObject([{ id, teacherIds: [ids.teacher], studentIds: [ids.student] }]);
    await superAdmin.patch(`/api/users/${ids.student}`, { organizationId: roosevelt, reason: 'Moved' });
    expect(await studentsOf(id)).toEqual([]);
    await superAdmin.patch(`/api/users/${ids.student}`, { organizationId: lincoln.id, reason: 'Moved back' });
  });

  it('narrow the lists of people, reports and hours of staff', async () => {
    const { id } = await added({ name: 'Band', studentIds: [ids.second] });
    const teacher = await app.signIn(lincoln.teacher.username);
    const people = async (client: Client, classId: number) =>
      ((await client.get(`/api/users?classId=${classId}`)).body as UserView[]).map((user) => user.id);
    expect(await people(teacher, id)).toEqual([ids.second]);
    expect(await people(superAdmin, id)).toEqual([ids.second]);
    expect(await people(teacher, 999_999)).toEqual([]);
    for (const asOf of ['', '&asOf=2100-01-01']) {
      const { status, body } = await teacher.get(`/api/admin/reports/users?role=student&classId=${id}${asOf}`);
      expect([status, (body as unknown as { id: number }[]).map((row) => row.id)]).toEqual([200, [ids.second]]);
    }
    expect((await teacher.get('/api/users?classId=band')).status).toBe(400);
  });

  it('of another school are kept by super-admins, with a reason', async () => {
    const made = { name: 'Band', studentIds: [ids.foreign], organizationId: roosevelt, reason: 'They asked me to' };
    const { status, body } = await superAdmin.post(PATH, made);
    expect(status).toBe(201);
    expect((await admin.get(`${PATH}/${body.id}`)).status).toBe(404);
    expect((await admin.patch(`${PATH}/${body.id}`, { name: 'Ours' })).status).toBe(404);
    expect((await superAdmin.patch(`${PATH}/${body.id}`, { name: 'Theirs' })).body.name).toBe('Theirs');
    expect(await classes(superAdmin, `?organizationId=${roosevelt}`)).toMatchObject([{ name: 'Theirs' }]);
    expect(await eventsOf(database, `class/${body.id}`)).toMatchObject([
      { texts: { name: 'Band', reason: 'They asked me to' } },
      { data: { noReason: true } },
    ]);
  });
});

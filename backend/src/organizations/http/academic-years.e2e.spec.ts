import { addDays, todayInZone, type AcademicYearView } from '@hourtrail/contracts';
import { startApp, type TestApp } from '../../../test/app.js';
import type { Client } from '../../../test/client.js';
import { cloneDatabase, type TestDatabase } from '../../../test/database.js';
import { makePerson, makeSchool, makeStaffedSchool } from '../../../test/people.js';
import { eventsOf } from '../../../test/sql.js';

const PATH = '/api/academic-years';
const today = todayInZone('America/New_York');
const THIS_YEAR = { name: 'This year', startsOn: addDays(today, -100), endsOn: addDays(today, 200) };
const LAST_YEAR = { name: 'Last year', startsOn: addDays(today, -400), endsOn: addDays(today, -101) };

describe('the school years of a school', () => {
  let database: TestDatabase;
  let app: TestApp;
  let lincoln: Awaited<ReturnType<typeof makeStaffedSchool>>;
  let roosevelt: number;
  let admin: Client;
  let superAdmin: Client;

  beforeAll(async () => {
    database = await cloneDatabase();
    app = await startApp({ database });
    lincoln = await makeStaffedSchool(app);
    roosevelt = await makeSchool(app);
    admin = await app.signIn(lincoln.admin.username);
    superAdmin = await app.signIn((await makePerson(app, lincoln.id, 'super-admin')).username);
  });
  afterAll(async () => {
    await app.close();
    await database.drop();
  });
  afterEach(async () => {
    for (const { id } of await years()) await admin.delete(`${PATH}/${id}`);
  });

  const years = async (client = admin, query = ''): Promise<AcademicYearView[]> =>
    (await client.get(`${PATH}${query}`)).body as AcademicYearView[];
  const added = async (year: object): Promise<AcademicYearView> =>
    (await admin.post(PATH, year)).body as AcademicYearView;

  it('are read by everyone of the school, newest first, with the current one', async () => {
    const { status, body, headers } = await admin.post(PATH, { ...LAST_YEAR, name: '  Last year ' });
    expect([status, headers['etag']]).toEqual([201, '"1"']);
    expect(body).toEqual({ id: expect.any(Number), version: 1, ...LAST_YEAR, isCurrent: false, ended: null });
    const { id } = await added(THIS_YEAR);
    const student = await app.signIn(lincoln.student.username);
    expect(await years(student)).toEqual([{ id, version: 1, ...THIS_YEAR, isCurrent: true, ended: null }, body]);
    expect((await student.get(`${PATH}?organizationId=${roosevelt}`)).status).toBe(403);
  });

  it('change at the version that was read, and are no longer there once deleted', async () => {
    const { id } = await added(THIS_YEAR);
    const { body } = await admin.patch(`${PATH}/${id}`, { name: 'The long year', version: 1 });
    expect(body).toMatchObject({ id, version: 2, name: 'The long year', startsOn: THIS_YEAR.startsOn });
    const stale = await admin.patch(`${PATH}/${id}`, { name: 'The short year', version: 1 });
    expect([stale.status, stale.body.code, stale.body.current]).toEqual([409, 'stale', body]);
    expect((await admin.delete(`${PATH}/${id}`, { 'if-match': '"2"' })).status).toBe(204);
    expect((await admin.patch(`${PATH}/${id}`, { name: 'Again' })).status).toBe(404);
    expect(await years()).toEqual([]);
    expect((await eventsOf(database, `academic-year/${id}`)).map(({ type }) => type)).toEqual([
      'academic-year.added',
      'academic-year.changed',
      'academic-year.deleted',
    ]);
    expect((await admin.post(PATH, { ...THIS_YEAR, name: 'The long year' })).status).toBe(201);
  });

  it('refuse what makes no year, and change nothing', async () => {
    await added(THIS_YEAR);
    const refusals: readonly (readonly [object, number, string])[] = [
      [{ ...LAST_YEAR, name: ' ' }, 400, 'Name is required'],
      [{ ...LAST_YEAR, name: 'x'.repeat(61) }, 400, 'Name can have at most 60 characters.'],
      [{ ...LAST_YEAR, startsOn: '2025-02-30' }, 400, 'First day must be a real date, such as 2026-09-30.'],
      [{ name: 'Dateless' }, 400, 'First day must be a real date, such as 2026-09-30.'],
      [{ ...LAST_YEAR, endsOn: addDays(today, -401) }, 400, 'The last day must not be before the first day.'],
      [{ ...LAST_YEAR, startsOn: addDays(today, -501) }, 400, 'A school year can have at most 400 days.'],
      [{ ...LAST_YEAR, name: 'THIS YEAR' }, 409, 'Another school year has this name.'],
      [{ ...LAST_YEAR, endsOn: THIS_YEAR.startsOn }, 409, 'These dates overlap with the school year This year, '],
    ];
    for (const [year, status, message] of refusals) {
      const { body, ...answer } = await admin.post(PATH, year);
      expect([answer.status, body.message]).toEqual([status, expect.stringContaining(message)]);
    }
    const last = await added({ ...LAST_YEAR, startsOn: addDays(today, -300) });
    const overlaps = await admin.patch(`${PATH}/${last.id}`, { endsOn: today });
    expect([overlaps.status, overlaps.body.code]).toEqual([409, 'academic-years.overlap']);
    expect(await years()).toMatchObject([THIS_YEAR, last]);
  });

  it('do not overlap under whatever race', async () => {
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, n) =>
        admin.post(PATH, { name: `Year ${n}`, startsOn: addDays(today, n), endsOn: addDays(today, 100 + n) }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array<number>(11).fill(409)]);
    expect(answers.flatMap(({ body }) => body.code ?? [])).toEqual(Array<string>(11).fill('academic-years.overlap'));
    expect(await years()).toHaveLength(1);
  });

  it('of another school are kept by super-admins, with a reason, and do not meet those of this one', async () => {
    await added(THIS_YEAR);
    const year = { ...THIS_YEAR, organizationId: roosevelt, reason: 'They asked me to' };
    const { status, body } = await superAdmin.post(PATH, year);
    expect(status).toBe(201);
    expect((await admin.patch(`${PATH}/${body.id}`, { name: 'Ours' })).status).toBe(404);
    expect((await superAdmin.patch(`${PATH}/${body.id}`, { name: 'Theirs' })).body.name).toBe('Theirs');
    expect(await years(superAdmin, `?organizationId=${roosevelt}`)).toMatchObject([{ name: 'Theirs' }]);
    expect(await eventsOf(database, `academic-year/${body.id}`)).toMatchObject([
      { texts: { name: 'This year', reason: 'They asked me to' } },
      { data: { noReason: true } },
    ]);
  });
});

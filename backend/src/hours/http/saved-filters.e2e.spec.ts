import { LIMITS, type SavedFilter } from '@hourtrail/contracts';
import { startApp, type TestApp } from '../../../test/app.js';
import type { Answer, Client } from '../../../test/client.js';
import { cloneDatabase, type TestDatabase } from '../../../test/database.js';
import { makePerson, makeStaffedSchool } from '../../../test/people.js';
import { asAdmin } from '../../../test/sql.js';

const PATH = '/api/saved-filters';

describe('saved searches', () => {
  let database: TestDatabase;
  let app: TestApp;
  let school: Awaited<ReturnType<typeof makeStaffedSchool>>;
  let teacher: Client;
  beforeAll(async () => {
    database = await cloneDatabase();
    app = await startApp({ database });
    school = await makeStaffedSchool(app);
    teacher = await app.as(school.teacher);
  });
  afterAll(async () => {
    await app.close();
    await database.drop();
  });

  const saved = (client: Client, name: string, search: string): Promise<Answer> => client.post(PATH, { name, search });
  const savedBy = async (client: Client): Promise<[string, string][]> =>
    ((await client.get(PATH)).body as SavedFilter[]).map(({ name, search }) => [name, search]);

  it('are listed by name, whatever its case, and are their reviewer’s alone', async () => {
    expect((await teacher.get(PATH)).body).toEqual([]);
    const first = await saved(teacher, '  Waiting long ', 'late=true&q=rivera');
    const answer = { id: expect.any(Number) as number, name: 'Waiting long', search: 'late=true&q=rivera' };
    expect(first).toMatchObject({ status: 201, body: answer });
    await saved(teacher, 'decided alone', 'tab=approved&single=true');
    await saved(teacher, 'Everything', '');
    await saved(teacher, 'Flagged', 'signal=any&grade=none&class=7&sort=statusSince');
    expect(await savedBy(teacher)).toEqual([
      ['decided alone', 'tab=approved&single=true'],
      ['Everything', ''],
      ['Flagged', 'signal=any&grade=none&class=7&sort=statusSince'],
      ['Waiting long', 'late=true&q=rivera'],
    ]);
    const verifier = await app.as(school.verifier);
    expect(await savedBy(verifier)).toEqual([]);
    expect((await saved(verifier, 'Waiting long', 'late=true')).status).toBe(201);
    expect(await savedBy(teacher)).toHaveLength(4);
  });

  it('of the reports stand apart from those of approvals, for staff only', async () => {
    const ofReports = (client: Client, search: string): Promise<Answer> =>
      client.post(PATH, { list: 'reports', name: 'Everything', search });
    const search = 'asOf=2026-06-30&q=chen&grade=9&progress=behind&sort=-approvedHours&tables=month%2Cgrade';
    const reviewer = await app.as(await makePerson(app, school.id, 'teacher'));
    expect((await saved(reviewer, 'Everything', '')).status).toBe(201);
    expect(await ofReports(reviewer, search)).toMatchObject({ status: 201, body: { name: 'Everything', search } });
    expect((await reviewer.get(`${PATH}?list=reports`)).body).toMatchObject([{ name: 'Everything', search }]);
    expect(await savedBy(reviewer)).toEqual([['Everything', '']]);
    for (const wrong of ['late=true', 'progress=half', 'tables=<b>', 'asOf=yesterday', 'q=a&q=b']) {
      expect(await ofReports(reviewer, wrong)).toMatchObject({ status: 400, body: { errors: [{ field: 'search' }] } });
    }
    const verifier = await app.as(school.verifier);
    expect([(await ofReports(verifier, '')).status, (await verifier.get(`${PATH}?list=reports`)).status]).toEqual([
      403, 403,
    ]);
    expect((await reviewer.get(`${PATH}?list=people`)).status).toBe(400);
  });

  it('give a name that is taken, in whatever case, the new search', async () => {
    const reviewer = await app.as(await makePerson(app, school.id, 'teacher'));
    const first = await saved(reviewer, 'Été', 'from=2026-06-01&to=2026-08-31');
    const again = await saved(reviewer, 'ÉTÉ', 'from=2026-07-01');
    expect(again).toMatchObject({ status: 201, body: { id: first.body.id, name: 'Été', search: 'from=2026-07-01' } });
    expect(await savedBy(reviewer)).toEqual([['Été', 'from=2026-07-01']]);
  });

  it('are twenty at most, also when many are saved at the same moment; a taken name is no more', async () => {
    const reviewer = await app.as(school.admin);
    const names = Array.from({ length: LIMITS.savedFiltersMax + 5 }, (_, nth) => `Search ${nth}`);
    const answers = await Promise.all(names.map((name) => saved(reviewer, name, 'late=true')));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(LIMITS.savedFiltersMax);
    expect(answers.filter(({ status }) => status !== 201).map(({ status, body }) => [status, body.message])).toEqual(
      Array.from({ length: 5 }, () => [409, 'You can save 20 filters. Delete one first.']),
    );
    const [name] = (await savedBy(reviewer))[0] as [string, string];
    expect((await saved(reviewer, name.toUpperCase(), 'sort=-date')).status).toBe(201);
    expect((await saved(reviewer, 'One more', '')).status).toBe(409);
    const [{ id }] = (await reviewer.get(PATH)).body as [SavedFilter];
    expect((await reviewer.delete(`${PATH}/${id}`)).status).toBe(204);
    expect((await saved(reviewer, 'One more', '')).status).toBe(201);
  });

  it('have one effect when a request is sent twice with one key', async () => {
    const reviewer = await app.as(await makePerson(app, school.id, 'verifier'));
    const key = { 'idempotency-key': 'saved-once-1' };
    const send = (): Promise<Answer> => reviewer.post(PATH, { name: 'Mine', search: 'q=park' }, key);
    const [first, second] = [await send(), await send()];
    expect(second.body).toEqual(first.body);
    expect(await savedBy(reviewer)).toHaveLength(1);
  });

  it.each([
    ['a parameter nobody knows', 'late=true&limit=500'],
    ['another tab', 'tab=drafts'],
    ['a signal nobody knows', 'signal=strange'],
    ['a grade nobody is in', 'grade=13'],
    ['a class without a number', 'class=band'],
    ['something late that is not true', 'late=yes'],
    ['a day that is not in the calendar', 'from=2026-02-30'],
    ['an instant', 'to=2026-02-03T00:00:00Z'],
    ['an order nobody knows', 'sort=hours'],
    ['the same twice', 'q=a&q=b'],
    ['a search that is too long', `q=${'x'.repeat(101)}`],
    ['a NUL character', 'q=%00'],
    ['a whole address', 'https://elsewhere.example/?late=true'],
    ['more than an address holds', `q=${'%C3%A9'.repeat(200)}`],
    ['several lines', 'q=a\nb'],
    ['a list', ['late=true']],
    ['nothing', undefined],
  ])('ask for nothing that the page cannot ask for: %s', async (_what, search) => {
    const before = await savedBy(teacher);
    const answer = await teacher.post(PATH, { name: 'Bad', search });
    expect(answer).toMatchObject({ status: 400, body: { errors: [{ field: 'search' }] } });
    expect(answer.body.errors[0].message).toMatch(/^Search .+\.$/);
    expect(await savedBy(teacher)).toEqual(before);
  });

  it('hold the longest search that the page can ask for', async () => {
    const reviewer = await app.as(await makePerson(app, school.id, 'teacher'));
    const params = {
      tab: 'approved',
      q: '時'.repeat(LIMITS.nameMax),
      single: 'true',
      from: '2026-01-01',
      to: '2026-12-31',
    };
    const search = new URLSearchParams({ ...params, sort: '-decidedAt' }).toString();
    expect((await saved(reviewer, 'Long', search)).body).toMatchObject({ search });
  });

  it.each([
    ['', 'Name is required'],
    ['  ', 'Name is required'],
    ['x'.repeat(61), 'Name can have at most 60 characters.'],
  ])('need a name that can be read: %j', async (name, message) => {
    const answer = await saved(teacher, name, 'late=true');
    expect(answer).toMatchObject({ status: 400, body: { errors: [{ field: 'name', message }] } });
  });

  it('are a setting and no event', async () => {
    const events = (): Promise<unknown> => asAdmin(database, 'SELECT count(*) FROM log.events');
    const before = await events();
    const { body } = await saved(teacher, 'For a moment', 'late=true');
    await teacher.delete(`${PATH}/${(body as SavedFilter).id}`);
    expect(await events()).toEqual(before);
  });

  it('stay behind when their reviewer moves to another school', async () => {
    const other = await makeStaffedSchool(app);
    const { id, username } = await makePerson(app, school.id, 'teacher');
    await saved(await app.signIn(username), 'Here', 'late=true');
    const superAdmin = await app.as(await makePerson(app, school.id, 'super-admin'));
    const moved = await superAdmin.patch(`/api/users/${id}`, { organizationId: other.id, reason: 'Moved' });
    expect(moved.status).toBe(200);
    const there = await app.signIn(username);
    expect((await there.get('/api/auth/me')).body).toMatchObject({ organizationId: other.id });
    expect(await savedBy(there)).toEqual([]);
  });
});

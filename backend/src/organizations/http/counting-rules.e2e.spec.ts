import { NO_COUNTING_RULES, type CountingRulesView } from '@hourtrail/contracts';
import { startApp, type TestApp } from '../../../test/app.js';
import type { Client } from '../../../test/client.js';
import { cloneDatabase, type TestDatabase } from '../../../test/database.js';
import type { User } from '../../identity/index.js';
import { makePerson, makeSchool, makeStaffedSchool } from '../../../test/people.js';
import { eventsOf } from '../../../test/sql.js';

const PATH = '/api/rules';

describe('the rules of what counts', () => {
  let database: TestDatabase;
  let app: TestApp;
  let lincoln: Awaited<ReturnType<typeof makeStaffedSchool>>;
  let admin: Client;

  beforeAll(async () => {
    database = await cloneDatabase();
    app = await startApp({ database });
  });
  afterAll(async () => {
    await app.close();
    await database.drop();
  });
  beforeEach(async () => {
    lincoln = await makeStaffedSchool(app);
    admin = await app.as(lincoln.admin);
  });

  const by = ({ id, firstName, lastName, role }: User) => ({ id, name: `${firstName} ${lastName}`, role });
  const versions = async (client = admin, query = ''): Promise<CountingRulesView[]> =>
    (await client.get(`${PATH}${query}`)).body as CountingRulesView[];

  it('are set, read by everyone of the school, renamed and set aside, and every version stays', async () => {
    expect(await versions()).toEqual([]);
    const rules = {
      dailyCap: '4.5',
      // late in the evening of the day before, at the school
      earliestDate: '2026-08-02T02:00:00Z',
      categories: [
        { name: ' Direct service ', min: 20 },
        { name: 'Fundraising', max: 10 },
      ],
      reflectionWords: 50,
      version: 0,
    };
    const { status, body } = await admin.post(PATH, rules);
    const first = {
      ...NO_COUNTING_RULES,
      version: 1,
      since: expect.any(String),
      setBy: by(lincoln.admin),
      dailyCap: 4.5,
      earliestDate: '2026-08-01',
      categories: [
        { id: 1, name: 'Direct service', min: 20, max: null },
        { id: 2, name: 'Fundraising', min: null, max: 10 },
      ],
      reflectionWords: 50,
    };
    expect([status, body]).toEqual([201, [first]]);
    const parent = await app.as(lincoln.parent);
    expect(await versions(parent)).toEqual([first]);
    expect((await parent.post(PATH, { dailyCap: 24 })).status).toBe(403);
    const renamed = { categories: [{ id: 2, name: 'Raising money' }], dailyCap: null, version: 1 };
    const second = {
      ...NO_COUNTING_RULES,
      version: 2,
      since: expect.any(String),
      setBy: by(lincoln.admin),
      categories: [{ id: 2, name: 'Raising money', min: null, max: null }],
    };
    expect((await admin.post(PATH, renamed)).body).toEqual([second, first]);
    expect((await admin.post(PATH, { ...renamed, version: 2 })).body).toHaveLength(2);
    expect((await admin.post(PATH, {})).body).toMatchObject([{ ...NO_COUNTING_RULES, version: 3 }, {}, {}]);
    expect(await eventsOf(database, `counting-rules/${lincoln.id}`)).toMatchObject([
      { type: 'counting-rules.set', texts: { category1: 'Direct service', category2: 'Fundraising' } },
      { texts: { category2: 'Raising money' } },
      { data: { categories: [] } },
    ]);
  });

  it('are set at the version that was read', async () => {
    const { body } = await admin.post(PATH, { dailyCap: 4, version: 0 });
    const stale = await admin.post(PATH, { dailyCap: 6, version: 0 });
    expect([stale.status, stale.body.code, stale.body.current]).toEqual([409, 'stale', body]);
    expect((await admin.post(PATH, { dailyCap: 6 }, { 'if-match': '"7"' })).status).toBe(409);
    expect(await versions()).toEqual(body);
  });

  it('are one first version under whatever race', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) => admin.post(PATH, { dailyCap: n + 1, version: 0 })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array<number>(7).fill(409)]);
    const [set] = answers.flatMap(({ status, body }) => (status === 201 ? [body] : []));
    expect(await versions()).toEqual(set);
    expect(answers.flatMap(({ status, body }) => (status === 409 ? [body.current] : []))).toEqual(
      Array<unknown>(7).fill(set),
    );
  });

  it('are set once for one Idempotency-Key', async () => {
    const once = { 'idempotency-key': 'what-counts-1' };
    const first = await admin.post(PATH, { dailyCap: 4 }, once);
    await admin.post(PATH, { dailyCap: 6 });
    const again = await admin.post(PATH, { dailyCap: 4 }, once);
    expect([again.status, again.body]).toEqual([201, first.body]);
    expect(await versions()).toHaveLength(2);
  });

  it('refuse what is no rule or contradicts another, and change nothing', async () => {
    const refusals: readonly (readonly [object, string])[] = [
      [{ dailyCap: 4.25 }, 'in steps of 0.5'],
      [{ dailyCap: 0 }, 'in steps of 0.5'],
      [{ dailyCap: {} }, 'in steps of 0.5'],
      [{ submitWithinDays: 0 }, 'Days to submit must be a whole number from 1 to'],
      [{ earliestDate: '2026-02-30' }, 'Earliest date must be a real date, such as 2026-09-30.'],
      [{ reflectionWords: '50' }, 'Words of the reflection must be a whole number from 1 to 500.'],
      [{ nonProfitOnly: 'yes' }, 'Non-profit organizations only must be'],
      [{ categories: 'Direct service' }, 'Categories must be a list'],
      [{ categories: [null] }, ''],
      [{ categories: [{ min: 20 }] }, 'Name'],
      [{ categories: [{ name: '  ' }] }, 'Name is required'],
      [{ categories: [{ name: 'x'.repeat(61) }] }, 'Name can have at most 60 characters.'],
      [{ categories: [{ name: 'Tutoring', min: 1.5 }] }, 'Minimum hours of a category must be a whole number'],
      [{ categories: [{ id: 9, name: 'Tutoring' }] }, '“Tutoring” isn’t a category of your school.'],
      [{ categories: [{ name: 'Tutoring' }, { name: 'tutoring' }] }, 'Name each category only once'],
      [{ categories: [{ name: 'Tutoring', min: 9, max: 8 }] }, 'The minimum of “Tutoring” is above its maximum.'],
      [{ categories: [{ name: 'Tutoring', max: 49 }] }, 'no one could reach the goal of 50 hours.'],
      [{ categories: Array.from({ length: 31 }, (_, n) => ({ name: `${n}` })) }, 'at most 30 categories'],
      [{ goals: { 9: 10 } }, 'Goals by grade must be a list'],
      [{ goals: [null] }, ''],
      [{ goals: [{ hours: 10 }] }, 'Grade level must be 9, 10, 11, or 12.'],
      [{ goals: [{ gradeLevel: '8', hours: 10 }] }, 'Grade level must be 9, 10, 11, or 12.'],
      [{ goals: [{ gradeLevel: '9' }] }, 'Hours goal must be a whole number from 1 to 10,000.'],
      [{ goals: [{ gradeLevel: '9', hours: 0 }] }, 'Hours goal must be a whole number from 1 to 10,000.'],
      [{ goals: [{ gradeLevel: '9', hours: 10_001 }] }, 'Hours goal must be a whole number from 1 to 10,000.'],
      [{ goals: [{ gradeLevel: '9', hours: 7.5 }] }, 'Hours goal must be a whole number from 1 to 10,000.'],
      [
        { goals: Array.from({ length: 2 }, () => ({ gradeLevel: '9', hours: 10 })) },
        'Set one goal for each grade: grade 9 is there twice.',
      ],
      [
        { goals: Array.from({ length: 5 }, () => ({ gradeLevel: '9', hours: 10 })) },
        'one goal for each of the 4 grades',
      ],
      [{ proRata: 'yes' }, 'Less for students who join late must be'],
      [{ version: -1 }, ''],
    ];
    for (const [rules, message] of refusals) {
      const { status, body } = await admin.post(PATH, rules);
      expect([rules, status, body.message]).toEqual([rules, 400, expect.stringContaining(message)]);
    }
    expect(await versions()).toEqual([]);
  });

  it('of another school are read and set by super-admins alone, with a reason', async () => {
    const roosevelt = await makeSchool(app);
    const superAdmin = await app.as(await makePerson(app, lincoln.id, 'super-admin'));
    const theirs = { dailyCap: 8, organizationId: roosevelt, reason: 'They asked me to' };
    expect((await admin.post(PATH, theirs)).status).toBe(404);
    expect((await superAdmin.post(PATH, { ...theirs, organizationId: 999_999 })).status).toBe(404);
    const { status, body } = await superAdmin.post(PATH, theirs);
    expect([status, body]).toMatchObject([201, [{ version: 1, dailyCap: 8 }]]);
    expect(await versions(superAdmin, `?organizationId=${roosevelt}`)).toEqual(body);
    expect((await admin.get(`${PATH}?organizationId=${roosevelt}`)).status).toBe(403);
    expect(await versions()).toEqual([]);
    expect(await eventsOf(database, `counting-rules/${roosevelt}`)).toMatchObject([
      { texts: { reason: 'They asked me to' } },
    ]);
  });
});

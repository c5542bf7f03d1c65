import type { OrganizationView } from '@hourtrail/contracts';
import { startApp, type TestApp } from '../../../test/app.js';
import type { Answer, Client } from '../../../test/client.js';
import { cloneDatabase, type TestDatabase } from '../../../test/database.js';
import { makePerson, makeSchool, makeStaffedSchool } from '../../../test/people.js';
import { asAdmin, eventsOf } from '../../../test/sql.js';

const PATH = '/api/organizations';

describe('schools', () => {
  let database: TestDatabase;
  let app: TestApp;
  let lincoln: Awaited<ReturnType<typeof makeStaffedSchool>>;
  let roosevelt: number;
  let superAdmin: Client;
  let admin: Client;

  beforeAll(async () => {
    database = await cloneDatabase();
    app = await startApp({ database });
    lincoln = await makeStaffedSchool(app);
    roosevelt = await makeSchool(app, { name: 'Roosevelt High School' });
    superAdmin = await app.signIn((await makePerson(app, lincoln.id, 'super-admin')).username);
    admin = await app.signIn(lincoln.admin.username);
  });
  afterAll(async () => {
    await app.close();
    await database.drop();
  });

  const logOf = (school: number) => eventsOf(database, `organization/${school}`);
  const begun = async (name: string): Promise<OrganizationView> =>
    (await superAdmin.post(PATH, { name })).body as OrganizationView;
  const change = (id: number, body: unknown, headers?: Record<string, string>): Promise<Answer> =>
    superAdmin.patch(`${PATH}/${id}`, body, headers);

  it('begin with the rules of the product, or with what the super-admin says', async () => {
    const { status, body, headers } = await superAdmin.post(PATH, {
      name: '  Jefferson High ',
      reason: 'A new member',
    });
    expect(status).toBe(201);
    expect(headers['etag']).toBe('"1"');
    expect(body).toEqual({
      id: expect.any(Number),
      version: 1,
      name: 'Jefferson High',
      description: null,
      isActive: true,
      isDistrict: false,
      parentId: null,
      timeZone: 'America/New_York',
      approvalPolicy: 'standard',
      acceptsSupervisors: false,
      hoursGoal: 50,
      oldestAcceptedDays: 365,
      emailNotifications: 'now',
      quietFrom: '',
      quietUntil: '',
      reminders: true,
      secondFactorFrom: '',
      joinCode: null,
      lockedRules: [],
      color: '',
      logo: null,
      createdAt: expect.any(String),
    });
    expect((await logOf(body.id))[0]).toMatchObject({
      type: 'organization.created',
      texts: { name: 'Jefferson High', reason: 'A new member' },
    });
    const rules = { timeZone: 'America/Chicago', approvalPolicy: 'strict', hoursGoal: 10_000, oldestAcceptedDays: 1 };
    const other = await superAdmin.post(PATH, { name: 'N'.repeat(200), description: 'Grades 9 to 12', ...rules });
    expect(other.body).toMatchObject({ description: 'Grades 9 to 12', ...rules });
  });

  it.each([
    ['no name', {}, 'name'],
    ['an empty name', { name: '   ' }, 'name'],
    ['a name that is too long', { name: 'N'.repeat(201) }, 'name'],
    ['a name on two lines', { name: 'Lincoln\nHigh' }, 'name'],
    ['a name that is a number', { name: 7 }, 'name'],
    ['a time zone that does not exist', { name: 'Any', timeZone: 'America/Springfield' }, 'timeZone'],
    ['an offset for a time zone', { name: 'Any', timeZone: '+05:00' }, 'timeZone'],
    ['an unknown policy', { name: 'Any', approvalPolicy: 'lenient' }, 'approvalPolicy'],
    ['a goal of 0', { name: 'Any', hoursGoal: 0 }, 'hoursGoal'],
    ['a goal of 10001', { name: 'Any', hoursGoal: 10_001 }, 'hoursGoal'],
    ['a broken goal', { name: 'Any', hoursGoal: 1.5 }, 'hoursGoal'],
    ['a goal in words', { name: 'Any', hoursGoal: '50' }, 'hoursGoal'],
    ['an unknown choice of emails', { name: 'Any', emailNotifications: 'weekly' }, 'emailNotifications'],
    ['quiet hours that are no time', { name: 'Any', quietFrom: '25:00' }, 'quietFrom'],
    ['0 days', { name: 'Any', oldestAcceptedDays: 0 }, 'oldestAcceptedDays'],
    ['3651 days', { name: 'Any', oldestAcceptedDays: 3651 }, 'oldestAcceptedDays'],
    ['"false" for active', { name: 'Any', isActive: 'false' }, 'isActive'],
    ['an id of their own', { name: 'Any', id: 99 }, 'id'],
    ['a join code of their own', { name: 'Any', joinCode: 'K7QM2XPR' }, 'joinCode'],
  ])('do not begin with %s', async (_what, body, field) => {
    const { status, body: refusal } = await superAdmin.post(PATH, body);
    expect([status, refusal.errors?.[0]?.field]).toEqual([400, field]);
  });

  it('do not begin with a field that every object has', async () => {
    const { status } = await superAdmin.send('POST', PATH, '{"name":"Any","__proto__":{"isActive":false}}');
    expect(status).toBe(400);
  });

  it('ask for their name in one sentence', async () => {
    expect((await superAdmin.post(PATH, { name: '' })).body.message).toBe('Name is required');
  });

  it('do not share a name, in whatever letters, under whatever race', async () => {
    await begun('Washington High');
    const refused = await superAdmin.post(PATH, { name: 'WASHINGTON high' });
    expect([refused.status, refused.body.code]).toEqual([409, 'organizations.name-taken']);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => superAdmin.post(PATH, { name: n % 2 ? 'Adams High' : 'ADAMS HIGH' })),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([201, ...Array<number>(19).fill(409)]);
    const [{ count } = { count: 0 }] = await asAdmin<{ count: number }>(
      database,
      `SELECT count(*)::integer FROM log.texts WHERE field = 'name' AND lower(body) = 'adams high'`,
    );
    expect(count).toBe(1);
    const monroe = await begun('Monroe High');
    expect((await change(monroe.id, { name: 'adams high' })).body.code).toBe('organizations.name-taken');
    expect((await change(monroe.id, { name: 'MONROE HIGH' })).body.name).toBe('MONROE HIGH');
  });

  it('change by one event for each kind of change, and not at all where nothing would', async () => {
    const { id } = await begun('Madison High');
    const input = { name: 'James Madison High', hoursGoal: 60, approvalPolicy: 'strict', reason: 'The board decided' };
    const { status, body, headers } = await change(id, input);
    expect([status, headers['etag'], body.version]).toEqual([200, '"3"', 3]);
    expect((await logOf(id)).slice(1)).toEqual([
      {
        type: 'organization.details-changed',
        data: {},
        texts: { name: 'James Madison High', reason: 'The board decided' },
      },
      {
        type: 'organization.rules-changed',
        data: { approvalPolicy: { from: 'standard', to: 'strict' }, hoursGoal: { from: 50, to: 60 } },
        texts: { reason: 'The board decided' },
      },
    ]);
    expect((await change(id, { ...input, isActive: true })).body).toEqual(body);
    expect((await change(id, {})).body).toEqual(body);
    expect((await change(id, { description: 'Grades 9 to 12' })).body.description).toBe('Grades 9 to 12');
    expect((await change(id, { description: null })).body.description).toBeNull();
    expect(await logOf(id)).toHaveLength(5);
    expect((await logOf(id)).at(-1)).toMatchObject({ data: { noReason: true } });
  });

  it('let one of two changes at the same version win, and show the loser what stands', async () => {
    const { id } = await begun('Polk High');
    const answers = await Promise.all([
      change(id, { hoursGoal: 60, version: 1 }),
      change(id, { hoursGoal: 70 }, { 'if-match': '"1"' }),
    ]);
    const [won, lost] = answers.sort((a, b) => a.status - b.status);
    expect([won.status, lost.status, lost.body.code]).toEqual([200, 409, 'stale']);
    expect(lost.body.current).toEqual(won.body);
    expect((await change(id, { hoursGoal: 80, version: 1 })).body.current).toEqual(won.body);
    expect((await superAdmin.get(`${PATH}/${id}`)).body).toEqual({ ...won.body, parentName: null });
  });

  it('are begun once, renamed and closed once for one Idempotency-Key each', async () => {
    const once = (key: string): Record<string, string> => ({ 'idempotency-key': key });
    const begins = () => superAdmin.post(PATH, { name: 'Harrison High', reason: 'A new member' }, once('begin'));
    const [{ body }, again] = [await begins(), await begins()];
    expect(again).toMatchObject({ status: 201, body });
    const ends = () => change(body.id, { name: 'Harrison', isActive: false }, once('end'));
    const [closed, repeated] = [await ends(), await ends()];
    expect(closed).toMatchObject({ status: 200, body: { name: 'Harrison', isActive: false, version: 3 } });
    expect(repeated.body).toEqual(closed.body);
    expect(await logOf(body.id)).toHaveLength(3);
    expect((await superAdmin.post(PATH, { name: 'HARRISON' }, once('taken'))).status).toBe(409);
  });

  it('are listed by name, page by page, to super-admins', async () => {
    const whole = (await superAdmin.get(PATH)).body as OrganizationView[];
    const names = whole.map(({ name }) => name.toLowerCase());
    expect(names).toEqual([...names].sort());
    expect(names).toEqual(expect.arrayContaining(['new school', 'roosevelt high school']));
    const paged: OrganizationView[] = [];
    let next: string | undefined = `${PATH}?limit=2`;
    while (next) {
      const { body, headers }: Answer = await superAdmin.get(next);
      expect(headers['x-total-count']).toBe(String(whole.length));
      paged.push(...(body as OrganizationView[]));
      next = /<([^>]+)>/.exec(String(headers['link'] ?? ''))?.[1];
    }
    expect(paged).toEqual(whole);
    expect((await superAdmin.get(`${PATH}?q=roose`)).body).toMatchObject([{ id: roosevelt }]);
    expect((await superAdmin.get(`${PATH}?q=%25`)).body).toEqual([]);
    expect((await superAdmin.get(`${PATH}?cursor=nonsense`)).status).toBe(400);
    expect((await superAdmin.get(`${PATH}?limit=501`)).status).toBe(400);
  });

  it('show an admin their own and no other, by whatever way they ask', async () => {
    const { body, headers } = await admin.get(PATH);
    expect([body.map(({ id }: OrganizationView) => id), headers['x-total-count']]).toEqual([[lincoln.id], '1']);
    expect((await admin.get(`${PATH}?q=Roosevelt`)).body).toEqual([]);
    expect((await admin.get(`${PATH}/${lincoln.id}`)).body.id).toBe(lincoln.id);
    const [foreign, absent] = await Promise.all([roosevelt, 999_999].map((id) => admin.get(`${PATH}/${id}`)));
    expect(foreign).toMatchObject({ status: 404 });
    expect({ ...foreign?.body, requestId: '' }).toEqual({ ...absent?.body, requestId: '' });
    expect((await superAdmin.get(`${PATH}/999999`)).status).toBe(404);
    expect((await change(999_999, { hoursGoal: 60 })).status).toBe(404);
    for (const id of ['0', 'abc', '1e3', '2147483648'])
      expect((await superAdmin.get(`${PATH}/${id}`)).status).toBe(400);
  });

  it('have their rules set by their own administrator, who neither renames nor closes them', async () => {
    const { id } = lincoln;
    const { version } = (await admin.get(`${PATH}/${id}`)).body as OrganizationView;
    const rules = { hoursGoal: 55, approvalPolicy: 'strict', oldestAcceptedDays: 200, timeZone: 'America/Chicago' };
    const answers = await Promise.all([
      admin.patch(`${PATH}/${id}`, { ...rules, version }),
      change(id, { hoursGoal: 45, reason: 'The district asks for it' }, { 'if-match': `"${version}"` }),
    ]);
    const [won, lost] = answers.sort((a, b) => a.status - b.status);
    expect([won.status, lost.status, lost.body.code]).toEqual([200, 409, 'stale']);
    expect(lost.body.current).toEqual(won.body);
    expect((await admin.patch(`${PATH}/${id}`, rules)).body).toMatchObject(rules);
    for (const input of [{ name: 'Mine' }, { isActive: false }]) {
      const { status, body } = await admin.patch(`${PATH}/${id}`, { ...input, hoursGoal: 10 });
      expect([status, body.code]).toEqual([403, 'organizations.super-admins-only']);
    }
    expect((await admin.patch(`${PATH}/${roosevelt}`, { hoursGoal: 60 })).status).toBe(404);
    expect((await admin.patch(`${PATH}/${id}`, { hoursGoal: 0 })).status).toBe(400);
    expect((await admin.get(`${PATH}/${id}`)).body).toMatchObject(rules);
  });

  it('are none of the business of others', async () => {
    for (const role of ['student', 'parent', 'verifier', 'teacher'] as const) {
      const browser = await app.signIn(lincoln[role].username);
      const answers = await Promise.all([
        browser.get(PATH),
        browser.get(`${PATH}/${lincoln.id}`),
        browser.post(PATH, { name: 'Mine' }),
        browser.patch(`${PATH}/${lincoln.id}`, { hoursGoal: 0 }),
        browser.post(`${PATH}/${lincoln.id}/join-code`),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403]);
    }
    expect((await app.client().get(PATH)).status).toBe(401);
  });

  describe('New School', () => {
    it.each([
      ['is not renamed', { name: 'Old School' }],
      ['is not closed', { isActive: false }],
    ])('%s', async (_what, input) => {
      const { status, body } = await change(1, input);
      expect([status, body.code]).toEqual([409, 'organizations.new-school']);
    });

    it('has no join code', async () => {
      expect((await superAdmin.post(`${PATH}/1/join-code`)).body.code).toBe('organizations.new-school');
      expect((await superAdmin.delete(`${PATH}/1/join-code`)).body.code).toBe('organizations.new-school');
    });

    it('can have rules of its own', async () => {
      expect((await change(1, { name: 'New School', hoursGoal: 20 })).body).toMatchObject({ id: 1, hoursGoal: 20 });
    });
  });
});

import { CAPABILITIES } from '@hourtrail/contracts';
import { startApp, TestClock, type TestApp } from './app.js';
import { cloneDatabase, type TestDatabase } from './database.js';
import { everyCell, TABLE } from './permissions/matrix.js';
import { makePerson, makeSchool } from './people.js';
import { RECORDS } from './permissions/records.js';
import { registeredRoutes, type RegisteredRoute } from './permissions/registered-routes.js';
import { PEOPLE } from './permissions/table.js';
import { World } from './permissions/world.js';

/** How a list names the person it is narrowed to. */
const PERSONS: readonly string[] = ['person', 'by', 'studentId', 'parentId', 'userId'];

const LOGGED_OTHERWISE: readonly string[] = [
  // every export is logged, with the person it is narrowed to
  'GET /api/admin/export/hours studentId',
  'GET /api/admin/export/audit-events person',
  'GET /api/admin/export/audit-events by',
  'GET /api/admin/export/audit-accesses person',
  'GET /api/admin/export/audit-accesses by',
  // it tells who looked, and nothing of the record
  'GET /api/audit/accesses person',
  'GET /api/audit/accesses by',
];

/** Read by programs that ask whether it has changed; its address is a secret of its own. */
const KEEPABLE: readonly string[] = ['GET /api/calendar/{token}.ics'];

/** Other spellings of the path of the API, some of which lead there. */
const SPELLINGS = [
  ...['/%61pi', '/a%70i', '/ap%69', '/%61%70%69', '/%2561pi', '/API', '/Api', '/aPI'],
  ...['//api', '///api', '/api/', '/api//', '/./api', '/x/../api', '/%2e/api', '/x/%2e%2e/api'],
  ...['/api/.', '/%2Fapi', '/api%2F', '/api;x=1'],
];

/** The kinds of records that lists show. */
const LISTED = ['account', 'school', 'entry', 'family link', 'join request', 'opportunity', 'opportunity that begins'];

interface Paths {
  readonly get?: { readonly parameters?: readonly { readonly in: string; readonly name: string }[] };
}

describe('the routes of the server', () => {
  let database: TestDatabase;
  let app: TestApp;
  let routes: readonly RegisteredRoute[];

  beforeAll(async () => {
    database = await cloneDatabase();
    app = await startApp({ database, clock: new TestClock(new Date('2026-11-21T15:00:00Z')) });
    routes = registeredRoutes(app.app);
  });
  afterAll(async () => {
    await app.close();
    await database.drop();
  });

  it('are those that the API describes', async () => {
    const document = (await app.client().get('/api/openapi.json')).body as { paths: Record<string, object> };
    const described = Object.entries(document.paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(routes.map(({ route }) => route).sort()).toEqual(described.sort());
  });

  it('keep who read a list that is narrowed to a person by number', async () => {
    const { paths } = (await app.client().get('/api/openapi.json')).body as { paths: Readonly<Record<string, Paths>> };
    const narrowing = Object.entries(paths).flatMap(([path, { get }]) =>
      (get?.parameters ?? [])
        .filter(({ in: where, name }) => where === 'query' && PERSONS.includes(name))
        .map(({ name }) => `GET ${path} ${name}`),
    );
    const recorded = routes.flatMap(({ route, records }) => records.map((name) => `${route} ${name}`));
    expect(narrowing.filter((one) => !LOGGED_OTHERWISE.includes(one)).sort()).toEqual(recorded.sort());
  });

  it('are each open to visitors, or say what one needs to use them', () => {
    const closed = routes.filter(({ isPublic, needs }) => !isPublic && needs === undefined);
    expect(closed.map(({ route }) => route)).toEqual([]);
  });

  it('need no capability that the table does not have, and leave none of the table out', () => {
    const needed = new Set(routes.flatMap(({ isPublic, needs }) => (isPublic || !needs ? [] : [needs])));
    expect([...needed].sort()).toEqual(Object.keys(CAPABILITIES).sort());
  });

  it('each have rows in the table of permissions, and the table has rows of no other', () => {
    expect([...new Set(TABLE.map(({ route }) => route))].sort()).toEqual(routes.map(({ route }) => route).sort());
  });

  it('refuse a school that one may not see wherever one can be named, whether it is there or not', async () => {
    const { paths } = (await app.client().get('/api/openapi.json')).body as { paths: Readonly<Record<string, Paths>> };
    const naming = Object.entries(paths).flatMap(([path, { get }]) =>
      (get?.parameters ?? []).some(({ in: where, name }) => where === 'query' && name === 'organizationId')
        ? [path.replace(/\{\w+\}/g, '1')]
        : [],
    );
    const [school, other] = [await makeSchool(app), await makeSchool(app)];
    const admin = await app.as(await makePerson(app, school, 'admin'));
    const heard = new Set<string>();
    for (const path of naming) {
      for (const id of [other, 999_999]) {
        const { status, body } = await admin.get(`${path}?organizationId=${id}`);
        heard.add(`${status} ${body.code}: ${body.message}`);
      }
    }
    expect(naming.length).toBeGreaterThan(15);
    expect([...heard]).toEqual(['403 organization.not-yours: You can only see your own school.']);
  });

  it('take an empty parameter for one that is not given', async () => {
    const { paths } = (await app.client().get('/api/openapi.json')).body as { paths: Readonly<Record<string, Paths>> };
    const admin = await app.as(await makePerson(app, await makeSchool(app), 'admin'));
    const lists = Object.entries(paths).flatMap(([path, { get }]) => {
      const names = (get?.parameters ?? []).filter((one) => one.in === 'query').map(({ name }) => name);
      return names.length > 0 && !path.includes('{') && !path.includes('export') ? [{ path, names }] : [];
    });
    expect(lists.length).toBeGreaterThan(15);
    for (const { path, names } of lists) {
      const [bare, empty] = [await admin.get(path), await admin.get(`${path}?${names.join('=&')}=`)];
      const total = 'x-total-count';
      expect([path, empty.status, empty.headers[total]]).toEqual([path, bare.status, bare.headers[total]]);
    }
  });

  it('give nothing private to keep, however their addresses are spelled', async () => {
    const admin = await app.as(await makePerson(app, await makeSchool(app), 'admin'));
    const paths = routes.flatMap(({ route }) => {
      const [method, path = ''] = route.split(' ');
      return method === 'GET' && !KEEPABLE.includes(route) ? [path.replace(/\{\w+\}/g, '1')] : [];
    });
    expect(paths.length).toBeGreaterThan(50);
    for (const path of paths) {
      for (const spelled of [path, ...SPELLINGS.map((spelling) => path.replace('/api', spelling))]) {
        const { headers } = await admin.get(spelled);
        expect([spelled, headers['cache-control']]).toEqual([spelled, 'no-store']);
      }
    }
  });

  it('let an auditor change their own account, take evidence and lists of the log, have it checked, and nothing else', () => {
    const changing = TABLE.filter(({ route, isPublic }) => !route.startsWith('GET ') && !isPublic);
    const done = changing.filter((row) =>
      everyCell(row).some((cell) => cell.principal === 'auditor' && cell.comes === 'done'),
    );
    expect([...new Set(done.map(({ route }) => route))].sort()).toEqual([
      'DELETE /api/auth/sessions',
      'DELETE /api/auth/sessions/{id}',
      'DELETE /api/profile/checkpoint-mail',
      'PATCH /api/profile',
      'POST /api/admin/export/{kind}',
      'POST /api/audit/checkups',
      'POST /api/audit/evidence',
      'POST /api/auth/change-password',
      'POST /api/auth/logout',
      'POST /api/notifications/read',
      'POST /api/notifications/{id}/read',
      'POST /api/profile/second-factor/authenticator',
      'POST /api/profile/second-factor/authenticator-setup',
      'POST /api/profile/second-factor/passkey-setup',
      'POST /api/profile/second-factor/passkeys',
      'POST /api/profile/second-factor/recovery-codes',
      'POST /api/profile/second-factor/{id}/remove',
      'POST /api/retention/preview',
      'PUT /api/profile/notifications',
    ]);
  });

  describe('with records of every kind', () => {
    let world: World;

    beforeAll(async () => {
      world = await World.build(app);
      for (let n = 0; n < 3; n += 1) await makeSchool(app);
      for (const kind of LISTED) {
        for (const make of Object.values(RECORDS[kind] ?? {})) await make(world, 'admin');
      }
    });

    it.each([
      'users',
      'organizations',
      'volunteer-hours',
      'family-links',
      'join-requests',
      'volunteer-opportunities',
      'opportunity-signups',
    ])('list of %s what one may open, and nothing of other schools', async (list) => {
      const isOpened = routes.some(({ route }) => route === `GET /api/${list}/{id}`);
      const schools =
        list === 'organizations'
          ? ['']
          : ['', `?organizationId=${world.lincoln}`, `?organizationId=${world.roosevelt}`];
      let shown = 0;
      for (const principal of PEOPLE) {
        const client = world.client(principal);
        for (const school of schools) {
          const { status, body } = await client.get(`/api/${list}${school}`);
          if (status !== 200) continue;
          const rows = (body as { id: number; organizationId?: number }[]).slice(0, 40);
          shown += rows.length;
          const own = world.person(principal).organizationId;
          const foreign = rows.filter((row) => (row.organizationId ?? row.id) !== own);
          if (principal !== 'super-admin') expect([principal, foreign]).toEqual([principal, []]);
          if (!isOpened) continue;
          const opened = await Promise.all(rows.map(({ id }) => client.get(`/api/${list}/${id}`)));
          expect([principal, ...opened.map((answer) => answer.status)]).toEqual([principal, ...rows.map(() => 200)]);
        }
      }
      expect(shown).toBeGreaterThan(10);
    });
  });
});

import { CAPABILITIES } from '@hourtrail/contracts';
import { startApp, type TestApp } from './app.js';
import { cloneDatabase, type TestDatabase } from './database.js';
import { registeredRoutes, type RegisteredRoute } from './permissions/registered-routes.js';

/** How a list names the person it is narrowed to. */
const PERSONS: readonly string[] = ['person', 'by', 'studentId', 'parentId', 'userId'];

const KEPT_OTHERWISE: readonly string[] = [
  // every file is kept, with the person it is narrowed to
  'GET /api/admin/export/hours studentId',
  // it tells who looked, and nothing of the record
  'GET /api/audit/accesses person',
  'GET /api/audit/accesses by',
];

interface Paths {
  readonly get?: { readonly parameters?: readonly { readonly in: string; readonly name: string }[] };
}

describe('the routes of the server', () => {
  let database: TestDatabase;
  let app: TestApp;
  let routes: readonly RegisteredRoute[];

  beforeAll(async () => {
    database = await cloneDatabase();
    app = await startApp({ database });
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
    expect(narrowing.filter((one) => !KEPT_OTHERWISE.includes(one)).sort()).toEqual(recorded.sort());
  });

  it('are each open to visitors, or say what one needs to use them', () => {
    const closed = routes.filter(({ isPublic, needs }) => !isPublic && needs === undefined);
    expect(closed.map(({ route }) => route)).toEqual([]);
  });

  it('need no capability that the table does not have, and leave none of the table out', () => {
    const needed = new Set(routes.flatMap(({ isPublic, needs }) => (isPublic || !needs ? [] : [needs])));
    expect([...needed].sort()).toEqual(Object.keys(CAPABILITIES).sort());
  });
});

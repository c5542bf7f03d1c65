import { CAPABILITIES } from '@hourtrail/contracts';
import { startApp, type TestApp } from './app.js';
import { cloneDatabase, type TestDatabase } from './database.js';
import { registeredRoutes, type RegisteredRoute } from './permissions/registered-routes.js';

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

  it('are each open to visitors, or say what one needs to use them', () => {
    const closed = routes.filter(({ isPublic, needs }) => !isPublic && needs === undefined);
    expect(closed.map(({ route }) => route)).toEqual([]);
  });

  it('need no capability that the table does not have, and leave none of the table out', () => {
    const needed = new Set(routes.flatMap(({ isPublic, needs }) => (isPublic || !needs ? [] : [needs])));
    expect([...needed].sort()).toEqual(Object.keys(CAPABILITIES).sort());
  });
});

import fastify, { type HTTPMethods } from 'fastify';
import fc from 'fast-check';
import { labelsOfRequest } from './watch-requests.js';

const server = fastify();
const seen = new Set<string>();
server.addHook('onResponse', (request, reply, done) => {
  seen.add(JSON.stringify(labelsOfRequest(request, reply)));
  done();
});
for (const path of ['/api/users/:id', '/assets/index-3f9a.js', '/assets/index-77c1.css', '/robots.txt', '/*'])
  server.get(path, () => '');
afterAll(() => server.close());

const send = async (method: string, url: string): Promise<void> =>
  void (await server.inject({ method: method as HTTPMethods & 'GET', url }));

test('the ids of a route, the files of the client and the pages of the site are not labels', async () => {
  seen.clear();
  for (const url of [
    '/api/users/7',
    '/api/users/8',
    '/assets/index-3f9a.js',
    '/assets/index-77c1.css',
    '/robots.txt',
    '/about',
  ])
    await send('GET', url);
  expect([...seen].map((labels) => (JSON.parse(labels) as { route: string }).route)).toEqual(['/api/users/:id', '/*']);
});

test('whatever is requested, there are as many labels as the code has routes and methods', async () => {
  seen.clear();
  const methods = fc.constantFrom(
    'GET',
    'HEAD',
    'POST',
    'PUT',
    'PATCH',
    'DELETE',
    'OPTIONS',
    'PROPFIND',
    'TRACE',
    'PURGE',
  );
  await fc.assert(
    fc.asyncProperty(methods, fc.webPath(), fc.constantFrom('', '/api', '/api/users'), async (method, path, under) =>
      send(method, `${under}${path || '/'}`),
    ),
    { numRuns: 100 },
  );
  const [methodsSeen, routes] = (['method', 'route'] as const).map(
    (label) => new Set([...seen].map((labels) => (JSON.parse(labels) as Record<string, string>)[label])),
  );
  expect([...(routes ?? [])].filter((route) => !['/api/users/:id', '/*', 'none'].includes(String(route)))).toEqual([]);
  expect(methodsSeen?.size).toBeLessThanOrEqual(8);
});

import { LIMITS } from '@hourtrail/contracts';
import { json, Answers } from '../testing/server.js';
import { fetchInBatches } from './batch.js';

let server: Answers;
let batches: string[][];

beforeEach(() => {
  server = new Answers();
  const answer = globalThis.fetch;
  batches = [];
  globalThis.fetch = (input, init) => {
    const request = new Request(input, init);
    const { pathname, searchParams } = new URL(request.url);
    if (pathname === '/api/batch') batches.push(searchParams.getAll('path'));
    return answer(request);
  };
});
afterEach(() => server.end());

const asked = (path: string, init?: RequestInit): Promise<Response> =>
  fetchInBatches(new Request(window.location.origin + path, init));

it('sends what is read at once together, and each gets its own response', async () => {
  server
    .to('GET /api/one', () => json(200, [1], { 'X-Total-Count': '7' }))
    .to('GET /api/two', () => json(409, { code: 'late' }))
    .to('GET /api/three', () => new Response('three', { headers: { 'Content-Type': 'text/plain' } }));
  const [one, two, three] = await Promise.all(
    ['/api/one?q=a%20b', '/api/two', '/api/three'].map((path) => asked(path)),
  );
  expect(batches).toEqual([['/api/one?q=a%20b', '/api/two', '/api/three']]);
  expect([one?.status, one?.headers.get('X-Total-Count'), await one?.json()]).toEqual([200, '7', [1]]);
  expect([two?.status, await two?.json()]).toEqual([409, { code: 'late' }]);
  expect(await three?.text()).toBe('three');
});

it('sends one alone as it is, and what changes something never in a batch', async () => {
  server.to('GET /api/one', () => json(200, 1)).to('POST /api/two', () => json(201, 2));
  await Promise.all([asked('/api/one'), asked('/api/two', { method: 'POST', body: '{}' })]);
  expect(batches).toEqual([]);
  expect(server.sent.map(({ method }) => method).sort()).toEqual(['GET', 'POST']);
});

it('leaves out what was given up meanwhile', async () => {
  server.to('GET /api/one', () => json(200, 1));
  const given = new AbortController();
  const lost = asked('/api/two', { signal: given.signal });
  const one = asked('/api/one');
  given.abort();
  await expect(lost).rejects.toMatchObject({ name: 'AbortError' });
  expect(await (await one).json()).toBe(1);
  expect(server.sent.map(({ url }) => new URL(url).pathname)).toEqual(['/api/one']);
});

it('splits what is too many or too long for one', async () => {
  const paths = Array.from({ length: LIMITS.batchMax + 2 }, (_, nth) => `/api/${nth}`);
  const long = `/api/long?q=${'x'.repeat(3_990)}`;
  for (const path of [...paths, long]) server.to(`GET ${path.split('?')[0]}`, () => json(200, path));
  const answers = await Promise.all([...paths, long].map(async (path): Promise<unknown> => (await asked(path)).json()));
  expect(answers).toEqual([...paths, long]);
  expect(batches).toEqual([paths.slice(0, LIMITS.batchMax), paths.slice(LIMITS.batchMax)]);
});

it('tells each of a refusal of all, and of a lost connection', async () => {
  globalThis.fetch = () => Promise.resolve(json(401, { code: 'unauthenticated' }));
  const refused = await Promise.all([asked('/api/one'), asked('/api/two')]);
  expect(await Promise.all(refused.map((one) => one.json()))).toEqual([
    { code: 'unauthenticated' },
    { code: 'unauthenticated' },
  ]);
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  const lost = await Promise.allSettled([asked('/api/one'), asked('/api/two')]);
  expect(lost.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});

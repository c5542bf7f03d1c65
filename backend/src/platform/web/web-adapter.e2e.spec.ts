import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { startApp, type TestApp } from '../../../test/app.js';
import { cloneDatabase, type TestDatabase } from '../../../test/database.js';
import { until } from '../../../test/until.js';

let database: TestDatabase;
let app: TestApp;
let port: number;

beforeAll(async () => {
  database = await cloneDatabase();
  app = await startApp({ database });
  await app.app.listen(0, '127.0.0.1');
  port = (app.app.getHttpServer().address() as AddressInfo).port;
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

/** What comes back over a plain connection. */
const send = (bytes: string): Promise<string> =>
  new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    socket.on('data', (chunk) => (answer += chunk.toString()));
    socket.on('close', () => resolve(answer));
    socket.on('error', reject);
  });

test.each([
  ['a header that is none', 'GET / HTTP/1.1\r\nHost: x\r\nNonsense\r\n\r\n'],
  [
    'two lengths of one body',
    'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
  ],
  ['headers beyond all measure', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`],
  ['a name of a million letters', `GET / HTTP/1.1\r\nHost: x\r\nX-Request-Id: ${'a'.repeat(1_000_000)}\r\n\r\n`],
  ['no HTTP at all', '\x16\x03\x01\x02\x00\x01'],
])('%s gets the refusal that everything unreadable gets', async (_what, bytes) => {
  const answer = await send(bytes);
  expect(answer).toMatch(/^HTTP\/1.1 400 /);
  expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toMatchObject({ statusCode: 400, code: 'bad-request' });
});

test('a body that claims to be too large is refused before it is read', async () => {
  const headers = ['Host: x', 'Content-Type: application/json', 'Content-Length: 2000000', 'Connection: close'];
  const answer = await send(`POST /api/auth/login HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n{`);
  expect(answer).toMatch(/^HTTP\/1.1 413 [^]*"code":"too-large"/);
});

test('signing in works over a real connection, with the headers a program sends', async () => {
  const url = `http://127.0.0.1:${port}`;
  const person = {
    username: 'wire',
    email: 'wire@home.example',
    password: 'walks the dog',
    firstName: 'W',
    lastName: 'R',
  };
  const headers = { origin: url, 'content-type': 'application/json' };
  const answer = await fetch(`${url}/api/auth/signup`, { method: 'POST', headers, body: JSON.stringify(person) });
  expect(answer.status).toBe(201);
  const cookie = (answer.headers.get('set-cookie') ?? '').split(';')[0] as string;
  const me = await fetch(`${url}/api/auth/me`, { headers: { cookie } });
  expect(await me.json()).toMatchObject({ username: 'wire' });
});

test('a server that stops answers what it has begun to read, and waits for no other request on that connection', async () => {
  const stopping = await startApp({ database });
  await stopping.app.listen(0, '127.0.0.1');
  const server = stopping.app.getHttpServer();
  server.keepAliveTimeout = 0;
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  let answer = '';
  socket.on('data', (chunk) => (answer += chunk.toString()));
  const begun = once(server, 'request');
  socket.write(
    'POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{',
  );
  await begun;
  const closed = stopping.close();
  await until(() => Promise.resolve(!server.listening));
  socket.write('}');
  await closed;
  expect(answer).toMatch(/^HTTP\/1.1 4/);
});

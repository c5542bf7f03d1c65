import { once } from 'node:events';
import { createServer, request as requestOf, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { connect, type AddressInfo, type Server } from 'node:net';
import type { BrowserContext } from 'playwright-core';
import { startApp, type TestApp } from '../../backend/test/app.js';
import { makeCertificate } from '../../backend/test/certificates.js';
import { cloneDatabase, type TestDatabase } from '../../backend/test/database.js';
import { makePerson, makeSchool } from '../../backend/test/people.js';
import { SamlServer, samlRequestIn } from '../../backend/test/saml.js';
import { asAdmin } from '../../backend/test/sql.js';
import { theBrowser } from './browser.js';

const HERE = 'https://hours.example';

let database: TestDatabase;
let app: TestApp;
let context: BrowserContext;
let school: number;
let email: string;
let username: string;
const servers: Server[] = [];
const provider = new SamlServer(() => new Date());

const listening = async (server: Server): Promise<number> => {
  servers.push(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return (server.address() as AddressInfo).port;
};

/** The provider's page, which posts its response from another site as soon as it is there. */
function providersPage({ url = '' }: IncomingMessage, response: ServerResponse): void {
  const request = samlRequestIn(new URL(url, provider.startUrl));
  const answer = Buffer.from(provider.answer(provider.says(request, email))).toString('base64');
  response.setHeader('content-type', 'text/html').end(
    `<form method="post" action="${request.acs}"><input name="SAMLResponse" value="${answer}">
     <input name="RelayState" value="${request.relayState}"></form><script>document.forms[0].submit()</script>`,
  );
}

beforeAll(async () => {
  database = await cloneDatabase();
  app = await startApp({ database, web: { publicUrl: HERE } });
  school = await makeSchool(app);
  const teacher = await makePerson(app, school, 'teacher');
  // whoever has a password links it first
  await asAdmin(database, 'DELETE FROM identity.credentials WHERE user_id = $1', [teacher.id]);
  ({ email, username } = teacher);
  const superAdmin = await app.signIn((await makePerson(app, school, 'super-admin')).username);
  const { status } = await superAdmin.put(`/api/organizations/${school}/sign-in`, {
    ...{ protocol: 'saml', metadata: provider.metadata(), emailAttribute: 'mail' },
    ...{ roles: ['teacher'], required: false, reason: 'The school asked' },
  });
  expect(status).toBe(200);
  await app.app.listen(0, '127.0.0.1');
  const { port } = app.app.getHttpServer().address() as AddressInfo;

  const { privateKey, pem } = makeCertificate();
  const key = privateKey.export({ type: 'pkcs8', format: 'pem' });
  const web = createTlsServer({ key, cert: pem }, (request, response) => {
    if (request.headers.host === new URL(provider.startUrl).host) return providersPage(request, response);
    const { method, headers, url: path } = request;
    const passed = requestOf({ host: '127.0.0.1', port, method, headers, path }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    request.pipe(passed);
  });
  const webPort = await listening(web);
  // leads both names to that server, so that the browser takes them for two sites with https
  const proxy = createServer().on('connect', (_request, client) => {
    const line = connect(webPort, '127.0.0.1', () => client.write('HTTP/1.1 200 OK\r\n\r\n'));
    for (const end of [client, line]) end.on('error', () => {});
    line.pipe(client).pipe(line);
  });
  const server = `http://127.0.0.1:${await listening(proxy)}`;
  context = await (await theBrowser()).newContext({ ignoreHTTPSErrors: true, proxy: { server } });
});
afterAll(async () => {
  await context.close();
  await app.close();
  for (const server of servers) server.close();
  await database.drop();
});

it('a SAML provider’s page posts back from its own site, and the browser comes in signed in', async () => {
  const page = await context.newPage();
  await page.goto(`${HERE}/api/auth/oidc/${school}`);
  await page.waitForURL(/\/dashboard$|\/login/);
  await page.goto(`${HERE}/api/auth/me`);
  expect(await page.locator('body').innerText()).toContain(`"username":"${username}"`);
});

it('without the cookie of the browser that left, the same page leads back to the log-in page', async () => {
  await context.clearCookies();
  const page = await context.newPage();
  await page.route(`${HERE}/api/auth/saml/**`, async (route) => {
    await context.clearCookies();
    await route.continue();
  });
  await page.goto(`${HERE}/api/auth/oidc/${school}`);
  await page.waitForURL(`${HERE}/login?problem=school-expired**`);
});

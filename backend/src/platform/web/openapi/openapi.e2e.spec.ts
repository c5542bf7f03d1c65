import type { OpenAPIObject } from '@nestjs/swagger';
import { startApp, type TestApp } from '../../../../test/app.js';
import { cloneDatabase, type TestDatabase } from '../../../../test/database.js';
import { makeStaffedSchool } from '../../../../test/people.js';
import { mismatches } from '../../../../test/schema.js';
import { operationsOf } from './api-document.js';
import type { Schema } from './shape.js';

let database: TestDatabase;
let app: TestApp;
let document: OpenAPIObject;

beforeAll(async () => {
  database = await cloneDatabase();
  app = await startApp({ database, web: { demo: true } });
  document = (await app.client().get('/api/openapi.json')).body as OpenAPIObject;
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

const FIGURES = ['/api/users/{id}/stats', '/api/users/{id}/achievements'];
const ENTRY = {
  organizationName: 'Food Bank',
  date: new Date(Date.now() - 3 * 86_400_000).toISOString().slice(0, 10),
  startTime: '09:00',
  endTime: '12:00',
  hours: 3,
};

const schemaOf = (path: string, method: 'get' | 'post', status: string): Schema => {
  const answer = document.paths[path]?.[method]?.responses[status];
  if (!answer || !('content' in answer)) throw new Error(`${method} ${path} does not describe ${status}.`);
  return answer.content?.['application/json']?.schema as Schema;
};

test('every route says what it answers', () => {
  const silent = operationsOf(document)
    .filter(({ responses }) =>
      Object.values(responses).some((response) => response && 'description' in response && response.description === ''),
    )
    .map(({ operationId }) => operationId);
  expect(silent).toEqual([]);
});

test('every schema that is referred to is there', () => {
  const references = JSON.stringify(document).match(/#\/components\/schemas\/\w+/g) ?? [];
  const missing = [...new Set(references)].filter(
    (reference) => !(document.components?.schemas ?? {})[reference.slice(21)],
  );
  expect(missing).toEqual([]);
});

test('a contract is described by its own rules', () => {
  expect(document.components?.schemas?.['SignUp']).toEqual({
    type: 'object',
    properties: {
      username: { type: 'string', maxLength: 64, minLength: 3 },
      email: { type: 'string', format: 'email', maxLength: 254 },
      password: { type: 'string', maxLength: 128, minLength: 6 },
      firstName: { type: 'string', maxLength: 100, minLength: 1 },
      lastName: { type: 'string', maxLength: 100, minLength: 1 },
    },
    required: ['username', 'email', 'password', 'firstName', 'lastName'],
  });
  expect(document.components?.schemas?.['ReviewManyHours']).toMatchObject({
    properties: {
      ids: { type: 'array', minItems: 1, maxItems: 500, uniqueItems: true, items: { type: 'integer', minimum: 1 } },
      status: { type: 'string', enum: ['verified', 'approved', 'rejected'] },
    },
    required: ['ids', 'status'],
  });
});

test('public routes need no cookie, all others do', () => {
  expect(document.security).toEqual([{ session: [] }]);
  expect(document.components?.securitySchemes).toEqual({
    session: { type: 'apiKey', in: 'cookie', name: 'hourtrail_session' },
  });
  const open = operationsOf(document).filter(({ security }) => security !== undefined);
  expect(open.map(({ operationId }) => operationId)).toEqual(
    expect.arrayContaining(['AuthController_logIn', 'AuthController_signUp', 'HealthController_live']),
  );
  for (const { security } of open) expect(security).toEqual([{}]);
});

test('what the server answers is what is described', async () => {
  const school = await makeStaffedSchool(app);
  const browser = await app.signIn(school.student.username);
  for (const path of [
    '/api/auth/me',
    '/api/auth/demo-log-ins',
    '/api/auth/options',
    '/api/auth/sessions',
    '/api/profile',
    '/api/users/verifiers',
    '/api/health/live',
    '/api/health/ready',
    '/api/version',
  ]) {
    const { status, body } = await browser.get(path);
    expect([path, status, mismatches(document, schemaOf(path, 'get', '200'), body)]).toEqual([path, 200, []]);
  }
  const entry = await browser.post('/api/volunteer-hours', ENTRY);
  expect(mismatches(document, schemaOf('/api/volunteer-hours', 'post', '201'), entry.body)).toEqual([]);
  const paths = [
    '/api/volunteer-hours',
    '/api/volunteer-hours/{id}',
    '/api/volunteer-hours/{id}/history',
    '/api/achievements',
    ...FIGURES,
  ];
  for (const path of paths) {
    const id = FIGURES.includes(path) ? school.student.id : entry.body.id;
    const { status, body } = await browser.get(path.replace('{id}', String(id)));
    expect([path, status, mismatches(document, schemaOf(path, 'get', '200'), body)]).toEqual([path, 200, []]);
  }
  const refusal = await browser.post('/api/auth/login', {});
  expect(mismatches(document, schemaOf('/api/auth/login', 'post', 'default'), refusal.body)).toEqual([]);
});

test('the page to read it runs under the policy of every page', async () => {
  const { status, body, headers } = await app.client().get('/api/docs');
  expect(status).toBe(200);
  const nonce = /script-src 'self' 'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1];
  expect(body.match(/<(script|style)\b[^>]*>/g)).toHaveLength(3);
  for (const tag of body.match(/<(script|style)\b[^>]*>/g)) expect(tag).toContain(`nonce="${nonce}"`);
  for (const file of ['swagger-ui.css', 'swagger-ui-bundle.js']) {
    expect((await app.client().get(`/api/docs/${file}`)).status).toBe(200);
  }
  expect((await app.client().get('/api/docs/package.json')).status).toBe(404);
});

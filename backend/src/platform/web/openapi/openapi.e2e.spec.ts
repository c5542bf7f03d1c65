import type { OpenAPIObject } from '@nestjs/swagger';
import { startApp, type TestApp } from '../../../../test/app.js';
import { cloneDatabase, type TestDatabase } from '../../../../test/database.js';
import { operationsOf } from './api-document.js';

let database: TestDatabase;
let app: TestApp;
let document: OpenAPIObject;

beforeAll(async () => {
  database = await cloneDatabase();
  app = await startApp({ database });
  document = (await app.client().get('/api/openapi.json')).body;
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

test('x', () => {
  console.log(JSON.stringify(document, null, 1).slice(0, 30000));
});

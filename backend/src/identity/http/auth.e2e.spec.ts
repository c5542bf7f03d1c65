import { startApp, type TestApp } from '../../../test/app.js';
import { cloneDatabase, type TestDatabase } from '../../../test/database.js';

const ANA = { username: 'ana', email: 'ana@home.example', password: 'walks the dog', firstName: 'Ana', lastName: 'Ruiz' };

let database: TestDatabase;
let app: TestApp;

beforeAll(async () => {
  database = await cloneDatabase();
  app = await startApp({ database });
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

test('whoever signs up is a student of New School and signed in', async () => {
  const browser = app.client();
  const signedUp = await browser.post('/api/auth/signup', ANA);
  expect(signedUp.body).toMatchObject({ username: 'ana' });
  expect((await browser.get('/api/auth/me')).body).toEqual(signedUp.body);
});

import { todayInZone } from '@hourtrail/contracts';
import { startApp, type TestApp } from '../../../test/app.js';
import { cloneDatabase, type TestDatabase } from '../../../test/database.js';
import { makePerson, makeSchool, makeStaffedSchool } from '../../../test/people.js';

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

test('a student chooses among the active verifiers of their own school, by name', async () => {
  const school = await makeSchool(app);
  const names = [
    ['Ada', 'Young'],
    ['Ben', 'adams'],
    ['Ann', 'Adams'],
    ['Zoe', 'Brook'],
  ] as const;
  for (const [firstName, lastName] of names) await makePerson(app, school, 'verifier', { firstName, lastName });
  await makePerson(app, school, 'verifier', { isActive: false });
  await makePerson(app, school, 'teacher');
  await makeStaffedSchool(app);
  const student = await app.signIn((await makePerson(app, school, 'student')).username);
  const { status, body } = await student.get('/api/users/verifiers');
  expect(status).toBe(200);
  expect(body.map((one: { firstName: string; lastName: string }) => `${one.firstName} ${one.lastName}`)).toEqual([
    'Ann Adams',
    'Ben adams',
    'Zoe Brook',
    'Ada Young',
  ]);
  expect(Object.keys(body[0])).toEqual(['id', 'firstName', 'lastName', 'role', 'email', 'organizations']);
});

test('each verifier comes with the organizations they verified hours for, the latest first', async () => {
  const school = await makeStaffedSchool(app);
  const newcomer = await makePerson(app, school.id, 'student');
  const student = await app.signIn(school.student.username);
  const verifier = await app.signIn(school.verifier.username);
  const logged = async (organizationName: string): Promise<string> => {
    const times = { date: todayInZone('America/New_York'), startTime: '09:00', endTime: '10:00', hours: 1 };
    const entry = { organizationName, ...times, verifierId: school.verifier.id };
    const { status, body } = await student.post('/api/volunteer-hours', entry);
    expect(status).toBe(201);
    return `/api/volunteer-hours/${body.id}`;
  };
  const [library, park, , shelter] = [
    await logged('City Library'),
    await logged('Mill Creek Park'),
    await logged('Waits'),
    await logged('Cat Shelter'),
  ];
  for (const path of [park, shelter, library])
    expect((await verifier.patch(path, { status: 'verified' })).status).toBe(200);
  expect((await (await app.signIn(school.admin.username)).delete(shelter)).status).toBe(204);
  const { body } = await (await app.signIn(newcomer.username)).get('/api/users/verifiers');
  expect(body).toMatchObject([{ id: school.verifier.id, organizations: ['City Library', 'Mill Creek Park'] }]);
});

test('a member of New School finds no verifier there', async () => {
  const browser = app.client();
  const person = {
    username: 'newcomer',
    email: 'n@home.example',
    password: 'walks the dog',
    firstName: 'N',
    lastName: 'C',
  };
  await browser.post('/api/auth/signup', person);
  expect((await browser.get('/api/users/verifiers')).body).toEqual([]);
});

test('a visitor finds nobody', async () => {
  expect((await app.client().get('/api/users/verifiers')).status).toBe(401);
});

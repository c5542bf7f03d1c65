import type { HoursView } from '@hourtrail/contracts';
import { PASSWORD, startApp, TestClock, type TestApp } from '../../../test/app.js';
import type { Client } from '../../../test/client.js';
import { cloneDatabase, type TestDatabase } from '../../../test/database.js';
import { makePerson, makeSchool } from '../../../test/people.js';

type Person = Awaited<ReturnType<typeof makePerson>>;

const OWN = 'chosen by whoever came in';
const REFUSED = [403, 'hours.one-hand'];

let database: TestDatabase;
let app: TestApp;
let school: number;
let clock: TestClock;

beforeAll(async () => {
  database = await cloneDatabase();
  clock = new TestClock(new Date('2026-11-21T15:00:00Z'));
  app = await startApp({ database, clock });
  school = await makeSchool(app, { approvalPolicy: 'strict' });
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

const person = (role: 'student' | 'teacher' | 'verifier' | 'admin'): Promise<Person> => makePerson(app, school, role);

/** Makes a one-time password for somebody, comes in by it and chooses another. */
async function takeOver(by: Client, { id, username }: Person): Promise<Client> {
  const { body } = await by.post(`/api/users/${id}/one-time-password`);
  const there = await app.signIn(username, body.oneTimePassword as string);
  const passwords = { currentPassword: body.oneTimePassword as string, newPassword: OWN };
  expect((await there.post('/api/auth/change-password', passwords)).status).toBe(204);
  return there;
}

const logged = async (student: Client, verifier: Person): Promise<HoursView> => {
  const entry = { organizationName: 'Food Bank', date: '2026-11-20', startTime: '09:00', endTime: '12:00', hours: 3 };
  return (await student.post('/api/volunteer-hours', { ...entry, status: 'pending', verifierId: verifier.id })).body;
};
const decide = async (by: Client, { id }: HoursView): Promise<readonly unknown[]> => {
  const { status, body } = await by.patch(`/api/volunteer-hours/${id}`, { status: 'approved' });
  return status === 200 ? [200, body.status] : [status, body.code];
};

test('a teacher who takes over a verifier does not approve what they verify by that account', async () => {
  const [student, verifier, teacher, colleague] = [
    await person('student'),
    await person('verifier'),
    await person('teacher'),
    await person('teacher'),
  ];
  const entry = await logged(await app.as(student), verifier);
  const there = await takeOver(await app.as(teacher), verifier);
  expect(await decide(there, entry)).toEqual([200, 'verified']);
  expect(await decide(await app.as(teacher), entry)).toEqual(REFUSED);
  const many = await (
    await app.as(teacher)
  ).post('/api/volunteer-hours/review', {
    entries: [{ id: entry.id }],
    action: 'approve',
  });
  expect(JSON.stringify(many.body)).not.toContain('"outcome":"done"');
  expect(await decide(await app.as(colleague), entry)).toEqual([200, 'approved']);
  const trail = (await (await app.as(student)).get(`/api/volunteer-hours/${entry.id}/history`)).body;
  const name = `${teacher.firstName} ${teacher.lastName}`;
  expect(trail).toMatchObject([{ couldBe: [] }, { couldBe: [{ id: teacher.id, name }] }, { couldBe: [] }]);
});

test('nor who comes in by a link they made, or by a password for an account they made', async () => {
  const [student, verifier, teacher] = [await person('student'), await person('verifier'), await person('teacher')];
  const asTeacher = await app.as(teacher);
  const linked = await logged(await app.as(student), verifier);
  const { body } = await asTeacher.post(`/api/users/${verifier.id}/invitation`);
  const token = (body.url as string).split('#')[1];
  const guest = app.client();
  expect((await guest.post('/api/auth/invitation/accept', { token, password: OWN })).status).toBe(200);
  expect(await decide(guest, linked)).toEqual([200, 'verified']);
  expect(await decide(asTeacher, linked)).toEqual(REFUSED);

  const nora = {
    username: 'nora',
    email: 'nora@park.example',
    firstName: 'Nora',
    lastName: 'Petrov',
    role: 'verifier',
  };
  const made = await asTeacher.post('/api/users', nora);
  const entry = await logged(await app.as(student), made.body as Person);
  const asNora = await app.signIn('nora', made.body.oneTimePassword as string);
  const passwords = { currentPassword: made.body.oneTimePassword as string, newPassword: OWN };
  await asNora.post('/api/auth/change-password', passwords);
  expect(await decide(asNora, entry)).toEqual([200, 'verified']);
  expect((await decide(asTeacher, entry))[0]).toBe(403);
});

test('what the verifier verified before stays theirs', async () => {
  const [student, verifier, teacher] = [await person('student'), await person('verifier'), await person('teacher')];
  const entry = await logged(await app.as(student), verifier);
  expect(await decide(await app.as(verifier), entry)).toEqual([200, 'verified']);
  await takeOver(await app.as(teacher), verifier);
  expect(await decide(await app.as(teacher), entry)).toEqual([200, 'approved']);
});

test('an admin who hands in for a student does not approve it', async () => {
  const [student, verifier, admin] = [await person('student'), await person('verifier'), await person('admin')];
  const entry = await logged(await takeOver(await app.as(admin), student), verifier);
  expect(await decide(await app.as(verifier), entry)).toEqual([200, 'verified']);
  expect(await decide(await app.as(admin), entry)).toEqual(REFUSED);
});

test('it is of no use to go through a third account, or to approve by another', async () => {
  const [student, verifier, teacher, admin] = [
    await person('student'),
    await person('verifier'),
    await person('teacher'),
    await person('admin'),
  ];
  const asAdmin = await app.as(admin);
  const entry = await logged(await app.as(student), verifier);
  const asTeacher = await takeOver(asAdmin, teacher);
  const asVerifier = await takeOver(asTeacher, verifier);
  expect(await decide(asVerifier, entry)).toEqual([200, 'verified']);
  expect(await decide(asAdmin, entry)).toEqual(REFUSED);
  expect(await decide(asTeacher, entry)).toEqual(REFUSED);

  const added = await asAdmin.post(`/api/admin/users/${student.id}/hours`, {
    ...{ organizationName: 'Library', description: '', date: '2026-11-19', startTime: '09:00', endTime: '10:00' },
    ...{ hours: 1, verifierId: verifier.id },
  });
  expect(await decide(await app.signIn(verifier.username, OWN), added.body as HoursView)).toEqual([200, 'verified']);
  expect(await decide(asTeacher, added.body as HoursView)).toEqual(REFUSED);
});

test('whoever says where the mail of a person goes counts as them, too', async () => {
  const [student, verifier, admin] = [await person('student'), await person('verifier'), await person('admin')];
  const asAdmin = await app.as(admin);
  expect((await asAdmin.patch(`/api/users/${verifier.id}`, { email: 'mine@home.example' })).status).toBe(200);
  const entry = await logged(await app.as(student), verifier);
  expect(await decide(await app.signIn(verifier.username, PASSWORD), entry)).toEqual([200, 'verified']);
  expect(await decide(asAdmin, entry)).toEqual(REFUSED);
});

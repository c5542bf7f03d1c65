import { startApp, TestClock, type TestApp } from './app.js';
import type { Answer, Client } from './client.js';
import { cloneDatabase, type TestDatabase } from './database.js';
import { makePerson, makeSchool } from './people.js';

type Body = Answer['body'];

// A client that knows section 7 of the specification and nothing else: its methods, paths, bodies and fields. It sends
// dates as JavaScript does, no version and no key, and every answer but the announced refusals is expected to be good.

const NOW = new Date('2026-11-21T15:00:00Z');
const YESTERDAY = new Date('2026-11-20');
const at = (day: string, time: string): Date => new Date(`${day}T${time}:00-05:00`);

const SHIFT = {
  organizationName: 'Riverside Food Bank',
  description: 'Sorted cans',
  startTime: '09:00',
  endTime: '12:00',
};
const EVENT = {
  title: 'Creek cleanup',
  description: 'Pick up litter.',
  organizationName: 'Mill Creek Park',
  date: at('2026-12-05', '09:00'),
  startTime: '09:00',
  endTime: '11:30',
  location: 'North gate',
  maxSlots: 10,
  targetAudience: 'both',
};

let database: TestDatabase;
let app: TestApp;
let school: number;
const as: Record<string, Client> = {};
const ids: Record<string, number> = {};

beforeAll(async () => {
  database = await cloneDatabase();
  app = await startApp({ database, clock: new TestClock(NOW) });
  school = await makeSchool(app, { name: 'Lincoln High School' });
  for (const role of ['student', 'parent', 'teacher', 'verifier', 'admin', 'super-admin'] as const) {
    const { id, username } = await makePerson(app, school, role);
    const browser = app.client();
    const user = good(await browser.post('/api/auth/login', { username, password: 'a long walk home' }));
    expect(user).toMatchObject({ id, username, role });
    expect(good(await browser.get('/api/auth/me'))).toEqual(user);
    as[role] = browser;
    ids[role] = id;
  }
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

/** The body of an answer that is good; anything else ends the test with what the client would throw. */
function good({ status, body }: Answer): Body {
  if (status < 200 || status > 299) throw new Error(`${status}: ${JSON.stringify(body)}`);
  return body;
}
const client = (role: string): Client => as[role] as Client;
const get = async (role: string, path: string): Promise<Body> => good(await client(role).get(path));
const post = async (role: string, path: string, body: unknown): Promise<Body> =>
  good(await client(role).post(path, body));
const patch = async (role: string, path: string, body: unknown): Promise<Body> =>
  good(await client(role).patch(path, body));
const put = async (role: string, path: string, body: unknown): Promise<Body> =>
  good(await client(role).put(path, body));
const remove = async (role: string, path: string): Promise<Body> => good(await client(role).delete(path));

const log = (role: string, fields: Record<string, unknown> = {}): Promise<Body> =>
  post(role, '/api/volunteer-hours', {
    ...SHIFT,
    date: YESTERDAY,
    hours: 3,
    verifierId: ids['verifier'],
    status: 'pending',
    ...fields,
  });

test('a visitor is nobody, writes to the school, signs up as a student of New School, and leaves', async () => {
  const visitor = app.client();
  expect((await visitor.get('/api/auth/me')).status).toBe(401);
  const name = { firstName: 'Ana', lastName: 'Ruiz', email: 'ana@home.example' };
  good(await visitor.post('/api/contact', { ...name, organization: 'Lincoln', message: 'May we see it?' }));
  good(await visitor.post('/api/auth/signup', { ...name, username: 'ana', password: 'walk-home-slowly' }));
  expect(good(await visitor.get('/api/auth/me'))).toMatchObject({ username: 'ana', role: 'student', firstName: 'Ana' });
  good(await visitor.post('/api/auth/logout'));
  expect((await visitor.get('/api/auth/me')).status).toBe(401);
  const refused = await visitor.post('/api/auth/signup', { ...name, username: 'ana', password: 'walk-home-slowly' });
  expect(refused.body.message).toBe('This username is already taken.');
  const google = await visitor.get('/api/auth/google');
  expect(google.body.message).toMatch(/^Google login is not set up on this server\./);
});

test.each(['student', 'parent'])('a %s logs a draft and an entry, and reads them and their figures', async (role) => {
  const before = await get(role, `/api/users/${ids[role]}/stats`);
  const verifiers = await get(role, '/api/users/verifiers');
  expect(verifiers).toContainEqual(expect.objectContaining({ id: ids['verifier'], role: 'verifier' }));
  expect(await log(role, { status: 'draft', hours: 1.5 })).toMatchObject({ status: 'draft', hours: '1.50' });
  const entry = await log(role, { hours: '3' });
  expect(entry).toMatchObject({ ...SHIFT, studentId: ids[role], hours: '3.00', status: 'pending', verifiedAt: null });
  expect(entry.student).toMatchObject({ firstName: expect.any(String), lastName: expect.any(String) });
  expect(entry.verifier).toMatchObject({ name: expect.any(String) });
  expect(new Date(entry.date).toISOString().slice(0, 10)).toBe('2026-11-20');
  const own = await get(role, '/api/volunteer-hours');
  expect(own.map(({ id }: { id: number }) => id)).toContain(entry.id);
  const stats = await get(role, `/api/users/${ids[role]}/stats`);
  expect(stats).toMatchObject({ approvedHours: before.approvedHours, pendingHours: Number(before.pendingHours) + 3 });
});

test('a verifier and a teacher review an entry with what they were shown', async () => {
  const { id } = await log('student');
  const assigned = await get('verifier', '/api/volunteer-hours');
  const shown = assigned.find((entry: { id: number }) => entry.id === id);
  expect(shown.status).toBe('pending');
  const verified = await patch('verifier', `/api/volunteer-hours/${id}`, {
    hours: shown.hours,
    status: 'approved',
    verifierComments: 'Signed the sheet',
  });
  expect(verified).toMatchObject({ status: 'verified', verifierComments: 'Signed the sheet' });
  const approved = await patch('teacher', `/api/volunteer-hours/${id}`, {
    hours: verified.hours,
    status: 'approved',
    approverComments: '',
  });
  expect(approved).toMatchObject({ status: 'approved', hours: '3.00', approvedBy: ids['teacher'] });
  const other = await log('parent');
  const rejected = { hours: Number(other.hours), status: 'rejected', approverComments: 'Which day?' };
  expect(await patch('teacher', `/api/volunteer-hours/${other.id}`, rejected)).toMatchObject({ status: 'rejected' });
});

test('an admin decides, adds, edits and deletes entries, and reads the reports', async () => {
  const [one, other] = [await log('student'), await log('student')];
  const stamp = { approvedBy: ids['admin'], approvedAt: new Date() };
  expect(await put('admin', `/api/volunteer-hours/${one.id}`, { status: 'approved', ...stamp })).toMatchObject({
    status: 'approved',
    approvedBy: ids['admin'],
  });
  expect(await put('admin', `/api/volunteer-hours/${other.id}`, { status: 'rejected', ...stamp })).toMatchObject({
    status: 'rejected',
  });

  const path = `/api/admin/users/${ids['student']}/hours`;
  const fields = { ...SHIFT, date: YESTERDAY, hours: '2.5', endTime: '11:30' };
  const added = await post('admin', path, fields);
  const listed = await get('admin', path);
  expect(listed.hours.map(({ id }: { id: number }) => id)).toContain(added.id);
  for (const status of ['approved', 'rejected', 'pending']) {
    const edited = await put('admin', `/api/admin/hours/${added.id}`, { ...fields, hours: 2, status });
    expect(edited).toMatchObject({ hours: '2.00', status });
  }
  await remove('admin', `/api/admin/hours/${added.id}`);
  expect((await get('admin', path)).hours.map(({ id }: { id: number }) => id)).not.toContain(added.id);

  await get('admin', '/api/admin/stats');
  const rows = await get('admin', '/api/admin/reports/users');
  const row = rows.find(({ id }: { id: number }) => id === ids['student']);
  expect(row).toMatchObject({
    name: expect.any(String),
    email: expect.any(String),
    role: 'student',
    totalHours: expect.any(Number),
    approvedHours: expect.any(Number),
    pendingHours: expect.any(Number),
    lastActivity: expect.any(String),
  });
  expect(row).toHaveProperty('gradeLevel');
});

test('an admin adds a user and changes them, a teacher a coordinator', async () => {
  const person = {
    username: 'mei',
    email: 'mei@school.example',
    password: 'walk-home-slowly',
    firstName: 'Mei',
    lastName: 'Tan',
    role: 'student',
    gradeLevel: '10',
    isActive: true,
    organizationId: school,
  };
  const { id } = await post('admin', '/api/users', person);
  const changes = {
    username: 'mei',
    email: 'mei@school.example',
    firstName: 'Mei',
    lastName: 'Tan-Wu',
    role: 'student',
  };
  expect(await patch('admin', `/api/users/${id}`, { ...changes, isActive: false })).toMatchObject({
    lastName: 'Tan-Wu',
    isActive: false,
  });
  const coordinator = { ...person, username: 'nora', email: 'nora@park.example', role: 'verifier' };
  const made = await post('teacher', '/api/users', coordinator);
  expect(await get('teacher', '/api/users')).toContainEqual(expect.objectContaining({ id: made.id, role: 'verifier' }));
  const opportunity = await post('teacher', '/api/volunteer-opportunities', { ...EVENT, coordinatorId: made.id });
  expect(opportunity.coordinatorId).toBe(made.id);
});

test('a student nominates a verifier by the same body', async () => {
  const nominee = {
    username: 'walt',
    email: 'walt@park.example',
    firstName: 'Walt',
    lastName: 'Kim',
    role: 'verifier',
  };
  const whole = { ...nominee, password: 'walk-home-slowly', isActive: true, organizationId: school };
  expect(await post('student', '/api/users', whole)).toMatchObject({ id: expect.any(Number), role: 'verifier' });
});

test.each(['teacher', 'admin', 'super-admin'])(
  'a %s publishes; volunteers sign up, also twice at one hour, and cancel',
  async (role) => {
    const title = `Creek cleanup of the ${role}`;
    const by = role === 'teacher' ? { coordinatorId: ids['verifier'] } : { isActive: true };
    const published = await post(role, '/api/volunteer-opportunities', { ...EVENT, title, ...by });
    expect(published).toMatchObject({ title, currentSignups: 0, maxSlots: 10, isActive: true });
    expect(new Date(published.date)).toEqual(EVENT.date);
    for (const volunteer of ['student', 'parent']) {
      expect((await get(volunteer, '/api/volunteer-opportunities')).map((one: { id: number }) => one.id)).toContain(
        published.id,
      );
      const signup = await post(volunteer, '/api/opportunity-signups', { opportunityId: published.id });
      expect(signup).toMatchObject({ opportunityId: published.id, userId: ids[volunteer] });
      const held = await get(volunteer, '/api/opportunity-signups');
      expect(held.map((one: { opportunityId: number }) => one.opportunityId)).toContain(published.id);
    }
    const [again] = (await get('teacher', '/api/volunteer-opportunities')).filter(
      (one: { id: number }) => one.id === published.id,
    );
    expect(again.currentSignups).toBe(2);
    await remove('parent', `/api/opportunity-signups/${published.id}`);
    const left = await get('parent', '/api/opportunity-signups');
    expect(left.map((one: { opportunityId: number }) => one.opportunityId)).not.toContain(published.id);
  },
);

test('a super-admin lists, adds and changes schools and whoever is in them', async () => {
  const made = await post('super-admin', '/api/organizations', { name: 'Roosevelt', description: '', isActive: true });
  const renamed = { name: 'Roosevelt High School', description: 'On the hill' };
  expect(await patch('super-admin', `/api/organizations/${made.id}`, renamed)).toMatchObject(renamed);
  expect((await get('super-admin', '/api/organizations')).map(({ id }: { id: number }) => id)).toContain(made.id);
  const users = await get('super-admin', '/api/users');
  const teacher = users.find(({ id }: { id: number }) => id === ids['teacher']);
  const { username, email, firstName, role } = teacher;
  const changes = { username, email, firstName, lastName: 'Bell', role, isActive: true };
  expect(await patch('super-admin', `/api/users/${teacher.id}`, changes)).toMatchObject({ lastName: 'Bell' });
});

test('an admin takes files out, and brings them in', async () => {
  for (const kind of ['users', 'hours', 'student-reports', 'parent-reports', 'opportunities']) {
    const file = await get('admin', `/api/admin/export/${kind}?format=csv`);
    expect(file).toMatch(/^\uFEFF?\S+(,\S+)+\r?\n/);
  }
  const files = {
    users: 'firstName,lastName,email,role,gradeLevel\nOmar,Haddad,omar@school.example,student,11\n',
    hours:
      'studentEmail,organizationName,hours,date,description\nomar@school.example,Elm Street Library,2,2026-11-02,Shelved\n',
    opportunities:
      'title,description,date,startTime,endTime,location\nBook sale,Carry boxes,2026-12-12,09:00,12:00,Main hall\n',
  };
  for (const [kind, text] of Object.entries(files)) {
    const path = `/api/admin/import/${kind}?dryRun=`;
    const csv = { 'content-type': 'text/csv' };
    expect(good(await client('admin').post(`${path}true`, text, csv))).toMatchObject({ rows: 1, valid: 1, errors: [] });
    expect(good(await client('admin').post(`${path}false`, text, csv))).toMatchObject({ applied: true });
  }
  const users = await get('admin', '/api/users');
  const omar = users.find(({ email }: { email: string }) => email === 'omar@school.example');
  expect((await get('admin', `/api/admin/users/${omar.id}/hours`)).hours).toMatchObject([{ hours: '2.00' }]);
});

import pg from 'pg';
import { startApp, type TestApp } from '../../../test/app.js';
import type { Answer, Client } from '../../../test/client.js';
import { cloneDatabase, type TestDatabase } from '../../../test/database.js';
import { makePerson, makeSchool, makeStaffedSchool } from '../../../test/people.js';
import { asAdmin, waitingForLocks } from '../../../test/sql.js';
import { until } from '../../../test/until.js';

describe('schools that close', () => {
  let database: TestDatabase;
  let app: TestApp;
  let superAdmin: Client;
  let elsewhere: Client;

  beforeAll(async () => {
    database = await cloneDatabase();
    app = await startApp({ database });
    const lincoln = await makeSchool(app);
    superAdmin = await app.signIn((await makePerson(app, lincoln, 'super-admin')).username);
    elsewhere = await app.signIn((await makePerson(app, lincoln, 'student')).username);
  });
  afterAll(async () => {
    await app.close();
    await database.drop();
  });

  const change = (id: number, body: unknown): Promise<Answer> => superAdmin.patch(`/api/organizations/${id}`, body);

  it('sign everybody out but super-admins, and let them in again once open', async () => {
    const school = await makeStaffedSchool(app);
    const theirs = await app.signIn((await makePerson(app, school.id, 'super-admin')).username);
    const browsers = await Promise.all(
      [school.student, school.teacher, school.admin].map(({ username }) => app.signIn(username)),
    );
    expect((await change(school.id, { isActive: false, reason: 'Merged' })).body.isActive).toBe(false);
    for (const browser of browsers) expect((await browser.get('/api/auth/me')).status).toBe(401);
    expect((await theirs.get('/api/auth/me')).status).toBe(200);
    expect((await elsewhere.get('/api/auth/me')).status).toBe(200);
    await expect(app.signIn(school.student.username)).rejects.toThrow('cannot sign in');
    expect((await change(school.id, { isActive: true })).body.isActive).toBe(true);
    expect((await (await app.signIn(school.student.username)).get('/api/auth/me')).status).toBe(200);
  });

  it('wait for who is just signing in, and sign them out', async () => {
    const id = await makeSchool(app);
    const { username } = await makePerson(app, id, 'student');
    const holder = new pg.Client(database.adminUrl);
    await holder.connect();
    await holder.query('BEGIN; LOCK TABLE web.sessions IN SHARE MODE');
    const signingIn = app.signIn(username);
    await until(async () => (await waitingForLocks(database)) >= 1);
    const closing = change(id, { isActive: false });
    await until(async () => (await waitingForLocks(database)) >= 2);
    await holder.query('COMMIT');
    await holder.end();
    expect((await closing).status).toBe(200);
    expect((await (await signingIn).get('/api/auth/me')).status).toBe(401);
  });

  it('leave no session behind, however many sign in or write meanwhile', async () => {
    const id = await makeSchool(app);
    const people = await Promise.all(Array.from({ length: 6 }, () => makePerson(app, id, 'student')));
    const inside = await Promise.all(people.map(({ username }) => app.signIn(username)));
    const entry = { organizationName: 'Library', date: new Date().toISOString().slice(0, 10), status: 'draft' };
    const [closed] = await Promise.all([
      change(id, { isActive: false }),
      ...people.flatMap(({ username }) => [
        app.signIn(username).catch(() => null),
        app.signIn(username).catch(() => null),
      ]),
      ...inside.map((browser) => browser.post('/api/volunteer-hours', entry)),
    ]);
    expect(closed.status).toBe(200);
    const left = await asAdmin(database, 'SELECT FROM web.sessions WHERE organization_id = $1', [id]);
    expect(left).toHaveLength(0);
    const answers = await Promise.all(inside.map((browser) => browser.post('/api/volunteer-hours', entry)));
    expect(answers.map(({ status }) => status)).toEqual(inside.map(() => 401));
  });
});

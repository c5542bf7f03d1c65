import { startApp, type TestApp } from '../../../test/app.js';
import type { Client } from '../../../test/client.js';
import { cloneDatabase, type TestDatabase } from '../../../test/database.js';
import { makePerson, makeStaffedSchool } from '../../../test/people.js';
import { asAdmin } from '../../../test/sql.js';
import { Database } from '../../platform/database/database.js';

const PATH = '/api/settings';

describe('the system settings', () => {
  let database: TestDatabase;
  let app: TestApp;
  let school: Awaited<ReturnType<typeof makeStaffedSchool>>;
  let superAdmin: Client;

  beforeAll(async () => {
    database = await cloneDatabase();
    app = await startApp({ database });
    school = await makeStaffedSchool(app);
    superAdmin = await app.signIn((await makePerson(app, school.id, 'super-admin')).username);
  });
  afterAll(async () => {
    await app.close();
    await database.drop();
  });

  const directory = { text: 'SELECT * FROM directory.settings' };
  const events = (): Promise<{ version: number; data: unknown }[]> =>
    asAdmin(
      database,
      `SELECT version, canonical::jsonb -> 'data' AS data FROM log.events WHERE stream = 'settings/1' ORDER BY version`,
    );

  it('are those of the product until somebody changes them', async () => {
    const { status, body, headers } = await superAdmin.get(PATH);
    expect([status, headers['etag']]).toEqual([200, '"0"']);
    expect(body).toEqual({
      version: 0,
      defaultHoursGoal: 50,
      defaultOldestAcceptedDays: 365,
      defaultApprovalPolicy: 'standard',
      defaultEmailNotifications: 'now',
      passwordMinLength: 6,
      staffPasswordMinLength: 12,
      sessionIdleHours: 12,
      sessionDays: 30,
    });
    expect((await superAdmin.patch(PATH, { sessionDays: 30, version: 0 })).body).toEqual(body);
    expect(await events()).toEqual([]);
  });

  it('let one of two first changes win, and show the loser what stands', async () => {
    const answers = await Promise.all([
      superAdmin.patch(PATH, { defaultHoursGoal: 40, version: 0, reason: 'New policy' }),
      superAdmin.patch(PATH, { defaultHoursGoal: 45 }, { 'if-match': '"0"' }),
    ]);
    const [won, lost] = answers.sort((a, b) => a.status - b.status);
    expect([won.status, won.body.version, lost.status, lost.body.code]).toEqual([200, 1, 409, 'stale']);
    expect(lost.body.current).toEqual(won.body);
    expect(await events()).toEqual([
      { version: 1, data: { defaultHoursGoal: { from: 50, to: won.body.defaultHoursGoal } } },
    ]);
  });

  it('are what new schools begin with', async () => {
    const input = { defaultHoursGoal: 30, defaultOldestAcceptedDays: 90, defaultApprovalPolicy: 'strict' };
    expect((await superAdmin.patch(PATH, input)).body).toMatchObject({ version: 2, ...input });
    const { body } = await superAdmin.post('/api/organizations', { name: 'Jefferson High', oldestAcceptedDays: 30 });
    expect(body).toMatchObject({ hoursGoal: 30, oldestAcceptedDays: 30, approvalPolicy: 'strict' });
  });

  it('are in the directory, for the system and for whoever binds to it', async () => {
    const door = app.app.get(Database);
    await superAdmin.patch(PATH, { passwordMinLength: 10, sessionIdleHours: 168, sessionDays: 90 });
    const expected = [expect.objectContaining({ password_min_length: 10, session_idle_hours: 168, session_days: 90 })];
    expect(await door.system(directory)).toEqual(expected);
    expect(await door.read(0, directory)).toEqual(expected);
    expect(await door.read(school.id, directory)).toEqual([]);
    await superAdmin.patch(PATH, { passwordMinLength: 6, sessionIdleHours: 12, sessionDays: 30 });
  });

  it.each([
    [{ defaultHoursGoal: 0 }, 'defaultHoursGoal'],
    [{ defaultHoursGoal: 10_001 }, 'defaultHoursGoal'],
    [{ defaultHoursGoal: 1.5 }, 'defaultHoursGoal'],
    [{ defaultHoursGoal: '50' }, 'defaultHoursGoal'],
    [{ defaultOldestAcceptedDays: 3651 }, 'defaultOldestAcceptedDays'],
    [{ defaultApprovalPolicy: '' }, 'defaultApprovalPolicy'],
    [{ passwordMinLength: 5 }, 'passwordMinLength'],
    [{ passwordMinLength: 129 }, 'passwordMinLength'],
    [{ sessionIdleHours: 169 }, 'sessionIdleHours'],
    [{ sessionDays: 91 }, 'sessionDays'],
    [{ version: -1 }, 'version'],
    [{ organizationId: 2 }, 'organizationId'],
  ])('refuse %j', async (body, field) => {
    const { status, body: refusal } = await superAdmin.patch(PATH, body);
    expect([status, refusal.errors[0].field]).toEqual([400, field]);
  });

  it('are for super-admins alone', async () => {
    for (const role of ['student', 'parent', 'verifier', 'teacher', 'admin'] as const) {
      const browser = await app.signIn(school[role].username);
      expect((await browser.get(PATH)).status).toBe(403);
      expect((await browser.patch(PATH, { sessionDays: 0 })).status).toBe(403);
    }
    expect((await app.client().get(PATH)).status).toBe(401);
  });
});

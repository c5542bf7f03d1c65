import type { HoursHistoryStep, HoursView, UserView } from '@hourtrail/contracts';
import { makeErasablePerson, HER, HER_WORDS, type ErasablePerson } from '../../../test/personal-data.js';
import { startApp, TestClock, type TestApp } from '../../../test/app.js';
import type { Answer } from '../../../test/client.js';
import { cloneDatabase, type TestDatabase } from '../../../test/database.js';
import { problemsIn } from '../../../test/tampered-logs.js';
import { columnsSearched, whereIs } from '../../../test/every-byte.js';
import { download } from '../../../test/exports.js';
import { makePerson } from '../../../test/people.js';
import { asAdmin, eventsOf } from '../../../test/sql.js';
import { seen } from '../../../test/until.js';
import { FOLLOWING, PROJECTIONS, REBUILT_STREAMS } from '../../app.module.js';
import { withPool } from '../../platform/database/pools.js';
import { Database } from '../../platform/database/database.js';
import { LOCKS } from '../../platform/database/locks.js';
import { rebuild } from '../../platform/event-log/rebuild.js';
import { MAC_KEY } from '../../../test/write-core.js';

let database: TestDatabase;
let app: TestApp;
let life: ErasablePerson;
let erased: Answer;
const clock = new TestClock(new Date('2026-11-21T15:00:00Z'));

const rowsOf = async (table: string): Promise<readonly string[]> =>
  (await asAdmin<{ row: string }>(database, `SELECT t::text AS row FROM ${table} t ORDER BY 1`)).map(({ row }) => row);
const erase = (id: number, body: unknown = { username: HER.username }) =>
  life.admin.post(`/api/users/${id}/erase`, body);

beforeAll(async () => {
  database = await cloneDatabase();
  app = await startApp({ database, clock, macKey: MAC_KEY });
  life = await makeErasablePerson(app);
  await app.sealAll();
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

describe('before somebody is erased', () => {
  it('every word of them stands somewhere', async () => {
    const places = await whereIs(database, HER_WORDS);
    expect(HER_WORDS.filter((word) => !places.some((place) => place.endsWith(`: ${word}`)))).toEqual([]);
    expect(await columnsSearched(database)).toBeGreaterThan(120);
  });

  it('it takes their username, a right to it, and somebody else', async () => {
    const { her, now, before } = life;
    const responses = [
      await erase(her.id, { username: 'somebody.else' }),
      await erase(her.id, {}),
      await erase(her.id, { username: HER.username, reason: 'because of Zephyrine' }),
      await erase(now.admin.id, { username: now.admin.username }),
      await (await app.signIn(before.admin.username)).post(`/api/users/${her.id}/erase`, { username: HER.username }),
      await (await app.signIn(now.teacher.username)).post(`/api/users/${her.id}/erase`, { username: HER.username }),
      await erase(999_999),
      await life.boss.post(`/api/users/${now.admin.id}/erase`, { username: now.admin.username }),
    ];
    expect(responses.map(({ status, body }) => [status, body.code as string])).toEqual([
      [400, 'people.erasure-not-confirmed'],
      [400, 'invalid-input'],
      [400, 'invalid-input'],
      [403, 'people.own-erasure'],
      [404, 'not-found'],
      [403, 'role'],
      [404, 'not-found'],
      [409, 'identity.last-admin'],
    ]);
    expect((await life.admin.get(`/api/users/${her.id}`)).body).toMatchObject({ ...HER, erasedAt: null });
  });
});

describe('once they are erased', () => {
  let browser: Awaited<ReturnType<TestApp['signIn']>>;
  let figures: unknown;
  let hers: readonly Text[];

  beforeAll(async () => {
    browser = await app.signIn(HER.username);
    const { her } = life;
    hers = await textsOf(`user/${her.id}`);
    figures = (await life.admin.get(`/api/users/${her.id}/stats`)).body;
    const { version } = (await life.admin.get(`/api/users/${her.id}`)).body as UserView;
    const key = { 'idempotency-key': 'erase-her' };
    erased = await life.admin.post(
      `/api/users/${her.id}/erase`,
      { username: HER.username, reason: 'asked', version },
      key,
    );
    await seen(
      () =>
        asAdmin(database, 'SELECT FROM hours.volunteer_hours WHERE erased_at IS NULL AND student_id = $1', [her.id]),
      (left) => left.length === 0,
    );
    await seen(
      () => whereIs(database, HER_WORDS),
      (places) => places.length === 0,
    );
  });

  it('answers what is left: a number, and since when', () => {
    expect(erased).toMatchObject({
      status: 200,
      body: {
        id: life.her.id,
        username: `erased-${life.her.id}`,
        firstName: 'Erased',
        lastName: 'person',
        isActive: false,
        erasedAt: clock.now().toISOString(),
      },
    });
  });

  it('no byte of their name or of what they wrote is in any column of any table', async () => {
    expect(await whereIs(database, HER_WORDS)).toEqual([]);
  });

  it('nobody comes in by what they had', async () => {
    expect((await browser.get('/api/auth/me')).status).toBe(401);
    for (const username of [HER.username, `erased-${life.her.id}`]) {
      const { status } = await app.client().post('/api/auth/login', { username, password: 'a long walk home' });
      expect(status).toBe(401);
    }
    for (const table of [
      'identity.credentials',
      'identity.invitations',
      'web.sessions',
      'opportunities.calendar_links',
    ]) {
      expect(await asAdmin(database, `SELECT FROM ${table} WHERE user_id = $1`, [life.her.id])).toEqual([]);
    }
  });

  it('the log still proves itself, every event of it', async () => {
    expect(await problemsIn(app)).toEqual([]);
    await app.sealAll();
    expect(await problemsIn(app)).toEqual([]);
  });

  it('a text that goes without an event that says so is found', async () => {
    const stream = `user/${life.before.parent.id}`;
    const stored = await textsOf(stream);
    await behindItsBack(`DELETE FROM log.texts WHERE stream = '${stream}' AND field = 'email'`);
    expect((await problemsIn(app)).map(({ kind, event }) => [kind, event])).toEqual([
      ['text-removed', `${stream} version 1`],
    ]);
    await putBack(stored.filter(({ field }) => field === 'email'));
    expect(await problemsIn(app)).toEqual([]);
  });

  it('a text that comes back is found, though it is the very one', async () => {
    const [email] = hers.filter(({ field }) => field === 'email');
    await putBack([email as Text]);
    const { stream, version } = email as Text;
    expect((await problemsIn(app)).map(({ kind, event }) => [kind, event])).toEqual([
      ['text-returned', `${stream} version ${version}`],
    ]);
    await behindItsBack(`DELETE FROM log.texts WHERE stream = '${stream}'`);
    expect(await problemsIn(app)).toEqual([]);
  });

  it('the database lets no text go otherwise, not even by the owner of the table', async () => {
    for (const url of [database.ownerUrl, database.adminUrl]) {
      await expect(
        asAdmin(
          { ...database, adminUrl: url },
          `SELECT set_config('app.org', '${life.now.id}', false); DELETE FROM log.texts`,
        ),
      ).rejects.toThrow(/are deleted only with an event that says so/);
    }
  });

  it('what was decided stays and counts, at both schools; what was not ends', async () => {
    const { her, admin, before, approvedNow, approvedBefore, pendingNow } = life;
    expect((await admin.get(`/api/volunteer-hours/${approvedNow}`)).body).toMatchObject({
      status: 'approved',
      hours: '3.00',
      organizationName: 'Erased',
      description: null,
      approverComments: null,
      student: { firstName: 'Erased', lastName: 'person' },
      approver: { name: expect.stringMatching(/^Teacher/) },
      erasedAt: expect.any(String),
    });
    const earlier = await app.signIn(before.admin.username);
    expect((await earlier.get(`/api/volunteer-hours/${approvedBefore}`)).body).toMatchObject({
      status: 'approved',
      student: { lastName: 'person' },
      description: null,
    });
    expect((await admin.get(`/api/volunteer-hours/${pendingNow}`)).body).toMatchObject({
      deletedAt: expect.any(String),
    });
    const after = (await admin.get(`/api/users/${her.id}/stats`)).body as object;
    expect(after).toEqual({ ...(figures as object), pendingHours: 0, totalHours: 5, ...{ approvedHours: 5 } });
  });

  it('trails, lists, reports and files go on with "Erased person"', async () => {
    const { her, admin, approvedNow } = life;
    const steps = (await admin.get(`/api/volunteer-hours/${approvedNow}/history`)).body as HoursHistoryStep[];
    expect(steps.at(-1)).toMatchObject({
      type: 'hours.erased',
      from: 'approved',
      to: 'approved',
      actor: { id: null, role: 'system' },
      changes: [],
    });
    expect(steps[0]).toMatchObject({ type: 'hours.submitted', actor: { id: her.id, name: 'Erased person' } });
    const hours = (await admin.get('/api/volunteer-hours')).body as HoursView[];
    expect(hours.filter(({ studentId }) => studentId === her.id).map(({ status }) => status)).toEqual([
      'approved',
      'rejected',
      'approved',
    ]);
    for (const kind of ['users', 'hours', 'student-reports']) {
      const file = await download(app, admin, `/api/admin/export/${kind}?format=csv`);
      expect(file.status).toBe(200);
      expect(file.bytes.toString()).not.toMatch(/Zephyrine|Quillfeather|xylograph/i);
    }
    const hoursFile = await download(app, admin, '/api/admin/export/hours?format=csv');
    expect(hoursFile.bytes.toString()).toContain('Erased');
    expect((await admin.get('/api/admin/reports/students')).body).toBeDefined();
  });

  it('the log says who erased whom and why, once at each school', async () => {
    expect((await eventsOf(database, `user/${life.her.id}`)).filter(({ type }) => type === 'user.erased')).toEqual(
      Array.from({ length: 3 }, () => ({
        type: 'user.erased',
        data: { userId: life.her.id, reason: 'asked' },
        texts: null,
      })),
    );
  });

  it('they are erased once, and nothing of them is changed any more', async () => {
    const { her, admin, boss, approvedNow } = life;
    const id = her.id;
    const username = `erased-${id}`;
    const responses = [
      await admin.post(`/api/users/${id}/erase`, { username }),
      await admin.patch(`/api/users/${id}`, { firstName: 'Zephyrine' }),
      await boss.patch(`/api/users/${id}`, { isActive: true }),
      await admin.post(`/api/users/${id}/invitation`),
      await admin.post(`/api/users/${id}/one-time-password`),
      await admin.patch(`/api/volunteer-hours/${approvedNow}`, { description: 'Zephyrine was there' }),
      await admin.patch(`/api/volunteer-hours/${approvedNow}`, { status: 'pending' }),
      await admin.delete(`/api/volunteer-hours/${approvedNow}`),
      await admin.post(`/api/volunteer-hours/${life.pendingNow}/restore`, {}),
    ];
    expect(responses.map(({ status, body }) => [status, body.code as string])).toEqual([
      ...Array.from({ length: 5 }, () => [409, 'people.erased']),
      ...Array.from({ length: 4 }, () => [409, 'hours.erased']),
    ]);
    const begun = await admin.post(`/api/admin/users/${id}/hours`, {
      organizationName: 'Plumage Rescue',
      date: '2026-11-03',
      startTime: '09:00',
      endTime: '10:00',
      hours: 1,
    });
    expect(begun.status).toBe(404);
  });

  it('a repetition of what was answered before has no second effect, and tells nothing', async () => {
    const again = await life.admin.patch(
      `/api/volunteer-hours/${life.approvedNow}`,
      { organizationName: 'Feather Annex', reason: 'ornithologically wrong' },
      { 'idempotency-key': await keyOfAmendment() },
    );
    expect([again.status, again.body.code]).toEqual([409, 'answer-erased']);
  });

  it('the searches of others that do not name them are still there', async () => {
    const { body } = await life.admin.get('/api/saved-filters');
    expect(body).toMatchObject([{ name: 'Others' }]);
  });

  it('their username and address are free, and nobody keeps a placeholder from its person', async () => {
    const { now } = life;
    const another = { ...HER, username: `erased-${now.student.id}` };
    const { status } = await life.admin.post('/api/users', { ...another, role: 'student' });
    expect(status).toBe(201);
    const { body } = await life.admin.post(`/api/users/${now.student.id}/erase`, { username: now.student.username });
    expect(body).toMatchObject({ username: `erased-${now.student.id}`, lastName: 'person' });
  });

  it('every row and projection comes out of the log as it stands', async () => {
    await seen(
      () =>
        asAdmin(database, 'SELECT FROM hours.volunteer_hours WHERE erased_at IS NULL AND student_id = $1', [
          life.now.student.id,
        ]),
      (left) => left.length === 0,
    );
    const tables = [...new Set([...REBUILT_STREAMS, ...PROJECTIONS].map(({ table }) => table))];
    const contents = async () =>
      Object.fromEntries(await Promise.all(tables.map(async (table) => [table, await rowsOf(table)])));
    const before = await contents();
    await withPool(database.ownerUrl, (owner) => rebuild(owner, REBUILT_STREAMS, PROJECTIONS, FOLLOWING));
    expect(await contents()).toEqual(before);
  });

  it('of five who erase the same person at once one does, and it is told once', async () => {
    const { id, username } = await makePerson(app, life.now.id, 'parent');
    const responses = await Promise.all([1, 2, 3, 4, 5].map(() => erase(id, { username })));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
    const types = (await eventsOf(database, `user/${id}`)).map(({ type }) => type);
    expect(types).toEqual(['user.created', 'user.erased']);
  });

  it('nobody is erased while the school imports, and nothing of them is changed', async () => {
    const { id, username } = await makePerson(app, life.now.id, 'parent');
    const busy = await app.app
      .get(Database)
      .alone(LOCKS.imports, life.now.id, async () => ({ response: await erase(id, { username }) }));
    expect(busy?.response).toMatchObject({ status: 409, body: { code: 'in-progress' } });
    expect((await erase(id, { username })).status).toBe(200);
  });

  it('a super-admin who gives no reason at another school is told so in the log', async () => {
    const person = await makePerson(app, life.now.id, 'verifier');
    const { status } = await life.boss.post(`/api/users/${person.id}/erase`, { username: person.username });
    expect(status).toBe(200);
    expect((await eventsOf(database, `user/${person.id}`)).at(-1)?.data).toEqual({ userId: person.id, noReason: true });
  });
});

interface Text {
  readonly organization_id: number;
  readonly stream: string;
  readonly version: number;
  readonly field: string;
  readonly salt: Buffer;
  readonly body: string;
}

const textsOf = (stream: string): Promise<Text[]> =>
  asAdmin<Text & Record<string, unknown>>(database, 'SELECT * FROM log.texts WHERE stream = $1', [stream]);

/** As a superuser of the database can, with its triggers switched off. */
const behindItsBack = (statement: string): Promise<unknown> =>
  asAdmin(database, `SET session_replication_role = replica; ${statement}`);

async function putBack(texts: readonly Text[]): Promise<void> {
  for (const { organization_id, stream, version, field, salt, body } of texts) {
    const values = [organization_id, stream, version, field, salt, body];
    await asAdmin(database, 'INSERT INTO log.texts VALUES ($1, $2, $3, $4, $5, $6)', values);
  }
}

const keyOfAmendment = async (): Promise<string> => {
  const [row] = await asAdmin<{ key: string }>(
    database,
    `SELECT key FROM web.idempotency_keys WHERE path LIKE '/api/volunteer-hours/%' AND user_id = $1 ORDER BY created_at, key LIMIT 1`,
    [life.now.admin.id],
  );
  return row?.key ?? '';
};

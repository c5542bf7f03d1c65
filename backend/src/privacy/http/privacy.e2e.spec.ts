import { type ErasureCertificate, type HoldView, type RecordRequestView } from '@hourtrail/contracts';
import pg from 'pg';
import { startApp, TestClock, type TestApp } from '../../../test/app.js';
import type { Answer, Client } from '../../../test/client.js';
import { cloneDatabase, type TestDatabase } from '../../../test/database.js';
import { whereIs } from '../../../test/every-byte.js';
import { makePerson, makeStaffedSchool } from '../../../test/people.js';
import { asAdmin, eventsOf, waitingForLocks } from '../../../test/sql.js';
import { problemsIn } from '../../../test/tampered-logs.js';
import { seen, until } from '../../../test/until.js';
import { MAC_KEY } from '../../../test/write-core.js';
import { expiredDrafts } from '../../hours/index.js';
import { Database } from '../../platform/database/database.js';
import { UnitOfWork } from '../../platform/event-log/unit-of-work.js';
import type { RetentionCore } from '../../platform/event-log/retention.js';
import { LOCKS } from '../../platform/database/locks.js';
import type { User } from '../../identity/index.js';
import { ApplyRetention } from '../apply-retention.js';

type School = Awaited<ReturnType<typeof makeStaffedSchool>>;

let database: TestDatabase;
let app: TestApp;
let clock: TestClock;
let lincoln: School;
let roosevelt: School;
let auditor: User;
let visitor: User;

const as = (person: User): Promise<Client> => app.as(person);
const done = ({ status, body }: Answer): Answer['body'] => {
  if (status >= 300) throw new Error(`${status}: ${JSON.stringify(body)}`);
  return body;
};
const refusal = ({ status, body }: Answer): readonly unknown[] => [status, body.code];
const follow = async (school: School, student: User): Promise<void> => {
  const both = { parentId: school.parent.id, studentId: student.id };
  done(await (await as(school.admin)).post('/api/family-links', both));
};
const ask = async (by: User, body: object) =>
  done(await (await as(by)).post('/api/record-requests', body)) as unknown as RecordRequestView;
const recordNotifications = async (person: User): Promise<readonly string[]> =>
  (done(await (await as(person)).get('/api/notifications')) as unknown as { kind: string }[])
    .map(({ kind }) => kind)
    .filter((kind) => /record-|hold-/.test(kind));

/** Another session of the database, which has its turn with holds and erasures at a school. */
async function withTurnAt(school: School, work: (run: (text: string) => Promise<unknown>) => Promise<void>) {
  const session = new pg.Client(database.adminUrl);
  await session.connect();
  try {
    await session.query('BEGIN');
    await session.query('SELECT pg_advisory_xact_lock($1, $2)', [LOCKS.inCharge, school.id]);
    await work((text) => session.query(text));
    await session.query('COMMIT');
  } finally {
    await session.end();
  }
}
const AMENDMENT = { kind: 'amend', wrong: 'It says two hours', right: 'It was four hours' } as const;
const YEARS_AGO = 4;

beforeAll(async () => {
  database = await cloneDatabase();
  clock = new TestClock(new Date('2026-11-20T15:00:00Z'));
  app = await startApp({ database, clock, macKey: MAC_KEY });
  lincoln = await makeStaffedSchool(app);
  roosevelt = await makeStaffedSchool(app);
  auditor = await makePerson(app, lincoln.id, 'auditor');
  visitor = await makePerson(app, roosevelt.id, 'super-admin');
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

describe('a request about a record', () => {
  it('is opened by a student, and due 45 days later or as soon as the school says', async () => {
    const request = await ask(lincoln.student, { kind: 'inspect' });
    expect(request).toMatchObject({
      ...{ kind: 'inspect', status: 'open', daysLeft: 45, dueOn: '2027-01-04' },
      person: { id: lincoln.student.id },
      openedBy: { id: lincoln.student.id, role: 'student' },
    });
    const admin = await as(roosevelt.admin);
    done(await admin.put('/api/retention', { years: {}, answerWithinDays: 10 }));
    expect(await ask(roosevelt.student, { kind: 'inspect' })).toMatchObject({ daysLeft: 10 });
  });

  it('reaches the administrators, and its answer the family', async () => {
    const admin = await as(lincoln.admin);
    const student = await makePerson(app, lincoln.id, 'student');
    await follow(lincoln, student);
    const { id } = await ask(student, AMENDMENT);
    const kinds = async (client: Client) =>
      (done(await client.get('/api/notifications')) as unknown as { kind: string; isRead: boolean }[]).filter(
        ({ kind }) => kind.includes('record-request'),
      );
    await seen(
      () => kinds(admin),
      (told) => told.length > 0,
    );
    done(await admin.post(`/api/record-requests/${id}/decide`, { decision: 'granted' }));
    const [told] = await seen(
      async () => kinds(await as(lincoln.parent)),
      (rows) => rows.length > 0,
    );
    expect(told).toMatchObject({ kind: 'account.record-request-decided' });
    expect(await kinds(await as(student))).toMatchObject([{ kind: 'account.record-request-decided' }]);
  });

  it('may be opened by a parent for a child, and by an administrator, and for nobody else’s child', async () => {
    const student = await makePerson(app, lincoln.id, 'student');
    await follow(lincoln, student);
    const stranger = await makePerson(app, lincoln.id, 'student');
    const parent = await as(lincoln.parent);
    expect((await ask(lincoln.parent, { ...AMENDMENT, userId: student.id })).person.id).toBe(student.id);
    expect((await ask(lincoln.admin, { ...AMENDMENT, userId: stranger.id })).openedBy.role).toBe('admin');
    const post = (client: Client, body: object) => client.post('/api/record-requests', body);
    expect([
      refusal(await post(parent, { ...AMENDMENT, userId: stranger.id })),
      refusal(await post(parent, { ...AMENDMENT, userId: roosevelt.student.id })),
      refusal(await post(await as(student), { ...AMENDMENT, userId: stranger.id })),
      refusal(await post(await as(lincoln.admin), { ...AMENDMENT, userId: roosevelt.student.id })),
      refusal(await post(await as(lincoln.teacher), { ...AMENDMENT, userId: student.id })),
      refusal(await post(await as(student), { kind: 'amend', wrong: ' ' })),
      refusal(await post(await as(student), { ...AMENDMENT, entryId: 999_999 })),
      refusal(await post(await as(student), { kind: 'sell' })),
    ]).toEqual([
      [404, 'not-found'],
      [404, 'not-found'],
      [404, 'not-found'],
      [404, 'not-found'],
      [403, 'role'],
      [400, 'record-requests.invalid'],
      [400, 'invalid-input'],
      [400, 'invalid-input'],
    ]);
    const seenBy = async (person: User) =>
      (done(await (await as(person)).get('/api/record-requests')) as unknown as RecordRequestView[]).map(
        (one) => one.person.id,
      );
    expect(new Set(await seenBy(lincoln.parent))).not.toContain(stranger.id);
    expect(await seenBy(auditor)).toEqual(expect.arrayContaining([student.id, stranger.id]));
  });

  it('is answered once, whoever is first', async () => {
    const { id } = await ask(await makePerson(app, lincoln.id, 'student'), AMENDMENT);
    const admin = await as(lincoln.admin);
    const decide = (body: object) => admin.post(`/api/record-requests/${id}/decide`, body);
    expect(refusal(await decide({ decision: 'refused' }))).toEqual([400, 'record-requests.invalid']);
    const answers = await Promise.all([
      decide({ decision: 'refused', reason: 'The sheet says two' }),
      decide({ decision: 'granted' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(refusal(await decide({ decision: 'granted' }))).toEqual([409, 'record-requests.closed']);
  });

  it('is not answered by whom it is about', async () => {
    const { id } = await ask(lincoln.admin, { kind: 'inspect' });
    const answer = await (await as(lincoln.admin)).post(`/api/record-requests/${id}/decide`, { decision: 'granted' });
    expect(refusal(answer)).toEqual([403, 'record-requests.own']);
  });

  it('of a kind is open once, until it is withdrawn', async () => {
    const student = await makePerson(app, lincoln.id, 'student');
    const client = await as(student);
    const { id } = await ask(student, { kind: 'erase' });
    expect(refusal(await client.post('/api/record-requests', { kind: 'erase' }))).toEqual([
      409,
      'record-requests.already-open',
    ]);
    done(await client.post(`/api/record-requests/${id}/withdraw`));
    await ask(student, { kind: 'erase' });
  });

  it('is not spoken for by an administrator, and the others hear of what the family does', async () => {
    const student = await makePerson(app, lincoln.id, 'student');
    await follow(lincoln, student);
    const colleague = await makePerson(app, lincoln.id, 'admin');
    const admin = await as(lincoln.admin);
    const post = (client: Client, id: number, way: string, body?: object) =>
      client.post(`/api/record-requests/${id}/${way}`, body);
    const first = await ask(student, { kind: 'inspect' });
    const second = await ask(student, AMENDMENT);
    done(await post(admin, second.id, 'decide', { decision: 'refused', reason: 'The sheet says two' }));
    expect([
      refusal(await post(admin, first.id, 'withdraw')),
      refusal(await post(admin, second.id, 'statement', { text: 'We agree with the school.' })),
    ]).toEqual([
      [403, 'record-requests.not-family'],
      [403, 'record-requests.not-family'],
    ]);
    done(await post(await as(lincoln.parent), first.id, 'withdraw'));
    done(await post(await as(lincoln.parent), second.id, 'statement', { text: 'It was four.' }));
    await seen(
      () => recordNotifications(student),
      (kinds) =>
        kinds.includes('account.record-request-withdrawn') && kinds.includes('school.record-statement-attached'),
    );
    await seen(
      () => recordNotifications(colleague),
      (kinds) => kinds.includes('school.record-statement-attached'),
    );
    const behalf = await ask(lincoln.admin, { ...AMENDMENT, userId: student.id });
    done(await post(admin, behalf.id, 'withdraw'));
  });

  it('is overdue once its day is over', async () => {
    const request = await ask(await makePerson(app, lincoln.id, 'student'), { kind: 'inspect' });
    const today = clock.now();
    clock.advance(47 * 86_400_000);
    // a session would be over by then
    const admin = await app.signIn(lincoln.admin.username);
    const listed = done(await admin.get('/api/record-requests?status=open'));
    expect((listed as unknown as RecordRequestView[]).find(({ id }) => id === request.id)?.daysLeft).toBe(-2);
    clock.set(today);
  });
});

describe('a refused amendment', () => {
  it('takes one statement, which stands beside the entry and on official records from then on', async () => {
    const student = await makePerson(app, lincoln.id, 'student');
    const client = await as(student);
    const body = { organizationName: 'Food Bank', date: '2026-11-02', startTime: '09:00', endTime: '11:00', hours: 2 };
    const entry = done(
      await client.post('/api/volunteer-hours', { ...body, description: 'Cans', verifierId: lincoln.verifier.id }),
    ) as { id: number };
    const admin = await as(lincoln.admin);
    done(await admin.patch(`/api/volunteer-hours/${entry.id}`, { status: 'approved' }));
    const { id } = await ask(student, { ...AMENDMENT, entryId: entry.id });
    const attach = () => client.post(`/api/record-requests/${id}/statement`, { text: 'I was there for four hours.' });
    expect(refusal(await attach())).toEqual([409, 'record-requests.not-refused']);
    done(await admin.post(`/api/record-requests/${id}/decide`, { decision: 'refused', reason: 'The sheet says two' }));
    expect(done(await attach())).toMatchObject({ statement: 'I was there for four hours.' });
    expect(refusal(await attach())).toEqual([409, 'record-requests.has-statement']);
    const beside = done(await admin.get(`/api/volunteer-hours/${entry.id}/statements`));
    expect(beside).toMatchObject([{ text: 'I was there for four hours.' }]);
    const { code } = done(await client.post(`/api/users/${student.id}/records`, {})) as { code: string };
    const shown = done(await app.client().get(`/api/records/${code}`)) as { statements: readonly object[] };
    expect(shown.statements).toMatchObject([{ text: 'I was there for four hours.', date: '2026-11-02' }]);
  });
});

describe('who looked', () => {
  it('is for the person, their parents and the school', async () => {
    const student = await makePerson(app, lincoln.id, 'student');
    await follow(lincoln, student);
    done(await (await as(lincoln.admin)).get(`/api/users/${student.id}`));
    for (const reader of [student, lincoln.parent, lincoln.admin, auditor]) {
      const looks = done(await (await as(reader)).get(`/api/users/${student.id}/accesses`));
      expect(looks).toMatchObject([{ kind: 'viewed', actor: { id: lincoln.admin.id }, person: { id: student.id } }]);
    }
    for (const reader of [lincoln.student, roosevelt.admin])
      expect((await (await as(reader)).get(`/api/users/${student.id}/accesses`)).status).toBe(404);
  });
});

describe('a granted erasure', () => {
  it('erases the person, whose request keeps no word, and is certified without a name', async () => {
    const student = await makePerson(app, lincoln.id, 'student', { firstName: 'Ottoline', lastName: 'Brakespear' });
    await ask(student, { ...AMENDMENT, wrong: 'Called Ottoline' });
    const { id } = await ask(student, { kind: 'erase' });
    const admin = await as(lincoln.admin);
    const decide = (username: string) =>
      admin.post(`/api/record-requests/${id}/decide`, { decision: 'granted', username, reason: 'Ottoline asked' });
    expect(refusal(await decide('somebody.else'))).toEqual([400, 'people.erasure-not-confirmed']);
    expect(refusal(await admin.get(`/api/record-requests/${id}/certificate`))).toEqual([
      409,
      'record-requests.no-certificate',
    ]);
    done(await decide(student.username));
    const certificate = await seen(
      async () =>
        (await admin.get(`/api/record-requests/${id}/certificate`)).body as unknown as Partial<ErasureCertificate>,
      // none while an erasure is to come
      ({ steps }) => steps?.length === 3,
    );
    expect(certificate.steps?.map(({ type }) => type).sort()).toEqual([
      'record-request.erased',
      'record-request.erased',
      'user.erased',
    ]);
    const listed = JSON.stringify(done(await admin.get('/api/record-requests')));
    expect(`${listed}${JSON.stringify(certificate)}`).not.toMatch(/Ottoline|Brakespear/);
    await seen(
      () => whereIs(database, ['Ottoline', 'Brakespear']),
      (places) => places.length === 0,
    );
    expect(refusal(await admin.post('/api/record-requests', { ...AMENDMENT, userId: student.id }))).toEqual([
      409,
      'people.erased',
    ]);
    const events = await eventsOf(database, `record-request/${id}`);
    expect(events.map(({ type }) => type)).toEqual([
      'record-request.opened',
      'record-request.granted',
      'record-request.erased',
    ]);
  });
});

it('erasures granted at once hold up neither each other nor anyone else', async () => {
  const students = await Promise.all(Array.from({ length: 16 }, () => makePerson(app, lincoln.id, 'student')));
  const requests = await Promise.all(students.map((student) => ask(student, { kind: 'erase' })));
  const admin = await as(lincoln.admin);
  const grants = requests.map(({ id }, nth) =>
    admin.post(`/api/record-requests/${id}/decide`, { decision: 'granted', username: students[nth]?.username }),
  );
  const elsewhere = (await as(roosevelt.admin)).get('/api/retention');
  expect((await elsewhere).status).toBe(200);
  const outcomes = (await Promise.all(grants)).map(refusal);
  expect(outcomes.filter(([status]) => status === 200)).not.toHaveLength(0);
  expect(outcomes.filter(([status, code]) => status !== 200 && code !== 'in-progress')).toEqual([]);
});

describe('a legal hold', () => {
  it('keeps a person from being erased by hand and by request, until it is lifted', async () => {
    const student = await makePerson(app, lincoln.id, 'student');
    const admin = await as(lincoln.admin);
    const hold = (body: object, client = admin) => client.post('/api/retention/holds', body);
    const held = done(await hold({ userId: student.id, reason: 'A lawsuit' })) as unknown as HoldView;
    const erase = () => admin.post(`/api/users/${student.id}/erase`, { username: student.username });
    expect([
      refusal(await erase()),
      refusal(await hold({ userId: student.id, reason: 'Again' })),
      refusal(await hold({ userId: roosevelt.student.id, reason: 'Theirs' })),
      refusal(await hold({ userId: student.id })),
      refusal(await hold({ reason: 'Not mine' }, await as(auditor))),
    ]).toEqual([
      [409, 'people.held'],
      [409, 'holds.in-force'],
      [404, 'not-found'],
      [400, 'invalid-input'],
      [403, 'role'],
    ]);
    const { id } = await ask(student, { kind: 'erase' });
    const grant = { decision: 'granted', username: student.username };
    expect(refusal(await admin.post(`/api/record-requests/${id}/decide`, grant))).toEqual([409, 'people.held']);
    expect(await eventsOf(database, `record-request/${id}`)).toHaveLength(1);
    done(await admin.delete(`/api/retention/holds/${held.id}`));
    expect(refusal(await admin.delete(`/api/retention/holds/${held.id}`))).toEqual([409, 'holds.lifted']);
    done(await erase());
    expect(refusal(await hold({ userId: student.id, reason: 'Too late' }))).toEqual([409, 'people.erased']);
  });

  it('is waited for at every school where the person was', async () => {
    const student = await makePerson(app, lincoln.id, 'student');
    const superAdmin = await as(visitor);
    done(await superAdmin.patch(`/api/users/${student.id}`, { organizationId: roosevelt.id }));
    const erase = () =>
      app
        .as(roosevelt.admin)
        .then((admin) => admin.post(`/api/users/${student.id}/erase`, { username: student.username }));
    let erasing: Promise<Answer> | undefined;
    await withTurnAt(lincoln, async (run) => {
      erasing = erase();
      await until(async () => (await waitingForLocks(database)) === 1);
      await run(`INSERT INTO privacy.holds (organization_id, id, version, person_id, reason, placed_as, placed_at)
                 VALUES (${lincoln.id}, 9001, 1, ${student.id}, 'A lawsuit', 'admin', now())`);
    });
    expect(refusal(await (erasing as Promise<Answer>))).toEqual([409, 'people.held']);
    await asAdmin(database, 'DELETE FROM privacy.holds WHERE id = 9001');
    done(await erase());
  });

  it('is lifted neither by whom it holds nor by someone below whoever placed it, and the others hear of it', async () => {
    const colleague = await makePerson(app, lincoln.id, 'admin');
    const place = async (by: User, userId: number) =>
      (
        done(
          await (
            await as(by)
          ).post('/api/retention/holds', { userId, reason: 'A lawsuit', organizationId: lincoln.id }),
        ) as unknown as HoldView
      ).id;
    const lift = async (by: User, id: number) => (await as(by)).delete(`/api/retention/holds/${id}`);
    const own = await place(lincoln.admin, colleague.id);
    const above = await place(visitor, lincoln.student.id);
    expect(refusal(await lift(colleague, own))).toEqual([403, 'holds.own']);
    expect(refusal(await lift(colleague, above))).toEqual([403, 'holds.higher-role']);
    for (const id of [own, above]) done(await lift(visitor, id));
    await seen(
      () => recordNotifications(colleague),
      (kinds) => kinds.filter((kind) => kind === 'school.hold-lifted').length === 2,
    );
  });

  it('placed at the moment of an erasure comes before or after it, never between', async () => {
    const student = await makePerson(app, lincoln.id, 'student');
    const admin = await as(lincoln.admin);
    const answers = await Promise.all([
      admin.post('/api/retention/holds', { userId: student.id, reason: 'A lawsuit' }),
      admin.post(`/api/users/${student.id}/erase`, { username: student.username }),
    ]);
    expect(answers.map(({ status }) => status < 300).filter(Boolean)).toHaveLength(1);
  });
});

describe('retention', () => {
  let school: School;
  let admin: Client;
  const years = {
    people: 3,
    drafts: 3,
    joinRequests: 3,
    imports: 3,
    exports: 3,
    notifications: 3,
    emails: 3,
    accesses: 3,
  };
  const apply = () => app.app.get(ApplyRetention, { strict: false }).applyAll();

  beforeAll(async () => {
    school = await makeStaffedSchool(app);
    admin = await as(school.admin);
  });

  it('keeps everything until a school sets years, within bounds', async () => {
    expect(done(await admin.get('/api/retention'))).toMatchObject({
      version: 0,
      years: { people: null, accesses: null },
      answerWithinDays: 45,
    });
    const set = (body: object, client = admin) => client.put('/api/retention', body);
    expect([
      refusal(await set({ years: { people: 0 }, answerWithinDays: 45 })),
      refusal(await set({ years: { people: 10_000 }, answerWithinDays: 45 })),
      refusal(await set({ years: { people: '3' }, answerWithinDays: 45 })),
      refusal(await set({ years: {}, answerWithinDays: 46 })),
      refusal(await set({ answerWithinDays: 45 })),
      refusal(await set({ years: { hours: 3 }, answerWithinDays: 45 })),
      refusal(await set({ years: {}, answerWithinDays: 45, organizationId: lincoln.id })),
      refusal(await set({ years: {}, answerWithinDays: 45 }, await as(school.teacher))),
    ]).toEqual([
      [400, 'invalid-input'],
      [400, 'invalid-input'],
      [400, 'invalid-input'],
      [400, 'invalid-input'],
      [400, 'invalid-input'],
      [400, 'invalid-input'],
      [404, 'not-found'],
      [403, 'role'],
    ]);
  });

  it('shows first what it would erase, and erases it at night but for what is held', async () => {
    const today = clock.now();
    clock.set(new Date(today.getTime() - YEARS_AGO * 366 * 86_400_000));
    const [gone, held, here, elsewhere, watcher] = [
      await makePerson(app, school.id, 'student', { firstName: 'Gone', lastName: 'Long ago' }),
      await makePerson(app, school.id, 'student'),
      await makePerson(app, school.id, 'student'),
      await makePerson(app, roosevelt.id, 'student'),
      await makePerson(app, school.id, 'teacher'),
    ];
    const superAdmin = await app.signIn(visitor.username);
    const theirs = { userId: elsewhere.id, reason: 'A lawsuit' };
    done(await (await app.signIn(roosevelt.admin.username)).post('/api/retention/holds', theirs));
    done(await superAdmin.patch(`/api/users/${elsewhere.id}`, { organizationId: school.id }));
    done(await (await app.signIn(watcher.username)).get(`/api/users/${gone.id}`));
    const long = await app.signIn(school.admin.username);
    // an administrator of the school could not erase a colleague
    const colleague = await makePerson(app, school.id, 'admin');
    done(await superAdmin.patch(`/api/users/${colleague.id}`, { isActive: false }));
    for (const { id } of [gone, held, elsewhere]) done(await long.patch(`/api/users/${id}`, { isActive: false }));
    const drafter = await app.signIn(here.username);
    const draft = { organizationName: 'Attic', date: '2022-11-01', hours: 1, status: 'draft' };
    const { id: draftId } = done(await drafter.post('/api/volunteer-hours', draft)) as { id: number };
    for (const id of [gone.id, here.id]) done(await long.get(`/api/users/${id}`));
    clock.set(today);
    admin = await app.signIn(school.admin.username);
    for (const { id } of [held, watcher])
      done(await admin.post('/api/retention/holds', { userId: id, reason: 'A lawsuit' }));

    const preview = done(await admin.post('/api/retention/preview', { years })) as unknown as { kind: string }[];
    const found = Object.fromEntries(preview.map((one) => [one.kind, one]));
    expect(found['people']).toMatchObject({ count: 1, first: [{ name: 'Gone Long ago' }] });
    expect(found['drafts']).toMatchObject({ count: 1 });
    expect(
      await asAdmin(database, `SELECT FROM identity.users WHERE id = ${gone.id} AND erased_at IS NULL`),
    ).toHaveLength(1);

    await apply();
    expect(
      await asAdmin(database, `SELECT FROM identity.users WHERE id = ${gone.id} AND erased_at IS NULL`),
    ).toHaveLength(1);
    done(await admin.put('/api/retention', { years, answerWithinDays: 30 }));
    const erased = async () =>
      (
        await asAdmin<{ id: number }>(
          database,
          `SELECT id FROM identity.users WHERE organization_id = ${school.id} AND erased_at IS NOT NULL`,
        )
      ).map(({ id }) => id);
    const keepPeople = (from: number, to: number): string =>
      `UPDATE privacy.retention SET years = replace(years, '"people":${from},', '"people":${to},') WHERE id = ${school.id}`;
    let applying: Promise<void> | undefined;
    await withTurnAt(school, async (run) => {
      applying = apply();
      await until(async () => (await waitingForLocks(database)) === 1);
      await run(keepPeople(3, 30));
    });
    await applying;
    expect(await erased()).toEqual([]);
    await asAdmin(database, keepPeople(30, 3));
    await apply();
    expect(await erased()).toEqual([gone.id]);
    expect((await eventsOf(database, `hours/${draftId}`)).at(-1)?.type).toBe('hours.erased');
    const looks = await asAdmin<{ person_id: number }>(
      database,
      `SELECT person_id FROM log.accesses WHERE organization_id = ${school.id} AND person_id IN (${gone.id}, ${here.id})`,
    );
    // someone held looked at whoever is erased
    expect(looks.map((row) => row.person_id).sort()).toEqual([gone.id, here.id].sort());
    const runs = (await eventsOf(database, `retention/${school.id}`)).filter(
      ({ type }) => type === 'retention.applied',
    );
    expect(runs.map(({ data }) => [(data as { kind: string }).kind, (data as { count: number }).count])).toEqual(
      expect.arrayContaining([
        ['people', 1],
        ['drafts', 1],
        ['accesses', 1],
      ]),
    );
    // nights change no schedule
    done(await admin.put('/api/retention', { years, answerWithinDays: 29, version: 1 }));
    expect(refusal(await admin.put('/api/retention', { years, answerWithinDays: 28, version: 1 }))).toEqual([
      409,
      'stale',
    ]);
    const { lastRuns } = done(await (await as(auditor)).get('/api/retention')) as { lastRuns: unknown[] };
    expect(lastRuns).toEqual([]);
    await app.sealAll();
    expect(await problemsIn(app)).toEqual([]);
  });

  it('erases no hours that were submitted since it found them as a draft', async () => {
    const student = await as(school.student);
    const log = async (status: string, date: string) =>
      (
        done(
          await student.post('/api/volunteer-hours', {
            ...{ organizationName: 'Attic', date, startTime: '09:00', endTime: '10:00', hours: 1, status },
            ...{ description: 'Boxes', verifierId: school.verifier.id },
          }),
        ) as { id: number }
      ).id;
    const ids = [await log('draft', '2026-11-02'), await log('pending', '2026-11-03')];
    const core = { database: app.app.get(Database), work: app.app.get(UnitOfWork) } as unknown as RetentionCore;
    const remove = (before: Date) => expiredDrafts.remove(ids, school.id, { ...core, before });
    expect(await remove(new Date('2026-01-01'))).toEqual({ count: 0 });
    expect(await remove(new Date('2030-01-01'))).toEqual({ count: 1 });
    expect((await eventsOf(database, `hours/${ids[1]}`)).map(({ type }) => type)).not.toContain('hours.erased');
  });

  it('does not cut the access log without an event that says so', async () => {
    await expect(asAdmin(database, 'DELETE FROM log.accesses')).rejects.toThrow(/only with an event|append-only/);
  });
});

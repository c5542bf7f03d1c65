import type { HoursHistoryStep, HoursView, UserStats } from '@hourtrail/contracts';
import { startApp, TestClock, type TestApp } from '../../../test/app.js';
import type { Client } from '../../../test/client.js';
import { cloneDatabase, type TestDatabase } from '../../../test/database.js';
import { makePerson, makeStaffedSchool } from '../../../test/people.js';
import { asAdmin } from '../../../test/sql.js';

const ROLES = ['student', 'parent', 'teacher', 'admin', 'verifier'] as const;

describe('hours over HTTP', () => {
  let database: TestDatabase;
  let app: TestApp;
  let lincoln: Awaited<ReturnType<typeof makeStaffedSchool>>;
  let roosevelt: Awaited<ReturnType<typeof makeStaffedSchool>>;
  const clients = new Map<string, Client>();
  const clock = new TestClock(new Date('2026-11-21T15:00:00Z'));

  beforeAll(async () => {
    database = await cloneDatabase();
    app = await startApp({ database, clock });
    lincoln = await makeStaffedSchool(app);
    roosevelt = await makeStaffedSchool(app);
    await makePerson(app, lincoln.id, 'super-admin', { username: 'super' });
    for (const { username } of [lincoln, roosevelt].flatMap((school) => ROLES.map((role) => school[role]))) {
      clients.set(username, await app.signIn(username));
    }
    clients.set('super', await app.signIn('super'));
  });
  afterAll(async () => {
    await app.close();
    await database.drop();
  });

  const as = (who: { readonly username: string } | string): Client =>
    clients.get(typeof who === 'string' ? who : who.username) as Client;
  let days = 0;
  const threeHours = (changes: object = {}): object => ({
    organizationName: 'Riverside Food Bank',
    description: 'Sorted donations',
    date: new Date(Date.UTC(2026, 10, 1) - (days++ % 300) * 86_400_000).toISOString().slice(0, 10),
    hours: 3,
    startTime: '09:00',
    endTime: '17:00',
    verifierId: lincoln.verifier.id,
    status: 'pending',
    ...changes,
  });
  const logged = async (changes: object = {}): Promise<HoursView> => {
    const answer = await as(lincoln.student).post('/api/volunteer-hours', threeHours(changes));
    expect(answer).toMatchObject({ status: 201 });
    return answer.body as HoursView;
  };
  const written = async (): Promise<unknown> =>
    asAdmin(
      database,
      `SELECT (SELECT count(*) FROM log.events) AS events, (SELECT sum(version) FROM hours.volunteer_hours) AS rows`,
    );

  describe("one hour's way, with the calls of the specification alone", () => {
    it('is logged, verified and approved, counts for the student, and has a trail of three steps', async () => {
      const before = (await as(lincoln.student).get(`/api/users/${lincoln.student.id}/stats`)).body as UserStats;
      const { id } = await logged({ date: '2026-11-20T05:00:00.000Z' });
      const verified = await as(lincoln.verifier).patch(`/api/volunteer-hours/${id}`, {
        hours: '3.00',
        status: 'approved',
        verifierComments: 'Seen at the door',
      });
      expect(verified.body).toMatchObject({ status: 'verified', verifierComments: 'Seen at the door', hours: '3.00' });
      const approved = await as(lincoln.teacher).patch(`/api/volunteer-hours/${id}`, {
        hours: 3,
        status: 'approved',
        approverComments: 'Well done',
      });
      expect(approved.body).toMatchObject({ status: 'approved', date: '2026-11-20', approvedBy: lincoln.teacher.id });
      const after = (await as(lincoln.student).get(`/api/users/${lincoln.student.id}/stats`)).body;
      expect(after).toEqual({ ...before, totalHours: before.totalHours + 3, approvedHours: before.approvedHours + 3 });
      const trail = (await as(lincoln.student).get(`/api/volunteer-hours/${id}/history`)).body as HoursHistoryStep[];
      expect(trail.map(({ type, actor, comment }) => [type, actor.name, comment])).toEqual([
        ['hours.submitted', nameOf(lincoln.student), null],
        ['hours.verified', nameOf(lincoln.verifier), 'Seen at the door'],
        ['hours.approved', nameOf(lincoln.teacher), 'Well done'],
      ]);
    });

    it('lets an administrator approve by PUT with the fields an older client sends, and decides itself who and when', async () => {
      const { id } = await logged();
      const sent = { status: 'approved', approvedBy: lincoln.teacher.id, approvedAt: '1999-01-01T00:00:00Z' };
      const answer = await as(lincoln.admin).put(`/api/volunteer-hours/${id}`, sent);
      expect(answer.body).toMatchObject({ status: 'approved', approvedBy: lincoln.admin.id, singleActor: true });
      expect(answer.body.approvedAt).toBe('2026-11-21T15:00:00.000Z');
    });

    it('tells the staff which grade the student is in, and neither the verifier nor the student', async () => {
      const { id } = lincoln.student;
      expect((await as(lincoln.admin).patch(`/api/users/${id}`, { gradeLevel: '11' })).status).toBe(200);
      const entry = await logged();
      expect(entry.student).not.toHaveProperty('gradeLevel');
      const path = `/api/volunteer-hours/${entry.id}`;
      for (const who of [lincoln.teacher, lincoln.admin, 'super'])
        expect((await as(who).get(path)).body).toMatchObject({ student: { gradeLevel: '11' } });
      for (const who of [lincoln.verifier, lincoln.student]) {
        const { body } = await as(who).get(path);
        expect((body as HoursView).student).toEqual({
          firstName: lincoln.student.firstName,
          lastName: lincoln.student.lastName,
        });
      }
      const [listed] = (await as(lincoln.teacher).get('/api/volunteer-hours?sort=-createdAt&limit=1'))
        .body as HoursView[];
      expect(listed).toMatchObject({ id: entry.id, student: { gradeLevel: '11' } });
      const { body: decided } = await as(lincoln.teacher).patch(path, { status: 'approved' });
      expect(decided).toMatchObject({ status: 'approved', student: { gradeLevel: '11' } });
    });

    it('keeps a draft to its owner, and submits it once it is complete', async () => {
      const draft = await as(lincoln.student).post('/api/volunteer-hours', { date: '2026-11-02', status: 'draft' });
      expect(draft).toMatchObject({ status: 201, body: { status: 'draft', hours: null, organizationName: null } });
      const path = `/api/volunteer-hours/${draft.body.id}`;
      expect((await as(lincoln.admin).get(path)).status).toBe(404);
      const early = await as(lincoln.student).patch(path, { status: 'pending' });
      expect(early).toMatchObject({ status: 400, body: { code: 'hours.incomplete' } });
      expect(early.body.errors.map((error: { field: string }) => error.field)).toEqual([
        'organizationName',
        'startTime',
        'endTime',
        'hours',
      ]);
      const fields = {
        organizationName: 'Library',
        startTime: '22:00',
        endTime: '01:00',
        hours: '2.5',
        status: 'pending',
      };
      expect(await as(lincoln.student).patch(path, fields)).toMatchObject({
        status: 200,
        body: { status: 'pending', version: 3 },
      });
      expect((await as(lincoln.admin).get(path)).status).toBe(200);
    });

    it('deletes without erasing: out of lists and totals, there for administrators, and back by restore', async () => {
      const { id } = await logged();
      const path = `/api/volunteer-hours/${id}`;
      expect((await as(lincoln.admin).delete(`${path}?reason=Logged%20twice`)).status).toBe(204);
      expect((await as(lincoln.student).get(path)).status).toBe(404);
      const deleted = await as(lincoln.admin).get('/api/volunteer-hours?deleted=true');
      expect(deleted.body.map((entry: HoursView) => entry.id)).toContain(id);
      expect(await as(lincoln.admin).post(`${path}/restore`, {})).toMatchObject({
        status: 200,
        body: { status: 'pending' },
      });
      const trail = (await as(lincoln.admin).get(`${path}/history`)).body as HoursHistoryStep[];
      expect(trail.map(({ type, comment, marks }) => [type, comment, marks])).toEqual([
        ['hours.submitted', null, []],
        ['hours.deleted', 'Logged twice', []],
        ['hours.restored', null, ['no-reason']],
      ]);
    });

    it('shows an amendment as what it was and what it became, and takes an approved entry back to pending', async () => {
      const { id } = await logged();
      await as(lincoln.teacher).patch(`/api/volunteer-hours/${id}`, { status: 'approved' });
      const amended = await as(lincoln.admin).patch(`/api/volunteer-hours/${id}`, {
        hours: 2,
        reason: 'Sign-in sheet says two',
      });
      expect(amended.body).toMatchObject({ status: 'pending', hours: '2.00', approvedBy: null });
      const trail = (await as(lincoln.student).get(`/api/volunteer-hours/${id}/history`)).body as HoursHistoryStep[];
      expect(trail.at(-1)).toMatchObject({
        type: 'hours.amended',
        from: 'approved',
        to: 'pending',
        comment: 'Sign-in sheet says two',
        changes: [{ field: 'hours', from: '3.00', to: '2.00' }],
      });
    });
  });

  it('amends and reopens in one request, and lets the amendment alone do what both ask for', async () => {
    const { id } = await logged();
    await as(lincoln.teacher).patch(`/api/volunteer-hours/${id}`, { status: 'approved' });
    const body = { organizationName: 'Harbor Senior Center', hours: 2, status: 'pending', reason: 'Wrong place' };
    expect(await as(lincoln.admin).patch(`/api/volunteer-hours/${id}`, body)).toMatchObject({
      status: 200,
      body: { status: 'pending', hours: '2.00', organizationName: 'Harbor Senior Center', version: 3 },
    });
    const again = { organizationName: 'Mill Creek Park', hours: 2, status: 'approved' };
    expect(await as(lincoln.admin).patch(`/api/volunteer-hours/${id}`, again)).toMatchObject({
      status: 200,
      body: { status: 'approved', version: 5 },
    });
  });

  describe('at the same time', () => {
    it('lets exactly one of fifty decisions win and refuses the rest with 409', async () => {
      const { id } = await logged();
      const answers = await Promise.all(
        Array.from({ length: 50 }, (_, n) =>
          as(n % 2 ? lincoln.teacher : lincoln.admin).patch(`/api/volunteer-hours/${id}`, {
            status: 'approved',
            hours: 3,
          }),
        ),
      );
      expect(countOf(answers.map((answer) => answer.status))).toEqual({ 200: 1, 409: 49 });
      expect((await as(lincoln.admin).get(`/api/volunteer-hours/${id}/history`)).body).toHaveLength(2);
    });

    it('has one effect for twenty retries with one idempotency key', async () => {
      const before = (await as(lincoln.student).get('/api/volunteer-hours')).headers['x-total-count'];
      const body = threeHours({ organizationName: 'Sent twenty times' });
      const key = { 'idempotency-key': 'twenty-retries' };
      const answers = await Promise.all(
        Array.from({ length: 20 }, () => as(lincoln.student).post('/api/volunteer-hours', body, key)),
      );
      const first = answers.find((answer) => answer.status === 201);
      for (const answer of answers) expect([201, 409]).toContain(answer.status);
      const again = await as(lincoln.student).post('/api/volunteer-hours', body, key);
      expect(again).toMatchObject({ status: 201, body: first?.body });
      const after = (await as(lincoln.student).get('/api/volunteer-hours')).headers['x-total-count'];
      expect(Number(after)).toBe(Number(before) + 1);
      const other = await as(lincoln.student).post('/api/volunteer-hours', { ...body, hours: 2 }, key);
      expect(other).toMatchObject({ status: 422, body: { code: 'idempotency-key-reused' } });
    });

    it('refuses a decision on a version that has passed, and shows the present record', async () => {
      const entry = await logged();
      await as(lincoln.verifier).patch(`/api/volunteer-hours/${entry.id}`, { status: 'verified' });
      const body = { status: 'approved', version: entry.version };
      const stale = { status: 409, body: { code: 'stale', current: { id: entry.id, status: 'verified', version: 2 } } };
      expect(await as(lincoln.teacher).patch(`/api/volunteer-hours/${entry.id}`, body)).toMatchObject(stale);
      const byHeader = await as(lincoln.teacher).patch(
        `/api/volunteer-hours/${entry.id}`,
        { status: 'approved' },
        { 'if-match': '"1"' },
      );
      expect(byHeader).toMatchObject(stale);
      const current = await as(lincoln.teacher).get(`/api/volunteer-hours/${entry.id}`);
      expect(current.headers['etag']).toBe('"2"');
      const fresh = { 'if-match': current.headers['etag'] as string };
      expect(
        (await as(lincoln.teacher).patch(`/api/volunteer-hours/${entry.id}`, { status: 'approved' }, fresh)).status,
      ).toBe(200);
    });

    it('reviews many at once, each with its own outcome and event', async () => {
      const good = [await logged(), await logged()];
      const approved = await logged();
      await as(lincoln.teacher).patch(`/api/volunteer-hours/${approved.id}`, { status: 'approved' });
      const ids = [good[0]!.id, approved.id, 2_000_000_000, good[1]!.id];
      const { body } = await as(lincoln.teacher).post('/api/volunteer-hours/review', {
        ids,
        status: 'approved',
        comments: 'Term end',
      });
      expect(
        body.results.map(({ id, outcome, status }: HoursView & { outcome: string }) => [id, outcome, status]),
      ).toEqual([
        [ids[0], 'done', 'approved'],
        [ids[1], 'refused', 'approved'],
        [ids[2], 'not-found', undefined],
        [ids[3], 'done', 'approved'],
      ]);
      const trail = (await as(lincoln.student).get(`/api/volunteer-hours/${ids[3]}/history`))
        .body as HoursHistoryStep[];
      expect(trail.at(-1)).toMatchObject({ type: 'hours.approved', comment: 'Term end', marks: ['singleActor'] });
    });
  });

  it('gives each of many an outcome of its own, also where a day would hold too many hours', async () => {
    const day = { date: '2026-01-31', startTime: '00:00', endTime: '00:00', hours: 20 };
    const first = await logged(day);
    await as(lincoln.teacher).patch(`/api/volunteer-hours/${first.id}`, { status: 'rejected' });
    await logged(day);
    const other = await logged();
    for (const headers of [{}, { 'idempotency-key': 'many-one-refused' }] as Record<string, string>[]) {
      const body = { ids: [first.id, other.id], status: 'approved' };
      const answer = await as(lincoln.admin).post('/api/volunteer-hours/review', body, headers);
      expect(answer.status).toBe(200);
      expect(answer.body.results[0]).toMatchObject({
        outcome: 'refused',
        code: 'hours.day-too-long',
        status: 'rejected',
      });
      expect(answer.body.results[1]).toMatchObject(
        'idempotency-key' in headers ? { outcome: 'refused', code: 'hours.wrong-state' } : { outcome: 'done' },
      );
    }
  });

  it('says of hours that were approved in part how many were logged', async () => {
    const { id } = await logged();
    const path = `/api/volunteer-hours/${id}`;
    const part = { status: 'approved', hours: 1, approverComments: 'You left at ten' };
    const told = { hours: '1.00', loggedHours: '3.00' };
    expect((await as(lincoln.teacher).patch(path, part)).body).toMatchObject(told);
    expect((await as(lincoln.student).get(path)).body).toMatchObject(told);
    const { body: list } = await as(lincoln.student).get('/api/volunteer-hours');
    expect((list as HoursView[]).find((entry) => entry.id === id)).toMatchObject(told);
    const reopened = await as(lincoln.admin).patch(path, { status: 'pending', reason: 'Count again' });
    expect(reopened.body).toMatchObject({ status: 'pending', hours: '1.00', loggedHours: null });
  });

  it('takes other hours with the status an entry has already as a correction by an administrator', async () => {
    const { id } = await logged();
    await as(lincoln.teacher).patch(`/api/volunteer-hours/${id}`, { status: 'approved' });
    const body = { status: 'approved', hours: 2, approverComments: 'Two on the sheet' };
    expect((await as(lincoln.teacher).patch(`/api/volunteer-hours/${id}`, body)).status).toBe(409);
    const corrected = await as(lincoln.admin).patch(`/api/volunteer-hours/${id}`, body);
    expect(corrected).toMatchObject({ status: 200, body: { status: 'pending', hours: '2.00' } });
    const rejected = { status: 'rejected', hours: 7, description: 'Sorted and packed' };
    expect(await as(lincoln.admin).patch(`/api/volunteer-hours/${id}`, rejected)).toMatchObject({
      status: 200,
      body: { status: 'rejected', hours: '2.00', description: 'Sorted and packed' },
    });
    expect(await as(lincoln.admin).patch(`/api/volunteer-hours/${id}`, rejected)).toMatchObject({
      status: 200,
      body: { status: 'rejected', hours: '7.00' },
    });
  });

  it("keeps what a draft held before it was handed in to its owner's eyes", async () => {
    const draft = { date: '2026-11-04', status: 'draft', description: 'A first thought' };
    const { id } = (await as(lincoln.student).post('/api/volunteer-hours', draft)).body as HoursView;
    const path = `/api/volunteer-hours/${id}`;
    await as(lincoln.student).patch(path, { description: 'A second thought' });
    await as(lincoln.student).patch(path, { ...threeHours(), status: 'pending' });
    const changesFor = async (who: Client): Promise<number[]> =>
      ((await who.get(`${path}/history`)).body as HoursHistoryStep[]).map((step) => step.changes.length);
    expect(await changesFor(as(lincoln.student))).toEqual([0, 1, expect.any(Number), 0]);
    expect(await changesFor(as(lincoln.teacher))).toEqual([0, 0, 0, 0]);
  });

  describe('between schools', () => {
    it("answers another school's entry like one that is not there, to everybody of the other school", async () => {
      const { id } = await logged();
      const calls: readonly [string, (client: Client, entry: number) => ReturnType<Client['get']>][] = [
        ['GET one', (client, entry) => client.get(`/api/volunteer-hours/${entry}`)],
        ['GET history', (client, entry) => client.get(`/api/volunteer-hours/${entry}/history`)],
        ['PATCH comment', (client, entry) => client.patch(`/api/volunteer-hours/${entry}`, { status: 'rejected' })],
        ['PUT', (client, entry) => client.put(`/api/volunteer-hours/${entry}`, { status: 'rejected' })],
      ];
      const before = await written();
      for (const role of ['teacher', 'admin', 'verifier'] as const) {
        for (const [name, call] of calls) {
          const foreign = await call(as(roosevelt[role]), id);
          const absent = await call(as(roosevelt[role]), 2_000_000_001);
          expect({ role, name, status: foreign.status }).toEqual({ role, name, status: 404 });
          expect({ ...foreign.body, requestId: '' }).toEqual({ ...absent.body, requestId: '' });
        }
      }
      expect((await as(roosevelt.admin).delete(`/api/volunteer-hours/${id}`)).status).toBe(404);
      expect((await as(roosevelt.admin).post(`/api/volunteer-hours/${id}/restore`, {})).status).toBe(404);
      expect((await as(roosevelt.teacher).get(`/api/users/${lincoln.student.id}/stats`)).status).toBe(404);
      const many = await as(roosevelt.teacher).post('/api/volunteer-hours/review', { ids: [id], status: 'approved' });
      expect(many.body.results).toEqual([{ id, outcome: 'not-found' }]);
      const list = await as(roosevelt.admin).get('/api/volunteer-hours');
      expect(list.body.filter((entry: HoursView) => entry.organizationId !== roosevelt.id)).toEqual([]);
      expect(await written()).toEqual(before);
    });

    it("does not take another school's verifier, an inactive one, oneself, or somebody who is none", async () => {
      const inactive = await makePerson(app, lincoln.id, 'verifier', { isActive: false });
      const { id } = await logged();
      const before = await written();
      const notVerifiers = [roosevelt.verifier.id, inactive.id, lincoln.teacher.id, lincoln.student.id, 2_000_000_002];
      for (const verifierId of notVerifiers) {
        for (const answer of [
          await as(lincoln.student).post('/api/volunteer-hours', threeHours({ verifierId })),
          await as(lincoln.student).patch(`/api/volunteer-hours/${id}`, { verifierId }),
          await as(lincoln.admin).put(`/api/admin/hours/${id}`, { verifierId }),
        ]) {
          const errors = [{ field: 'verifierId', message: 'Choose an active verifier at your school.' }];
          expect(answer).toMatchObject({ status: 400, body: { errors } });
        }
      }
      expect(await written()).toEqual(before);
    });

    it.each([{ isActive: false }, { role: 'teacher' }])(
      'says that the verifier no longer verifies: %p',
      async (change) => {
        const leaving = await makePerson(app, lincoln.id, 'verifier');
        const made = await logged({ verifierId: leaving.id });
        expect(made.verifierInactive).toBe(false);
        expect((await as(lincoln.admin).patch(`/api/users/${leaving.id}`, change)).status).toBe(200);
        const { body } = await as(lincoln.student).get(`/api/volunteer-hours/${made.id}`);
        expect(body).toMatchObject({ verifierInactive: true });
        const [listed] = (await as(lincoln.admin).get(`/api/volunteer-hours?verifierId=${leaving.id}`)).body;
        expect(listed).toMatchObject({ id: made.id, verifierInactive: true });
      },
    );

    it('tells nobody a name for an id: a draft names verifiers only', async () => {
      for (const verifierId of [lincoln.parent.id, lincoln.teacher.id, roosevelt.verifier.id, 2_000_000_003]) {
        const draft = { date: '2026-11-03', status: 'draft', verifierId };
        const answer = await as(lincoln.student).post('/api/volunteer-hours', draft);
        expect(answer).toMatchObject({ status: 400, body: { errors: [{ field: 'verifierId' }] } });
      }
      const own = await as(lincoln.student).post('/api/volunteer-hours', { date: '2026-11-03', status: 'draft' });
      const path = `/api/volunteer-hours/${own.body.id}`;
      expect((await as(lincoln.student).patch(path, { verifierId: lincoln.parent.id })).status).toBe(400);
    });

    it('lets a super-admin act in a school that is not theirs, and shows that school who it was', async () => {
      const student = as(roosevelt.student);
      const entry = await student.post('/api/volunteer-hours', threeHours({ verifierId: roosevelt.verifier.id }));
      const key = { 'idempotency-key': 'from-elsewhere' };
      const approved = await as('super').patch(`/api/volunteer-hours/${entry.body.id}`, { status: 'approved' }, key);
      expect(approved).toMatchObject({ status: 200, body: { status: 'approved', organizationId: roosevelt.id } });
      const trail = (await student.get(`/api/volunteer-hours/${entry.body.id}/history`)).body as HoursHistoryStep[];
      expect(trail.at(-1)).toMatchObject({ actor: { role: 'super-admin' }, marks: ['singleActor', 'no-reason'] });
      expect(trail.at(-1)?.actor.name).not.toBe('Unknown person');
      const all = await as('super').get('/api/volunteer-hours');
      expect(new Set(all.body.map((one: HoursView) => one.organizationId)).size).toBe(2);
    });
  });

  describe('lists', () => {
    it('come in pages that hold every entry once, in the order of their days', async () => {
      const whole = await as(lincoln.teacher).get('/api/volunteer-hours');
      const ids: number[] = [];
      let next: string | undefined = '/api/volunteer-hours?limit=4';
      while (next) {
        const page = await as(lincoln.teacher).get(next);
        expect(page.headers['x-total-count']).toBe(String(whole.body.length));
        ids.push(...page.body.map((entry: HoursView) => entry.id));
        next = /<([^>]+)>; rel="next"/.exec(String(page.headers['link'] ?? ''))?.[1];
      }
      expect(ids).toEqual(whole.body.map((entry: HoursView) => entry.id));
      const dates = whole.body.map((entry: HoursView) => entry.date);
      expect(dates).toEqual([...dates].sort().reverse());
    });

    it('are narrowed by status, by day and by what is searched for, whatever its case', async () => {
      const { id } = await logged({ organizationName: '100% Wool_Mill', date: '2026-08-15' });
      const found = async (query: string): Promise<number[]> =>
        (await as(lincoln.teacher).get(`/api/volunteer-hours?${query}`)).body.map((entry: HoursView) => entry.id);
      expect(await found('q=wool_m')).toEqual([id]);
      expect(await found('q=WOOL%25M')).toEqual([]);
      expect(await found('from=2026-08-15&to=2026-08-15&status=pending,verified')).toContain(id);
      expect(await found('status=approved,rejected')).not.toContain(id);
      const student = await as(lincoln.teacher).get(`/api/volunteer-hours?q=${lincoln.student.lastName.toLowerCase()}`);
      expect(student.body.length).toBeGreaterThan(3);
    });
  });

  describe('bad input', () => {
    const BODIES: readonly [string, unknown, string][] = [
      ['an unknown field', { extra: 1 }, 'extra'],
      ['a status of another kind', { status: 7 }, 'status'],
      ['a status nobody knows', { status: 'accepted' }, 'status'],
      ['no hours', { hours: 0 }, 'hours'],
      ['a third of an hour', { hours: 0.3 }, 'hours'],
      ['more hours than a day', { hours: 24.5 }, 'hours'],
      ['hours that are no number', { hours: 'NaN' }, 'hours'],
      ['hours as a list', { hours: [3] }, 'hours'],
      ['hours as true', { hours: true }, 'hours'],
      ['a day that is not in the calendar', { date: '2026-02-30' }, 'date'],
      ['a day of the future', { date: '2026-11-22' }, 'date'],
      ['a day too long ago', { date: '2025-11-20' }, 'date'],
      ['an instant of an impossible day', { date: '2026-13-01T00:00:00Z' }, 'date'],
      ['a time past the end of the day', { startTime: '24:00' }, 'startTime'],
      ['a time without minutes', { endTime: '9' }, 'endTime'],
      ['more hours than the times allow', { startTime: '09:00', endTime: '11:30' }, 'hours'],
      ['an organization of spaces', { organizationName: '   ' }, 'organizationName'],
      ['an organization that is too long', { organizationName: 'x'.repeat(201) }, 'organizationName'],
      ['a description that is too long', { description: 'x'.repeat(2001) }, 'description'],
      ['a NUL character', { description: 'a\0b' }, 'description'],
      ['half of a character', { description: '\ud800' }, 'description'],
      ['a description as an object', { description: { text: 'x' } }, 'description'],
      ['a verifier by name', { verifierId: 'Priya' }, 'verifierId'],
      ['a verifier numbered 0', { verifierId: 0 }, 'verifierId'],
      ['a verifier past the last number', { verifierId: 2_147_483_648 }, 'verifierId'],
    ];

    it.each(BODIES)(
      'of %s is answered with 400 and a sentence for its field, and nothing is written',
      async (_name, changes, field) => {
        const { id } = await logged();
        const before = await written();
        const whole = { ...threeHours(), ...(changes as object) };
        const answers = [await as(lincoln.student).post('/api/volunteer-hours', whole)];
        if (field !== 'status') {
          const { status: _status, ...fields } = whole as Record<string, unknown>;
          answers.push(await as(lincoln.student).patch(`/api/volunteer-hours/${id}`, fields));
          answers.push(await as(lincoln.student).put(`/api/volunteer-hours/${id}`, fields));
        }
        for (const { status, body } of answers) {
          expect({ status, field: body.errors[0].field }).toEqual({ status: 400, field });
          expect(body.errors[0].message).toMatch(/^[A-Z"].{8,}/);
        }
        expect(await written()).toEqual(before);
      },
    );

    it.each([
      ['POST', '/api/volunteer-hours', '{"date":"2026-11-01","hours":1e400}'],
      ['POST', '/api/volunteer-hours', '{"date":'],
      ['POST', '/api/volunteer-hours', '[]'],
      ['POST', '/api/volunteer-hours', '"text"'],
      ['POST', '/api/volunteer-hours', 'null'],
      ['POST', '/api/volunteer-hours', '{"__proto__":{"status":"approved"},"date":"2026-11-01"}'],
      ['POST', '/api/volunteer-hours', `${'['.repeat(5000)}${']'.repeat(5000)}`],
      ['PATCH', '/api/volunteer-hours/0', '{"status":"approved"}'],
      ['PATCH', '/api/volunteer-hours/2147483648', '{"status":"approved"}'],
      ['PATCH', '/api/volunteer-hours/1e3', '{"status":"approved"}'],
      ['PATCH', '/api/volunteer-hours/1', '{}'],
      ['PATCH', '/api/volunteer-hours/1', '{"version":0,"status":"approved"}'],
      ['PATCH', '/api/volunteer-hours/1', '{"verifierComments":["x"],"status":"rejected"}'],
      ['POST', '/api/volunteer-hours/review', '{"ids":[],"status":"approved"}'],
      ['POST', '/api/volunteer-hours/review', '{"ids":[1,1],"status":"approved"}'],
      ['POST', '/api/volunteer-hours/review', '{"ids":[1.5],"status":"approved"}'],
      [
        'POST',
        '/api/volunteer-hours/review',
        `{"ids":[${Array.from({ length: 501 }, (_, n) => n + 1).join()}],"status":"approved"}`,
      ],
      ['POST', '/api/volunteer-hours/review', '{"ids":[1],"status":"pending"}'],
      ['POST', '/api/volunteer-hours/review', '{"ids":{"0":1},"status":"approved"}'],
      ['GET', '/api/volunteer-hours?limit=0', undefined],
      ['GET', '/api/volunteer-hours?limit=501', undefined],
      ['GET', '/api/volunteer-hours?sort=hours', undefined],
      ['GET', '/api/volunteer-hours?status=pending;drop', undefined],
      ['GET', '/api/volunteer-hours?cursor=xx', undefined],
      ['GET', '/api/volunteer-hours?cursor=WyIyMDI2LTAyLTMwIiwxXQ', undefined],
      ['GET', '/api/volunteer-hours?from=2026-02-30', undefined],
      ['GET', '/api/volunteer-hours?studentId=1&studentId=2', undefined],
      ['GET', '/api/volunteer-hours?unknown=1', undefined],
      ['GET', '/api/volunteer-hours?q=%00', undefined],
      ['GET', '/api/volunteer-hours/abc/history', undefined],
      ['DELETE', '/api/volunteer-hours/-1', undefined],
      ['GET', '/api/users/999999999999/stats', undefined],
    ] as const)('%s %s %.60s is answered with 400 and a sentence', async (method, path, body) => {
      const before = await written();
      const client = as(
        path.includes('review') ? lincoln.teacher : method === 'PATCH' ? lincoln.admin : lincoln.student,
      );
      const answer = await client.send(method, path, body);
      expect(answer.status).toBe(400);
      expect(answer.body).toMatchObject({
        statusCode: 400,
        message: expect.stringMatching(/\.$|required$|changed?/),
        requestId: expect.any(String),
      });
      expect(await written()).toEqual(before);
    });

    it('does not let a volunteer set what is not theirs to set', async () => {
      const fields = [
        'approvedBy',
        'approvedAt',
        'verifiedAt',
        'id',
        'version',
        'createdBy',
        'submittedAt',
        'verifierComments',
      ];
      for (const field of fields) {
        const answer = await as(lincoln.student).post('/api/volunteer-hours', threeHours({ [field]: 1 }));
        expect({ field, status: answer.status }).toEqual({ field, status: 400 });
      }
      for (const changes of [
        { studentId: lincoln.parent.id },
        { organizationId: roosevelt.id },
        { status: 'approved' },
      ]) {
        expect((await as(lincoln.student).post('/api/volunteer-hours', threeHours(changes))).status).toBe(400);
      }
      const own = { studentId: lincoln.student.id, organizationId: lincoln.id };
      expect((await as(lincoln.student).post('/api/volunteer-hours', threeHours(own))).status).toBe(201);
    });

    it('of a day with more than 24 hours in total names the hours, says what is left and writes nothing', async () => {
      const day = { date: '2025-12-24', startTime: '00:00', endTime: '00:00', hours: 16 };
      const { id } = await logged(day);
      const before = await written();
      const room = (rest: string): object => ({
        status: 400,
        body: {
          code: 'hours.day-too-long',
          errors: [{ field: 'hours', message: `A day can’t have more than 24 hours in total. ${rest}` }],
        },
      });
      const again = threeHours({ ...day, hours: 8.5 });
      expect(await as(lincoln.student).post('/api/volunteer-hours', again)).toMatchObject(
        room('This one has room for 8 hours.'),
      );
      expect(await written()).toEqual(before);
      await logged({ ...day, hours: 7 });
      const longer = await as(lincoln.student).patch(`/api/volunteer-hours/${id}`, { hours: 17.5 });
      expect(longer).toMatchObject(room('This one has room for 17 hours.'));
      await logged({ ...day, hours: 1 });
      expect(await as(lincoln.student).post('/api/volunteer-hours', again)).toMatchObject(room('This one is full.'));
    });

    it('of an end before the start is none: it means past midnight, and the hours fit between', async () => {
      const night = { startTime: '22:00', endTime: '01:30' };
      expect(await logged({ ...night, hours: 3.5 })).toMatchObject({ ...night, hours: '3.50' });
      const answer = await as(lincoln.student).post('/api/volunteer-hours', threeHours({ ...night, hours: 4 }));
      expect(answer).toMatchObject({ status: 400, body: { errors: [{ field: 'hours' }] } });
      expect(answer.body.errors[0].message).toBe('There are only 3.5 hours between the start and end times.');
    });
  });
});

const nameOf = ({ firstName, lastName }: { readonly firstName: string; readonly lastName: string }): string =>
  `${firstName} ${lastName}`;

function countOf(values: readonly number[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
}

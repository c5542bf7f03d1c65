import type { OpportunityView, SignupView } from '@hourtrail/contracts';
import { isDeepStrictEqual } from 'node:util';
import { startApp, TestClock, type TestApp } from '../../../test/app.js';
import type { Answer, Client } from '../../../test/client.js';
import { cloneDatabase, type TestDatabase } from '../../../test/database.js';
import { publish } from '../../../test/opportunities.js';
import { makePerson, makeStaffedSchool } from '../../../test/people.js';
import { asAdmin, eventsOf } from '../../../test/sql.js';
import { seen } from '../../../test/until.js';
import type { User } from '../../identity/index.js';
import { withPool } from '../../platform/database/pools.js';
import { rebuild } from '../../platform/event-log/rebuild.js';
import { PROJECTIONS, REBUILT_STREAMS } from '../../app.module.js';

const SIGNUPS = '/api/opportunity-signups';
const PATH = '/api/volunteer-opportunities';
const TABLES = ['opportunities.opportunities', 'opportunities.signups', 'reporting.events_joined'];

describe('sign-ups', () => {
  let database: TestDatabase;
  let app: TestApp;
  let school: Awaited<ReturnType<typeof makeStaffedSchool>>;
  let admin: Client;
  let teacher: Client;
  let days = 0;
  const clock = new TestClock(new Date('2026-11-21T15:00:00Z'));

  beforeAll(async () => {
    database = await cloneDatabase();
    app = await startApp({ database, clock });
    school = await makeStaffedSchool(app);
    admin = await app.as(school.admin);
    teacher = await app.as(school.teacher);
  });
  afterAll(async () => {
    await app.close();
    await database.drop();
  });

  /** On a day of its own, unless a day is given. */
  const opportunity = (fields: object = {}): Promise<OpportunityView> => {
    const date = new Date(Date.UTC(2026, 11, 1 + (days += 2))).toISOString().slice(0, 10);
    return publish(app, school.teacher, { date, ...fields });
  };
  const students = (many: number): Promise<User[]> =>
    Promise.all(Array.from({ length: many }, () => makePerson(app, school.id, 'student')));
  const signUp = async (person: User, opportunityId: number, options: object = {}): Promise<Answer> =>
    (await app.as(person)).post(SIGNUPS, { opportunityId, ...options });
  const cancel = async (person: User, id: number): Promise<number> =>
    (await (await app.as(person)).delete(`${SIGNUPS}/${id}`)).status;
  const lineOf = async (id: number): Promise<string[]> =>
    ((await teacher.get(`${SIGNUPS}?opportunityId=${id}&include=waitlisted&sort=signedUpAt`)).body as SignupView[]).map(
      ({ userId, status, position }) => [userId, status, ...(position === null ? [] : [position])].join(' '),
    );
  const statusAndCode = ({ status, body }: Answer): unknown[] => [status, (body as { code?: string }).code];
  const eventually = async <T>(look: () => Promise<T>, expected: T): Promise<void> =>
    expect(await seen(look, (found) => isDeepStrictEqual(found, expected))).toEqual(expected);

  it('take a place once, and answer the same sign-up to who asks again', async () => {
    const { id } = await opportunity();
    const first = await signUp(school.student, id);
    expect(first.status).toBe(201);
    expect(first.body).toMatchObject({
      opportunityId: id,
      userId: school.student.id,
      signedUpAt: '2026-11-21T15:00:00.000Z',
      status: 'signed-up',
      position: null,
      user: { firstName: school.student.firstName },
      opportunity: {
        title: 'Sort donations',
        date: expect.stringMatching(/T.*Z$/),
        day: expect.stringMatching(/^[\d-]{10}$/),
        location: '12 Water Street',
      },
    });
    expect((await signUp(school.student, id)).body).toEqual(first.body);
    const student = await app.as(school.student);
    expect((await student.get(`${PATH}/${id}`)).body).toMatchObject({
      state: 'signed-up',
      currentSignups: 1,
      spotsLeft: 9,
      version: 1,
      mySignup: { id: (first.body as SignupView).id, status: 'signed-up', position: null },
    });
    expect(await eventsOf(database, `signup/${(first.body as SignupView).id}`)).toEqual([
      {
        type: 'signup.made',
        data: { opportunityId: id, userId: school.student.id, from: null, to: 'signed-up' },
        texts: null,
      },
    ]);
  });

  it('of the same person twice in the same moment are one', async () => {
    const { id } = await opportunity();
    const [person] = await students(1);
    await app.as(person as User);
    const answers = await Promise.all(Array.from({ length: 8 }, () => signUp(person as User, id)));
    expect(new Set(answers.map(({ status, body }) => `${status} ${(body as SignupView).id}`)).size).toBe(1);
    expect(await lineOf(id)).toEqual([`${person?.id} signed-up`]);
  });

  it('are refused where all places are taken, or wait in line for who wants to', async () => {
    const { id } = await opportunity({ maxSlots: 1 });
    const [one, two, three, four] = (await students(4)) as [User, User, User, User];
    await signUp(one, id);
    const full = await signUp(two, id);
    expect([full.status, full.body]).toMatchObject([
      409,
      { code: 'opportunities.full', message: 'All spots are taken. You can join the waitlist.' },
    ]);
    expect((await signUp(two, id, { waitlist: true })).body).toMatchObject({ status: 'waitlisted', position: 1 });
    expect((await signUp(three, id, { waitlist: true })).body).toMatchObject({ status: 'waitlisted', position: 2 });
    expect((await signUp(four, id, { waitlist: true })).body).toMatchObject({ status: 'waitlisted', position: 3 });
    expect((await (await app.as(three)).get(`${PATH}/${id}`)).body).toMatchObject({
      state: 'waitlisted',
      waitlisted: 3,
      spotsLeft: 0,
      mySignup: { status: 'waitlisted', position: 2 },
    });
    expect((await teacher.get(`${PATH}/${id}`)).body.state).toBe('full');

    const places = (await teacher.get(`${SIGNUPS}?opportunityId=${id}`)).body as SignupView[];
    expect(places.map(({ userId }) => userId)).toEqual([one.id]);
    expect(await cancel(one, id)).toBe(204);
    expect(await lineOf(id)).toEqual([`${two.id} signed-up`, `${three.id} waitlisted 1`, `${four.id} waitlisted 2`]);
    expect(await cancel(three, id)).toBe(204);
    expect(await lineOf(id)).toEqual([`${two.id} signed-up`, `${four.id} waitlisted 1`]);
    expect((await signUp(one, id, { waitlist: true })).body).toMatchObject({ status: 'waitlisted', position: 2 });
    const promoted = (await teacher.get(`${SIGNUPS}?opportunityId=${id}&userId=${two.id}`)).body as [SignupView];
    expect((await eventsOf(database, `signup/${promoted[0].id}`)).map(({ type }) => type)).toEqual([
      'signup.waitlisted',
      'signup.promoted',
    ]);
  });

  it('get the places that are added, and never lose one to a smaller number', async () => {
    const { id } = await opportunity({ maxSlots: 1 });
    const [one, two, three, four] = (await students(4)) as [User, User, User, User];
    await signUp(one, id);
    for (const person of [two, three, four]) await signUp(person, id, { waitlist: true });
    expect((await teacher.patch(`${PATH}/${id}`, { maxSlots: 3 })).body).toMatchObject({
      currentSignups: 3,
      waitlisted: 1,
      spotsLeft: 0,
    });
    expect(await lineOf(id)).toEqual([
      `${one.id} signed-up`,
      `${two.id} signed-up`,
      `${three.id} signed-up`,
      `${four.id} waitlisted 1`,
    ]);
    const below = await teacher.patch(`${PATH}/${id}`, { maxSlots: 2, title: 'Half' });
    expect([below.status, below.body]).toMatchObject([
      409,
      {
        code: 'opportunities.below-signups',
        message: '3 people have already signed up. Keep at least 3 spots.',
      },
    ]);
    expect((await teacher.get(`${PATH}/${id}`)).body).toMatchObject({ title: 'Sort donations', maxSlots: 3 });
  });

  it('are refused for what is past, closed, cancelled, for others or not there, and by whose role never volunteers', async () => {
    const parents = await opportunity({ targetAudience: 'parents' });
    expect(statusAndCode(await signUp(school.student, parents.id))).toEqual([409, 'opportunities.wrong-audience']);
    expect((await signUp(school.parent, parents.id)).status).toBe(201);
    const closed = await opportunity({ isActive: false });
    expect(statusAndCode(await signUp(school.student, closed.id))).toEqual([409, 'opportunities.inactive']);
    const cancelled = await opportunity();
    await teacher.post(`${PATH}/${cancelled.id}/cancel`, { reason: 'Storm' });
    expect(statusAndCode(await signUp(school.student, cancelled.id))).toEqual([409, 'opportunities.cancelled']);
    expect(statusAndCode(await signUp(school.student, 999_999))).toEqual([404, 'not-found']);
    for (const person of [school.teacher, school.admin, school.verifier]) {
      expect((await signUp(person, parents.id)).status).toBe(403);
    }
    for (const body of [
      {},
      { opportunityId: '7' },
      { opportunityId: 0 },
      { opportunityId: parents.id, waitlist: 'yes' },
    ]) {
      expect((await (await app.as(school.student)).post(SIGNUPS, body)).status).toBe(400);
    }
    const soon = await opportunity({ date: '2026-11-21', startTime: '10:30', endTime: '11:30' });
    await signUp(school.student, soon.id);
    clock.set('2026-11-21T15:30:00Z');
    expect(statusAndCode(await signUp(school.parent, soon.id))).toEqual([409, 'opportunities.past']);
    expect(await cancel(school.student, soon.id)).toBe(409);
    expect((await signUp(school.student, soon.id)).body.status).toBe('signed-up');
    clock.set('2026-11-21T15:00:00Z');
    expect(await cancel(school.student, soon.id)).toBe(204);
    expect(await cancel(school.student, soon.id)).toBe(404);
  });

  it('at the same time as another come about with a warning, unless one wants to be asked first', async () => {
    const [person] = (await students(1)) as [User];
    const night = await opportunity({ date: '2026-12-30', startTime: '22:00', endTime: '02:00', title: 'Night watch' });
    const early = await opportunity({ date: '2026-12-31', startTime: '01:30', endTime: '03:00' });
    const after = await opportunity({ date: '2026-12-31', startTime: '02:00', endTime: '03:00' });
    await signUp(person, night.id);
    const clash = await signUp(person, early.id, { despiteClash: false });
    expect([clash.status, clash.body]).toMatchObject([
      409,
      {
        code: 'opportunities.clashes',
        message: 'You’re signed up for “Night watch” at the same time.',
        clash: { id: night.id, date: '2026-12-30', startTime: '22:00', endTime: '02:00' },
      },
    ]);
    expect(await signUp(person, after.id)).toMatchObject({ status: 201, body: { warnings: [] } });
    const meant = await signUp(person, early.id);
    expect(meant).toMatchObject({
      status: 201,
      body: { warnings: ['You’re signed up for “Night watch” at the same time.'] },
    });
    expect((await eventsOf(database, `signup/${(meant.body as SignupView).id}`))[0]?.data).toMatchObject({
      despite: night.id,
    });
  });

  it('end with an opportunity that is cancelled, each with an event of its own', async () => {
    const { id } = await opportunity({ maxSlots: 1 });
    const [one, two] = (await students(2)) as [User, User];
    const { body } = await signUp(one, id);
    await signUp(two, id, { waitlist: true });
    expect((await teacher.post(`${PATH}/${id}/cancel`, { reason: 'Storm' })).body).toMatchObject({
      currentSignups: 0,
      waitlisted: 0,
    });
    expect(await lineOf(id)).toEqual([]);
    expect((await eventsOf(database, `signup/${(body as SignupView).id}`)).at(-1)).toMatchObject({
      type: 'signup.cancelled',
      data: { from: 'signed-up', to: 'cancelled', cause: 'opportunity-cancelled' },
    });
    expect((await (await app.as(one)).get(`/api/users/${one.id}/stats`)).body.eventsJoined).toBe(0);
  });

  it('of who is deactivated, moves away or takes another role go to the next in line', async () => {
    const leaving: readonly ((person: User) => Promise<Answer>)[] = [
      ({ id }) => admin.patch(`/api/users/${id}`, { isActive: false }),
      ({ id }) => admin.patch(`/api/users/${id}`, { role: 'teacher' }),
      async ({ id }) => {
        const superAdmin = await app.as(await makePerson(app, school.id, 'super-admin'));
        const elsewhere = await makeStaffedSchool(app);
        return superAdmin.patch(`/api/users/${id}`, { organizationId: elsewhere.id });
      },
    ];
    for (const leave of leaving) {
      const [one, two] = (await students(2)) as [User, User];
      const begun = await opportunity({ date: '2026-11-21', startTime: '10:10', endTime: '11:00' });
      await signUp(one, begun.id);
      clock.set('2026-11-21T15:20:00Z');
      const { id } = await opportunity({ maxSlots: 1 });
      await signUp(one, id);
      await signUp(two, id, { waitlist: true });
      expect((await leave(one)).status).toBe(200);
      await eventually(() => lineOf(id), [`${two.id} signed-up`]);
      expect(await lineOf(begun.id)).toEqual([`${one.id} signed-up`]);
      clock.set('2026-11-21T15:00:00Z');
    }
  });

  it('count as events joined, while they stand', async () => {
    const [person] = (await students(1)) as [User];
    const joined = async (): Promise<number> =>
      (await (await app.as(person)).get(`/api/users/${person.id}/stats`)).body.eventsJoined as number;
    const open = [await opportunity(), await opportunity()];
    const full = await opportunity({ maxSlots: 1 });
    await signUp(school.parent, full.id);
    expect(await joined()).toBe(0);
    for (const { id } of open) await signUp(person, id);
    await signUp(person, full.id, { waitlist: true });
    expect(await joined()).toBe(2);
    await cancel(school.parent, full.id);
    expect(await joined()).toBe(3);
    for (const { id } of open) await cancel(person, id);
    expect(await joined()).toBe(1);
  });

  it('are listed to their volunteers, to the parents who follow them, to coordinators and to staff', async () => {
    const [child, stranger] = (await students(2)) as [User, User];
    await admin.post('/api/family-links', { parentId: school.parent.id, studentId: child.id });
    const coordinated = await opportunity({ coordinatorId: school.verifier.id });
    const other = await opportunity();
    for (const { id } of [coordinated, other]) for (const person of [child, stranger]) await signUp(person, id);
    const listed = async (person: User, query = ''): Promise<string[]> => {
      const { status, body } = await (await app.as(person)).get(`${SIGNUPS}?${query}`);
      expect(status).toBe(200);
      return (body as SignupView[]).map(({ userId, opportunityId }) => `${userId} to ${opportunityId}`);
    };
    const own = [`${child.id} to ${other.id}`, `${child.id} to ${coordinated.id}`];
    const coming = [`${stranger.id} to ${coordinated.id}`, `${child.id} to ${coordinated.id}`];
    expect(await listed(child)).toEqual(own);
    expect(await listed(child, `userId=${stranger.id}`)).toEqual([]);
    expect(await listed(child, `opportunityId=${coordinated.id}`)).toEqual([own[1]]);
    expect(await listed(school.parent, `userId=${child.id}`)).toEqual(own);
    expect(await listed(school.parent, `userId=${stranger.id}`)).toEqual([]);
    expect(await listed(school.verifier)).toEqual(coming);
    expect(await listed(school.verifier, `opportunityId=${other.id}`)).toEqual([]);
    expect(await listed(school.teacher, `opportunityId=${coordinated.id}`)).toEqual(coming);
    expect(await listed(school.teacher, `opportunityId=${coordinated.id}&sort=signedUpAt`)).toEqual(
      [...coming].reverse(),
    );
    const page = await teacher.get(`${SIGNUPS}?opportunityId=${coordinated.id}&limit=1`);
    expect(page.headers['x-total-count']).toBe('2');
    const next = /<([^>]+)>; rel="next"/.exec(String(page.headers['link']))?.[1] as string;
    expect((await teacher.get(next)).body).toMatchObject([{ userId: child.id }]);
    const superAdmin = await makePerson(app, (await makeStaffedSchool(app)).id, 'super-admin');
    expect(await listed(superAdmin, `opportunityId=${other.id}`)).toHaveLength(2);
    expect((await teacher.get(`${SIGNUPS}?status=cancelled`)).status).toBe(400);
  });

  it('are listed by their day: what is on and next first, and apart from it what is over', async () => {
    const [person] = (await students(1)) as [User];
    const on = async (startTime: string, endTime: string, date = '2026-11-21'): Promise<number> => {
      const { id } = await opportunity({ date, startTime, endTime });
      await signUp(person, id);
      return id;
    };
    const later = await on('09:00', '10:00', '2026-11-23');
    const next = await on('09:00', '10:00', '2026-11-22');
    const night = await on('22:00', '01:00');
    const noon = await on('12:00', '14:00');
    const morning = await on('11:00', '12:00');
    const early = await on('10:30', '11:30');
    const before = clock.now();
    // half past noon in New York
    clock.set('2026-11-21T17:30:00Z');
    const listed = async (query: string): Promise<number[]> => {
      const { status, body } = await (await app.as(person)).get(`${SIGNUPS}?${query}`);
      expect(status).toBe(200);
      return (body as SignupView[]).map(({ opportunityId }) => opportunityId);
    };
    expect(await listed('when=current&sort=date')).toEqual([noon, night, next, later]);
    expect(await listed('when=upcoming&sort=-date')).toEqual([later, next, night]);
    expect(await listed('when=past&sort=-date')).toEqual([morning, early]);
    const page = await (await app.as(person)).get(`${SIGNUPS}?when=past&sort=-date&limit=1`);
    expect(page.headers['x-total-count']).toBe('2');
    const after = /<([^>]+)>; rel="next"/.exec(String(page.headers['link']))?.[1] as string;
    expect((await (await app.as(person)).get(after)).body).toMatchObject([{ opportunityId: early }]);
    clock.set(before);
  });

  it('have one effect under one key, however often they are sent', async () => {
    const { id } = await opportunity({ maxSlots: 1 });
    const [one, two] = (await students(2)) as [User, User];
    const key = { 'Idempotency-Key': 'sign-up-1' };
    const browser = await app.as(one);
    const first = await browser.post(SIGNUPS, { opportunityId: id }, key);
    await cancel(one, id);
    await signUp(two, id);
    expect((await browser.post(SIGNUPS, { opportunityId: id }, key)).body).toEqual(first.body);
    expect(await lineOf(id)).toEqual([`${two.id} signed-up`]);
  });

  it('come out of a rebuild as they were, with the opportunities and what was joined', async () => {
    const contents = (): Promise<unknown[]> =>
      Promise.all(TABLES.map((table) => asAdmin(database, `SELECT t::text AS row FROM ${table} t ORDER BY 1`)));
    const before = await contents();
    expect(before.every((rows) => (rows as unknown[]).length > 10)).toBe(true);
    await asAdmin(database, `UPDATE opportunities.opportunities SET max_slots = max_slots + 1, current_signups = 0`);
    await withPool(database.ownerUrl, (owner) => rebuild(owner, REBUILT_STREAMS, PROJECTIONS));
    const whole = (rows: unknown): unknown =>
      (rows as { row: string }[]).filter(({ row }) => !/^\(\d+,\d+,0\)$/.test(row));
    expect((await contents()).map(whole)).toEqual(before.map(whole));
  });
});

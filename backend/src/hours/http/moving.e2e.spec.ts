import type { HoursHistoryStep, HoursView, Role } from '@hourtrail/contracts';
import { setTimeout as pause } from 'node:timers/promises';
import { startApp, TestClock, type TestApp } from '../../../test/app.js';
import type { Client } from '../../../test/client.js';
import { cloneDatabase, type TestDatabase } from '../../../test/database.js';
import { havingChosenAnew, makePerson, makeStaffedSchool } from '../../../test/people.js';
import { asAdmin } from '../../../test/sql.js';
import { until } from '../../../test/until.js';
import { PROJECTIONS } from '../../app.module.js';
import type { User } from '../../identity/index.js';
import { withPool } from '../../platform/database/pools.js';
import { Database } from '../../platform/database/database.js';
import { UnitOfWork } from '../../platform/event-log/unit-of-work.js';
import { BEGINNING, eventsAfter } from '../../platform/event-log/log-reader.js';
import { rebuild } from '../../platform/event-log/rebuild.js';
import { volunteerHoursStream } from '../persistence/volunteer-hours.stream.js';
import { transferHours } from '../transfer-hours.reaction.js';

type School = Awaited<ReturnType<typeof makeStaffedSchool>>;

describe('the hours of somebody who moves to another school', () => {
  let database: TestDatabase;
  let app: TestApp;
  let lincoln: School;
  let roosevelt: School;
  let superAdmin: User;
  const clients = new Map<string, Client>();
  const clock = new TestClock(new Date('2026-11-21T15:00:00Z'));

  beforeAll(async () => {
    database = await cloneDatabase();
    app = await startApp({ database, clock });
    lincoln = await makeStaffedSchool(app);
    roosevelt = await makeStaffedSchool(app);
    superAdmin = await makePerson(app, roosevelt.id, 'super-admin');
  });
  afterAll(async () => {
    await app.close();
    await database.drop();
  });

  const as = async ({ username }: User): Promise<Client> => {
    const client = clients.get(username) ?? (await app.signIn(username));
    clients.set(username, client);
    return client;
  };
  const aLincoln = (role: Role): Promise<User> => makePerson(app, lincoln.id, role);
  let days = 0;
  const logged = async (volunteer: User, changes: object = {}): Promise<HoursView> => {
    const fields = {
      organizationName: 'Riverside Food Bank',
      description: 'Sorted donations',
      date: new Date(Date.UTC(2026, 10, 1) - (days++ % 300) * 86_400_000).toISOString().slice(0, 10),
      hours: 3,
      startTime: '09:00',
      endTime: '17:00',
      verifierId: lincoln.verifier.id,
      ...changes,
    };
    const answer = await (await as(volunteer)).post('/api/volunteer-hours', fields);
    expect(answer).toMatchObject({ status: 201 });
    return answer.body as HoursView;
  };
  const decided = async (by: User, { id }: HoursView, status: string): Promise<void> => {
    expect(await (await as(by)).patch(`/api/volunteer-hours/${id}`, { status })).toMatchObject({ status: 200 });
  };
  /** Waits until the reaction has read all there is. */
  const settled = async (): Promise<void> => {
    const behind = `SELECT FROM log.events e WHERE e.type = 'user.moved-in' AND NOT EXISTS (
      SELECT FROM log.reaction_progress c WHERE c.reaction = 'hours-go-along' AND (c.epoch, c.tx, c.position) >= (e.epoch, e.tx, e.position))`;
    await until(async () => (await asAdmin(database, behind)).length === 0);
  };
  const moved = async (person: User, to: School, changes: object = {}): Promise<void> => {
    const path = `/api/users/${person.id}`;
    expect(await (await as(superAdmin)).patch(path, { organizationId: to.id, ...changes })).toMatchObject({
      status: 200,
    });
    clients.delete(person.username);
    await settled();
  };
  const listed = async (reader: User, query = ''): Promise<HoursView[]> => {
    const { status, body } = await (await as(reader)).get(`/api/volunteer-hours${query}`);
    expect(status).toBe(200);
    return body as HoursView[];
  };
  const statsOf = async (person: User, reader: User): Promise<unknown> =>
    (await (await as(reader)).get(`/api/users/${person.id}/stats`)).body;
  const nameOf = ({ firstName, lastName }: User): string => `${firstName} ${lastName}`;

  describe('once they have moved', () => {
    let student: User;
    let draft: HoursView;
    let pending: HoursView;
    let verified: HoursView;
    let approved: HoursView;
    let rejected: HoursView;

    beforeAll(async () => {
      student = await aLincoln('student');
      draft = await logged(student, { status: 'draft', hours: undefined });
      pending = await logged(student, { hours: 2 });
      verified = await logged(student);
      approved = await logged(student, { hours: 5 });
      rejected = await logged(student);
      await decided(lincoln.verifier, verified, 'approved');
      await decided(lincoln.teacher, approved, 'approved');
      await decided(lincoln.teacher, rejected, 'rejected');
      await moved(student, roosevelt);
    });

    it('go on in the new school as drafts without a verifier, as far as nobody had decided', async () => {
      const drafts = await listed(student, '?sort=-createdAt');
      const contentOf = ({ date, hours, startTime, organizationName, description }: HoursView): object => ({
        ...{ date, hours, startTime, organizationName, description },
      });
      expect(drafts.map(contentOf)).toEqual([verified, pending, draft].map(contentOf));
      for (const entry of drafts) {
        expect(entry).toMatchObject({
          status: 'draft',
          verifierId: null,
          organizationId: roosevelt.id,
          verifiedAt: null,
        });
      }
      const [first] = drafts as [HoursView];
      const path = `/api/volunteer-hours/${first.id}`;
      const trail = (await (await as(student)).get(`${path}/history`)).body as HoursHistoryStep[];
      expect(trail).toMatchObject([
        { type: 'hours.moved-in', from: null, to: 'draft', actor: { id: null, name: 'HourTrail', role: 'system' } },
      ]);
      expect((await (await as(roosevelt.admin)).get(path)).status).toBe(404);
      const again = await (await as(student)).patch(path, { verifierId: roosevelt.verifier.id, status: 'pending' });
      expect(again).toMatchObject({ status: 200, body: { status: 'pending' } });
      await decided(roosevelt.verifier, first, 'verified');
      await decided(roosevelt.teacher, first, 'approved');
      expect(await statsOf(student, student)).toMatchObject({ approvedHours: 3, pendingHours: 0 });
    });

    it('stay with the old school where it had decided, and stay theirs to read', async () => {
      const browser = await as(student);
      for (const entry of [approved, rejected]) {
        const path = `/api/volunteer-hours/${entry.id}`;
        expect(await browser.get(path)).toMatchObject({ status: 200, body: { organizationId: lincoln.id } });
        const trail = (await browser.get(`${path}/history`)).body as HoursHistoryStep[];
        expect(trail.map(({ actor }) => actor.name)).toEqual([nameOf(student), nameOf(lincoln.teacher)]);
      }
      const ids = (await listed(student, `?organizationId=${lincoln.id}`)).map(({ id }) => id);
      expect(ids.sort()).toEqual([approved.id, rejected.id].sort());
      expect(await listed(student, `?organizationId=${lincoln.id}&status=draft,pending,verified`)).toEqual([]);
      expect((await listed(student, `?organizationId=${roosevelt.id}`)).length).toBe(3);
      for (const [reader, school] of [
        [student, 1],
        [lincoln.parent, roosevelt.id],
      ] as const) {
        expect(await (await as(reader)).get(`/api/volunteer-hours?organizationId=${school}`)).toMatchObject({
          status: 403,
          body: { code: 'organization.not-yours' },
        });
      }
      for (const { id } of [draft, pending, verified]) {
        expect((await browser.get(`/api/volunteer-hours/${id}`)).status).toBe(404);
      }
    });

    it('cannot be changed there by them', async () => {
      const browser = await as(student);
      for (const { id } of [approved, rejected]) {
        const path = `/api/volunteer-hours/${id}`;
        const refusal = { status: 403, body: { code: 'hours.earlier-school' } };
        expect(await browser.patch(path, { status: 'pending' })).toMatchObject(refusal);
        expect(await browser.patch(path, { hours: 1 })).toMatchObject(refusal);
        expect(await browser.delete(path)).toMatchObject(refusal);
      }
      for (const { id } of [draft, pending]) {
        expect((await browser.patch(`/api/volunteer-hours/${id}`, { status: 'draft' })).status).toBe(404);
      }
    });

    it('end in the old school: out of lists and totals, with their trail, and never to be restored', async () => {
      const admin = await as(lincoln.admin);
      const mine = `studentId=${student.id}`;
      const ids = async (query: string): Promise<number[]> =>
        (await listed(lincoln.admin, query)).map(({ id }) => id).sort((a, b) => a - b);
      expect(await ids(`?${mine}`)).toEqual([approved.id, rejected.id]);
      expect(await ids(`?${mine}&deleted=true`)).toEqual([pending.id, verified.id]);
      expect(await statsOf(student, lincoln.admin)).toMatchObject({ approvedHours: 5, pendingHours: 0, totalHours: 5 });
      const path = `/api/volunteer-hours/${pending.id}`;
      const trail = (await admin.get(`${path}/history`)).body as HoursHistoryStep[];
      expect(trail.map(({ type, to }) => [type, to])).toEqual([
        ['hours.submitted', 'pending'],
        ['hours.moved-away', 'deleted'],
      ]);
      const refusal = { status: 409, body: { code: 'hours.moved-away', current: 'deleted', allowed: [] } };
      expect(await admin.post(`${path}/restore`, {})).toMatchObject(refusal);
      expect(await admin.patch(path, { status: 'approved' })).toMatchObject(refusal);
      expect((await admin.get(`/api/volunteer-hours/${draft.id}`)).status).toBe(404);
      expect((await (await as(superAdmin)).post(`${path}/restore`, {})).status).toBe(409);
    });

    it('are told of under the name by which the old school knew them', async () => {
      const entries = await listed(lincoln.teacher, `?studentId=${student.id}`);
      expect(entries).toMatchObject([
        { student: { lastName: student.lastName } },
        { student: { lastName: student.lastName } },
      ]);
      expect((await listed(lincoln.teacher, `?q=${student.lastName}`)).length).toBeGreaterThan(1);
    });

    it('are added by the new school only', async () => {
      const fields = {
        organizationName: 'Library',
        date: '2026-11-02',
        hours: 1,
        startTime: '09:00',
        endTime: '10:00',
      };
      const path = `/api/admin/users/${student.id}/hours`;
      expect((await (await as(lincoln.admin)).post(path, fields)).status).toBe(404);
      expect((await (await as(roosevelt.admin)).post(path, fields)).status).toBe(201);
      const bySuperAdmin = await (await as(superAdmin)).post(path, fields);
      expect(bySuperAdmin).toMatchObject({ status: 201, body: { organizationId: roosevelt.id } });
    });

    it('are found by a super-admin once each, with the figures of the school where the person is', async () => {
      const ids = (await listed(superAdmin, `?studentId=${student.id}`)).map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids).toEqual(expect.arrayContaining([approved.id, rejected.id]));
      expect(await statsOf(student, superAdmin)).toEqual(await statsOf(student, roosevelt.admin));
    });

    it('are not carried along twice when the log is read again', async () => {
      const rows = () => asAdmin(database, 'SELECT * FROM hours.volunteer_hours ORDER BY organization_id, id');
      const before = await rows();
      const core = { database: app.app.get(Database), work: app.app.get(UnitOfWork) };
      await core.database.systemTransaction(async (run) => {
        const { events } = await eventsAfter(BEGINNING, 10_000, run);
        const moves = events.filter(({ type }) => type === 'user.moved-in');
        expect(moves).not.toEqual([]);
        await transferHours.react(moves, run, core);
      });
      expect(await rows()).toEqual(before);
    });
  });

  it('come back with them as drafts when they come back', async () => {
    const student = await aLincoln('student');
    await logged(student);
    const approved = await logged(student);
    await decided(lincoln.teacher, approved, 'approved');
    await moved(student, roosevelt);
    expect(await listed(student)).toMatchObject([{ status: 'draft', organizationId: roosevelt.id }]);
    await moved(student, lincoln);
    const back = await listed(student);
    expect(back.map(({ status }) => status).sort()).toEqual(['approved', 'draft']);
    expect(back.map(({ id }) => id)).toContain(approved.id);
    expect(await listed(student, `?organizationId=${roosevelt.id}`)).toEqual([]);
    expect(await listed(superAdmin, `?studentId=${student.id}`)).toMatchObject([{ id: approved.id }]);
  });

  it('just end where they are no volunteer in the new school', async () => {
    const student = await aLincoln('student');
    const pending = await logged(student);
    const approved = await logged(student);
    await decided(lincoln.teacher, approved, 'approved');
    expect((await (await as(superAdmin)).patch(`/api/users/${student.id}`, { role: 'teacher' })).status).toBe(200);
    await moved(student, roosevelt);
    const browser = await havingChosenAnew(await as(student));
    expect((await browser.get(`/api/volunteer-hours/${pending.id}`)).status).toBe(404);
    expect((await browser.get(`/api/volunteer-hours/${approved.id}`)).status).toBe(200);
    const rows = await asAdmin(database, 'SELECT id FROM hours.volunteer_hours WHERE student_id = $1 ORDER BY id', [
      student.id,
    ]);
    expect(rows).toEqual([{ id: pending.id }, { id: approved.id }]);
  });

  it('are decided or go along, each once, when the school decides in the moment of the move', async () => {
    const student = await aLincoln('student');
    const entries: HoursView[] = [];
    for (let nth = 0; nth < 12; nth += 1) entries.push(await logged(student, { hours: 1 }));
    const teacher = await as(lincoln.teacher);
    const move = moved(student, roosevelt);
    const answers = await Promise.all(
      entries.map(async ({ id }, nth) => {
        await pause(nth * 8);
        return teacher.patch(`/api/volunteer-hours/${id}`, { status: 'approved' });
      }),
    );
    await move;
    const approved = answers.filter(({ status }) => status === 200).length;
    const drafts = await listed(student);
    expect(approved + drafts.length).toBe(12);
    expect(await listed(student, `?organizationId=${lincoln.id}`)).toHaveLength(approved);
    expect(await statsOf(student, lincoln.admin)).toMatchObject({ approvedHours: approved, pendingHours: 0 });
  });

  it('come out of the log again, with the sums of both schools', async () => {
    const tables = ['hours.volunteer_hours', 'hours.per_day', 'reporting.user_totals'];
    const contents = () =>
      Promise.all(tables.map((table) => asAdmin(database, `SELECT t::text AS row FROM ${table} t ORDER BY 1`)));
    const before = await contents();
    await withPool(database.ownerUrl, (owner) => rebuild(owner, [volunteerHoursStream], PROJECTIONS));
    expect(await contents()).toEqual(before);
  });

  describe('keep the names of those who decided', () => {
    it('and a verifier who moved is nobody to name any more', async () => {
      const verifier = await aLincoln('verifier');
      const entry = await logged(lincoln.student, { verifierId: verifier.id });
      await decided(verifier, entry, 'verified');
      await moved(verifier, roosevelt);
      expect((await (await as(lincoln.student)).get(`/api/volunteer-hours/${entry.id}`)).body).toMatchObject({
        verifier: { name: nameOf(verifier) },
      });
      const named = { date: '2026-11-03', status: 'draft', verifierId: verifier.id };
      expect(await (await as(lincoln.student)).post('/api/volunteer-hours', named)).toMatchObject({
        status: 400,
        body: { errors: [{ field: 'verifierId' }] },
      });
      const path = `/api/volunteer-hours/${entry.id}`;
      expect((await (await as(verifier)).get(path)).status).toBe(404);
      expect((await (await as(verifier)).patch(path, { status: 'pending' })).status).toBe(404);
      expect((await (await as(lincoln.admin)).patch(path, { status: 'pending' })).status).toBe(200);
      const nomination = await (await as(lincoln.student)).patch(path, { verifierId: verifier.id, hours: 2 });
      expect(nomination.status).toBe(200);
    });

    it.each([['teacher'], ['super-admin']] as const)(
      'and an approver who moved and is a %s now gives one row, by the name they had',
      async (role) => {
        const teacher = await aLincoln('teacher');
        const entry = await logged(lincoln.student);
        await decided(teacher, entry, 'approved');
        await moved(teacher, roosevelt);
        const admin = await as(superAdmin);
        const changes = { role, lastName: 'Newname' };
        expect((await admin.patch(`/api/users/${teacher.id}`, changes)).status).toBe(200);
        const [first, ...others] = (await listed(lincoln.student)).filter(({ id }) => id === entry.id);
        expect(first).toMatchObject({ approver: { name: nameOf(teacher) } });
        expect(others).toEqual([]);
        const everywhere = (await listed(superAdmin)).filter(({ id }) => id === entry.id);
        expect(everywhere).toMatchObject([{ approver: { name: nameOf(teacher) } }]);
        const trail = (await (await as(lincoln.student)).get(`/api/volunteer-hours/${entry.id}/history`)).body;
        expect(trail.map(({ actor }: HoursHistoryStep) => actor.name)).toEqual([
          nameOf(lincoln.student),
          nameOf(teacher),
        ]);
        await decided(lincoln.admin, entry, 'pending');
        expect(await statsOf(teacher, superAdmin)).toMatchObject({ totalHours: 0 });
      },
    );

    it('and somebody who moved and became a super-admin decides in the school they left', async () => {
      const admin = await aLincoln('admin');
      await moved(admin, roosevelt);
      const promoted = { role: 'super-admin' };
      expect((await (await as(superAdmin)).patch(`/api/users/${admin.id}`, promoted)).status).toBe(200);
      const entry = await logged(lincoln.student);
      await decided(admin, entry, 'approved');
      const mine = (await listed(lincoln.student)).filter(({ approvedBy }) => approvedBy === admin.id);
      expect(mine).toMatchObject([{ id: entry.id, approver: { name: nameOf(admin) } }]);
    });
  });
});

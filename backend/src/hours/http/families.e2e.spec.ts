import type { HoursHistoryStep, HoursView, Role } from '@hourtrail/contracts';
import { startApp, TestClock, type TestApp } from '../../../test/app.js';
import type { Client } from '../../../test/client.js';
import { cloneDatabase, type TestDatabase } from '../../../test/database.js';
import { makePerson, makeStaffedSchool } from '../../../test/people.js';
import type { User } from '../../identity/index.js';

describe('what parents see of the hours of their children', () => {
  let database: TestDatabase;
  let app: TestApp;
  let lincoln: Awaited<ReturnType<typeof makeStaffedSchool>>;
  let roosevelt: Awaited<ReturnType<typeof makeStaffedSchool>>;
  const clock = new TestClock(new Date('2026-11-21T15:00:00Z'));

  beforeAll(async () => {
    database = await cloneDatabase();
    app = await startApp({ database, clock });
    lincoln = await makeStaffedSchool(app);
    roosevelt = await makeStaffedSchool(app);
  });
  afterAll(async () => {
    await app.close();
    await database.drop();
  });

  const as = (person: User): Promise<Client> => app.as(person);
  const aLincoln = (role: Role): Promise<User> => makePerson(app, lincoln.id, role);
  let days = 0;
  const logged = async (volunteer: User, changes: object = {}): Promise<HoursView> => {
    const fields = {
      organizationName: 'Riverside Food Bank',
      date: new Date(Date.UTC(2026, 10, 1) - (days++ % 300) * 86_400_000).toISOString().slice(0, 10),
      hours: 3,
      startTime: '09:00',
      endTime: '17:00',
      ...changes,
    };
    const answer = await (await as(volunteer)).post('/api/volunteer-hours', fields);
    expect(answer).toMatchObject({ status: 201 });
    return answer.body as HoursView;
  };
  const linked = async (parent: User, student: User): Promise<string> => {
    const family = { parentId: parent.id, studentId: student.id };
    const { body } = await (await as(lincoln.admin)).post('/api/family-links', family);
    return `/api/family-links/${body.id}`;
  };
  const idsOf = async (reader: User, query: string): Promise<number[]> => {
    const { status, body } = await (await as(reader)).get(`/api/volunteer-hours${query}`);
    expect(status).toBe(200);
    return (body as HoursView[]).map(({ id }) => id);
  };
  const pathsOf = (student: User, entry: HoursView): string[] => [
    `/api/volunteer-hours/${entry.id}`,
    `/api/volunteer-hours/${entry.id}/history`,
    `/api/users/${student.id}/stats`,
    `/api/users/${student.id}/achievements`,
  ];
  const statusesOf = async (reader: User, paths: readonly string[]): Promise<number[]> => {
    const browser = await as(reader);
    return Promise.all(paths.map(async (path) => (await browser.get(path)).status));
  };

  it('is all that was handed in, with trail and figures, and no draft', async () => {
    const [parent, student] = [await aLincoln('parent'), await aLincoln('student')];
    await linked(parent, student);
    const entry = await logged(student, { status: 'draft' });
    const path = `/api/volunteer-hours/${entry.id}`;
    expect(await statusesOf(parent, pathsOf(student, entry))).toEqual([404, 404, 200, 200]);
    await (await as(student)).patch(path, { hours: 2 });
    await (await as(student)).patch(path, { status: 'pending' });
    const draft = await logged(student, { status: 'draft' });

    expect(await statusesOf(parent, pathsOf(student, entry))).toEqual([200, 200, 200, 200]);
    const trail = (await (await as(parent)).get(`${path}/history`)).body as HoursHistoryStep[];
    expect(trail.map(({ type, changes }) => [type, changes.length])).toEqual([
      ['hours.drafted', 0],
      ['hours.amended', 0],
      ['hours.submitted', 0],
    ]);
    expect(await idsOf(parent, `?studentId=${student.id}`)).toEqual([entry.id]);
    expect(await idsOf(student, '')).toEqual(expect.arrayContaining([draft.id, entry.id]));
    const stats = (await (await as(parent)).get(`/api/users/${student.id}/stats`)).body;
    expect(stats).toMatchObject({ totalHours: 2, pendingHours: 2 });
  });

  it('stands beside their own hours, which they find where they always did', async () => {
    const [parent, student] = [await aLincoln('parent'), await aLincoln('student')];
    await linked(parent, student);
    const own = await logged(parent);
    const draft = await logged(parent, { status: 'draft' });
    const childs = await logged(student);
    const mine = [own.id, draft.id];
    expect((await idsOf(parent, '')).sort()).toEqual(mine.sort());
    expect((await idsOf(parent, `?studentId=${parent.id}`)).sort()).toEqual(mine.sort());
    expect(await idsOf(parent, `?studentId=${student.id}&status=pending&sort=date`)).toEqual([childs.id]);
    expect(await idsOf(parent, `?studentId=${student.id}&deleted=true`)).toEqual([childs.id]);
  });

  it('is nothing without a confirmed link, and nothing of strangers or of another school', async () => {
    const [parent, student, stranger] = [
      await aLincoln('parent'),
      await aLincoln('student'),
      await aLincoln('student'),
    ];
    await linked(parent, student);
    for (const [other, school] of [
      [stranger, lincoln],
      [roosevelt.student, roosevelt],
    ] as const) {
      const entry = await logged(other);
      expect(await statusesOf(parent, pathsOf(other, entry))).toEqual([404, 404, 404, 404]);
      expect(await statusesOf(school.parent, pathsOf(other, entry))).toEqual([404, 404, 404, 404]);
      expect(await idsOf(parent, `?studentId=${other.id}`)).toEqual([]);
    }
    const ofParent = await logged(parent);
    expect(await statusesOf(student, pathsOf(parent, ofParent))).toEqual([404, 404, 404, 404]);
  });

  it('begins with the confirmation and ends with the answer that the link has ended', async () => {
    const [parent, student] = [await aLincoln('parent'), await aLincoln('student')];
    const entry = await logged(student);
    const paths = pathsOf(student, entry);
    const sees = async (): Promise<unknown> => ({
      statuses: [...new Set(await statusesOf(parent, paths))],
      listed: await idsOf(parent, `?studentId=${student.id}`),
    });
    const nothing = { statuses: [404], listed: [] };
    const everything = { statuses: [200], listed: [entry.id] };
    const { familyCode: code } = (await (await as(student)).post('/api/profile/family-code')).body;
    const staff = await as(lincoln.teacher);

    const requested = (await (await as(parent)).post('/api/family-links', { code })).body;
    expect(await sees()).toEqual(nothing);
    await staff.post(`/api/family-links/${requested.id}/refuse`, {});
    expect(await sees()).toEqual(nothing);
    const again = (await (await as(parent)).post('/api/family-links', { code })).body;
    await staff.post(`/api/family-links/${again.id}/confirm`, {});
    expect(await sees()).toEqual(everything);
    expect((await staff.delete(`/api/family-links/${again.id}`)).status).toBe(204);
    expect(await sees()).toEqual(nothing);
  });

  it('ends in the same moment as the link, however many ask', async () => {
    const [parent, student] = [await aLincoln('parent'), await aLincoln('student')];
    const entry = await logged(student);
    const [browser, path] = [await as(parent), `/api/volunteer-hours/${entry.id}`];
    for (let round = 0; round < 5; round += 1) {
      const link = await linked(parent, student);
      const asking = Array.from({ length: 10 }, () => browser.get(path));
      const ended = browser.delete(link);
      expect((await ended).status).toBe(204);
      const late = await Promise.all(Array.from({ length: 5 }, () => browser.get(path)));
      expect(late.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
      await Promise.all(asking);
    }
  });

  it('is theirs to read alone: they change nothing of it', async () => {
    const [parent, student] = [await aLincoln('parent'), await aLincoln('student')];
    await linked(parent, student);
    const browser = await as(parent);
    const pending = await logged(student);
    const rejected = await logged(student);
    await (await as(lincoln.teacher)).patch(`/api/volunteer-hours/${rejected.id}`, { status: 'rejected' });
    for (const { id } of [pending, rejected]) {
      const path = `/api/volunteer-hours/${id}`;
      const refusal = {
        status: 403,
        body: { code: 'hours.child-entry', message: 'You can follow your child’s hours, but you can’t change them.' },
      };
      expect(await browser.patch(path, { hours: 1 })).toMatchObject(refusal);
      expect(await browser.patch(path, { status: 'pending' })).toMatchObject(refusal);
      expect(await browser.put(path, { status: 'draft' })).toMatchObject(refusal);
      expect(await browser.delete(path)).toMatchObject(refusal);
      expect((await browser.patch(path, { status: 'approved' })).status).toBe(403);
      expect((await browser.post(`${path}/restore`, {})).status).toBe(403);
      expect((await (await as(student)).get(path)).body.version).toBe(id === pending.id ? 1 : 2);
    }
    const draft = await logged(student, { status: 'draft' });
    const stranger = await logged(await aLincoln('student'));
    for (const { id } of [draft, stranger]) {
      const path = `/api/volunteer-hours/${id}`;
      expect((await browser.patch(path, { hours: 1 })).status).toBe(404);
      expect((await browser.delete(path)).status).toBe(404);
    }
    await (await as(lincoln.admin)).delete(`/api/volunteer-hours/${pending.id}`);
    expect(await statusesOf(parent, pathsOf(student, pending))).toEqual([404, 404, 200, 200]);
    expect((await browser.delete(`/api/volunteer-hours/${pending.id}`)).status).toBe(404);
  });

  it('is for several children, and for several parents of one', async () => {
    const parents = [await aLincoln('parent'), await aLincoln('parent')];
    const children = [await aLincoln('student'), await aLincoln('student')];
    for (const parent of parents) for (const child of children) await linked(parent, child);
    for (const child of children) {
      const entry = await logged(child);
      for (const parent of parents) {
        expect(await statusesOf(parent, pathsOf(child, entry))).toEqual([200, 200, 200, 200]);
        expect(await idsOf(parent, `?studentId=${child.id}`)).toEqual([entry.id]);
      }
    }
  });
});

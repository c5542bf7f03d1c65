import { startApp, TestClock, type TestApp } from '../../../test/app.js';
import type { Client } from '../../../test/client.js';
import { cloneDatabase, type TestDatabase } from '../../../test/database.js';
import { makePerson, makeStaffedSchool } from '../../../test/people.js';
import { asAdmin } from '../../../test/sql.js';

describe("the administrators' own addresses", () => {
  let database: TestDatabase;
  let app: TestApp;
  let school: Awaited<ReturnType<typeof makeStaffedSchool>>;
  let admin: Client;
  let student: Client;
  const entry = { organizationName: 'Library', startTime: '09:00', endTime: '17:00', hours: 3 };

  beforeAll(async () => {
    database = await cloneDatabase();
    app = await startApp({ database, clock: new TestClock(new Date('2026-11-21T15:00:00Z')) });
    school = await makeStaffedSchool(app);
    admin = await app.signIn(school.admin.username);
    student = await app.signIn(school.student.username);
  });
  afterAll(async () => {
    await app.close();
    await database.drop();
  });

  const logged = async (changes: object = {}): Promise<{ id: number; version: number }> =>
    (await student.post('/api/volunteer-hours', { ...entry, date: '2026-11-20', ...changes })).body;

  it("list one person's entries in an object, newest day first and page by page, without drafts", async () => {
    const person = await makePerson(app, school.id, 'student');
    const browser = await app.signIn(person.username);
    for (const date of ['2026-11-01', '2026-11-03', '2026-11-02']) {
      await browser.post('/api/volunteer-hours', { ...entry, date });
    }
    await browser.post('/api/volunteer-hours', { date: '2026-11-04', status: 'draft' });
    const path = `/api/admin/users/${person.id}/hours`;
    const { status, body, headers } = await admin.get(path);
    expect(status).toBe(200);
    expect(Object.keys(body)).toEqual(['hours']);
    const days = ({ hours }: { hours: { date: string }[] }): string[] => hours.map(({ date }) => date);
    expect(days(body)).toEqual(['2026-11-03', '2026-11-02', '2026-11-01']);
    expect(headers['x-total-count']).toBe('3');
    const first = await admin.get(`${path}?limit=2`);
    const next = /<([^>]+)>/.exec(String(first.headers['link']))?.[1] ?? '';
    expect(next).toContain(path);
    expect([...days(first.body), ...days((await admin.get(next)).body)]).toEqual(days(body));
    expect((await admin.get(`/api/admin/users/${school.teacher.id}/hours`)).body).toEqual({ hours: [] });
  });

  it('change an entry with the whole form at once, and keep what the form left as it was', async () => {
    const { id } = await logged();
    const form = { ...entry, description: 'Read to children', date: '2026-11-19', hours: '2.5', status: 'approved' };
    const changed = await admin.put(`/api/admin/hours/${id}`, { ...form, reason: 'Paper form' });
    expect(changed).toMatchObject({ status: 200, body: { ...form, hours: '2.50', approvedBy: school.admin.id } });
    expect(changed.headers['etag']).toBe(`"${changed.body.version}"`);
    const again = await admin.put(`/api/admin/hours/${id}`, form);
    expect(again.body).toEqual(changed.body);
    const trail = (await admin.get(`/api/volunteer-hours/${id}/history`)).body as { type: string; comment: string }[];
    expect(trail.map(({ type, comment }) => [type, comment])).toEqual([
      ['hours.submitted', null],
      ['hours.amended', 'Paper form'],
      ['hours.approved', 'Paper form'],
    ]);
  });

  describe('take the whole form with the status that the entry has as a correction', () => {
    const corrected = { ...entry, date: '2026-11-18' };
    const entryWithStatus = async (status: string): Promise<{ id: number; version: number }> => {
      const logged = (await student.post('/api/volunteer-hours', { ...corrected, verifierId: school.verifier.id }))
        .body;
      const steps = { pending: [], verified: ['verified'], approved: ['verified', 'approved'], rejected: ['rejected'] };
      let { version } = logged as { version: number };
      for (const step of steps[status as keyof typeof steps]) {
        const by = await app.as(step === 'verified' ? school.verifier : school.teacher);
        version = (await by.patch(`/api/volunteer-hours/${logged.id}`, { status: step })).body.version as number;
      }
      return { id: logged.id as number, version };
    };
    const form = { ...corrected, organizationName: 'City Library', hours: 2.5, reason: 'Paper form' };

    it.each([
      ['pending', 'pending'],
      ['verified', 'pending'],
      ['approved', 'pending'],
      ['rejected', 'rejected'],
    ])('%s, which is %s then', async (status, then) => {
      const { id, version } = await entryWithStatus(status);
      const changed = await admin.put(`/api/admin/hours/${id}`, { ...form, status });
      expect(changed).toMatchObject({
        status: 200,
        body: { status: then, hours: '2.50', organizationName: 'City Library', version: version + 1 },
      });
      await admin.delete(`/api/admin/hours/${id}`);
    });

    it('where only the words change and it stays verified', async () => {
      const { id } = await entryWithStatus('verified');
      const changed = await admin.put(`/api/admin/hours/${id}`, { ...corrected, description: 'x', status: 'verified' });
      expect(changed).toMatchObject({ status: 200, body: { status: 'verified', description: 'x' } });
      await admin.delete(`/api/admin/hours/${id}`);
    });

    it('but not the status alone, nor one that is never theirs to give', async () => {
      const { id } = await entryWithStatus('verified');
      const path = `/api/admin/hours/${id}`;
      const refused = { status: 403, body: { code: 'hours.not-yours', message: expect.stringContaining('verify') } };
      expect(await admin.put(path, { status: 'verified' })).toMatchObject(refused);
      await admin.put(path, { status: 'rejected' });
      const before = await admin.get(`/api/volunteer-hours/${id}`);
      expect(await admin.put(path, { ...form, status: 'verified' })).toMatchObject(refused);
      expect(await admin.put(path, { ...form, status: 'verified', version: 1 })).toMatchObject(refused);
      expect(await admin.put(path, { status: 'rejected' })).toMatchObject({ status: 409 });
      expect((await admin.get(`/api/volunteer-hours/${id}`)).body).toEqual(before.body);
      const absent = await admin.put('/api/admin/hours/2000000000', { ...form, status: 'verified' });
      expect(absent).toMatchObject(refused);
    });

    it('for its volunteer too: a rejected entry they mend stays rejected', async () => {
      const { id } = await entryWithStatus('rejected');
      const mended = await student.put(`/api/volunteer-hours/${id}`, {
        description: 'With the list',
        status: 'rejected',
      });
      expect(mended).toMatchObject({ status: 200, body: { status: 'rejected', description: 'With the list' } });
      const refused = { status: 403, body: { code: 'hours.not-yours' } };
      const change = { description: 'Again', status: 'approved' };
      expect(await student.put(`/api/volunteer-hours/${id}`, change)).toMatchObject(refused);
      const handedIn = { description: 'Again', status: 'pending' };
      expect(await student.put(`/api/volunteer-hours/${id}`, handedIn)).toMatchObject({ body: { status: 'pending' } });
      await admin.delete(`/api/admin/hours/${id}`);
    });
  });

  it('refuse a change that was decided on an older version, and answer with the entry as it is', async () => {
    const { id, version } = await logged();
    await admin.put(`/api/admin/hours/${id}`, { description: 'First' });
    const late = await admin.put(`/api/admin/hours/${id}`, { description: 'Second', version });
    expect(late).toMatchObject({ status: 409, body: { code: 'stale', current: { description: 'First' } } });
    const headers = { 'if-match': `"${version}"` };
    expect((await admin.delete(`/api/admin/hours/${id}`, headers)).status).toBe(409);
  });

  it('have one effect when a request is sent twice with one key', async () => {
    const { id } = await logged();
    const headers = { 'idempotency-key': 'the-same-click-1' };
    const send = () => admin.put(`/api/admin/hours/${id}`, { status: 'approved' }, headers);
    const [first, second] = [await send(), await send()];
    expect(second.body).toEqual(first.body);
    const [row] = await asAdmin(database, 'SELECT count(*)::integer FROM log.events WHERE stream = $1', [
      `hours/${id}`,
    ]);
    expect(row).toEqual({ count: 2 });
  });

  it('delete an entry with its reason, which an administrator can bring back', async () => {
    const { id } = await logged();
    expect((await admin.delete(`/api/admin/hours/${id}?reason=Entered%20twice`)).status).toBe(204);
    expect((await student.get(`/api/volunteer-hours/${id}`)).status).toBe(404);
    const trail = (await admin.get(`/api/volunteer-hours/${id}/history`)).body as { comment: string }[];
    expect(trail.at(-1)).toMatchObject({ type: 'hours.deleted', comment: 'Entered twice' });
    expect((await admin.post(`/api/volunteer-hours/${id}/restore`, {})).status).toBe(200);
  });

  it('tell under a strict policy that approving is not possible instead', async () => {
    const { id } = await logged();
    const path = `/api/admin/hours/${id}`;
    await admin.put(path, { status: 'rejected' });
    const allowed = async () => (await admin.put(path, { status: 'rejected' })).body.allowed as string[];
    expect(await allowed()).toContain('approve');
    await asAdmin(database, "UPDATE organizations.organizations SET approval_policy = 'strict' WHERE id = $1", [
      school.id,
    ]);
    expect(await allowed()).toEqual(['reopen', 'amend', 'delete']);
  });
});

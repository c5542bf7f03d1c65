import type { HoursHistoryStep, HoursView, NotificationView } from '@hourtrail/contracts';
import { A_PDF, aPhoto, attached, formWith } from '../../../test/attachments.js';
import { startApp, TestClock, type TestApp } from '../../../test/app.js';
import type { Answer, Client } from '../../../test/client.js';
import { cloneDatabase, type TestDatabase } from '../../../test/database.js';
import { clientsOf, makePerson, makeStaffedSchool } from '../../../test/people.js';
import { asAdmin } from '../../../test/sql.js';
import { seen } from '../../../test/until.js';
import { FOLLOWING, PROJECTIONS, REBUILT_STREAMS } from '../../app.module.js';
import { withPool } from '../../platform/database/pools.js';
import { rebuild } from '../../platform/event-log/rebuild.js';

describe('a paper form that came back', () => {
  let database: TestDatabase;
  let app: TestApp;
  let school: Awaited<ReturnType<typeof makeStaffedSchool>>;
  let student: Client;
  let verifier: Client;
  let teacher: Client;
  let colleague: Client;
  let admin: Client;
  let days = 0;

  beforeAll(async () => {
    database = await cloneDatabase();
    app = await startApp({ database, clock: new TestClock(new Date('2026-11-21T15:00:00Z')) });
    school = await makeStaffedSchool(app);
    const other = await makePerson(app, school.id, 'teacher');
    ({ student, verifier, teacher, admin } = await clientsOf(app, school));
    colleague = await app.signIn(other.username);
  });
  afterAll(async () => {
    await app.close();
    await database.drop();
  });

  const log = async (): Promise<HoursView> => {
    days += 1;
    const date = new Date(Date.UTC(2026, 10, 21 - days)).toISOString().slice(0, 10);
    const entry = { organizationName: 'Elm Street Library', date, startTime: '09:00', endTime: '13:00', hours: 4 };
    return (await student.post('/api/volunteer-hours', { ...entry, verifierId: school.verifier.id })).body as HoursView;
  };
  const record = (client: Client, { id }: HoursView, attachmentId: number, than: object = {}): Promise<Answer> =>
    client.post(`/api/volunteer-hours/${id}/paper`, { attachmentId, signedBy: 'Rosa Lind', ...than });
  const approve = (client: Client, { id }: HoursView): Promise<Answer> =>
    client.patch(`/api/volunteer-hours/${id}`, { status: 'approved' });

  it('is recorded by a teacher with its scan, and says who signed', async () => {
    const entry = await log();
    const scan = await attached(teacher, entry.id, formWith(await aPhoto(), 'signed.jpg'));

    const { status, body } = await record(teacher, entry, scan.id, { hours: 3, comment: 'Left at noon' });

    expect([status, body]).toEqual([
      200,
      expect.objectContaining({
        status: 'verified',
        hours: '3.00',
        loggedHours: '4.00',
        verification: expect.objectContaining({ level: 'paper' }),
        verifierComments: 'Left at noon',
        attachments: [scan],
      }),
    ]);
    const [told] = await seen(
      async () => (await student.get('/api/notifications')).body as NotificationView[],
      ([first]) => first?.kind === 'hours.verified',
    );
    expect(told?.actor).toMatchObject({ name: 'Rosa Lind', role: 'supervisor' });
    const trail = (await student.get(`/api/volunteer-hours/${entry.id}/history`)).body as HoursHistoryStep[];
    expect(trail.at(-1)).toMatchObject({
      type: 'hours.verified',
      level: 'paper',
      signedBy: 'Rosa Lind',
      actor: { id: school.teacher.id, role: 'teacher' },
    });
    const approved = (await approve(colleague, entry)).body as HoursView;
    expect(approved).toMatchObject({ status: 'approved', hours: '3.00', singleActor: false });
  });

  it('that the volunteer attached counts as well; whoever recorded it approves alone, which is marked', async () => {
    const entry = await log();
    const scan = await attached(student, entry.id, formWith(A_PDF, 'signed.pdf'));
    expect((await record(teacher, entry, scan.id)).status).toBe(200);
    expect((await approve(teacher, entry)).body).toMatchObject({ status: 'approved', singleActor: true });
    const { body } = await admin.get(`/api/volunteer-hours/${entry.id}`);
    expect((body as HoursView).signals).toContainEqual(
      expect.objectContaining({ rule: 'decided-alone', reason: expect.stringContaining('recorded the paper form') }),
    );
  });

  it('needs a scan of this entry, a name, no more hours than logged, and an entry that waits', async () => {
    const [entry, another] = [await log(), await log()];
    const foreign = await attached(student, another.id, formWith(A_PDF));
    const scan = await attached(student, entry.id, formWith(A_PDF));
    const { version } = (await student.get(`/api/volunteer-hours/${entry.id}`)).body as HoursView;
    const answers = [
      await record(teacher, entry, foreign.id),
      await record(teacher, entry, scan.id, { signedBy: ' ' }),
      await record(teacher, entry, scan.id, { hours: 5 }),
      await record(teacher, entry, scan.id, { hours: null }),
      await record(teacher, entry, scan.id, { hours: 0 }),
      await record(teacher, entry, scan.id, { version: version - 1 }),
      await record(verifier, entry, scan.id),
      await record(student, entry, scan.id),
      await record(app.client(), entry, scan.id),
    ];
    expect(answers.map(({ status, body }) => [status, body.code as string])).toEqual([
      [400, 'invalid-input'],
      [400, 'invalid-input'],
      [400, 'hours.raised'],
      [400, 'invalid-input'],
      [400, 'hours.nothing-credited'],
      [409, 'stale'],
      [403, 'role'],
      [403, 'role'],
      [401, 'unauthenticated'],
    ]);
    expect((await record(teacher, entry, scan.id, { version })).status).toBe(200);
    expect((await record(teacher, entry, scan.id)).body.code).toBe('hours.wrong-state');
    expect((await admin.delete(`/api/attachments/${scan.id}`)).body.code).toBe('hours.scan-in-use');
  });

  it('counts at a strict school that says so, with another approver, and is the same after a rebuild', async () => {
    const entry = await log();
    const scan = await attached(student, entry.id, formWith(A_PDF));
    await admin.patch(`/api/organizations/${school.id}`, { approvalPolicy: 'strict' });
    const { status, body } = await record(teacher, entry, scan.id);
    expect([status, body.code]).toEqual([409, 'hours.paper-not-accepted']);
    await admin.patch(`/api/organizations/${school.id}`, { acceptsSupervisors: true });
    expect((await record(teacher, entry, scan.id)).status).toBe(200);
    expect((await approve(teacher, entry)).body.code).toBe('hours.recorded-by-you');
    expect((await approve(colleague, entry)).body).toMatchObject({ status: 'approved', singleActor: false });
    await admin.patch(`/api/organizations/${school.id}`, { approvalPolicy: 'standard' });

    const rows = () => asAdmin(database, 'SELECT h::text FROM hours.volunteer_hours h ORDER BY organization_id, id');
    const before = await rows();
    await withPool(database.ownerUrl, (owner) => rebuild(owner, REBUILT_STREAMS, PROJECTIONS, FOLLOWING));
    expect(await rows()).toEqual(before);
    expect(JSON.stringify(before)).toContain('isScan');
  });
});

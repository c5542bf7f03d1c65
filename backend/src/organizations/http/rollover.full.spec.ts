import type { AcademicYearView, YearRollover } from '@hourtrail/contracts';
import { startApp, TestClock, type TestApp } from '../../../test/app.js';
import type { Answer, Client } from '../../../test/client.js';
import { cloneDatabase, type TestDatabase } from '../../../test/database.js';
import { importFile } from '../../../test/imports.js';
import { makeStaffedSchool } from '../../../test/people.js';
import { asAdmin } from '../../../test/sql.js';

const STUDENTS = 2_000;
const APPROVALS = 200;
const AT_ONCE = 8;

describe('a school of two thousand at the end of its year', () => {
  let database: TestDatabase;
  let app: TestApp;
  let admin: Client;
  let path: string;
  let pending: number[];

  beforeAll(async () => {
    database = await cloneDatabase();
    app = await startApp({ database, clock: new TestClock(new Date('2026-06-20T15:00:00Z')) });
    const school = await makeStaffedSchool(app);
    admin = await app.signIn(school.admin.username);
    const email = (n: number): string => `large.${n}@school.example`;
    const all = Array.from({ length: STUDENTS }, (_, n) => n);
    const people = all.map((n) => `Ana,No ${n},${email(n)},student,${9 + (n % 4)}`);
    await importFile(admin, 'users', ['firstName,lastName,email,role,gradeLevel', ...people].join('\n'));
    const entries = all.map((n) => `${email(n)},Food Bank,3,2026-05-30,Part ${n},pending`);
    await importFile(
      admin,
      'hours',
      ['studentEmail,organizationName,hours,date,description,status', ...entries].join('\n'),
    );
    expect((await admin.post('/api/rules', { dailyCap: 2 })).status).toBe(201);
    const year = { name: '2025–26', startsOn: '2025-08-25', endsOn: '2026-06-19' };
    const { body } = await admin.post('/api/academic-years', year);
    path = `/api/academic-years/${(body as AcademicYearView).id}/rollover`;
    pending = (await rows<{ id: number }>('SELECT id FROM hours.volunteer_hours ORDER BY id')).map(({ id }) => id);
  });
  afterAll(async () => {
    await app.close();
    await database.drop();
  });

  const rows = <Row extends object>(text: string): Promise<Row[]> => asAdmin(database, text);
  const graded = async (): Promise<unknown> =>
    (
      await rows<{ line: string }>(`
        SELECT concat_ws(' ', grade_level, graduated_on IS NOT NULL, count(*)) AS line FROM identity.users
        WHERE import_id IS NOT NULL GROUP BY grade_level, graduated_on IS NOT NULL ORDER BY grade_level::integer, 1`)
    ).map(({ line }) => line);
  const events = async (): Promise<number> =>
    (await rows<{ n: number }>("SELECT count(*)::integer AS n FROM log.events WHERE type NOT LIKE 'hours.%'"))[0]?.n ??
    0;

  /** Approves entries of all grades, several at once, while `meanwhile` runs. */
  async function whileApproving(meanwhile: () => Promise<Answer>): Promise<{ answer: Answer; statuses: number[] }> {
    const entries = pending.splice(0, APPROVALS);
    const statuses: number[] = [];
    const approve = async (): Promise<void> => {
      for (let id = entries.shift(); id !== undefined; id = entries.shift()) {
        const { status } = await admin.patch(`/api/volunteer-hours/${id}`, { status: 'approved' });
        statuses.push(status);
      }
    };
    const approving = Promise.all(Array.from({ length: AT_ONCE }, approve));
    const [answer] = await Promise.all([meanwhile(), approving]);
    return { answer, statuses };
  }

  const BEFORE = ['9 f 500', '10 f 500', '11 f 500', '12 f 500'];

  it('stays as it was when one of them cannot be saved', async () => {
    const [{ id } = { id: 0 }] = await rows<{ id: number }>(
      'SELECT id FROM identity.users WHERE import_id IS NOT NULL ORDER BY id OFFSET 1000 LIMIT 1',
    );
    const stream = `user/${id}`;
    await rows(`INSERT INTO log.events (organization_id, stream, version, type, at, actor_id, canonical, hash, mac)
      SELECT organization_id, stream, 2, type, at, actor_id, canonical, decode(repeat('ab', 32), 'hex'), mac
      FROM log.events WHERE stream = '${stream}'`);
    const before = await events();
    const { answer, statuses } = await whileApproving(() => admin.post(path, {}));
    expect([answer.status, answer.body]).toMatchObject([409, { code: 'stale' }]);
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(await graded()).toEqual(BEFORE);
    expect(await events()).toBe(before);
    await rows(`SET session_replication_role = replica;
      DELETE FROM log.events WHERE stream = '${stream}' AND version = 2`);
  });

  it('moves up and graduates in one go while hours are approved, and back again', async () => {
    const before = await events();

    const { answer, statuses } = await whileApproving(() => admin.post(path, {}));
    expect(answer.status).toBe(200);
    const { movedUp, metGoal, missedGoal, graduates } = answer.body as YearRollover;
    expect(movedUp.map(({ students }) => students)).toEqual([500, 500, 500]);
    expect([metGoal + missedGoal, graduates.length]).toEqual([500, 500]);
    const counted = graduates.filter(({ approvedHours }) => approvedHours > 0).map(({ countedHours }) => countedHours);
    expect(new Set(counted)).toEqual(new Set([2]));
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(await graded()).toEqual(['10 f 500', '11 f 500', '12 f 500', '12 t 500']);
    expect((await events()) - before).toBe(STUDENTS + 1);
    const undone = await whileApproving(() => admin.delete(path));
    expect(undone.answer).toMatchObject({ status: 200, body: { restored: STUDENTS, leftAlone: 0 } });
    expect(new Set(undone.statuses)).toEqual(new Set([200]));
    expect(await graded()).toEqual(BEFORE);
    expect((await events()) - before).toBe(2 * (STUDENTS + 1));
    const off = await rows(`SELECT FROM reporting.user_totals t JOIN hours.volunteer_hours h
      ON (h.organization_id, h.student_id) = (t.organization_id, t.user_id)
      WHERE t.approved <> CASE WHEN h.status = 'approved' THEN 300 ELSE 0 END`);
    expect(off).toEqual([]);
  });
});

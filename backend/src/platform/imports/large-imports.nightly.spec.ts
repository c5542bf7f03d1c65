import { startApp, TestClock, type TestApp } from '../../../test/app.js';
import type { Client } from '../../../test/client.js';
import { cloneDatabase, type TestDatabase } from '../../../test/database.js';
import { importFile } from '../../../test/imports.js';
import { makeStaffedSchool } from '../../../test/people.js';
import { asAdmin } from '../../../test/sql.js';
import { PROJECTIONS, REBUILT_STREAMS } from '../../app.module.js';
import { withPool } from '../database/pools.js';
import { rebuild } from '../event-log/rebuild.js';

const STUDENTS = 2_000;
const HOURS = 100_000;

describe('a large school that comes from another system', () => {
  let database: TestDatabase;
  let app: TestApp;
  let admin: Client;
  beforeAll(async () => {
    database = await cloneDatabase();
    app = await startApp({ database, clock: new TestClock(new Date('2026-11-21T15:00:00Z')) });
    admin = await app.signIn((await makeStaffedSchool(app)).admin.username);
  });
  afterAll(async () => {
    await app.close();
    await database.drop();
  });

  const one = async (text: string): Promise<unknown> => (await asAdmin<{ n: unknown }>(database, text))[0]?.n;
  const totals = (): Promise<unknown> =>
    one(`SELECT md5(string_agg(t::text, ' ' ORDER BY t::text)) AS n FROM
         (SELECT organization_id, user_id, approved, pending, approved_entries FROM reporting.user_totals) t`);

  it('brings its people and 100,000 entries, each with an event and in its totals, and takes them back', async () => {
    const email = (n: number): string => `large.${n % STUDENTS}@school.example`;
    const people = Array.from({ length: STUDENTS }, (_, n) => `Ana,No ${n},${email(n)},student,${9 + (n % 4)}`);
    const users = await importFile(admin, 'users', ['firstName,lastName,email,role,gradeLevel', ...people].join('\n'));
    expect(users).toMatchObject({ applied: true, rows: STUDENTS });
    const before = await totals();
    const entries = Array.from({ length: HOURS }, (_, n) => {
      const date = new Date(Date.UTC(2024, 0, 1 + Math.floor(n / STUDENTS))).toISOString().slice(0, 10);
      return `${email(n)},Food Bank,${(n % 6) / 2 + 0.5},${date},Part ${n},${n % 2 ? 'approved' : 'pending'},Ms. Ortega`;
    });
    const file = ['studentEmail,organizationName,hours,date,description,status,approver', ...entries].join('\n');
    const hours = await importFile(admin, 'hours', file);
    expect(hours).toMatchObject({ applied: true, rows: HOURS, problems: 0 });
    expect(await one('SELECT count(*)::integer AS n FROM hours.volunteer_hours')).toBe(HOURS);
    expect(await one("SELECT count(*)::integer AS n FROM log.events WHERE type = 'hours.imported'")).toBe(HOURS);
    const off = `SELECT count(*)::integer AS n FROM reporting.user_totals t JOIN (
        SELECT organization_id, student_id, coalesce(sum(hours) FILTER (WHERE status = 'approved'), 0) * 100 AS approved,
          coalesce(sum(hours) FILTER (WHERE status = 'pending'), 0) * 100 AS pending
        FROM hours.volunteer_hours GROUP BY 1, 2) h ON (h.organization_id, h.student_id) = (t.organization_id, t.user_id)
      WHERE t.approved <> h.approved OR t.pending <> h.pending`;
    expect(await one(off)).toBe(0);
    const imported = await totals();
    await withPool(database.ownerUrl, (owner) => rebuild(owner, REBUILT_STREAMS, PROJECTIONS));
    expect(await totals()).toBe(imported);
    const undone = await admin.post(`/api/admin/imports/${hours.importId}/undo`, { reason: 'A trial' });
    expect(undone).toMatchObject({ status: 200, body: { state: 'undone' } });
    expect(await one('SELECT count(*)::integer AS n FROM hours.volunteer_hours WHERE deleted_at IS NULL')).toBe(0);
    expect(await totals()).toBe(before);
  }, 900_000);
});

import type { HoursListQuery } from '@hourtrail/contracts';
import pg from 'pg';
import { buffersOf, settle, type Planned } from '../../../test/buffers.js';
import { cloneDatabase, type TestDatabase } from '../../../test/database.js';
import type { Person } from '../domain/volunteer-hours.state.js';
import { hoursStatements } from './list-hours.js';

const SCHOOL = 2;
const VERIFIER = 5;
const NOW = new Date('2026-11-21T15:00:00Z');
const WAITING = 200;
/** Its students, with 41 entries each. */
const CLASS = 25;

/** In blocks: every entry that waits is looked at once, and some thirty blocks belong to each of the 26 shown. */
const A_PAGE = 3 * WAITING + 26 * 31;
const A_COUNT = 3 * WAITING;
/** Each entry of the class is looked at once. */
const OF_A_CLASS = CLASS * 45;
/** Each entry that waits is compared with its volunteer's others. */
const BY_SIGNAL = A_PAGE + 48 * WAITING;

/** A school with so many entries decided over the years, and a few hundred of the last weeks that wait. */
class School {
  private constructor(
    private readonly database: TestDatabase,
    private readonly app: pg.Client,
  ) {}

  static async of(decided: number): Promise<School> {
    const database = await cloneDatabase();
    const admin = new pg.Pool({ connectionString: database.adminUrl, max: 1 });
    const students = decided / 40;
    await admin.query(`
      INSERT INTO organizations.organizations (id, version, name, time_zone, approval_policy, hours_goal, oldest_accepted_days, created_at)
      VALUES (${SCHOOL}, 1, 'Lincoln', 'America/New_York', 'standard', 50, 365, now());
      INSERT INTO identity.users (organization_id, id, version, username, email, first_name, last_name, role, created_at)
      SELECT ${SCHOOL}, n, 1, 'u' || n, 'u' || n || '@example.org', 'Person', 'No. ' || n,
        CASE WHEN n <= ${VERIFIER} THEN 'verifier' ELSE 'student' END, now()
      FROM generate_series(1, ${VERIFIER + students}) n;
      INSERT INTO hours.volunteer_hours (organization_id, id, version, student_id, created_by, organization_name,
        description, date, start_time, end_time, hours, status, status_since, submitted_at, verifier_id, single_actor,
        past_verifiers, past_approvers, created_at)
      SELECT ${SCHOOL}, n, 1, ${VERIFIER} + 1 + n % ${students}, ${VERIFIER} + 1 + n % ${students}, 'Food Bank',
        'Sorted donations', date '2026-11-20' - (days / 24)::integer, '09:00', '11:00', 2, status,
        timestamptz '2026-11-20 15:00Z' - days * interval '1 hour', timestamptz '2026-11-20 15:00Z' - days * interval '1 hour',
        CASE WHEN status = 'pending' AND n % 8 = 7 THEN NULL ELSE n % ${VERIFIER} + 1 END, false, '{}', '{}', timestamptz '2026-11-20 15:00Z' - days * interval '1 hour'
      FROM (SELECT n, ${decided + 2 * WAITING} - n AS days,
              CASE WHEN n <= ${decided} THEN CASE WHEN n % 20 = 0 THEN 'rejected' ELSE 'approved' END
                WHEN n % 2 = 0 THEN 'verified' ELSE 'pending' END AS status
            FROM generate_series(1, ${decided + 2 * WAITING}) n) e`);
    await admin.query(`
      INSERT INTO organizations.classes (organization_id, id, version, name, teacher_ids, student_ids)
      SELECT ${SCHOOL}, 1, 1, 'Advisory 11B', '{}'::integer[], array_agg(${VERIFIER} + n) FROM generate_series(1, ${CLASS}) n
      UNION ALL SELECT ${SCHOOL}, 2, 1, 'Empty', '{}'::integer[], '{}'::integer[]`);
    await settle(admin, ['hours.volunteer_hours']);
    await admin.end();
    const app = new pg.Client(database.appUrl);
    await app.connect();
    await app.query("SELECT set_config('app.org', $1, false)", [String(SCHOOL)]);
    return new School(database, app);
  }

  async touched(mode: Planned, role: Person['role'], filter: HoursListQuery): Promise<[page: number, count: number]> {
    const by = { id: VERIFIER, role, organizationId: SCHOOL };
    const [page, count] = hoursStatements(by, { limit: '25', sort: 'statusSince', ...filter }, SCHOOL, NOW);
    return [await buffersOf(this.app, page, mode), await buffersOf(this.app, count, mode)];
  }

  async end(): Promise<void> {
    await this.app.end();
    await this.database.drop();
  }
}

describe('the queue of a school with years of decided entries', () => {
  let school: School;
  beforeAll(async () => {
    school = await School.of(20_000);
  });
  afterAll(() => school.end());

  const queues = [
    ['what is ready to approve', 'teacher', { status: 'verified' }, A_PAGE, A_COUNT],
    ['what waits for a verifier', 'teacher', { status: 'pending' }, A_PAGE, A_COUNT],
    ['what names a verifier', 'teacher', { status: 'pending', hasVerifier: 'true' }, A_PAGE, A_COUNT],
    ['what names no verifier', 'teacher', { status: 'pending', hasVerifier: 'false' }, A_PAGE, A_COUNT],
    ['what waits for one verifier', 'verifier', { status: 'pending' }, A_PAGE, A_COUNT],
    ['what waits on the dashboard', 'teacher', { status: 'pending,verified' }, 2 * A_PAGE, 2 * A_COUNT],
    ['what waits of a class', 'teacher', { status: 'pending', classId: '1' }, A_PAGE, A_COUNT],
    ['all of a class', 'teacher', { classId: '1' }, A_PAGE + OF_A_CLASS, OF_A_CLASS],
    ['the latest of a class', 'teacher', { classId: '1', sort: '-date' }, A_PAGE + OF_A_CLASS, OF_A_CLASS],
    ['the latest of an empty class', 'teacher', { classId: '2', sort: '-date' }, 30, 30],
    ['what has no signals', 'teacher', { status: 'verified', signal: 'none' }, BY_SIGNAL, BY_SIGNAL],
  ] as const;

  it.each(
    (['force_custom_plan', 'force_generic_plan'] as const).flatMap((mode) =>
      queues.map((queue) => [...queue, mode] as const),
    ),
  )('is found among those that wait: %s', async (_what, role, filter, most, mostOfCount, mode) => {
    const [page, count] = await school.touched(mode, role, filter);
    expect(page).toBeLessThanOrEqual(most);
    expect(count).toBeLessThanOrEqual(mostOfCount);
  });
});

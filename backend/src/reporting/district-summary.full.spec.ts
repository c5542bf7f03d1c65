import pg from 'pg';
import { buffersOf, settle } from '../../test/buffers.js';
import { cloneDatabase, type TestDatabase } from '../../test/database.js';
import { decisionsOf, peopleOf, SCHOOLS } from './queries/district-summary.js';

const PEOPLE = 200;
const DECISIONS = 400;
const DISTRICT = 1_000;
const OF_DISTRICT = 10;

let database: TestDatabase;
let admin: pg.Pool;

beforeAll(async () => {
  database = await cloneDatabase();
  admin = new pg.Pool({ connectionString: database.adminUrl, max: 1 });
});
afterAll(async () => {
  await admin.end();
  await database.drop();
});

/** Fills the schools with these numbers, past the application for speed. The first ten are of the district. */
async function addSchools(first: number, last: number): Promise<void> {
  await admin.query(`
    INSERT INTO organizations.organizations (id, version, name, parent_id, time_zone, approval_policy, hours_goal,
      oldest_accepted_days, created_at)
    SELECT n, 1, 'School ' || n, CASE WHEN n <= ${DISTRICT + OF_DISTRICT} THEN ${DISTRICT} END, 'America/New_York',
      'standard', 50, 365, now() FROM generate_series(${first}, ${last}) n;
    INSERT INTO reporting.user_totals (organization_id, user_id, approved, pending, role, grade, is_active, is_here)
    SELECT s, p, p * 10, p, 'student', 9 + p % 4, true, true
    FROM generate_series(${first}, ${last}) s, generate_series(1, ${PEOPLE}) p;
    INSERT INTO reporting.audit_index (organization_id, stream, version, type, at, alone)
    SELECT s, 'hours/' || d, v, CASE v WHEN 1 THEN 'hours.submitted' ELSE 'hours.approved' END,
      timestamptz '2026-11-20' - make_interval(days => d / 4) + make_interval(hours => v), d % 2
    FROM generate_series(${first}, ${last}) s, generate_series(1, ${DECISIONS}) d, generate_series(1, 2) v`);
  await settle(admin, ['organizations.organizations', 'reporting.user_totals', 'reporting.audit_index']);
}

async function buffers(): Promise<number> {
  const system = new pg.Client({ connectionString: database.systemUrl });
  const bound = new pg.Client({ connectionString: database.appUrl });
  await Promise.all([system.connect(), bound.connect()]);
  try {
    let all = await buffersOf(system, { ...SCHOOLS, values: [DISTRICT] }, 'force_custom_plan');
    for (let id = DISTRICT + 1; id <= DISTRICT + OF_DISTRICT; id += 1) {
      await bound.query("SELECT set_config('app.org', $1, false)", [String(id)]);
      const goals = { goal: 50, gradeGoals: [], proRata: false, counted: null };
      const school = { id, day: '2026-11-21', timeZone: 'America/New_York', ...goals, isPast: false };
      for (const statement of [peopleOf(school), decisionsOf(school)]) {
        all += await buffersOf(bound, statement, 'force_custom_plan');
      }
    }
    return all;
  } finally {
    await Promise.all([system.end(), bound.end()]);
  }
}
import { DistrictAtSize } from '../../test/district-at-size.js';

test('the summary of ten schools reads as much among 200 schools as among ten', async () => {
  const district = await DistrictAtSize.create();
  try {
    await district.add(10, 200, { ofDistrict: true });
    const among10 = await district.buffers(10);
    await district.add(190, 200, { ofDistrict: false });
    const among200 = await district.buffers(10);
    expect([among10, among200].every((figure) => figure > 100)).toBe(true);
    expect(among200 / among10).toBeLessThanOrEqual(1.15);
  } finally {
    await district.drop();
  }
});

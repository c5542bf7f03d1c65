import pg from 'pg';
import { buffersOf, settle } from './buffers.js';
import { cloneDatabase, type TestDatabase } from './database.js';
import { asAdmin } from './sql.js';
import { decisionsOf, peopleOf, SCHOOLS } from '../src/reporting/queries/district-summary.js';

const DISTRICT = 1_000;
const DECISIONS = 400;

/** A database of schools that are written past the application, for speed; the rows of a school lie together. */
export class DistrictAtSize {
  private schools = 0;

  private constructor(private readonly database: TestDatabase) {}

  static async create(): Promise<DistrictAtSize> {
    return new DistrictAtSize(await cloneDatabase());
  }

  async drop(): Promise<void> {
    await this.database.drop();
  }

  /** Adds schools of so many students. */
  async add(schools: number, students: number, { ofDistrict }: { readonly ofDistrict: boolean }): Promise<void> {
    const first = DISTRICT + this.schools + 1;
    const last = DISTRICT + this.schools + schools;
    this.schools += schools;
    await asAdmin(
      this.database,
      `
      INSERT INTO organizations.organizations (id, version, name, parent_id, time_zone, approval_policy, hours_goal,
        oldest_accepted_days, created_at)
      SELECT n, 1, 'School ' || n, ${ofDistrict ? DISTRICT : 'NULL'}, 'America/New_York', 'standard', 50, 365, now()
      FROM generate_series(${first}, ${last}) n;
      INSERT INTO reporting.user_totals (organization_id, user_id, approved, pending, role, grade, is_active, is_here)
      SELECT s, p, p * 10, p, 'student', 9 + p % 4, true, true
      FROM generate_series(${first}, ${last}) s, generate_series(1, ${students}) p ORDER BY s, p;
      INSERT INTO reporting.audit_index (organization_id, stream, version, type, at, alone)
      SELECT s, 'hours/' || d, v, CASE v WHEN 1 THEN 'hours.submitted' ELSE 'hours.approved' END,
        timestamptz '2026-11-20' - make_interval(days => d / 4) + make_interval(hours => v), d % 2
      FROM generate_series(${first}, ${last}) s, generate_series(1, ${DECISIONS}) d, generate_series(1, 2) v ORDER BY s, d, v`,
    );
    await settle(this.database, ['organizations.organizations', 'reporting.user_totals', 'reporting.audit_index']);
  }

  /** What the summary of the district reads, whose first schools these are. */
  async buffers(schools: number, statements = [peopleOf, decisionsOf]): Promise<number> {
    const system = new pg.Client({ connectionString: this.database.systemUrl });
    const bound = new pg.Client({ connectionString: this.database.appUrl });
    await Promise.all([system.connect(), bound.connect()]);
    try {
      let all = await buffersOf(system, { ...SCHOOLS, values: [DISTRICT] }, 'force_custom_plan');
      for (let id = DISTRICT + 1; id <= DISTRICT + schools; id += 1) {
        await bound.query("SELECT set_config('app.org', $1, false)", [String(id)]);
        const goals = { goal: 50, gradeGoals: [], proRata: false, minimums: 0, counted: null };
        const school = { id, day: '2026-11-21', timeZone: 'America/New_York', ...goals, isPast: false };
        for (const statement of statements) {
          all += await buffersOf(bound, statement(school), 'force_custom_plan');
        }
      }
      return all;
    } finally {
      await Promise.all([system.end(), bound.end()]);
    }
  }
}

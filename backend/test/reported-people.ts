import type { UserReportQuery } from '@hourtrail/contracts';
import pg from 'pg';
import { reportStatements } from '../src/reporting/queries/report-statements.js';
import { buffersOf, settle, type Planned } from './buffers.js';
import { cloneDatabase, type TestDatabase } from './database.js';
import { asAdmin, sessionIn } from './sql.js';

const SCHOOL = 2;
const DEEP = 0.7;
const NOW = new Date('2026-11-28T15:00:00Z');
const RULES = { goals: [{ gradeLevel: '9', hours: 10 }], proRata: true };

/** A query, and the sections that it matches. */
type Filter = UserReportQuery & { readonly sections: readonly number[] };

/** Its students. */
const CLASS = 25;

const GRADES = [9, 10, 11, 12, 99];

/** Usual filters of a report. */
const FILTERS: readonly (readonly [string, Filter])[] = [
  ['everybody', { sections: [...GRADES, 100] }],
  ['students', { role: 'student', sections: GRADES }],
  ['parents', { role: 'parent', sections: [100] }],
  ['one grade', { role: 'student', gradeLevel: '10', sections: [10] }],
  ['two grades and those without one', { gradeLevel: '10,12,none', sections: [10, 12, 99] }],
];

/** A school of so many students and parents with their figures, written past the application for speed. */
class ReportedPeople {
  private constructor(
    private readonly database: TestDatabase,
    private readonly app: pg.Client,
  ) {}

  static async of(people: number): Promise<ReportedPeople> {
    const database = await cloneDatabase();
    // ids as they come, figures as chance has it: neighbours in a report are anywhere in the table
    await asAdmin(
      database,
      `
      ALTER TABLE reporting.user_totals SET UNLOGGED;
      DROP INDEX reporting.user_totals_in_report_order;
      SELECT setseed(0.5);
      INSERT INTO reporting.user_totals (organization_id, user_id, approved, pending, approved_entries, last_activity,
        role, grade, is_active, is_here, first_name, last_name, email)
      SELECT ${SCHOOL}, n, (random() * 200)::integer * 50, (random() * 40)::integer * 50, 3, now(),
        CASE WHEN n % 5 = 0 THEN 'parent' ELSE 'student' END,
        (ARRAY[9, 10, 11, 12, 99])[1 + (random() * 4)::integer], n % 50 <> 0, true,
        'Person', 'No. ' || n, 'person.' || n || '@school.example'
      FROM generate_series(1, ${people}) n;
      CREATE INDEX user_totals_in_report_order ON reporting.user_totals (organization_id, section, neg_total, user_id)`,
    );
    await asAdmin(
      database,
      `
      INSERT INTO organizations.organizations (id, version, name, time_zone, approval_policy, hours_goal, oldest_accepted_days, created_at)
      VALUES (${SCHOOL}, 1, 'Lincoln', 'America/New_York', 'standard', 50, 365, now());
      INSERT INTO organizations.counting_rules (organization_id, id, version, versions, in_force)
      VALUES (${SCHOOL}, ${SCHOOL}, 1, '[]', '${JSON.stringify(RULES)}')`,
    );
    await asAdmin(
      database,
      `INSERT INTO organizations.classes (organization_id, id, version, name, teacher_ids, student_ids)
      SELECT ${SCHOOL}, 1, 1, 'Advisory 11B', '{}'::integer[], array_agg(n * 5 + 1) FROM generate_series(0, ${CLASS - 1}) n`,
    );
    await settle(database, ['reporting.user_totals']);
    const app = await sessionIn(database, SCHOOL);
    return new ReportedPeople(database, app);
  }

  /** The blocks that a first page of fifty touches, one far in, and their count. */
  async touched(
    { sections, ...filter }: Filter,
    mode: Planned,
  ): Promise<{ first: number; deep: number; count: number }> {
    const of = { school: SCHOOL, now: NOW };
    const request = { of, filter: { limit: '50', ...filter } };
    const [first, count] = reportStatements(request);
    const cursor = await this.farIn(sections);
    const [deep] = reportStatements({ ...request, filter: { ...request.filter, cursor } });
    return {
      first: await buffersOf(this.app, first, mode),
      deep: await buffersOf(this.app, deep, mode),
      count: await buffersOf(this.app, count, mode),
    };
  }

  private async farIn(sections: readonly number[]): Promise<string> {
    const [row] = await asAdmin<{ key: readonly number[] }>(
      this.database,
      `WITH listed AS (SELECT * FROM reporting.user_totals WHERE organization_id = ${SCHOOL} AND section = ANY ($1))
       SELECT ARRAY[organization_id, section, neg_total, user_id] AS key FROM listed
       ORDER BY section, neg_total, user_id LIMIT 1 OFFSET (SELECT count(*) * ${DEEP} FROM listed)::integer`,
      [sections],
    );
    return Buffer.from(JSON.stringify(row?.key)).toString('base64url');
  }

  async end(): Promise<void> {
    await this.app.end();
    await this.database.drop();
  }
}

const MODES = ['force_custom_plan', 'force_generic_plan'] as const;

/** A page of fifty: each row is somewhere else in the table, and the index has three levels; a count is a range of it. */
const A_PAGE = 55;
/** The goal and the rules of the school, which come in the same statement. */
const THE_RULES = 4;
/** Each further range that a page begins costs another look from the root of the index. */
const A_RANGE = 4;
const A_COUNT = 60;

/** A page of a report touches no more in a large school than in a small one, and no more far in than at first. */
export function describePagesOfReports({
  small,
  large,
  patience,
}: Record<'small' | 'large', number> & { readonly patience?: number }): void {
  describe(`a page of a report of ${large.toLocaleString('en')} people`, () => {
    let few: ReportedPeople;
    let many: ReportedPeople;
    beforeAll(async () => {
      few = await ReportedPeople.of(small);
      many = await ReportedPeople.of(large);
    }, patience);
    afterAll(async () => {
      await few.end();
      await many.end();
    });

    it.each(MODES.flatMap((mode) => FILTERS.map(([what, filter]) => [what, mode, filter] as const)))(
      `touches as much as one of ${small.toLocaleString('en')}, far in as at first: %s (%s)`,
      async (_what, mode, filter) => {
        const before = await few.touched(filter, mode);
        const { first, deep, count } = await many.touched(filter, mode);
        const atMost = A_PAGE + THE_RULES + (filter.gradeLevel?.includes(',') ? A_RANGE : 0);
        expect(Math.max(first, deep)).toBeLessThanOrEqual(atMost);
        expect(first).toBeLessThanOrEqual(before.first * 1.15);
        expect(deep).toBeLessThanOrEqual(first * 1.1);
        expect(count).toBeLessThanOrEqual(A_COUNT);
        expect(Math.min(first, deep)).toBeGreaterThan(40);
      },
      patience,
    );

    it.each(MODES)(
      'finds a class among them: %s',
      async (mode) => {
        const { first, count } = await many.touched({ classId: '1', sections: GRADES }, mode);
        expect(first).toBeLessThanOrEqual(CLASS * 6);
        expect(count).toBeLessThanOrEqual(CLASS * 6);
      },
      patience,
    );
  });
}

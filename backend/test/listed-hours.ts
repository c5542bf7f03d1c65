import type { HoursListQuery } from '@hourtrail/contracts';
import pg from 'pg';
import type { Person } from '../src/hours/domain/volunteer-hours.state.js';
import { approvedOf } from '../src/hours/persistence/counting.js';
import { hoursStatements } from '../src/hours/queries/list-hours.js';
import { buffersOf, settle, type Planned } from './buffers.js';
import { cloneDatabase, type TestDatabase } from './database.js';
import { asAdmin, sessionIn } from './sql.js';

const SCHOOL = 2;
const VERIFIER = 5;
const NOW = new Date('2026-11-21T15:00:00Z');

/** Of each status that waits. */
export const WAITING = 200;
/** Its students, each of whom has as many decided entries. */
export const CLASS = 25;
const EACH = 40;
/** Some two years. */
const HOURS_DECIDED_IN = 20_000;
const A_STUDENT = VERIFIER + 3;

/** A school with so many entries decided over the years, and a few hundred of the last weeks that wait. */
export class ListedHours {
  private constructor(
    private readonly database: TestDatabase,
    private readonly app: pg.Client,
  ) {}

  static async of(decided: number): Promise<ListedHours> {
    const database = await cloneDatabase();
    const students = decided / EACH;
    await asAdmin(
      database,
      `
      INSERT INTO organizations.organizations (id, version, name, time_zone, approval_policy, hours_goal, oldest_accepted_days, created_at)
      VALUES (${SCHOOL}, 1, 'Lincoln', 'America/New_York', 'standard', 50, 365, now());
      INSERT INTO identity.users (organization_id, id, version, username, email, first_name, last_name, role, created_at)
      SELECT ${SCHOOL}, n, 1, 'u' || n, 'u' || n || '@example.org', 'Person', 'No. ' || n,
        CASE WHEN n <= ${VERIFIER} THEN 'verifier' ELSE 'student' END, now()
      FROM generate_series(1, ${VERIFIER + students}) n`,
    );
    const entries = decided + 2 * WAITING;
    await withoutIndexes(database, 'hours.volunteer_hours', () =>
      asAdmin(
        database,
        `
        INSERT INTO hours.volunteer_hours (organization_id, id, version, student_id, created_by, organization_name,
          description, date, start_time, end_time, hours, status, status_since, submitted_at, verifier_id, single_actor,
          past_verifiers, past_approvers, created_at)
        SELECT ${SCHOOL}, n, 1, ${VERIFIER} + 1 + n % ${students}, ${VERIFIER} + 1 + n % ${students}, 'Food Bank',
          'Sorted donations', (since + interval '8 hours')::date, '09:00', '11:00', 2, status, since, since,
          CASE WHEN status = 'pending' AND n % 8 = 7 THEN NULL ELSE n % ${VERIFIER} + 1 END, false, '{}', '{}', since
        FROM (SELECT n, timestamptz '2026-11-20 15:00Z' - interval '1 hour' *
                CASE WHEN n > ${decided} THEN ${entries} - n
                ELSE ${2 * WAITING} + (${decided} - n) * ${HOURS_DECIDED_IN / decided} END AS since,
                CASE WHEN n <= ${decided} THEN CASE WHEN n % 20 = 0 THEN 'rejected' ELSE 'approved' END
                  WHEN n % 2 = 0 THEN 'verified' ELSE 'pending' END AS status
              FROM generate_series(1, ${entries}) n) e`,
      ),
    );
    await asAdmin(
      database,
      `
      INSERT INTO organizations.classes (organization_id, id, version, name, teacher_ids, student_ids)
      SELECT ${SCHOOL}, 1, 1, 'Advisory 11B', '{}'::integer[], array_agg(${VERIFIER} + n) FROM generate_series(1, ${CLASS}) n
      UNION ALL SELECT ${SCHOOL}, 2, 1, 'Empty', '{}'::integer[], '{}'::integer[]`,
    );
    await settle(database, ['hours.volunteer_hours']);
    const app = await sessionIn(database, SCHOOL);
    return new ListedHours(database, app);
  }

  /** The blocks that a page and its count touch. */
  async touched(mode: Planned, role: Person['role'], filter: HoursListQuery): Promise<[page: number, count: number]> {
    const by = { id: role === 'student' ? A_STUDENT : VERIFIER, role, organizationId: SCHOOL };
    const [page, count] = hoursStatements(by, { limit: '25', sort: 'statusSince', ...filter }, SCHOOL, NOW);
    return [await buffersOf(this.app, page, mode), await buffersOf(this.app, count, mode)];
  }

  /** The blocks that what counts of a class's hours touches. */
  counted(mode: Planned): Promise<number> {
    const students = Array.from({ length: CLASS }, (_, n) => VERIFIER + 1 + n);
    return buffersOf(this.app, approvedOf(SCHOOL, students), mode);
  }

  async end(): Promise<void> {
    await this.app.end();
    await this.database.drop();
  }
}

/** Fills a table faster. */
async function withoutIndexes(database: TestDatabase, table: string, fill: () => Promise<unknown>): Promise<void> {
  const indexes = await asAdmin<{ name: string; definition: string }>(
    database,
    `SELECT indexrelid::regclass AS name, pg_get_indexdef(indexrelid) AS definition FROM pg_index
     WHERE indrelid = $1::regclass AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = indexrelid)`,
    [table],
  );
  for (const { name } of indexes) await asAdmin(database, `DROP INDEX ${name}`);
  await fill();
  for (const { definition } of indexes) await asAdmin(database, definition);
}

export const MODES = ['force_custom_plan', 'force_generic_plan'] as const;

const THIS_YEAR = { from: '2026-07-01', to: '2027-06-30' } as const;
const LAST_YEAR = { from: '2025-07-01', to: '2026-06-30' } as const;
const A_SCREEN = { limit: '50', sort: '-date' } as const;

/** What volunteers and staff look at. */
const LISTS: readonly (readonly [string, Person['role'], HoursListQuery])[] = [
  ['one’s own', 'student', { limit: '10', sort: '-date' }],
  ['one’s own of this year', 'student', { limit: '10', sort: '-date', ...THIS_YEAR }],
  ['all', 'teacher', A_SCREEN],
  ['all of this year', 'teacher', { ...A_SCREEN, ...THIS_YEAR }],
  ['approved of last year', 'teacher', { ...A_SCREEN, status: 'approved', ...LAST_YEAR }],
  ['of a class in last year', 'teacher', { ...A_SCREEN, classId: '1', ...LAST_YEAR }],
];

/** Of each person named in a row, of its signals and of its place, the blocks of a row that is shown. */
const A_ROW = 75;
/** The index of a hundred times the people is a level deeper for each row's names. */
const A_LEVEL = 1;

/** A page of hours touches no more in a school of many entries than in one of few. */
export function describeListsOfHours({
  small,
  large,
  patience,
}: Record<'small' | 'large', number> & { readonly patience?: number }): void {
  describe(`a page of ${large.toLocaleString('en')} entries`, () => {
    let few: ListedHours;
    let many: ListedHours;
    beforeAll(async () => {
      few = await ListedHours.of(small);
      many = await ListedHours.of(large);
    }, patience);
    afterAll(async () => {
      await few.end();
      await many.end();
    });

    it.each(MODES.flatMap((mode) => LISTS.map((list) => [...list, mode] as const)))(
      `touches as much as one of ${small.toLocaleString('en')}: %s (%s, %j, %s)`,
      async (_what, role, filter, mode) => {
        const [pageBefore, countBefore] = await few.touched(mode, role, filter);
        const [page, count] = await many.touched(mode, role, filter);
        const rows = Number(filter.limit);
        expect(page).toBeLessThanOrEqual(Math.min(pageBefore * 1.15 + A_LEVEL * rows, A_ROW * rows));
        expect(count).toBeLessThanOrEqual(countBefore * 1.15);
      },
      patience,
    );

    it.each(MODES)('reads each approved entry of a class once for what counts (%s)', async (mode) => {
      expect(await many.counted(mode)).toBeLessThanOrEqual(CLASS * (EACH + 10));
    });
  });
}

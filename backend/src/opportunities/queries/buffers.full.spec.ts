import type { OpportunityListQuery } from '@hourtrail/contracts';
import pg from 'pg';
import { buffersOf, settle, type Planned } from '../../../test/buffers.js';
import { cloneDatabase, type TestDatabase } from '../../../test/database.js';
import { fillSchool } from '../../../test/school-at-size.js';
import { sessionIn } from '../../../test/sql.js';
import type { Person } from '../domain/opportunity.state.js';
import { opportunityStatements } from './list-opportunities.js';

const SCHOOL = 2;
const NOW = new Date('2026-11-21T15:00:00Z');

/** What may be touched of lists, in blocks; a count is an index range of a thousand and one rows. */
const A_PAGE = 40;
const A_COUNT = 40;
/** The small school's tables are a dozen blocks, and each index of the large one is a level or two deeper. */
const DEEPER = 6;

type Filter = Readonly<Pick<OpportunityListQuery, 'when' | 'sort' | 'active'>>;
/** A database with one school of so many opportunities, each with a hundred sign-ups, and a look at its plans. */
class School {
  private constructor(
    private readonly database: TestDatabase,
    private readonly app: pg.Client,
  ) {}

  static async of(opportunities: number): Promise<School> {
    const database = await cloneDatabase();
    await fillSchool(database, SCHOOL, opportunities);
    await settle(database, ['opportunities.opportunities', 'opportunities.signups']);
    const app = await sessionIn(database, SCHOOL);
    return new School(database, app);
  }

  /** What the page and its count touch, planned for what is asked or planned for anything that could be. */
  async touched(mode: Planned, role: Person['role'], filter: Filter): Promise<[number, number]> {
    const by = { id: SCHOOL * 100_000 + 50, role, organizationId: SCHOOL };
    const [page, count] = opportunityStatements(by, { limit: '50', ...filter }, NOW);
    return [await buffersOf(this.app, page, mode), await buffersOf(this.app, count, mode)];
  }

  async end(): Promise<void> {
    await this.app.end();
    await this.database.drop();
  }
}

describe('a page of opportunities', () => {
  let small: School;
  let large: School;

  beforeAll(async () => {
    small = await School.of(100);
    large = await School.of(10_000);
  });
  afterAll(async () => {
    await small.end();
    await large.end();
  });

  const statements = [
    ['what is to come, for a student', 'student', { when: 'upcoming' }],
    ['everything, for a student', 'student', {}],
    ['the latest, for a teacher', 'teacher', { sort: '-createdAt' }],
    ['what is to come, for a teacher', 'teacher', { when: 'upcoming', active: 'true' }],
  ] as const;
  const modes = ['force_custom_plan', 'force_generic_plan'] as const;

  it.each(modes.flatMap((mode) => statements.map((row) => [...row, mode] as const)))(
    'touches as much of %s as in a school of a hundredth (%s, %j, %s)',
    async (_what, role, filter, mode) => {
      const [page] = await small.touched(mode, role, filter);
      const [same, count] = await large.touched(mode, role, filter);
      expect(same).toBeLessThanOrEqual(page * 1.15 + DEEPER);
      expect(same).toBeLessThanOrEqual(A_PAGE);
      expect(count).toBeLessThanOrEqual(A_COUNT);
    },
  );

  it.each(modes)('of what is on now reads the two days it may have begun on (%s)', async (mode) => {
    const [page, count] = await large.touched(mode, 'student', { when: 'now' });
    expect(page).toBeLessThanOrEqual(A_PAGE);
    expect(count).toBeLessThanOrEqual(A_COUNT);
  });
});

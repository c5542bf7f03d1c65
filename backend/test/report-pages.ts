import { FILTERS, ReportedPeople } from './reported-people.js';

const MODES = ['force_custom_plan', 'force_generic_plan'] as const;

/** A page of fifty: each row is somewhere else in the table, and the index has three levels; a count is a range of it. */
const A_PAGE = 55;
/** Each further range that a page begins costs another look from the root of the index. */
const A_RANGE = 4;
const A_COUNT = 60;

/** A page of a report touches no more in a large school than in a small one, and no more far in than at first. */
export function describePagesOfReports({
  small,
  large,
  patience,
}: Record<'small' | 'large' | 'patience', number>): void {
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
        const atMost = A_PAGE + (filter.gradeLevel?.includes(',') ? A_RANGE : 0);
        expect(Math.max(first, deep)).toBeLessThanOrEqual(atMost);
        expect(first).toBeLessThanOrEqual(before.first * 1.15);
        expect(deep).toBeLessThanOrEqual(first * 1.1);
        expect(count).toBeLessThanOrEqual(A_COUNT);
        expect(Math.min(first, deep)).toBeGreaterThan(40);
      },
      patience,
    );
  });
}

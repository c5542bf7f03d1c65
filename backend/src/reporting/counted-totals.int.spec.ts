import { NO_COUNTING_RULES, type CountingRules } from '@hourtrail/contracts';
import fc from 'fast-check';
import { TestClock } from '../../test/app.js';
import { aStep, RandomHistory } from '../../test/random-history.js';
import { FOLLOWING, PROJECTIONS, WriteCore, follow } from '../../test/write-core.js';
import { countedAtTheEndOf, countedFigures, volunteerHoursStream, type CountedFigures } from '../hours/index.js';
import { rebuild } from '../platform/event-log/rebuild.js';
import { recordAchievements } from './achievements.reaction.js';
import { recountAfterOthers, recountHours } from './counted-totals.js';

const dayOf = (nth: number): string => `2026-11-${19 + nth}`;
const noonOf = (nth: number): string => `${dayOf(nth)}T17:00:00.000Z`;
const inOrder = (figures: readonly CountedFigures[]): readonly object[] =>
  figures.toSorted((one, other) => one.userId - other.userId);

/** Mostly of approved hours: what a student submits or the staff undo. */
const aDecision = aStep.map((step) => ({
  ...step,
  school: 2 as const,
  ...(step.action === 'submit' && { role: 'student' as const }),
  ...(['verify', 'retract', 'withdraw', 'approve'].includes(step.action) && {
    role: 'teacher' as const,
    action: 'approve' as const,
  }),
  ...(['reject', 'reopen', 'amend', 'delete'].includes(step.action) && { role: 'admin' as const }),
}));

describe('what counts of hours, kept beside them', () => {
  let core: WriteCore;
  let history: RandomHistory;
  const clock = new TestClock(new Date(noonOf(0)));
  beforeAll(async () => {
    core = await WriteCore.open(undefined, clock);
    history = new RandomHistory(core);
    await core.admin
      .query(`INSERT INTO organizations.academic_years (organization_id, id, version, name, starts_on, ends_on)
      SELECT 2, n, 1, n::text, make_date(2026, 6 + n, 1), make_date(2026, 7 + n, 1) - 1 FROM generate_series(1, 3) n`);
  });
  afterAll(() => core.close());

  const VERSIONS: readonly Partial<CountingRules>[] = [
    { dailyCap: 2 },
    { resetsYearly: true, dailyCap: 1 },
    { earliestDate: '2026-08-01', categories: [{ id: 1, name: 'Service', min: 20, max: null }] },
  ];
  const setVersions = async (count: number): Promise<void> => {
    const all = VERSIONS.slice(0, count).map((rules, nth) => ({
      ...NO_COUNTING_RULES,
      ...rules,
      version: nth + 1,
      since: noonOf(nth),
    }));
    await core.admin.query(
      `INSERT INTO organizations.counting_rules (organization_id, id, version, versions, in_force) VALUES (2, 2, $1, $2, $3)
       ON CONFLICT (organization_id, id) DO UPDATE
       SET version = excluded.version, versions = excluded.versions, in_force = excluded.in_force`,
      [count, JSON.stringify(all), JSON.stringify(all.at(-1))],
    );
    await recountHours(core.database, 2, await studentsOf(2));
  };
  const studentsOf = async (school: number): Promise<number[]> => {
    const statement = 'SELECT user_id AS id FROM reporting.user_totals WHERE organization_id = $1 ORDER BY 1';
    return (await core.admin.query<{ id: number }>(statement, [school])).rows.map(({ id }) => id);
  };
  const kept = async (school: number): Promise<object[]> =>
    (
      await core.admin.query<object>(
        `SELECT user_id AS "userId", counted_from::text[] AS "from", counted_by_year AS counted, lacking_by_year AS lacking,
           lowered_entries AS lowered, lowered_to AS "loweredTo"
         FROM reporting.user_totals WHERE organization_id = $1 AND counted_from IS NOT NULL ORDER BY 1`,
        [school],
      )
    ).rows;
  const asOf = async (day: string): Promise<readonly object[]> => {
    const then = { school: 2, day, timeZone: 'America/New_York' };
    return inOrder((await countedAtTheEndOf((one) => core.database.read(2, one), then)) ?? []);
  };
  const reckoned = async (school: number): Promise<readonly object[]> =>
    inOrder(await countedFigures((all) => core.database.readAll(school, all), school, await studentsOf(school)));

  it('is what the rules make of them, after hundreds of random commands under three versions, on each day and after a rebuild', async () => {
    const ofDays = new Map<string, object[]>();
    for (const [nth] of VERSIONS.entries()) {
      clock.set(noonOf(nth));
      await setVersions(nth + 1);
      for (const step of fc.sample(aDecision, { numRuns: 120, seed: 20_261_128 + nth })) {
        await history.take(step);
        if (step.pick % 10 === 0) expect(await kept(2)).toEqual(await reckoned(2));
      }
      ofDays.set(dayOf(nth), await kept(2));
    }
    for (const [day, figures] of ofDays) expect(await asOf(day)).toEqual(figures);
    const before = await kept(2);
    expect(before).toEqual(await reckoned(2));
    expect(before.length).toBeGreaterThan(3);
    expect(await kept(3)).toEqual([]);
    await follow(core, recordAchievements);
    expect(await kept(2)).toEqual(before);
    // as a server leaves them that keeps totals only
    await core.admin.query("UPDATE reporting.user_totals SET lowered_entries = '{}', lowered_to = '{}'");
    await follow(core, recountAfterOthers);
    expect(await kept(2)).toEqual(before);
    await rebuild(core.owner, [volunteerHoursStream], PROJECTIONS, FOLLOWING);
    expect(await kept(2)).toEqual(before);
  });
});

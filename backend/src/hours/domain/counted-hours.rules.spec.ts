import { NO_COUNTING_RULES, type CountingRules } from '@hourtrail/contracts';
import {
  countHours,
  countingYearOf,
  foreseer,
  progressOf,
  type ApprovedEntry,
  type SchoolYear,
} from './counted-hours.rules.js';

const YEARS: readonly SchoolYear[] = [
  { name: '2025–26', startsOn: '2025-08-01', endsOn: '2026-07-31' },
  { name: '2026–27', startsOn: '2026-08-01', endsOn: '2027-07-31' },
];

const SERVICE = { id: 1, name: 'Direct service', min: 20, max: null };
const FUNDRAISING = { id: 2, name: 'Fundraising', min: null, max: 10 };

const rules = (some: Partial<CountingRules>): CountingRules => ({ ...NO_COUNTING_RULES, ...some });

let ids = 0;
const approved = (some: Partial<ApprovedEntry> & { readonly hours: number }): ApprovedEntry => ({
  id: (ids += 1),
  date: '2026-10-03',
  hundredths: some.hours * 100,
  submittedOn: '2026-10-04',
  rulesVersion: 1,
  countingYear: null,
  countingYearEnds: null,
  categoryId: null,
  reflectionWords: 0,
  isNonProfit: false,
  ...some,
});

/** As approved when the years were these. */
const yearly = (entry: ApprovedEntry, years = YEARS): ApprovedEntry => ({
  ...entry,
  ...countingYearOf(entry.date, rules({ resetsYearly: true }), years),
});

const count = (entries: readonly ApprovedEntry[], ...versions: readonly CountingRules[]) => {
  const counted = countHours(entries, (version) => versions[version - 1] ?? NO_COUNTING_RULES);
  return entries.map(({ id }) => counted.get(id));
};

const hoursThatCount = (entries: readonly ApprovedEntry[], ...versions: readonly CountingRules[]): number[] =>
  count(entries, ...versions).map((one) => (one?.hundredths ?? NaN) / 100);

const sentence = (entry: ApprovedEntry, version: CountingRules): string | undefined =>
  count([entry], version)[0]?.reasons[0]?.sentence;

describe('what counts of approved hours', () => {
  it('is all of them where the school had no rules when it approved them', () => {
    const entries = [approved({ hours: 9, rulesVersion: null }), approved({ hours: 9, rulesVersion: 1 })];
    expect(hoursThatCount(entries, rules({}))).toEqual([9, 9]);
  });

  it('stops at the daily cap, for all entries of the day together, first approved first', () => {
    const [morning, evening] = [approved({ hours: 3 }), approved({ hours: 3 })];
    const nextDay = approved({ hours: 3, date: '2026-10-04' });
    const [one, two, three] = count([morning, evening, nextDay], rules({ dailyCap: 4 }));
    expect(one).toEqual({ hundredths: 300, reasons: [] });
    expect(two).toEqual({
      hundredths: 100,
      reasons: [
        {
          rule: 'dailyCap',
          version: 1,
          sentence: '1 of 3 hours counts: the daily cap is 4 hours, and other entries of that day take up 3 hours.',
        },
      ],
    });
    expect(three).toEqual({ hundredths: 300, reasons: [] });
    expect(sentence(approved({ hours: 6 }), rules({ dailyCap: 4 }))).toBe(
      '4 of 6 hours count: the daily cap is 4 hours.',
    );
  });

  it('stops at the maximum of a category, in all years or anew in each', () => {
    const entries = [
      approved({ hours: 8, categoryId: 2, date: '2026-05-02' }),
      approved({ hours: 8, categoryId: 2, date: '2026-10-03' }),
      approved({ hours: 8, categoryId: 1 }),
    ];
    const categories = [SERVICE, FUNDRAISING];
    expect(hoursThatCount(entries, rules({ categories }))).toEqual([8, 2, 8]);
    const anew = entries.map((entry) => yearly(entry));
    expect(hoursThatCount(anew, rules({ categories, resetsYearly: true }))).toEqual([8, 8, 8]);
    const [, second] = count([anew[1]!, anew[1]!], rules({ categories, resetsYearly: true }));
    expect(second?.reasons[0]?.sentence).toContain('in a school year');
  });

  describe('where the maximum of a category begins anew with each year in some versions only', () => {
    const categories = [FUNDRAISING];
    const always = rules({ categories });
    const anew = rules({ categories, resetsYearly: true });
    const spring = approved({ hours: 8, categoryId: 2, date: '2026-05-02' });
    const fall = approved({ hours: 8, categoryId: 2, date: '2026-10-03' });
    const winter = approved({ hours: 8, categoryId: 2, date: '2026-12-05' });
    const under = (rulesVersion: number | null, entry: ApprovedEntry): ApprovedEntry => ({ ...entry, rulesVersion });

    it('counts for a year what any version counted in it', () => {
      expect(hoursThatCount([spring, fall, under(2, yearly(winter))], always, anew)).toEqual([8, 2, 8]);
      expect(hoursThatCount([fall, under(2, yearly(winter))], always, anew)).toEqual([8, 2]);
      expect(hoursThatCount([under(null, fall), under(2, yearly(winter))], always, anew)).toEqual([8, 2]);
    });

    it('counts for all years what any version counted in one of them', () => {
      expect(hoursThatCount([yearly(spring), yearly(fall), under(2, winter)], anew, always)).toEqual([8, 8, 0]);
      expect(hoursThatCount([yearly(fall), under(2, winter), yearly(spring)], anew, always)).toEqual([8, 2, 8]);
    });

    it('does not begin anew when the year gets another first day', () => {
      const redated = [{ name: '2026–27', startsOn: '2026-08-15', endsOn: '2027-07-31' }];
      expect(hoursThatCount([yearly(fall), yearly(winter, redated)], anew)).toEqual([8, 2]);
    });

    it('is for all days where the entry is of no school year', () => {
      expect(hoursThatCount([yearly(spring), yearly(fall, []), yearly(winter, [])], anew)).toEqual([8, 2, 0]);
    });

    it('is never passed, whatever versions follow each other', () => {
      const dates = ['2026-05-02', '2026-08-01', '2026-10-03', '2027-07-31'];
      for (let seed = 0; seed < 4 ** 4 * 2 ** 4; seed += 1) {
        const entries = Array.from({ length: 4 }, (_none, nth) => {
          const entry = approved({ hours: 4, categoryId: 2, date: dates[Math.floor(seed / 4 ** nth) % 4]! });
          return Math.floor(seed / 4 ** 4 / 2 ** nth) % 2 === 0 ? entry : under(2, yearly(entry));
        });
        const counted = hoursThatCount(entries, always, anew);
        const within = (last: number) => (sum: number, hours: number, nth: number) =>
          nth <= last &&
          (!entries[last]!.countingYear || yearly(entries[nth]!).countingYear === entries[last]!.countingYear)
            ? sum + hours
            : sum;
        entries.forEach((_entry, last) => {
          if (counted[last]! > 0) expect(counted.reduce(within(last), 0)).toBeLessThanOrEqual(10);
        });
      }
    });
  });

  it('applies the daily cap before the maximum of a category, and says both', () => {
    const entries = [approved({ hours: 8, categoryId: 2 }), approved({ hours: 8, categoryId: 2, date: '2026-10-10' })];
    const [, second] = count(entries, rules({ dailyCap: 6, categories: [FUNDRAISING] }));
    expect(second?.hundredths).toBe(400);
    expect(second?.reasons.map(({ sentence: words }) => words)).toEqual([
      '6 of 8 hours count: the daily cap is 6 hours.',
      '4 of 8 hours count: at most 10 hours of “Fundraising” count, and other entries take up 6 hours.',
    ]);
  });

  it('is nothing before the earliest date, on time or not', () => {
    const earliest = rules({ earliestDate: '2026-10-03' });
    expect(hoursThatCount([approved({ hours: 2 }), approved({ hours: 2, date: '2026-10-02' })], earliest)).toEqual([
      2, 0,
    ]);
  });

  it('is nothing when it was submitted too late; imported hours are on time', () => {
    const inTime = rules({ submitWithinDays: 30 });
    const onTime = approved({ hours: 2, submittedOn: '2026-11-02' });
    const late = approved({ hours: 2, submittedOn: '2026-11-03' });
    const imported = approved({ hours: 2, submittedOn: null });
    expect(hoursThatCount([onTime, late, imported], inTime)).toEqual([2, 0, 2]);
    expect(sentence(late, inTime)).toBe(
      '0 of 2 hours count: they were submitted 31 days after the day, and the limit is 30 days.',
    );
  });

  it('is nothing without the reflection, the category or the kind of organization that the school asks for', () => {
    const all = rules({ reflectionWords: 50, categories: [SERVICE], nonProfitOnly: true });
    const entry = approved({ hours: 2, reflectionWords: 49, categoryId: 7 });
    expect(count([entry], all)[0]?.reasons.map(({ rule }) => rule)).toEqual([
      'nonProfitOnly',
      'reflectionWords',
      'category',
    ]);
    const complete = approved({ hours: 2, reflectionWords: 50, categoryId: 1, isNonProfit: true });
    expect(hoursThatCount([entry, complete], all)).toEqual([0, 2]);
  });

  it('stays what it was when the rules change: each entry has the version it was approved under', () => {
    const [before, after] = [
      approved({ hours: 8, date: '2027-02-06' }),
      approved({ hours: 8, date: '2027-03-06', rulesVersion: 2 }),
    ];
    const february = rules({ dailyCap: 6 });
    const [one] = count([before], february);
    expect(count([before, after], february, rules({ dailyCap: 2, reflectionWords: 10 }))[0]).toEqual(one);
    expect(hoursThatCount([before, after], february, rules({ dailyCap: 2 }))).toEqual([6, 2]);
  });

  it('counts what an earlier version let through against the cap of a later one', () => {
    const entries = [approved({ hours: 5, rulesVersion: null }), approved({ hours: 2 })];
    expect(hoursThatCount(entries, rules({ dailyCap: 4 }))).toEqual([5, 0]);
  });
});

describe('what is missing to the goal', () => {
  const progress = (entries: readonly ApprovedEntry[], inForce: CountingRules, year: SchoolYear | null = null) =>
    progressOf(
      entries,
      countHours(entries, () => inForce),
      { rules: inForce, goal: 40, year },
    );

  it('is what counts, not what was approved', () => {
    const entries = [approved({ hours: 24, date: '2026-10-03' }), approved({ hours: 24, date: '2026-10-04' })];
    expect(progress(entries, rules({}))).toMatchObject({ missingHundredths: 0, met: true });
    expect(progress(entries, rules({ dailyCap: 8 }))).toMatchObject({
      countedHundredths: 1600,
      missingHundredths: 2400,
    });
  });

  it('is also the minimum of each category', () => {
    const entries = [
      approved({ hours: 24, categoryId: 2 }),
      approved({ hours: 19.5, categoryId: 1, date: '2026-10-04' }),
    ];
    const categories = [SERVICE, { ...FUNDRAISING, max: null }];
    expect(progress(entries, rules({ categories }))).toMatchObject({
      missingHundredths: 0,
      categories: [{ missingHundredths: 50 }, { missingHundredths: 0 }],
      met: false,
    });
  });

  it('looks at one school year where the goal begins anew', () => {
    const entries = [approved({ hours: 24, date: '2026-05-02' }), approved({ hours: 24, date: '2026-10-03' })];
    expect(progress(entries, rules({ resetsYearly: true }), YEARS[1])).toMatchObject({ missingHundredths: 1600 });
  });
});

describe('what would count of hours that wait', () => {
  const categories = [SERVICE, FUNDRAISING];
  const foreseen = (waiting: readonly ApprovedEntry[], version: CountingRules, before: readonly ApprovedEntry[] = []) =>
    waiting.map(foreseer(before, waiting, { rules: version, rulesOf: () => version }));
  const alone = (all: ReturnType<typeof foreseen>): number[] => all.map((one) => one.alone.hundredths / 100);

  it('three entries of one day each count fully if they are approved now, but not all of them', () => {
    const day = [approved({ hours: 3 }), approved({ hours: 3 }), approved({ hours: 3 })];
    const all = foreseen([...day, approved({ hours: 3, date: '2026-10-04' })], rules({ dailyCap: 4 }));
    expect(alone(all)).toEqual([3, 3, 3, 3]);
    const together = { others: 2, hundredths: 900, counted: 400 };
    expect(all.map((one) => one.together)).toEqual([together, together, together, null]);
  });

  it('entries of one category fill its maximum together', () => {
    const some = [approved({ hours: 6, categoryId: 2 }), approved({ hours: 6, categoryId: 2, date: '2026-11-07' })];
    const [first] = foreseen(some, rules({ categories }));
    expect(first?.together).toEqual({ others: 1, hundredths: 1200, counted: 1000 });
    const [service] = foreseen(
      some.map((entry) => ({ ...entry, categoryId: 1 })),
      rules({ categories }),
    );
    expect(service?.together).toBeNull();
  });

  it('a maximum that begins anew each year is not shared with another year', () => {
    const version = rules({ categories, resetsYearly: true });
    const some = [approved({ hours: 8, categoryId: 2, date: '2026-05-02' }), approved({ hours: 8, categoryId: 2 })];
    const anew = some.map((entry) => yearly(entry));
    expect(foreseen(anew, version).map(({ together }) => together)).toEqual([null, null]);
  });

  it('entries that fit together are not mentioned, nor what is lost anyway', () => {
    const fitting = [approved({ hours: 2 }), approved({ hours: 2 })];
    expect(foreseen(fitting, rules({ dailyCap: 4 })).map(({ together }) => together)).toEqual([null, null]);
    const [full] = foreseen(fitting, rules({ dailyCap: 4 }), [approved({ hours: 5 })]);
    expect(full).toMatchObject({ alone: { hundredths: 0 }, together: null });
  });
});

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { NO_COUNTING_RULES, type CountingRules, type HoursCategory } from '@hourtrail/contracts';
import {
  countHours,
  countingYearOf,
  progressOf,
  yearOf,
  type ApprovedEntry,
  type SchoolYear,
} from './counted-hours.rules.js';

// Rules that states and provinces publish, as a school sets them here, and worked cases of what they count.

interface PublicRules {
  readonly title: string;
  readonly source: readonly unknown[];
  /** Absent is none; categories have names only. */
  readonly rules: Partial<Omit<CountingRules, 'categories'>> & {
    readonly categories?: readonly Omit<HoursCategory, 'id'>[];
  };
  readonly hoursGoal: number;
  readonly cases: readonly Case[];
}

interface Case {
  readonly says: string;
  /** Where in the source. */
  readonly from: string;
  readonly hoursGoal?: number;
  /** In the order of their approval; `reflection` in words. */
  readonly entries: readonly {
    readonly date: string;
    readonly hours: number;
    readonly submittedOn: string | null;
    readonly category?: string | null;
    readonly reflection?: number;
    readonly nonProfit?: boolean;
  }[];
  readonly counts: readonly number[];
  readonly loweredBy: readonly (readonly string[])[];
  readonly missing: { readonly hours: number; readonly categories: Readonly<Record<string, number>> };
}

const FOLDER = join(import.meta.dirname, 'public-rules');
const FILES = readdirSync(FOLDER).filter((name) => name.endsWith('.json'));
const LEAST_CASES = 40;

const YEARS: readonly SchoolYear[] = Array.from({ length: 15 }, (_none, nth) => ({
  name: String(2018 + nth),
  startsOn: `${2018 + nth}-08-01`,
  endsOn: `${2019 + nth}-07-31`,
}));

function rulesOf({ categories = [], ...rules }: PublicRules['rules']): CountingRules {
  return { ...NO_COUNTING_RULES, ...rules, categories: categories.map((one, nth) => ({ id: nth + 1, ...one })) };
}

const approvedIn = ({ entries }: Case, rules: CountingRules): readonly ApprovedEntry[] =>
  entries.map(({ date, hours, submittedOn, category, reflection, nonProfit }, nth) => ({
    id: nth + 1,
    date,
    hundredths: hours * 100,
    submittedOn,
    rulesVersion: 1,
    ...countingYearOf(date, rules, YEARS),
    categoryId: category ? (rules.categories.find(({ name }) => name === category)?.id ?? null) : null,
    reflectionWords: reflection ?? 0,
    isNonProfit: nonProfit ?? false,
  }));

test('there are public rules to check', () => {
  expect(FILES.length).toBeGreaterThan(0);
});

describe.each(FILES)('%s', (file) => {
  const {
    title,
    source,
    rules: written,
    hoursGoal,
    cases,
  } = JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) as PublicRules;
  const rules = rulesOf(written);

  test('it names its source, has only rules there are and enough cases, each said once', () => {
    expect(Object.keys(NO_COUNTING_RULES)).toEqual(expect.arrayContaining(Object.keys(written)));
    expect([title, source.length > 0]).toEqual([expect.stringMatching(/\S/), true]);
    expect(cases.length).toBeGreaterThanOrEqual(LEAST_CASES);
    expect(new Set(cases.map(({ says }) => says)).size).toBe(cases.length);
  });

  test.each(cases.map((one) => [one.says, one] as const))('%s', (_says, one) => {
    const entries = approvedIn(one, rules);
    const counted = countHours(entries, () => rules);
    const last = entries.at(-1)?.date;
    const year = rules.resetsYearly && last ? (yearOf(last, YEARS) ?? null) : null;
    const progress = progressOf(entries, counted, { rules, goal: one.hoursGoal ?? hoursGoal, year });
    const categories: Record<string, number> = {};
    for (const { category, missingHundredths } of progress.categories)
      categories[category.name] = missingHundredths / 100;
    expect({
      counts: entries.map(({ id }) => (counted.get(id)?.hundredths ?? NaN) / 100),
      loweredBy: entries.map(({ id }) => counted.get(id)?.reasons.map(({ rule }) => rule)),
      missing: { hours: progress.missingHundredths / 100, categories },
    }).toEqual({ counts: one.counts, loweredBy: one.loweredBy, missing: one.missing });
  });
});

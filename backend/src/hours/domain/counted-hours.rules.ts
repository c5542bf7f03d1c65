import { daysBetween, t, type CountingReason, type CountingRules, type HoursCategory } from '@hourtrail/contracts';
import { dayInWords } from '../../platform/kernel/days-and-times.js';

// What counts of a student's approved hours, and what is missing to their goal.

/** An approved entry. Hours in hundredths, days as YYYY-MM-DD in the school's time zone. */
export interface ApprovedEntry {
  readonly id: number;
  readonly date: string;
  readonly hundredths: number;
  /** With this date and as many hours. Null for hours that nobody submitted, such as imported ones. */
  readonly submittedOn: string | null;
  /** The version of the school's rules it was approved under; null if the school had none. */
  readonly rulesVersion: number | null;
  /** First and last day of the school year that it counts in, as the year was then; null if those rules never begin anew. */
  readonly countingYear: string | null;
  readonly countingYearEnds: string | null;
  readonly categoryId: number | null;
  readonly reflectionWords: number;
  readonly isNonProfit: boolean;
}

/** Both included. */
export interface Days {
  readonly startsOn: string;
  readonly endsOn: string;
}

export interface SchoolYear extends Days {
  readonly name: string;
}

export interface Lowered {
  readonly rule: CountingReason;
  readonly version: number;
  readonly sentence: string;
}

export interface Counted {
  readonly hundredths: number;
  /** Empty if all hours count. */
  readonly reasons: readonly Lowered[];
}

export type RulesOf = (version: number) => CountingRules;

/** `entries` are all of one student, in the order of their approval, so that no later approval changes what counted. */
export function countHours(entries: readonly ApprovedEntry[], rulesOf: RulesOf): ReadonlyMap<number, Counted> {
  const ofDay = new Map<string, number>();
  const ofCategory = new Map<number, CountedOn[]>();
  const counted = new Map<number, Counted>();
  for (const entry of entries) {
    const rules = entry.rulesVersion === null ? undefined : rulesOf(entry.rulesVersion);
    const sameCategory = entry.categoryId === null ? [] : (ofCategory.get(entry.categoryId) ?? []);
    const taken = { ofDay: ofDay.get(entry.date) ?? 0, sameCategory };
    const result = rules ? countedOf(entry, rules, taken) : { hundredths: entry.hundredths, reasons: [] };
    counted.set(entry.id, result);
    ofDay.set(entry.date, taken.ofDay + result.hundredths);
    if (entry.categoryId !== null) {
      ofCategory.set(entry.categoryId, sameCategory);
      sameCategory.push({ date: entry.date, hundredths: result.hundredths });
    }
  }
  return counted;
}

interface CountedOn {
  readonly date: string;
  readonly hundredths: number;
}

interface Taken {
  readonly ofDay: number;
  /** Under whatever version. */
  readonly sameCategory: readonly CountedOn[];
}

/** A maximum is for the days of the entry's own school year, or for all days: whichever version counted the others. */
function takenWithin(
  { countingYear: startsOn, countingYearEnds: endsOn }: ApprovedEntry,
  others: readonly CountedOn[],
): number {
  let sum = 0;
  for (const { date, hundredths } of others) {
    if (startsOn === null || endsOn === null || isIn({ startsOn, endsOn }, date)) sum += hundredths;
  }
  return sum;
}

function countedOf(entry: ApprovedEntry, rules: CountingRules, taken: Taken): Counted {
  const version = entry.rulesVersion ?? 0;
  const none = REQUIRED.flatMap(([rule, problemOf]) => {
    const why = problemOf(entry, rules);
    return why === undefined ? [] : [lowered(entry, 0, { rule, version, why })];
  });
  if (none.length > 0) return { hundredths: 0, reasons: none };
  const reasons: Lowered[] = [];
  let hundredths = entry.hundredths;
  for (const { rule, most, why } of limitsOn(entry, rules, taken)) {
    if (most >= hundredths) continue;
    hundredths = Math.max(0, most);
    reasons.push(lowered(entry, hundredths, { rule, version, why }));
  }
  return { hundredths, reasons };
}

type Why = () => string;

/** The sentence is made when it is read: of a whole school's entries, few are. */
const lowered = (
  { hundredths }: ApprovedEntry,
  counted: number,
  { rule, version, why }: Pick<Lowered, 'rule' | 'version'> & { readonly why: Why },
): Lowered => ({
  rule,
  version,
  get sentence() {
    return t('counting.part', { counted: counted / 100, hours: hundredths / 100, why: why() });
  },
});

interface Claim {
  readonly date: string | null;
  readonly hundredths: number | null;
}

/** Whether a volunteer who changes an entry claims another day or more hours, so that its days to submit begin anew. */
export const claimsMore = (before: Claim, after: Claim): boolean =>
  before.date !== after.date || (after.hundredths ?? 0) > (before.hundredths ?? 0);

type Requirement = (entry: ApprovedEntry, rules: CountingRules) => Why | undefined;

const hoursCountFromTheEarliestDate: Requirement = ({ date }, { earliestDate }) =>
  earliestDate !== null && date < earliestDate
    ? () => t('counting.tooEarly', { date: dayInWords(earliestDate) })
    : undefined;

const hoursAreSubmittedInTime: Requirement = ({ date, submittedOn }, { submitWithinDays: days }) =>
  days !== null && submittedOn !== null && daysBetween(date, submittedOn) > days
    ? () => t('counting.late', { days, after: daysBetween(date, submittedOn) })
    : undefined;

const hoursAreForANonProfit: Requirement = ({ isNonProfit }, { nonProfitOnly }) =>
  nonProfitOnly && !isNonProfit ? () => t('counting.nonProfit') : undefined;

const hoursAreReflectedOn: Requirement = (entry, { reflectionWords: words }) =>
  words !== null && entry.reflectionWords < words
    ? () => t('counting.reflection', { words, has: entry.reflectionWords })
    : undefined;

const hoursAreOfACategory: Requirement = ({ categoryId }, { categories }) =>
  categories.length > 0 && !categories.some(({ id }) => id === categoryId) ? () => t('counting.category') : undefined;

const REQUIRED: readonly (readonly [CountingReason, Requirement])[] = [
  ['earliestDate', hoursCountFromTheEarliestDate],
  ['submitWithinDays', hoursAreSubmittedInTime],
  ['nonProfitOnly', hoursAreForANonProfit],
  ['reflectionWords', hoursAreReflectedOn],
  ['category', hoursAreOfACategory],
];

interface Limit {
  readonly rule: CountingReason;
  /** In hundredths; what others took is off. */
  readonly most: number;
  readonly why: Why;
}

function limitsOn(entry: ApprovedEntry, { dailyCap, categories }: CountingRules, taken: Taken): readonly Limit[] {
  const { categoryId, countingYear } = entry;
  const category = categories.find(({ id }) => id === categoryId);
  const limits: Limit[] = [];
  if (dailyCap !== null) {
    const why = () => t('counting.dailyCap', { max: dailyCap, taken: taken.ofDay / 100 });
    limits.push({ rule: 'dailyCap', most: dailyCap * 100 - taken.ofDay, why });
  }
  if (category && category.max !== null) {
    const { name, max } = category;
    const others = takenWithin(entry, taken.sameCategory);
    const why = () =>
      t('counting.categoryMax', { name, max, taken: others / 100, yearly: String(countingYear !== null) });
    limits.push({ rule: 'categoryMax', most: max * 100 - others, why });
  }
  return limits;
}

export interface Progress {
  readonly countedHundredths: number;
  /** To the goal. */
  readonly missingHundredths: number;
  readonly categories: readonly {
    readonly category: HoursCategory;
    readonly countedHundredths: number;
    readonly missingHundredths: number;
  }[];
  readonly met: boolean;
}

/** By the rules in force. `goal` in hours; `year` is what counts if they reset yearly, null for all years. */
export function progressOf(
  entries: readonly ApprovedEntry[],
  counted: ReadonlyMap<number, Counted>,
  { rules, goal, year }: { readonly rules: CountingRules; readonly goal: number; readonly year: SchoolYear | null },
): Progress {
  const within = entries.filter(({ date }) => year === null || isIn(year, date));
  const sumOf = (some: readonly ApprovedEntry[]): number =>
    some.reduce((sum, { id }) => sum + (counted.get(id)?.hundredths ?? 0), 0);
  const countedHundredths = sumOf(within);
  const categories = rules.categories.map((category) => {
    const hundredths = sumOf(within.filter(({ categoryId }) => categoryId === category.id));
    return {
      category,
      countedHundredths: hundredths,
      missingHundredths: Math.max(0, (category.min ?? 0) * 100 - hundredths),
    };
  });
  const missingHundredths = Math.max(0, goal * 100 - countedHundredths);
  const met = missingHundredths === 0 && categories.every((one) => one.missingHundredths === 0);
  return { countedHundredths, missingHundredths, categories, met };
}

/** Between two school years, the one that ended. */
export const yearAt = (today: string, years: readonly SchoolYear[]): SchoolYear | null =>
  years.reduce<SchoolYear | null>(
    (newest, year) => (year.startsOn <= today && year.startsOn > (newest?.startsOn ?? '') ? year : newest),
    null,
  );

export const yearOf = <Year extends Days>(date: string, years: readonly Year[]): Year | undefined =>
  years.find((year) => isIn(year, date));

/** The year that the maximums of an entry of this day are for, if the rules begin anew with each. */
export function countingYearOf(
  date: string,
  { resetsYearly }: CountingRules,
  years: readonly Days[],
): Pick<ApprovedEntry, 'countingYear' | 'countingYearEnds'> {
  const year = resetsYearly ? yearOf(date, years) : undefined;
  return { countingYear: year?.startsOn ?? null, countingYearEnds: year?.endsOn ?? null };
}

/** An entry that waits, as if it were approved under these rules. */
export const asIfApproved = <Entry extends ApprovedEntry>(
  entry: Entry,
  rules: CountingRules & { readonly version: number },
  years: readonly Days[],
): Entry => ({ ...entry, rulesVersion: rules.version, ...countingYearOf(entry.date, rules, years) });

/** Whether what counts of the one leaves less of the other: they are of the same day or category, and it has a limit. */
export function shareALimit(
  one: ApprovedEntry,
  other: ApprovedEntry,
  { dailyCap, categories }: CountingRules,
): boolean {
  if (dailyCap !== null && one.date === other.date) return true;
  const limited = categories.some(({ id, max }) => id === one.categoryId && max !== null);
  return limited && one.categoryId === other.categoryId && one.countingYear === other.countingYear;
}

/** What would count of an entry that waits, if it were approved now. */
export interface Foreseen {
  readonly alone: Counted;
  /** With the other entries that wait and share a limit with it; null if all of them count as each does alone. */
  readonly together: { readonly others: number; readonly hundredths: number; readonly counted: number } | null;
}

/** Both of one student: `approved` in the order of approval, `waiting` in that of submission, as if approved. */
export function foreseer(
  approved: readonly ApprovedEntry[],
  waiting: readonly ApprovedEntry[],
  { rules, rulesOf }: { readonly rules: CountingRules; readonly rulesOf: RulesOf },
): (entry: ApprovedEntry) => Foreseen {
  const countedOf = (some: readonly ApprovedEntry[]): readonly Counted[] => {
    const counted = countHours([...approved, ...some], rulesOf);
    return some.map(({ id }) => counted.get(id) as Counted);
  };
  const known = new Map<ApprovedEntry, Counted>();
  const alone = (entry: ApprovedEntry): Counted => {
    const [counted = { hundredths: 0, reasons: [] }] = known.has(entry) ? [known.get(entry)] : countedOf([entry]);
    known.set(entry, counted);
    return counted;
  };
  return (entry) => {
    const group = waiting.filter((other) => other.id === entry.id || shareALimit(entry, other, rules));
    const counted = sumOf(countedOf(group));
    const losesSome = group.length > 1 && counted < sumOf(group.map(alone));
    const together = losesSome ? { others: group.length - 1, hundredths: sumOf(group), counted } : null;
    return { alone: alone(entry), together };
  };
}

const sumOf = (some: readonly { readonly hundredths: number }[]): number =>
  some.reduce((sum, { hundredths }) => sum + hundredths, 0);

export const isIn = ({ startsOn, endsOn }: Days, date: string): boolean => startsOn <= date && date <= endsOn;

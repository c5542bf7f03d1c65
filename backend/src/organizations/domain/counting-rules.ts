import { NO_COUNTING_RULES, t, type CountingRules, type GradeGoal, type HoursCategory } from '@hourtrail/contracts';
import { conflict, invalid } from '../../platform/kernel/domain-error.js';
import type { DomainEvent, RecordedEvent } from '../../platform/kernel/event.js';
import { explained, type Why } from './organization.js';
import type { By } from './organization.state.js';

export interface RulesVersion extends CountingRules {
  readonly version: number;
  /** ISO 8601 in UTC. */
  readonly since: string;
}

/** All versions, oldest first; the newest is in force. */
export interface RulesOfSchool {
  readonly organizationId: number;
  /** The school's. */
  readonly id: number;
  /** 0 before the first. */
  readonly version: number;
  readonly versions: readonly RulesVersion[];
  /** What the newest version says. */
  readonly inForce: CountingRules;
}

type Category = Omit<HoursCategory, 'name'>;

/** Texts: the name of each category, as `category` and its id. */
export type CountingRulesEvent = DomainEvent & {
  readonly type: 'counting-rules.set';
  readonly data: Omit<CountingRules, 'dailyCap' | 'categories' | 'goals' | 'proRata'> & {
    readonly hundredthsPerDay: number | null;
    readonly categories: readonly Category[];
    /** Absent from versions of before there were goals of grades. */
    readonly goals?: readonly GradeGoal[];
    readonly proRata?: boolean;
    readonly noReason?: true;
  };
};

type Typed<Fields> = { readonly [Field in keyof Fields]?: Fields[Field] | null | undefined };

export type CountingRulesInput = Typed<Omit<CountingRules, 'categories'>> & {
  /** A new category has no id. */
  readonly categories?:
    readonly (Typed<Omit<HoursCategory, 'name'>> & Pick<HoursCategory, 'name'>)[] | null | undefined;
};

const VERSIONS_MAX = 200;

/** The whole set: absent rules are none. No change, no event. `goal` in hours. */
export function setRules(
  school: RulesOfSchool,
  by: By,
  { reason, ...input }: CountingRulesInput & Why,
  goal: number,
): readonly CountingRulesEvent[] {
  const rules = completeRules(school, input, goal);
  if (JSON.stringify(rules) === JSON.stringify(school.inForce)) return [];
  if (school.versions.length >= VERSIONS_MAX) {
    throw conflict('counting-rules.too-many', t('apiSchools.tooManyRulesVersions', { max: VERSIONS_MAX }));
  }
  const { categories, dailyCap, ...others } = rules;
  const data = {
    ...others,
    hundredthsPerDay: dailyCap === null ? null : dailyCap * 100,
    categories: categories.map(({ name: _text, ...category }) => category),
  };
  const texts = Object.fromEntries(categories.map(({ id, name }) => [textOf(id), name]));
  return [
    explained<CountingRulesEvent>({ type: 'counting-rules.set', data, texts }, school.organizationId, by, { reason }),
  ];
}

/** New categories get ids that the school never had. Throws if the rules contradict each other. */
export function completeRules(
  school: Pick<RulesOfSchool, 'versions'>,
  input: CountingRulesInput,
  goal: number,
): CountingRules {
  const rules: CountingRules = {
    dailyCap: input.dailyCap ?? NO_COUNTING_RULES.dailyCap,
    submitWithinDays: input.submitWithinDays ?? NO_COUNTING_RULES.submitWithinDays,
    earliestDate: input.earliestDate ?? NO_COUNTING_RULES.earliestDate,
    categories: categoriesOf(school, input.categories ?? []),
    reflectionWords: input.reflectionWords ?? NO_COUNTING_RULES.reflectionWords,
    nonProfitOnly: input.nonProfitOnly ?? NO_COUNTING_RULES.nonProfitOnly,
    resetsYearly: input.resetsYearly ?? NO_COUNTING_RULES.resetsYearly,
    notRelatives: input.notRelatives ?? NO_COUNTING_RULES.notRelatives,
    notStudents: input.notStudents ?? NO_COUNTING_RULES.notStudents,
    goals: goalsOf(input.goals ?? []),
    proRata: input.proRata ?? NO_COUNTING_RULES.proRata,
  };
  eachGradeHasOneGoal(rules);
  eachCategoryIsThereOnce(rules);
  noMinimumIsAboveItsMaximum(rules);
  theGoalsCanBeReached(rules, goal);
  theMinimumsFitIntoTheGoals(rules, goal);
  return rules;
}

const goalsOf = (input: readonly GradeGoal[]): GradeGoal[] =>
  input
    .map(({ gradeLevel, hours }) => ({ gradeLevel, hours }))
    .sort((one, other) => Number(one.gradeLevel) - Number(other.gradeLevel));

function categoriesOf(
  { versions }: Pick<RulesOfSchool, 'versions'>,
  input: NonNullable<CountingRulesInput['categories']>,
): HoursCategory[] {
  const known = new Set(versions.flatMap(({ categories }) => categories.map(({ id }) => id)));
  let next = Math.max(0, ...known);
  return input.map(({ id, name, min, max }) => {
    if (typeof id === 'number' && !known.has(id)) throw contradiction(t('apiSchools.unknownCategory', { name }));
    return { id: id ?? (next += 1), name, min: min ?? null, max: max ?? null };
  });
}

function eachGradeHasOneGoal({ goals }: CountingRules): void {
  const twice = goals.find(({ gradeLevel }, index) => gradeLevel === goals[index - 1]?.gradeLevel);
  if (twice) throw contradiction(t('apiSchools.goalTwice', { grade: twice.gradeLevel }), 'goals');
}

function eachCategoryIsThereOnce({ categories }: CountingRules): void {
  const twice = categories.find(({ id, name }, index) =>
    categories.slice(0, index).some((other) => other.id === id || other.name.toLowerCase() === name.toLowerCase()),
  );
  if (twice) throw contradiction(t('apiSchools.categoryTwice', { name: twice.name }));
}

function noMinimumIsAboveItsMaximum({ categories }: CountingRules): void {
  const wrong = categories.find(({ min, max }) => min !== null && max !== null && min > max);
  if (wrong) throw contradiction(t('apiSchools.categoryMinAboveMax', { name: wrong.name }));
}

function theGoalsCanBeReached({ categories, goals }: CountingRules, schoolGoal: number): void {
  if (categories.length === 0) return;
  const goal = Math.max(schoolGoal, ...goals.map((one) => one.hours));
  const hours = categories.reduce((sum, { max }) => sum + (max ?? Infinity), 0);
  if (hours < goal) throw contradiction(t('apiSchools.categoriesBelowGoal', { hours, goal }));
}

function theMinimumsFitIntoTheGoals({ categories, goals }: CountingRules, schoolGoal: number): void {
  const goal = Math.min(schoolGoal, ...goals.map((one) => one.hours));
  const hours = categories.reduce((sum, { min }) => sum + (min ?? 0), 0);
  if (hours > goal) throw contradiction(t('apiSchools.categoriesAboveGoal', { hours, goal }));
}

const contradiction = (message: string, field: 'categories' | 'goals' = 'categories'): Error =>
  invalid('counting-rules.contradiction', [{ field, message }]);

export function evolve(before: RulesOfSchool | undefined, event: RecordedEvent): RulesOfSchool {
  const { organizationId, version, at, texts } = event;
  const {
    noReason: _reason,
    categories,
    hundredthsPerDay,
    ...rules
  } = event.data as unknown as CountingRulesEvent['data'];
  const inForce: CountingRules = {
    // field by field: canonical JSON has them in another order, and a rebuild must write the same text
    dailyCap: hundredthsPerDay === null ? null : hundredthsPerDay / 100,
    submitWithinDays: rules.submitWithinDays,
    earliestDate: rules.earliestDate,
    categories: categories.map(({ id, min, max }) => ({ id, name: texts[textOf(id)] ?? '', min, max })),
    reflectionWords: rules.reflectionWords,
    nonProfitOnly: rules.nonProfitOnly,
    resetsYearly: rules.resetsYearly,
    notRelatives: rules.notRelatives,
    notStudents: rules.notStudents,
    goals: (rules.goals ?? []).map(({ gradeLevel, hours }) => ({ gradeLevel, hours })),
    proRata: rules.proRata ?? false,
  };
  const versions = [...(before?.versions ?? []), { version, since: at.toISOString(), ...inForce }];
  return { organizationId, id: organizationId, version, versions, inForce };
}

const textOf = (id: number): string => `category${id}`;

import { NewCountingRules, type CountingRules, type GradeLevel, type NewCategory } from '@hourtrail/contracts';
import type { UseFormReturn } from 'react-hook-form';
import { hoursTyped } from '../../lib/hours.js';
import { OTHER_SCHOOL_NEEDS_REASON } from '../../lib/otherSchool.js';
import { wholeOf, wireResolver } from '../../lib/wireResolver.js';

interface CategoryValues {
  /** Absent for a new one. */
  id?: number | undefined;
  name: string;
  min: string;
  max: string;
}

interface GoalValues {
  /** Empty until one is chosen. */
  gradeLevel: GradeLevel | '';
  hours: string;
}

export interface RulesValues {
  dailyCap: string;
  submitWithinDays: string;
  earliestDate: string;
  reflectionWords: string;
  nonProfitOnly: boolean;
  resetsYearly: boolean;
  notRelatives: boolean;
  notStudents: boolean;
  goals: GoalValues[];
  proRata: boolean;
  categories: CategoryValues[];
  reason: string;
}

export type RulesForm = UseFormReturn<RulesValues>;

export const RULES_FIELDS = [
  'dailyCap',
  'submitWithinDays',
  'earliestDate',
  'reflectionWords',
  'goals',
  'categories',
  'reason',
] as const satisfies readonly (keyof RulesValues)[];

const typed = (value: number | string | null | undefined): string => String(value ?? '');

export const formOf = (rules: CountingRules | NewCountingRules): RulesValues => ({
  dailyCap: typed(rules.dailyCap),
  submitWithinDays: typed(rules.submitWithinDays),
  earliestDate: typed(rules.earliestDate),
  reflectionWords: typed(rules.reflectionWords),
  nonProfitOnly: rules.nonProfitOnly ?? false,
  resetsYearly: rules.resetsYearly ?? false,
  notRelatives: rules.notRelatives ?? false,
  notStudents: rules.notStudents ?? false,
  goals: (rules.goals ?? []).map(({ gradeLevel, hours }) => ({ gradeLevel, hours: typed(hours) })),
  proRata: rules.proRata ?? false,
  categories: (rules.categories ?? []).map(({ id, name, min, max }) => ({
    id,
    name,
    min: typed(min),
    max: typed(max),
  })),
  reason: '',
});

const wholeOrNone = (text: string): number | null => (text.trim() ? wholeOf(text) : null);

const categoryOf = ({ id, name, min, max }: CategoryValues): NewCategory => ({
  ...(id !== undefined && { id }),
  name: name.trim(),
  min: wholeOrNone(min),
  max: wholeOrNone(max),
});

export const wireOf = ({ reason, ...values }: RulesValues): NewCountingRules => ({
  ...values,
  dailyCap: values.dailyCap.trim() ? hoursTyped(values.dailyCap) : null,
  submitWithinDays: wholeOrNone(values.submitWithinDays),
  earliestDate: values.earliestDate || null,
  reflectionWords: wholeOrNone(values.reflectionWords),
  // an empty grade is refused with a sentence
  goals: values.goals.map(({ gradeLevel, hours }) => ({ gradeLevel: gradeLevel as GradeLevel, hours: wholeOf(hours) })),
  categories: values.categories.map(categoryOf),
  ...(reason.trim() && { reason: reason.trim() }),
});

export const resolverFor = (inOtherSchool: boolean) =>
  wireResolver<NewCountingRules, RulesValues>(NewCountingRules, wireOf, ({ reason }) =>
    inOtherSchool && !reason.trim() ? { reason: OTHER_SCHOOL_NEEDS_REASON } : {},
  );

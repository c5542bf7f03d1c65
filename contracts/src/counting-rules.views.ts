import { NamedPerson } from './audit.views.js';
import { Field } from './field.js';
import {
  COUNTING_REASONS,
  type CountingReason,
  type CountingRules,
  type GradeGoal,
  type HoursCategory,
} from './rules/counting.js';
import { GRADE_LEVELS, type GradeLevel } from './vocabulary.js';

export class CategoryView implements HoursCategory {
  @Field.integer() readonly id!: number;
  @Field.text({ example: 'Direct service' }) readonly name!: string;
  @Field.decimal({ nullable: true }) readonly min!: number | null;
  @Field.decimal({ nullable: true }) readonly max!: number | null;
}

export class GradeGoalView implements GradeGoal {
  @Field.choice(GRADE_LEVELS) readonly gradeLevel!: GradeLevel;
  @Field.integer() readonly hours!: number;
}

/** A version of a school's rules of what counts. Decisions keep the version they were made under. */
export class CountingRulesView implements CountingRules {
  @Field.integer({ description: 'From 1; the newest is in force.' }) readonly version!: number;
  @Field.instant() readonly since!: string;
  @Field.object(() => NamedPerson, { description: 'Who set it.' }) readonly setBy!: NamedPerson;
  @Field.decimal({ nullable: true }) readonly dailyCap!: number | null;
  @Field.integer({ nullable: true }) readonly submitWithinDays!: number | null;
  @Field.day({ nullable: true }) readonly earliestDate!: string | null;
  @Field.list(() => CategoryView) readonly categories!: readonly CategoryView[];
  @Field.integer({ nullable: true }) readonly reflectionWords!: number | null;
  @Field.flag() readonly nonProfitOnly!: boolean;
  @Field.flag() readonly resetsYearly!: boolean;
  @Field.flag() readonly notRelatives!: boolean;
  @Field.flag() readonly notStudents!: boolean;
  @Field.list(() => GradeGoalView, { description: "Of single grades; the others have the school's goal." })
  readonly goals!: readonly GradeGoalView[];
  @Field.flag({ description: 'Who joins during a school year owes as much of the goal as months are left of ten.' })
  readonly proRata!: boolean;
}

/** The hours that a student owes, and why. */
export class StudentGoal {
  @Field.integer() readonly hours!: number;
  @Field.integer({ description: 'Before the share of who joined during the school year.' }) readonly whole!: number;
  @Field.choice(GRADE_LEVELS, { nullable: true, description: "Whose goal it is; null for the school's." })
  readonly gradeLevel!: GradeLevel | null;
  @Field.day({ nullable: true, description: 'The day they joined, if they owe less for that.' })
  readonly joinedOn!: string | null;
}

/** Why fewer hours of an entry count than were approved. */
export class CountedReason {
  @Field.choice(COUNTING_REASONS) readonly rule!: CountingReason;
  @Field.integer({ description: "Of the school's rules." }) readonly version!: number;
  @Field.text({ example: '4 of 6 hours count: at most 4 hours a day count.' }) readonly sentence!: string;
}

export class CategoryProgress {
  @Field.object(() => CategoryView) readonly category!: CategoryView;
  @Field.decimal() readonly countedHours!: number;
  @Field.decimal({ description: 'To the minimum of the category.' }) readonly missingHours!: number;
}

/** What counts for a student and what is missing to the goal, by the rules in force. */
export class Requirements {
  @Field.integer({ description: '0: the school has no rules, every approved hour counts.' }) readonly version!: number;
  @Field.text({ description: 'The school year of these figures; null if they are of all years.', nullable: true })
  readonly year!: string | null;
  @Field.decimal() readonly goal!: number;
  @Field.decimal() readonly approvedHours!: number;
  @Field.decimal() readonly countedHours!: number;
  @Field.decimal({ description: 'If everything that waits were approved now, in the order of its submission.' })
  readonly countedHoursWithWaiting!: number;
  @Field.decimal({ description: 'To the goal.' }) readonly missingHours!: number;
  @Field.list(() => CategoryProgress) readonly categories!: readonly CategoryProgress[];
  @Field.flag() readonly met!: boolean;
}

export class RulesEffectOnStudent {
  @Field.integer() readonly id!: number;
  @Field.text() readonly firstName!: string;
  @Field.text() readonly lastName!: string;
  @Field.decimal({ description: 'Of the entries that wait: how many hours would count.' })
  readonly waitingCountsNow!: number;
  @Field.decimal() readonly waitingWouldCount!: number;
  @Field.decimal({ description: 'To the goal and to the minimum of every category.' }) readonly missingNow!: number;
  @Field.decimal() readonly wouldBeMissing!: number;
  @Field.integer() readonly goalNow!: number;
  @Field.integer() readonly goalWouldBe!: number;
}

/** What a change of the rules would do to whom. What was decided keeps its version. */
export class RulesEffect {
  @Field.integer() readonly students!: number;
  @Field.integer() readonly affected!: number;
  @Field.integer({ description: 'Students who meet the requirements now and would not.' }) readonly fallShort!: number;
  @Field.integer({ description: 'Students whose goal would be another.' }) readonly otherGoals!: number;
  @Field.integer({ description: 'Waiting entries without a category, if the rules have categories.' })
  readonly withoutCategory!: number;
  @Field.list(() => RulesEffectOnStudent, { description: 'The first 500 of those affected, most hours first.' })
  readonly rows!: readonly RulesEffectOnStudent[];
}

import { ArrayMaxSize, IsArray, IsOptional } from 'class-validator';
import { LIMITS } from './limits.js';
import { msg, t } from './messages/translate.js';
import { Reason } from './people.js';
import {
  all,
  IsDateOrInstant,
  IsFlag,
  IsHours,
  IsId,
  IsIdText,
  IsLine,
  IsOneOf,
  IsWhole,
  Nested,
  NotEmpty,
  Optional,
  Trimmed,
} from './validation.js';
import { GRADE_LEVELS, type GradeLevel } from './vocabulary.js';

const IsCategoryName = () =>
  all(Trimmed(), IsLine(msg('common.name'), LIMITS.categoryNameMax), NotEmpty(msg('common.name')));

export class NewCategory {
  /** Of a category that the school has already; a new one gets its id from the server. */
  @IsOptional()
  @IsId(msg('labels.category'))
  id?: number;

  @IsCategoryName()
  name!: string;

  @IsOptional()
  @IsWhole(msg('labels.categoryMin'), 1, LIMITS.hoursGoalMax)
  min?: number | null;

  @IsOptional()
  @IsWhole(msg('labels.categoryMax'), 1, LIMITS.hoursGoalMax)
  max?: number | null;
}

export class NewGradeGoal {
  @IsOneOf(msg('common.gradeLevel'), GRADE_LEVELS)
  gradeLevel!: GradeLevel;

  @IsWhole(msg('labels.hoursGoal'), 1, LIMITS.hoursGoalMax)
  hours!: number;
}

/** The whole set: what is absent or null is no rule. */
export class NewCountingRules extends Reason {
  @IsOptional()
  @IsHours(LIMITS.hoursMin)
  dailyCap?: number | string | null;

  @IsOptional()
  @IsWhole(msg('labels.submitWithinDays'), 1, LIMITS.oldestAcceptedDaysMax)
  submitWithinDays?: number | null;

  @IsOptional()
  @IsDateOrInstant(msg('labels.earliestDate'))
  earliestDate?: string | null;

  @IsOptional()
  @ArrayMaxSize(LIMITS.categoriesMax, { message: () => t('rules.tooManyCategories', { max: LIMITS.categoriesMax }) })
  @IsArray({ message: () => t('rules.mustBeList', { field: t('labels.categories') }) })
  @Nested(() => NewCategory, { each: true })
  categories?: NewCategory[] | null;

  @IsOptional()
  @IsWhole(msg('labels.reflectionWords'), 1, LIMITS.reflectionWordsMax)
  reflectionWords?: number | null;

  @IsOptional()
  @IsFlag(msg('labels.nonProfitOnly'))
  nonProfitOnly?: boolean | null;

  @IsOptional()
  @IsFlag(msg('labels.resetsYearly'))
  resetsYearly?: boolean | null;

  @IsOptional()
  @IsFlag(msg('labels.notRelatives'))
  notRelatives?: boolean | null;

  @IsOptional()
  @IsFlag(msg('labels.notStudents'))
  notStudents?: boolean | null;

  /** Of single grades; the others have the school's goal. */
  @IsOptional()
  @ArrayMaxSize(GRADE_LEVELS.length, { message: () => t('rules.tooManyGoals', { max: GRADE_LEVELS.length }) })
  @IsArray({ message: () => t('rules.mustBeList', { field: t('labels.goals') }) })
  @Nested(() => NewGradeGoal, { each: true })
  goals?: NewGradeGoal[] | null;

  @IsOptional()
  @IsFlag(msg('labels.proRata'))
  proRata?: boolean | null;

  /** The version that the user saw, 0 before the first; a stale one gets 409. */
  @IsOptional()
  @IsWhole(msg('labels.version'), 0, LIMITS.idMax)
  version?: number;

  @IsOptional()
  @IsId(msg('common.school'))
  organizationId?: number;
}

export class CountingRulesQuery {
  @Optional()
  @IsIdText(msg('common.school'))
  organizationId?: string;
}

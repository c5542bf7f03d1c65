import { Matches } from 'class-validator';
import { LIMITS } from './limits.js';
import { msg, t } from './messages/translate.js';
import { PageQuery } from './paging.js';
import { IsDateOrInstant, IsIdText, IsListOf, IsOneOf, IsText, Optional, problemOfWhole } from './validation.js';
import { GRADE_LEVELS } from './vocabulary.js';

export const REPORT_ROLES = ['student', 'parent'] as const;
export type ReportRole = (typeof REPORT_ROLES)[number];

/** By approved hours: none, the quarter of the goal, or the goal. */
export const PROGRESS = ['none', 'first', 'second', 'third', 'fourth', 'goal'] as const;
export type Progress = (typeof PROGRESS)[number];

export const REPORT_PROGRESS = [...PROGRESS, 'behind'] as const;
export type ReportProgress = (typeof REPORT_PROGRESS)[number];

export const PROGRESS_NAMES = {
  none: msg('labels.noneYet'),
  first: msg('labels.under25'),
  second: msg('labels.from25'),
  third: msg('labels.from50'),
  fourth: msg('labels.from75'),
  goal: msg('labels.goalReached'),
  behind: msg('labels.behindPace'),
} as const satisfies Readonly<Record<ReportProgress, string>>;

const REPORT_COLUMNS = ['name', 'gradeLevel', 'totalHours', 'approvedHours', 'pendingHours', 'lastActivity'] as const;
export type ReportColumn = (typeof REPORT_COLUMNS)[number];

export type ReportSort = ReportColumn | `-${ReportColumn}`;
export const REPORT_SORTS: readonly ReportSort[] = REPORT_COLUMNS.flatMap((column) => [column, `-${column}` as const]);

/** Of a student: by approved hours, beside an even pace to the goal. */
export const STANDINGS = ['reached', 'on-pace', 'behind'] as const;
export type Standing = (typeof STANDINGS)[number];

export const STANDING_NAMES = {
  reached: msg('labels.goalReached'),
  'on-pace': msg('labels.onPace'),
  behind: msg('labels.behind'),
} as const satisfies Readonly<Record<Standing, string>>;

export class ReportQuery {
  /** Figures as of the end of this day in the school's time zone; today by default. */
  @Optional()
  @IsDateOrInstant(msg('labels.asOf'))
  asOf?: string;

  @Optional()
  @IsIdText(msg('common.school'))
  organizationId?: string;

  /** Answers what would be with this goal; by default, the goal on that day. */
  @Optional()
  @Matches(/^([1-9]\d{0,3}|10000)$/, {
    message: () => problemOfWhole(t('labels.hoursGoal'), 1, LIMITS.hoursGoalMax),
  })
  goal?: string;
}

/**
 * By default students by grade and hours, then parents by hours. Past reports show people active then, with current
 * names.
 */
export class UserReportQuery extends PageQuery {
  @Optional()
  @IsOneOf(msg('labels.sort'), REPORT_SORTS)
  sort?: ReportSort;

  @Optional()
  @IsOneOf(msg('common.role'), REPORT_ROLES)
  role?: ReportRole;

  @Optional()
  @IsText(msg('labels.search'), LIMITS.nameMax)
  q?: string;

  @Optional()
  @IsListOf(msg('common.gradeLevel'), [...GRADE_LEVELS, 'none'])
  gradeLevel?: string;

  @Optional()
  @IsIdText(msg('labels.class'))
  classId?: string;

  @Optional()
  @IsOneOf(msg('labels.progress'), REPORT_PROGRESS)
  progress?: ReportProgress;

  @Optional()
  @IsDateOrInstant(msg('labels.asOf'))
  asOf?: string;

  @Optional()
  @IsIdText(msg('common.school'))
  organizationId?: string;
}

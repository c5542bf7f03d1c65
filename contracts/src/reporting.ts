import { IsIn } from 'class-validator';
import { LIMITS } from './limits.js';
import { PageQuery } from './paging.js';
import { IsDateOrInstant, IsIdText, IsListOf, IsText, Optional } from './validation.js';
import { GRADE_LEVELS } from './vocabulary.js';

export const REPORT_ROLES = ['student', 'parent'] as const;
export type ReportRole = (typeof REPORT_ROLES)[number];

/** By approved hours: none, the quarter of the goal, or the goal. */
export const PROGRESS = ['none', 'first', 'second', 'third', 'fourth', 'goal'] as const;
export type Progress = (typeof PROGRESS)[number];

export const REPORT_PROGRESS = [...PROGRESS, 'behind'] as const;
export type ReportProgress = (typeof REPORT_PROGRESS)[number];

export const PROGRESS_NAMES: Readonly<Record<ReportProgress, string>> = {
  none: 'None yet',
  first: 'Under 25%',
  second: '25% to 49%',
  third: '50% to 74%',
  fourth: '75% to 99%',
  goal: 'Goal reached',
  behind: 'Behind an even pace',
};

export class ReportQuery {
  /** Figures as of the end of this day in the school's time zone; today by default. */
  @Optional()
  @IsDateOrInstant('As of')
  asOf?: string;

  @Optional()
  @IsIdText('School')
  organizationId?: string;
}

/** Students by grade and hours, then parents by hours. Past reports show people active then, with current names. */
export class UserReportQuery extends PageQuery {
  @Optional()
  @IsIn(REPORT_ROLES, { message: 'Role must be student or parent.' })
  role?: ReportRole;

  @Optional()
  @IsText('Search', LIMITS.nameMax)
  q?: string;

  @Optional()
  @IsListOf('Grade level', [...GRADE_LEVELS, 'none'])
  gradeLevel?: string;

  @Optional()
  @IsIn(REPORT_PROGRESS, { message: `Progress must be one of ${REPORT_PROGRESS.join(', ')}.` })
  progress?: ReportProgress;

  @Optional()
  @IsDateOrInstant('As of')
  asOf?: string;

  @Optional()
  @IsIdText('School')
  organizationId?: string;
}

import { IsIn } from 'class-validator';
import { LIMITS } from './limits.js';
import { PageQuery } from './paging.js';
import { IsDateOrInstant, IsIdText, IsListOf, IsText, Optional } from './validation.js';
import { GRADE_LEVELS } from './vocabulary.js';

/** Whose rows a report lists. */
export const REPORT_ROLES = ['student', 'parent'] as const;
export type ReportRole = (typeof REPORT_ROLES)[number];

/** How far a student has come by approved hours: none yet, in which quarter of the goal, at the goal. */
export const PROGRESS = ['none', 'first', 'second', 'third', 'fourth', 'goal'] as const;
export type Progress = (typeof PROGRESS)[number];

/** What a report of students can be narrowed to: a part of the goal, or those whom ReportOverview has at risk. */
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

/** What every report takes. */
export class ReportQuery {
  /**
   * The day at whose end, in the school's time zone, the figures stood like this; today where it is absent or to come.
   */
  @Optional()
  @IsDateOrInstant('As of')
  asOf?: string;

  /** For super-admins: another school than their own. */
  @Optional()
  @IsIdText('School')
  organizationId?: string;
}

/**
 * GET /api/admin/reports/users: students by grade, those without one last, and by hours within a grade; then parents
 * by hours. Listed is whoever is active and there; in the report of an earlier day, whoever was, under the name they
 * have now.
 */
export class UserReportQuery extends PageQuery {
  /** Students and parents where it is absent. */
  @Optional()
  @IsIn(REPORT_ROLES, { message: 'Role must be student or parent.' })
  role?: ReportRole;

  /** Found in name or email, whatever the case. */
  @Optional()
  @IsText('Search', LIMITS.nameMax)
  q?: string;

  /** One or more grades with commas between; `none` for students without one. Parents are in no grade. */
  @Optional()
  @IsListOf('Grade level', [...GRADE_LEVELS, 'none'])
  gradeLevel?: string;

  /** Students alone make progress to the goal; a super-admin names the school with it. */
  @Optional()
  @IsIn(REPORT_PROGRESS, { message: `Progress must be one of ${REPORT_PROGRESS.join(', ')}.` })
  progress?: ReportProgress;

  /** As in ReportQuery; a super-admin names the school with it. */
  @Optional()
  @IsDateOrInstant('As of')
  asOf?: string;

  /** For super-admins, who see every school, one after the other. */
  @Optional()
  @IsIdText('School')
  organizationId?: string;
}

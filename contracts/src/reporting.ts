import { IsIn } from 'class-validator';
import { LIMITS } from './limits.js';
import { PageQuery } from './paging.js';
import { IsDateOrInstant, IsIdText, IsListOf, IsText, Optional } from './validation.js';
import { GRADE_LEVELS, type Role } from './vocabulary.js';

/** GET /api/users/{id}/stats. Hours are numbers; pending counts pending and verified entries alike. */
export interface UserStats {
  readonly totalHours: number;
  readonly approvedHours: number;
  readonly pendingHours: number;
  readonly eventsJoined: number;
}

/** GET /api/volunteer-hours/summary: the entries that a reviewer may see, in figures. Hours are numbers. */
export interface ReviewSummary {
  /** Pending, verified and approved hours together. */
  readonly totalHours: number;
  /** Hours that wait for this reviewer: pending ones for a verifier, pending and verified ones for the others. */
  readonly waitingHours: number;
  /** How many waiting entries have had their present status for more than seven days. */
  readonly waitingOverAWeek: number;
  /** How many different people have a pending, verified or approved entry. */
  readonly students: number;
}

/** What total hours can earn. `iconClass` names a lucide icon. */
export interface Achievement {
  readonly id: number;
  readonly role: 'student' | 'parent';
  readonly name: string;
  readonly description: string;
  readonly requiredHours: number;
  readonly iconClass: string;
}

/** Recorded once approved hours reached it, withdrawn should they fall below. */
export interface UserAchievement {
  readonly id: number;
  readonly userId: number;
  readonly achievementId: number;
  readonly earnedAt: string;
}

/** GET /api/admin/stats: of one's own school; for super-admins, of every school. Hours are numbers. */
export interface Statistics {
  readonly totalUsers: number;
  readonly activeUsers: number;
  readonly organizations: number;
  /** Pending, verified and approved hours together. */
  readonly totalHours: number;
  readonly approvedHours: number;
  readonly pendingHours: number;
  readonly approvedEntries: number;
  /** Active people by role. */
  readonly activeByRole: Readonly<Record<Role, number>>;
}

/** GET /api/admin/activity: one thing that happened, newest first. */
export interface Activity {
  /** Grows with the log. */
  readonly position: string;
  /** Such as `hours.approved` or `user.role-changed`. */
  readonly type: string;
  readonly at: string;
  readonly actor: { readonly id: number | null; readonly name: string; readonly role: string };
  /** The school it happened in; null for what concerns the whole system. */
  readonly organization: { readonly id: number; readonly name: string } | null;
  /** Whom or what it is about, in words; null where there is nothing to say. */
  readonly about: string | null;
}

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

/** A person in a report. Hours are numbers; pending counts pending and verified entries alike. */
export interface UserReportRow {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly role: ReportRole;
  readonly gradeLevel: string | null;
  readonly totalHours: number;
  readonly approvedHours: number;
  readonly pendingHours: number;
  /** The day on which hours of theirs were last handed in, whatever became of them; null where none were. */
  readonly lastActivity: string | null;
}

/** GET /api/admin/reports/overview: the charts of a school. Hours are numbers. */
export interface ReportOverview {
  readonly asOf: string;
  /** The hours that a student is to reach, as the school asks now. */
  readonly goal: number;
  /** Active students; grades, progress and risk are theirs alone. */
  readonly students: number;
  /**
   * The hours of everybody, whoever has left included, in the twelve months up to `asOf`, oldest first; months are
   * YYYY-MM of the day the hours were given.
   */
  readonly byMonth: readonly {
    readonly month: string;
    readonly approvedHours: number;
    readonly pendingHours: number;
  }[];
  /** Grades in order; those without one last. */
  readonly byGrade: readonly {
    readonly gradeLevel: string | null;
    readonly students: number;
    readonly approvedHours: number;
    readonly pendingHours: number;
  }[];
  readonly progress: readonly { readonly reached: Progress; readonly students: number }[];
  /**
   * Students whose approved and pending hours are below an even pace from 1 August to the goal on 31 May, furthest
   * behind first; at most ten are listed.
   */
  readonly atRisk: { readonly students: number; readonly rows: readonly AtRiskStudent[] };
}

export interface AtRiskStudent extends UserReportRow {
  /** What the even pace comes to by `asOf`. */
  readonly expectedHours: number;
}

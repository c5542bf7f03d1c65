import { Field } from './field.js';
import { NamedRecord } from './names.views.js';
import { PROGRESS, REPORT_ROLES, type Progress, type ReportRole } from './reporting.js';
import { ROLES, type Role } from './vocabulary.js';

/** GET /api/volunteer-hours/summary: the entries that a reviewer may see, in figures. Hours are numbers. */
export class ReviewSummary {
  /** Pending, verified and approved hours together. */
  @Field.decimal() readonly totalHours!: number;
  /** Hours that wait for this reviewer: pending ones for a verifier, pending and verified ones for the others. */
  @Field.decimal() readonly waitingHours!: number;
  /** How many waiting entries have had their present status for more than seven days. */
  @Field.integer() readonly waitingOverAWeek!: number;
  /** How many different people have a pending, verified or approved entry. */
  @Field.integer() readonly students!: number;
}

/** GET /api/users/{id}/stats. Hours are numbers; pending counts pending and verified entries alike. */
export class UserStats {
  @Field.decimal() readonly totalHours!: number;
  @Field.decimal() readonly approvedHours!: number;
  @Field.decimal({ description: 'Of pending and verified entries.' }) readonly pendingHours!: number;
  @Field.integer() readonly eventsJoined!: number;
}

/** What total hours can earn. `iconClass` names a lucide icon. */
export class Achievement {
  @Field.integer() readonly id!: number;
  @Field.choice(['student', 'parent']) readonly role!: 'student' | 'parent';
  @Field.text() readonly name!: string;
  @Field.text() readonly description!: string;
  @Field.integer() readonly requiredHours!: number;
  @Field.text() readonly iconClass!: string;
}

/** Recorded once approved hours reached it, withdrawn should they fall below. */
export class UserAchievement {
  @Field.integer() readonly id!: number;
  @Field.integer() readonly userId!: number;
  @Field.integer() readonly achievementId!: number;
  @Field.instant() readonly earnedAt!: string;
}

/** GET /api/admin/stats: of one's own school; for super-admins, of every school. Hours are numbers. */
export class Statistics {
  @Field.integer() readonly totalUsers!: number;
  @Field.integer() readonly activeUsers!: number;
  @Field.integer() readonly organizations!: number;
  /** Pending, verified and approved hours together. */
  @Field.decimal() readonly totalHours!: number;
  @Field.decimal() readonly approvedHours!: number;
  @Field.decimal({ description: 'Of pending and verified entries.' }) readonly pendingHours!: number;
  @Field.integer() readonly approvedEntries!: number;
  /** Active people by role. */
  @Field.as<Readonly<Record<Role, number>>>({
    type: 'object',
    properties: Object.fromEntries(ROLES.map((role) => [role, { type: 'integer' }])),
    required: ROLES,
    additionalProperties: false,
  })
  readonly activeByRole!: Readonly<Record<Role, number>>;
}

export class ActivityActor {
  @Field.integer({ nullable: true }) readonly id!: number | null;
  @Field.text() readonly name!: string;
  @Field.text() readonly role!: string;
}

/** GET /api/admin/activity: one thing that happened, newest first. */
export class Activity {
  @Field.text({ description: 'Grows with the log.', example: '1742' }) readonly position!: string;
  /** Such as `hours.approved` or `user.role-changed`. */
  @Field.text({ example: 'hours.approved' }) readonly type!: string;
  @Field.instant() readonly at!: string;
  @Field.object(() => ActivityActor) readonly actor!: ActivityActor;
  /** The school it happened in; null for what concerns the whole system. */
  @Field.object(() => NamedRecord, { nullable: true }) readonly organization!: NamedRecord | null;
  @Field.text({
    description: 'Whom or what it is about, in words; null where there is nothing to say.',
    nullable: true,
  })
  readonly about!: string | null;
}

/** A person in a report. Hours are numbers; pending counts pending and verified entries alike. */
export class UserReportRow {
  @Field.integer() readonly id!: number;
  @Field.text() readonly name!: string;
  @Field.text() readonly email!: string;
  @Field.choice(REPORT_ROLES) readonly role!: ReportRole;
  @Field.text({ nullable: true }) readonly gradeLevel!: string | null;
  @Field.decimal() readonly totalHours!: number;
  @Field.decimal() readonly approvedHours!: number;
  @Field.decimal({ description: 'Of pending and verified entries.' }) readonly pendingHours!: number;
  /** The day on which hours of theirs were last handed in, whatever became of them; null where none were. */
  @Field.day({ nullable: true }) readonly lastActivity!: string | null;
}

export class ReportOverviewByMonth {
  @Field.text({ example: '2026-09' }) readonly month!: string;
  @Field.decimal() readonly approvedHours!: number;
  @Field.decimal() readonly pendingHours!: number;
}

export class ReportOverviewByGrade {
  @Field.text({ nullable: true }) readonly gradeLevel!: string | null;
  @Field.integer() readonly students!: number;
  @Field.decimal() readonly approvedHours!: number;
  @Field.decimal() readonly pendingHours!: number;
}

export class ReportOverviewProgress {
  @Field.choice(PROGRESS) readonly reached!: Progress;
  @Field.integer() readonly students!: number;
}

export class AtRiskStudent extends UserReportRow {
  /** What the even pace comes to by `asOf`. */
  @Field.decimal() readonly expectedHours!: number;
}

export class ReportOverviewAtRisk {
  @Field.integer({ description: 'Everybody who is behind.' }) readonly students!: number;
  @Field.list(() => AtRiskStudent, { maxItems: 10 }) readonly rows!: readonly AtRiskStudent[];
}

/** GET /api/admin/reports/overview: the charts of a school. Hours are numbers. */
export class ReportOverview {
  @Field.day() readonly asOf!: string;
  /** The hours that a student is to reach, as the school asks now. */
  @Field.integer() readonly goal!: number;
  /** Active students; grades, progress and risk are theirs alone. */
  @Field.integer() readonly students!: number;
  /**
   * The hours of everybody, whoever has left included, in the twelve months up to `asOf`, oldest first; months are
   * YYYY-MM of the day the hours were given.
   */
  @Field.list(() => ReportOverviewByMonth) readonly byMonth!: readonly ReportOverviewByMonth[];
  /** Grades in order; those without one last. */
  @Field.list(() => ReportOverviewByGrade) readonly byGrade!: readonly ReportOverviewByGrade[];
  @Field.list(() => ReportOverviewProgress) readonly progress!: readonly ReportOverviewProgress[];
  /**
   * Students whose approved and pending hours are below an even pace from 1 August to the goal on 31 May, furthest
   * behind first; at most ten are listed.
   */
  @Field.object(() => ReportOverviewAtRisk) readonly atRisk!: ReportOverviewAtRisk;
}

/** The answer of POST /api/admin/export/{kind}. */
export class ExportAddress {
  /** For whoever asked, once. */
  @Field.text() readonly url!: string;
  @Field.instant() readonly expiresAt!: string;
}

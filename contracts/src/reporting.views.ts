import { StudentGoal } from './counting-rules.views.js';
import { Field } from './field.js';
import { LinkedPerson } from './identity.views.js';
import { NamedRecord } from './names.views.js';
import { PROGRESS, REPORT_ROLES, STANDINGS, type Progress, type ReportRole, type Standing } from './reporting.js';
import {
  REPORT_FORMATS,
  REPORT_INTERVALS,
  ROLES,
  type ReportFormat,
  type ReportInterval,
  type Role,
} from './vocabulary.js';

export class ReviewSummary {
  @Field.decimal() readonly totalHours!: number;
  @Field.decimal() readonly waitingHours!: number;
  @Field.integer() readonly waitingOverAWeek!: number;
  @Field.integer() readonly students!: number;
}

export class UserStats {
  @Field.decimal() readonly totalHours!: number;
  @Field.decimal() readonly approvedHours!: number;
  @Field.decimal({ description: 'Of pending and verified entries.' }) readonly pendingHours!: number;
  @Field.decimal({
    description: 'Of approved hours, as many count toward the goal; null where the school has no rules of what counts.',
    nullable: true,
  })
  readonly countedHours!: number | null;
  @Field.integer() readonly eventsJoined!: number;
  @Field.object(() => StudentGoal) readonly goal!: StudentGoal;
}

export class Achievement {
  @Field.integer() readonly id!: number;
  @Field.choice(['student', 'parent']) readonly role!: 'student' | 'parent';
  @Field.text() readonly name!: string;
  @Field.text() readonly description!: string;
  @Field.integer() readonly requiredHours!: number;
  @Field.text() readonly iconClass!: string;
}

export class UserAchievement {
  @Field.integer() readonly id!: number;
  @Field.integer() readonly userId!: number;
  @Field.integer() readonly achievementId!: number;
  @Field.instant() readonly earnedAt!: string;
}

export class Statistics {
  @Field.integer() readonly totalUsers!: number;
  @Field.integer() readonly activeUsers!: number;
  @Field.integer() readonly organizations!: number;
  @Field.decimal() readonly totalHours!: number;
  @Field.decimal() readonly approvedHours!: number;
  @Field.decimal({ description: 'Of pending and verified entries.' }) readonly pendingHours!: number;
  @Field.integer() readonly approvedEntries!: number;
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

export class Activity {
  @Field.text({ description: 'Grows with the log.', example: '1742' }) readonly position!: string;
  @Field.text({ example: 'hours.approved' }) readonly type!: string;
  @Field.instant() readonly at!: string;
  @Field.object(() => ActivityActor) readonly actor!: ActivityActor;
  @Field.object(() => NamedRecord, { nullable: true }) readonly organization!: NamedRecord | null;
  @Field.text({
    description: 'Whom or what it is about, in words; null where there is nothing to say.',
    nullable: true,
  })
  readonly about!: string | null;
}

export class UserReportRow {
  @Field.integer() readonly id!: number;
  @Field.text() readonly name!: string;
  @Field.text() readonly email!: string;
  @Field.choice(REPORT_ROLES) readonly role!: ReportRole;
  @Field.text({ nullable: true }) readonly gradeLevel!: string | null;
  @Field.decimal() readonly totalHours!: number;
  @Field.decimal() readonly approvedHours!: number;
  @Field.decimal({
    description:
      'Of approved hours, as many count toward the goal by the rules of the school: in this school year, where they begin anew with each.',
  })
  readonly countedHours!: number;
  @Field.decimal({ description: 'Of pending and verified entries.' }) readonly pendingHours!: number;
  @Field.day({ nullable: true }) readonly lastActivity!: string | null;
  @Field.integer({ nullable: true, description: 'Hours; null for parents, who have no goal.' })
  readonly goal!: number | null;
  @Field.decimal({
    nullable: true,
    description: 'Hours that are still to count: to the goal, or to the minimums of categories; null for parents.',
  })
  readonly missingHours!: number | null;
  @Field.choice(STANDINGS, { nullable: true }) readonly standing!: Standing | null;
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

export class ReportOverviewByClass {
  @Field.integer() readonly id!: number;
  @Field.text() readonly name!: string;
  @Field.integer() readonly students!: number;
  @Field.decimal() readonly approvedHours!: number;
  @Field.decimal() readonly pendingHours!: number;
}

export const OUTSIDE_GRADES = ['parents', 'left'] as const;

export class ReportOverviewOutsideGrades {
  @Field.choice(OUTSIDE_GRADES) readonly group!: (typeof OUTSIDE_GRADES)[number];
  @Field.decimal() readonly approvedHours!: number;
  @Field.decimal() readonly pendingHours!: number;
}

export class ReportOverviewProgress {
  @Field.choice(PROGRESS) readonly reached!: Progress;
  @Field.integer() readonly students!: number;
}

export class AtRiskStudent extends UserReportRow {
  @Field.decimal({ description: 'To have by now.' }) readonly expectedHours!: number;
}

export class ReportOverviewAtRisk {
  @Field.integer({ description: 'Everybody who is behind.' }) readonly students!: number;
  @Field.list(() => AtRiskStudent, { maxItems: 10 }) readonly rows!: readonly AtRiskStudent[];
}

export class ReportOverviewTotals {
  @Field.integer() readonly totalUsers!: number;
  @Field.integer() readonly activeUsers!: number;
  @Field.decimal() readonly totalHours!: number;
  @Field.decimal({ description: 'Of pending and verified entries.' }) readonly pendingHours!: number;
  @Field.integer() readonly approvedEntries!: number;
}

export class ReportOverview {
  @Field.day() readonly asOf!: string;
  @Field.integer() readonly goal!: number;
  @Field.flag({ description: 'Whether grades have goals of their own, or who joined late owes less.' })
  readonly goalsDiffer!: boolean;
  /** Of everyone at the school. */
  @Field.object(() => ReportOverviewTotals) readonly totals!: ReportOverviewTotals;
  @Field.integer() readonly students!: number;
  /** The months (YYYY-MM) of the school year of `asOf`, from August to July. Includes people who left. */
  @Field.list(() => ReportOverviewByMonth) readonly byMonth!: readonly ReportOverviewByMonth[];
  @Field.list(() => ReportOverviewByGrade) readonly byGrade!: readonly ReportOverviewByGrade[];
  /** The classes of the school year and those of none, by name. A student in two of them counts in each. */
  @Field.list(() => ReportOverviewByClass) readonly byClass!: readonly ReportOverviewByClass[];
  /** With `byGrade`, the hours of `totals`. `left`: inactive, moved to another school, or now staff. */
  @Field.list(() => ReportOverviewOutsideGrades) readonly outsideGrades!: readonly ReportOverviewOutsideGrades[];
  @Field.list(() => ReportOverviewProgress) readonly progress!: readonly ReportOverviewProgress[];
  /** Students whose hours that count are below an even pace, which counts from the day they joined; furthest behind first. */
  @Field.object(() => ReportOverviewAtRisk) readonly atRisk!: ReportOverviewAtRisk;
}

export class ExportAddress {
  @Field.text() readonly url!: string;
  @Field.instant() readonly expiresAt!: string;
}

export class ReportRecipient extends LinkedPerson {
  @Field.flag({ description: 'False while their email address is not confirmed: nothing is sent to them.' })
  readonly getsEmail!: boolean;
}

export class ReportScheduleView {
  @Field.integer() readonly id!: number;
  @Field.integer({ description: 'Raised by every change; also the ETag.' }) readonly version!: number;
  @Field.choice(REPORT_INTERVALS) readonly every!: ReportInterval;
  @Field.integer({ nullable: true, description: '1 is Monday, 7 is Sunday; null unless weekly.' })
  readonly weekday!: number | null;
  @Field.choice(REPORT_FORMATS) readonly format!: ReportFormat;
  @Field.list(() => ReportRecipient, { description: 'Those who are active staff of the school now.' })
  readonly recipients!: readonly ReportRecipient[];
  @Field.text({
    nullable: true,
    description: 'The day on which it is sent next, YYYY-MM-DD; null if no school year ends from now on.',
  })
  readonly nextOn!: string | null;
}

import { IsObject, IsOptional, Matches, MaxLength } from 'class-validator';
import { AccessesQuery, AnomaliesQuery, AuditEventsQuery, DecidersQuery } from './audit.js';
import type { Capability } from './capabilities.js';
import { HoursListQuery } from './hours.js';
import { LIMITS } from './limits.js';
import { msg, t } from './messages/translate.js';
import { OpportunityListQuery } from './opportunities.js';
import { UserListQuery } from './people.js';
import { IsGradeLevel } from './person-fields.js';
import { UserReportQuery } from './reporting.js';
import { all, IsDateOrInstant, IsIdText, IsOneOf, IsText, type Label, Optional, problemOfWhole } from './validation.js';
import { REPORT_FORMATS, type ReportFormat } from './vocabulary.js';

export const SCHOOL_EXPORT_KINDS = ['users', 'hours', 'student-reports', 'parent-reports', 'opportunities'] as const;
export type SchoolExportKind = (typeof SCHOOL_EXPORT_KINDS)[number];
/** The lists of the audit page. */
export const AUDIT_EXPORT_KINDS = ['audit-events', 'audit-decisions', 'audit-anomalies', 'audit-accesses'] as const;
export type AuditExportKind = (typeof AUDIT_EXPORT_KINDS)[number];
export const EXPORT_KINDS = [...SCHOOL_EXPORT_KINDS, ...AUDIT_EXPORT_KINDS, 'hours-report', 'certificates'] as const;
/** A `roster` is of one opportunity, an `hours-report` is the page of reports to hand out; the others are lists. */
export type ExportKind = (typeof EXPORT_KINDS)[number] | 'roster';

/** What a role needs to export this kind; whoever may read a list of the audit page may export it. */
export function exportNeeds(kind: ExportKind): Capability {
  if (kind === 'hours') return 'hours.export';
  if (kind === 'roster') return 'attendance.take';
  if (kind === 'hours-report' || kind === 'certificates') return 'reports.read';
  return AUDIT_EXPORT_KINDS.some((one) => one === kind) ? 'audit.read' : 'exports.make';
}

export const EXPORT_FORMATS = ['csv', 'xlsx', 'pdf'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** A report to hand out has no form as CSV, and a certificate is on paper only. */
export function exportFormats(kind: ExportKind): readonly ExportFormat[] {
  if (kind === 'certificates') return ON_PAPER;
  return kind === 'hours-report' ? REPORT_FORMATS : EXPORT_FORMATS;
}

export const PAPERS = ['letter', 'a4'] as const;
export type Paper = (typeof PAPERS)[number];

const ON_PAPER = ['pdf'] as const satisfies readonly ExportFormat[];

export const ZIP_TYPE = 'application/zip';
export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** A `word` is an enum value, `hours` have two decimals, an `instant` is local, like `2026-11-21 10:00:00-05`. */
export type ExportCell = 'text' | 'word' | 'number' | 'hours' | 'time' | 'date' | 'instant' | 'flag';

/** The columns that an import reads come first, under the same names. */
export interface ExportColumn {
  readonly name: string;
  readonly label: Label;
  readonly cell: ExportCell;
  readonly width: number;
  /** Relative width in a PDF, which omits columns without it. */
  readonly share?: number;
}

const column = (name: string, label: Label, cell: ExportCell, width: number, share?: number): ExportColumn =>
  share === undefined ? { name, label, cell, width } : { name, label, cell, width, share };

const report = (...more: readonly ExportColumn[]): readonly ExportColumn[] => [
  column('name', msg('common.name'), 'text', 28, 24),
  column('email', msg('common.email'), 'text', 34, 28),
  ...more,
  column('totalHours', msg('labels.totalHours'), 'hours', 12, 10),
  column('approvedHours', msg('labels.approvedHours'), 'hours', 15, 10),
  column('pendingHours', msg('labels.pendingHours'), 'hours', 14, 10),
  column('lastActivity', msg('labels.lastActivity'), 'date', 14, 10),
];

const actor: readonly ExportColumn[] = [
  column('by', msg('labels.by'), 'text', 24, 14),
  column('byRole', msg('labels.actorRole'), 'word', 12, 8),
  column('byId', msg('labels.actorId'), 'number', 11),
];

const about: readonly ExportColumn[] = [
  column('about', msg('labels.about'), 'text', 24, 14),
  column('aboutId', msg('labels.aboutId'), 'number', 11),
];

export const EXPORT_COLUMNS = {
  users: [
    column('firstName', msg('common.firstName'), 'text', 18, 14),
    column('lastName', msg('common.lastName'), 'text', 20, 16),
    column('email', msg('common.email'), 'text', 34, 28),
    column('role', msg('common.role'), 'word', 12, 10),
    column('gradeLevel', msg('common.gradeLevel'), 'text', 12, 8),
    column('username', msg('common.username'), 'text', 22, 18),
    column('isActive', msg('common.active'), 'flag', 10, 8),
    column('nomination', msg('labels.nomination'), 'word', 12),
    column('createdAt', msg('labels.createdAt'), 'instant', 20),
    column('id', msg('labels.number'), 'number', 10),
  ],
  hours: [
    column('studentEmail', msg('labels.studentEmail'), 'text', 34),
    column('organizationName', msg('common.organization'), 'text', 28, 18),
    column('hours', msg('common.hours'), 'hours', 8, 7),
    column('date', msg('common.date'), 'date', 12, 9),
    column('description', msg('common.description'), 'text', 50, 26),
    column('startTime', msg('common.startTime'), 'time', 10, 6),
    column('endTime', msg('common.endTime'), 'time', 10, 6),
    column('status', msg('common.status'), 'word', 11, 9),
    column('studentName', msg('labels.studentName'), 'text', 28, 16),
    column('verifierEmail', msg('labels.verifierEmail'), 'text', 34),
    column('verifierName', msg('labels.verifierName'), 'text', 28, 13),
    column('verifierComments', msg('labels.verifierComments'), 'text', 40),
    column('verifiedAt', msg('labels.verifiedAt'), 'instant', 20),
    column('verification', msg('labels.verification'), 'word', 12),
    column('approverName', msg('labels.approvedBy'), 'text', 28, 13),
    column('approverComments', msg('labels.approverComments'), 'text', 40),
    column('approvedAt', msg('labels.approvedAt'), 'instant', 20),
    column('singleActor', msg('labels.singleActor'), 'flag', 12),
    column('submittedAt', msg('labels.submittedAt'), 'instant', 20),
    column('createdAt', msg('labels.createdAt'), 'instant', 20),
    column('deletedAt', msg('common.deleted'), 'instant', 20),
    column('opportunityId', msg('labels.opportunityNumber'), 'number', 14),
    column('importFile', msg('labels.importFile'), 'text', 28),
    column('importRow', msg('labels.importRow'), 'number', 11),
    column('id', msg('labels.number'), 'number', 10),
    column('countedHours', msg('labels.countedHours'), 'hours', 14),
    column('category', msg('labels.category'), 'text', 24),
  ],
  'student-reports': [
    ...report(column('gradeLevel', msg('common.gradeLevel'), 'text', 12, 8)),
    column('countedHours', msg('labels.countedHours'), 'hours', 14, 10),
    column('goal', msg('labels.hoursGoal'), 'number', 10, 7),
    column('missingHours', msg('labels.missing'), 'hours', 12, 9),
    column('goalReached', msg('labels.goalReached'), 'flag', 12, 8),
  ],
  'parent-reports': report(),
  'hours-report': [
    column('name', msg('common.name'), 'text', 34),
    column('gradeLevel', msg('common.gradeLevel'), 'text', 12),
    column('approvedHours', msg('common.approved'), 'hours', 12),
    column('countedHours', msg('labels.countedHours'), 'hours', 12),
    column('pendingHours', msg('common.waiting'), 'hours', 12),
    column('goal', msg('labels.hoursGoal'), 'number', 10),
    column('missingHours', msg('labels.missing'), 'hours', 12),
  ],
  certificates: [
    column('name', msg('common.name'), 'text', 34),
    column('approvedHours', msg('common.approved'), 'hours', 12),
  ],
  opportunities: [
    column('title', msg('labels.title'), 'text', 32, 18),
    column('description', msg('common.description'), 'text', 50, 26),
    column('date', msg('common.date'), 'date', 12, 9),
    column('startTime', msg('common.startTime'), 'time', 10, 6),
    column('endTime', msg('common.endTime'), 'time', 10, 6),
    column('location', msg('labels.location'), 'text', 30, 16),
    column('organizationName', msg('common.organization'), 'text', 28, 15),
    column('maxSlots', msg('labels.maxVolunteers'), 'number', 10, 7),
    column('targetAudience', msg('labels.targetAudience'), 'word', 15, 9),
    column('coordinatorEmail', msg('labels.coordinatorEmail'), 'text', 34),
    column('isActive', msg('common.active'), 'flag', 10, 7),
    column('coordinatorName', msg('labels.coordinatorName'), 'text', 28, 13),
    column('currentSignups', msg('labels.currentSignups'), 'number', 15, 8),
    column('waitlisted', msg('labels.waitlisted'), 'number', 11),
    column('cancelledAt', msg('labels.cancelled'), 'instant', 20),
    column('cancelReason', msg('labels.cancelReason'), 'text', 40),
    column('createdAt', msg('labels.createdAt'), 'instant', 20),
    column('seriesId', msg('labels.seriesNumber'), 'number', 10),
    column('id', msg('labels.number'), 'number', 10),
  ],
  'audit-events': [
    column('number', msg('labels.number'), 'number', 10, 7),
    column('at', msg('labels.when'), 'instant', 24, 14),
    column('type', msg('labels.event'), 'word', 28, 20),
    ...actor,
    ...about,
    column('hours', msg('common.hours'), 'hours', 8, 7),
    column('record', msg('labels.record'), 'text', 20, 14),
    column('step', msg('labels.step'), 'number', 8, 5),
  ],
  'audit-decisions': [
    column('person', msg('labels.person'), 'text', 24, 18),
    column('role', msg('common.role'), 'word', 12, 10),
    column('personId', msg('labels.number'), 'number', 10),
    column('verified', msg('common.verified'), 'number', 10, 9),
    column('approved', msg('common.approved'), 'number', 10, 9),
    column('approvedAlone', msg('labels.approvedAlone'), 'number', 14, 9),
    column('rejected', msg('common.rejected'), 'number', 10, 9),
    column('approvedHours', msg('labels.approvedHours'), 'hours', 14, 10),
    column('firstAt', msg('labels.firstDecision'), 'instant', 24, 14),
    column('lastAt', msg('labels.lastDecision'), 'instant', 24, 14),
  ],
  'audit-anomalies': [
    column('pattern', msg('labels.pattern'), 'word', 28, 14),
    column('at', msg('labels.when'), 'instant', 24, 12),
    ...actor,
    ...about,
    column('decisions', msg('labels.decisions'), 'number', 11, 8),
    column('hours', msg('common.hours'), 'hours', 8, 7),
    column('reason', msg('labels.reason'), 'text', 60, 28),
    column('records', msg('labels.records'), 'text', 30, 14),
  ],
  'audit-accesses': [
    column('since', msg('labels.lookBegan'), 'instant', 24, 13),
    column('at', msg('labels.lookEnded'), 'instant', 24, 13),
    ...actor,
    column('kind', msg('labels.kind'), 'text', 12, 8),
    ...about,
    column('seen', msg('labels.seen'), 'text', 50, 26),
    column('records', msg('labels.records'), 'text', 24, 12),
    column('routes', msg('labels.routes'), 'text', 40),
    column('refusal', msg('labels.refusal'), 'text', 20),
  ],
  roster: [
    column('opportunity', msg('labels.opportunity'), 'text', 28),
    column('date', msg('common.date'), 'date', 12),
    column('name', msg('common.name'), 'text', 28, 24),
    column('email', msg('common.email'), 'text', 34, 26),
    column('gradeLevel', msg('common.gradeLevel'), 'text', 12, 8),
    column('signup', msg('labels.signup'), 'word', 14, 12),
    column('signedUpAt', msg('labels.signedUpAt'), 'instant', 20),
    column('attendance', msg('labels.attendance'), 'word', 14, 12),
    column('hours', msg('common.hours'), 'hours', 8, 8),
    column('status', msg('common.status'), 'word', 11, 10),
    column('id', msg('labels.number'), 'number', 10),
  ],
} as const satisfies Readonly<Record<ExportKind, readonly ExportColumn[]>>;

export class ExportUsers extends UserListQuery {
  format!: ExportFormat;
}

export class ExportHours extends HoursListQuery {
  format!: ExportFormat;
}

export class ExportReports extends UserReportQuery {
  format!: ExportFormat;
}

export class ExportOpportunities extends OpportunityListQuery {
  format!: ExportFormat;
}

/** Narrowed to nothing: whoever gets it sees the whole school. */
export class ExportHoursReport {
  @IsOneOf(msg('labels.format'), REPORT_FORMATS)
  format!: ReportFormat;

  @Optional()
  @IsDateOrInstant(msg('labels.asOf'))
  asOf?: string;

  @Optional()
  @IsIdText(msg('common.school'))
  organizationId?: string;
}

/** A certificate for each student with as many approved hours, in a school year or in all. */
export class ExportCertificates {
  @IsOneOf(msg('labels.format'), ON_PAPER)
  format!: (typeof ON_PAPER)[number];

  /** That count; the goal of each student without. */
  @Optional()
  @Matches(/^([1-9]\d{0,3}|10000)$/, { message: () => problemOfWhole(t('common.hours'), 1, LIMITS.hoursGoalMax) })
  hours?: string;

  @Optional()
  @IsIdText(msg('labels.schoolYear'))
  academicYearId?: string;

  @Optional()
  @IsGradeLevel()
  gradeLevel?: string;

  @Optional()
  @IsIdText(msg('labels.class'))
  classId?: string;

  @Optional()
  @IsIdText(msg('common.student'))
  studentId?: string;

  @Optional()
  @IsOneOf(msg('labels.paper'), PAPERS)
  paper?: Paper;

  @Optional()
  @IsIdText(msg('common.school'))
  organizationId?: string;
}

export class ExportEvents extends AuditEventsQuery {
  format!: ExportFormat;
}

export class ExportDecisions extends DecidersQuery {
  format!: ExportFormat;
}

export class ExportAnomalies extends AnomaliesQuery {
  format!: ExportFormat;
}

export class ExportAccesses extends AccessesQuery {
  format!: ExportFormat;
}

const EXPORTS = [
  ...[ExportUsers, ExportHours, ExportReports, ExportOpportunities],
  ...[ExportEvents, ExportDecisions, ExportAnomalies, ExportAccesses],
];

// Adds `format`, and refuses paging: a file contains all rows.
for (const { prototype } of EXPORTS) {
  IsOneOf(msg('labels.format'), EXPORT_FORMATS)(prototype, 'format');
  for (const field of ['limit', 'cursor']) {
    all(Optional(), MaxLength(0, { message: () => t('rules.noPagesInFile', { field }) }))(prototype, field);
  }
}

export class ExportRoster {
  @IsOneOf(msg('labels.format'), EXPORT_FORMATS)
  format!: ExportFormat;

  @IsOptional()
  @IsText(msg('common.reason'), LIMITS.commentMax)
  reason?: string;
}

export class StartExport extends ExportRoster {
  @IsOptional()
  @IsObject({ message: () => t('rules.filtersNotObject') })
  filters?: Readonly<Record<string, unknown>>;
}

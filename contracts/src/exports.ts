import { IsIn, IsObject, IsOptional, MaxLength } from 'class-validator';
import { HoursListQuery } from './hours.js';
import { LIMITS } from './limits.js';
import { OpportunityListQuery } from './opportunities.js';
import { UserListQuery } from './people.js';
import { UserReportQuery } from './reporting.js';
import { all, IsText, Optional } from './validation.js';

/** GET /api/admin/export/{kind}?format=… with the filters of the list that it exports. A super-admin names the school. */
export const EXPORT_KINDS = ['users', 'hours', 'student-reports', 'parent-reports', 'opportunities'] as const;
export type ExportKind = (typeof EXPORT_KINDS)[number];

export const EXPORT_FORMATS = ['csv', 'xlsx', 'pdf'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/**
 * What a column holds: text; a word of the vocabulary, such as `super-admin`; a number; hours with two decimals; a time
 * `HH:MM`; a day `YYYY-MM-DD`; an instant in the school's time zone, such as `2026-11-21 10:00:00-05`; true or false.
 */
export type ExportCell = 'text' | 'word' | 'number' | 'hours' | 'time' | 'date' | 'instant' | 'flag';

/** A column of an exported file. Columns that an import takes come first, under the names it knows. */
export interface ExportColumn {
  /** Its heading in a CSV file. */
  readonly name: string;
  /** Its heading for people; but for case and spaces it is the name. */
  readonly label: string;
  readonly cell: ExportCell;
  /** How many characters wide it is in a workbook. */
  readonly width: number;
  /** Its share of a printed page's width; a column without one is left out there. */
  readonly share?: number;
}

const column = (name: string, cell: ExportCell, width: number, share?: number): ExportColumn => {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  const label = `${words[0]?.toUpperCase()}${words.slice(1)}`;
  return share === undefined ? { name, label, cell, width } : { name, label, cell, width, share };
};

const report = (...more: readonly ExportColumn[]): readonly ExportColumn[] => [
  column('name', 'text', 28, 24),
  column('email', 'text', 34, 28),
  ...more,
  column('totalHours', 'hours', 12, 10),
  column('approvedHours', 'hours', 15, 10),
  column('pendingHours', 'hours', 14, 10),
  column('lastActivity', 'date', 14, 10),
];

/** The columns of every kind of file, in order. */
export const EXPORT_COLUMNS = {
  users: [
    column('firstName', 'text', 18, 14),
    column('lastName', 'text', 20, 16),
    column('email', 'text', 34, 28),
    column('role', 'word', 12, 10),
    column('gradeLevel', 'text', 12, 8),
    column('username', 'text', 22, 18),
    column('isActive', 'flag', 10, 8),
    column('nomination', 'word', 12),
    column('createdAt', 'instant', 20),
    column('id', 'number', 10),
  ],
  hours: [
    column('studentEmail', 'text', 34),
    column('organizationName', 'text', 28, 18),
    column('hours', 'hours', 8, 7),
    column('date', 'date', 12, 9),
    column('description', 'text', 50, 26),
    column('startTime', 'time', 10, 6),
    column('endTime', 'time', 10, 6),
    column('status', 'word', 11, 9),
    column('studentName', 'text', 28, 16),
    column('verifierEmail', 'text', 34),
    column('verifierName', 'text', 28, 13),
    column('verifierComments', 'text', 40),
    column('verifiedAt', 'instant', 20),
    column('approverName', 'text', 28, 13),
    column('approverComments', 'text', 40),
    column('approvedAt', 'instant', 20),
    column('singleActor', 'flag', 12),
    column('submittedAt', 'instant', 20),
    column('createdAt', 'instant', 20),
    column('deletedAt', 'instant', 20),
    column('opportunityId', 'number', 14),
    column('importFile', 'text', 28),
    column('importRow', 'number', 11),
    column('id', 'number', 10),
  ],
  'student-reports': report(column('gradeLevel', 'text', 12, 8)),
  'parent-reports': report(),
  opportunities: [
    column('title', 'text', 32, 18),
    column('description', 'text', 50, 26),
    column('date', 'date', 12, 9),
    column('startTime', 'time', 10, 6),
    column('endTime', 'time', 10, 6),
    column('location', 'text', 30, 16),
    column('organizationName', 'text', 28, 15),
    column('maxSlots', 'number', 10, 7),
    column('targetAudience', 'word', 15, 9),
    column('coordinatorEmail', 'text', 34),
    column('isActive', 'flag', 10, 7),
    column('coordinatorName', 'text', 28, 13),
    column('currentSignups', 'number', 15, 8),
    column('waitlisted', 'number', 11),
    column('cancelledAt', 'instant', 20),
    column('cancelReason', 'text', 40),
    column('createdAt', 'instant', 20),
    column('seriesId', 'number', 10),
    column('id', 'number', 10),
  ],
} as const satisfies Readonly<Record<ExportKind, readonly ExportColumn[]>>;

/** GET /api/admin/export/users */
export class ExportUsers extends UserListQuery {
  format!: ExportFormat;
}

/** GET /api/admin/export/hours */
export class ExportHours extends HoursListQuery {
  format!: ExportFormat;
}

/** GET /api/admin/export/student-reports and …/parent-reports; a role that is given is the kind's own. */
export class ExportReports extends UserReportQuery {
  format!: ExportFormat;
}

/** GET /api/admin/export/opportunities */
export class ExportOpportunities extends OpportunityListQuery {
  format!: ExportFormat;
}

// what every export takes beside the filters of its list, and what it does not: a file holds every row
for (const { prototype } of [ExportUsers, ExportHours, ExportReports, ExportOpportunities]) {
  IsIn(EXPORT_FORMATS, { message: `Format must be one of ${EXPORT_FORMATS.join(', ')}.` })(prototype, 'format');
  for (const field of ['limit', 'cursor']) {
    all(Optional(), MaxLength(0, { message: `A file has no pages: leave out ${field}.` }))(prototype, field);
  }
}

/** POST /api/admin/export/{kind}: answers the address of the file, where it can be fetched once. */
export class StartExport {
  @IsIn(EXPORT_FORMATS, { message: `Format must be one of ${EXPORT_FORMATS.join(', ')}.` })
  format!: ExportFormat;

  /** What stands behind the question mark of the GET, but for the format. */
  @IsOptional()
  @IsObject({ message: 'Filters must be an object.' })
  filters?: Readonly<Record<string, unknown>>;

  /** Why a super-admin takes the records of a school out that is not their own. */
  @IsOptional()
  @IsText('Reason', LIMITS.commentMax)
  reason?: string;
}

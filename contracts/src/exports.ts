import { IsIn, IsObject, IsOptional, MaxLength } from 'class-validator';
import { HoursListQuery } from './hours.js';
import { LIMITS } from './limits.js';
import { OpportunityListQuery } from './opportunities.js';
import { UserListQuery } from './people.js';
import { UserReportQuery } from './reporting.js';
import { all, IsText, Optional } from './validation.js';

export const EXPORT_KINDS = ['users', 'hours', 'student-reports', 'parent-reports', 'opportunities'] as const;
export type ExportKind = (typeof EXPORT_KINDS)[number];

export const EXPORT_FORMATS = ['csv', 'xlsx', 'pdf'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** A `word` is an enum value, `hours` have two decimals, an `instant` is local, like `2026-11-21 10:00:00-05`. */
export type ExportCell = 'text' | 'word' | 'number' | 'hours' | 'time' | 'date' | 'instant' | 'flag';

/** The columns that an import reads come first, under the same names. */
export interface ExportColumn {
  readonly name: string;
  readonly label: string;
  readonly cell: ExportCell;
  readonly width: number;
  /** Relative width in a PDF, which omits columns without it. */
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

// Adds `format`, and refuses paging: a file contains all rows.
for (const { prototype } of [ExportUsers, ExportHours, ExportReports, ExportOpportunities]) {
  IsIn(EXPORT_FORMATS, { message: `Format must be one of ${EXPORT_FORMATS.join(', ')}.` })(prototype, 'format');
  for (const field of ['limit', 'cursor']) {
    all(Optional(), MaxLength(0, { message: `A file has no pages: leave out ${field}.` }))(prototype, field);
  }
}

export class StartExport {
  @IsIn(EXPORT_FORMATS, { message: `Format must be one of ${EXPORT_FORMATS.join(', ')}.` })
  format!: ExportFormat;

  @IsOptional()
  @IsObject({ message: 'Filters must be an object.' })
  filters?: Readonly<Record<string, unknown>>;

  @IsOptional()
  @IsText('Reason', LIMITS.commentMax)
  reason?: string;
}

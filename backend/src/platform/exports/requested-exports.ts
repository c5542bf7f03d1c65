import {
  t,
  exportNeeds,
  isVolunteer,
  ExportAccesses,
  ExportAnomalies,
  ExportCertificates,
  ExportDecisions,
  ExportEvents,
  ExportHours,
  ExportHoursReport,
  ExportOpportunities,
  ExportReports,
  ExportUsers,
  type ExportFormat,
  type ExportKind,
  type ReportRole,
} from '@hourtrail/contracts';
import { Injectable } from '@nestjs/common';
import { AccessLog } from '../access-log/access-log.js';
import { invalid } from '../kernel/domain-error.js';
import { requireCapability } from '../web/access/capability.guard.js';
import type { SignedInUser } from '../web/session/signed-in.js';
import type { ExportRequest } from './export-store.js';
import { Exporter, type ExportFile } from './exporter.js';

export interface ExportInput {
  readonly by: SignedInUser;
  readonly kind: ExportKind;
  readonly query: ExportRequest['query'] & {
    readonly format: ExportFormat;
    readonly organizationId?: string;
    readonly studentId?: string;
    readonly person?: string;
    readonly by?: string;
    readonly role?: unknown;
  };
}

/** Makes the files that people ask for: whoever may have them, and with an entry in the access log. */
@Injectable()
export class RequestedExports {
  constructor(
    private readonly exporter: Exporter,
    private readonly accesses: AccessLog,
  ) {}

  async make(input: ExportInput): Promise<ExportFile> {
    const { by, kind, query } = input;
    requireCapability(by, exportNeeds(kind));
    requireRole(input);
    const organizationId = schoolOf(input);
    const file = await this.exporter.make({ ...input, organizationId });
    const { studentId, person, by: actor } = query;
    const narrowedTo = studentId ?? person ?? actor;
    const of = {
      route: `GET /api/admin/export/${kind}`,
      organizationId,
      person: narrowedTo ? Number(narrowedTo) : isVolunteer(by.role) ? by.id : undefined,
    };
    await this.accesses.exported(by, of).catch((error: unknown) => {
      file.content.destroy();
      throw error;
    });
    return file;
  }
}

export function schoolOf({ by, query: { organizationId } }: Pick<ExportInput, 'by' | 'query'>): number {
  if (organizationId) return Number(organizationId);
  if (by.role !== 'super-admin') return by.organizationId;
  throw invalid('invalid-input', [{ field: 'organizationId', message: t('exports.chooseSchool') }]);
}

function requireRole({ kind, query: { role } }: ExportInput): void {
  const own = ROLE_OF[kind];
  if (!own || !role || role === own) return;
  const message = own === 'student' ? t('exports.studentsOnly') : t('exports.parentsOnly');
  throw invalid('invalid-input', [{ field: 'role', message }]);
}

const ROLE_OF: Partial<Record<ExportKind, ReportRole>> = { 'student-reports': 'student', 'parent-reports': 'parent' };

/** What each kind may be asked for, apart from rosters, which belong to an opportunity. */
export const EXPORT_QUERIES = {
  users: ExportUsers,
  hours: ExportHours,
  'student-reports': ExportReports,
  'parent-reports': ExportReports,
  'hours-report': ExportHoursReport,
  certificates: ExportCertificates,
  opportunities: ExportOpportunities,
  'audit-events': ExportEvents,
  'audit-decisions': ExportDecisions,
  'audit-anomalies': ExportAnomalies,
  'audit-accesses': ExportAccesses,
} as const satisfies Record<Exclude<ExportKind, 'roster'>, new () => object>;

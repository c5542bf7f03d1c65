import {
  ENTRY_TEXT_NAMES,
  reachOf,
  type Attachment as AttachmentView,
  type HoursView,
  type ImportedFrom,
  type NamedStudent,
  type ReviewSignal,
  type SupervisorView,
  type Verification,
  t,
} from '@hourtrail/contracts';
import { signalsOf, type ReviewFacts } from '../domain/review-signals.rules.js';
import { pick } from '../domain/volunteer-hours.events.js';
import { isCut } from '../domain/volunteer-hours.rules.js';
import type { Attachment, Person, VolunteerHours } from '../domain/volunteer-hours.state.js';
import type { RowOf } from '../../platform/event-log/stream.js';
import { mayDo } from '../../platform/kernel/actor.js';
import { inHours } from '../../platform/kernel/hundredths.js';
import { spreadsheetRow } from '../../platform/imports/importing.js';
import type { Counting, CountingOf } from './counting.js';
import { REQUEST, REQUEST_COLUMNS, supervisorView, type RequestRow } from './supervisors.js';

export interface HoursViewRow extends RowOf<VolunteerHours>, RequestRow {
  student_first: string | null;
  student_last: string | null;
  student_grade: string | null;
  student_email: string | null;
  verifier_name: string | null;
  verifier_active: boolean | null;
  approver_name: string | null;
  import_file: string | null;
  import_hash: string | null;
  imported_at: Date | null;
  imported_by: number | null;
  importer_name: string | null;
}

const importOf = (school: string, id: string): string => `
  LEFT JOIN LATERAL (
    SELECT * FROM directory.imports i WHERE (i.organization_id, i.id) = (${school}, ${id}) LIMIT 1) i ON true
  LEFT JOIN ${personAnywhere('i.imported_by', 'i.organization_id')} ib ON true`;

const FROM_IMPORT = `i.file_name AS import_file, i.file_hash AS import_hash, i.imported_at, i.imported_by,
    ib.first_name || ' ' || ib.last_name AS importer_name`;

/** `page`: a relation with the columns of hours.volunteer_hours. */
export const withNames = (page: string): string => `
  SELECT h.*, s.first_name AS student_first, s.last_name AS student_last,
    s.grade_level AS student_grade, s.email AS student_email, s.graduated_on AS student_graduated_on,
    v.first_name || ' ' || v.last_name AS verifier_name,
    v.role = 'verifier' AND v.is_active AND v.moved_to IS NULL AS verifier_active, a.first_name || ' ' || a.last_name AS approver_name,
    ${FROM_IMPORT}, ${REQUEST_COLUMNS}
  FROM (${page}) h
  LEFT JOIN ${onePerson('(h.organization_id, h.student_id)')} s ON true
  LEFT JOIN ${onePerson('(h.organization_id, h.verifier_id)')} v ON true
  LEFT JOIN ${personAnywhere('h.approved_by', 'h.organization_id')} a ON true
  ${importOf('h.organization_id', 'h.import_id')}${REQUEST}`;

/** LIMIT keeps the planner from reading all people of a school for the few of a page. */
export const onePerson = (key: string): string =>
  `LATERAL (SELECT * FROM directory.people p WHERE (p.organization_id, p.id) = ${key} LIMIT 1)`;

/** Prefers the name this school knew: the person may have moved since, or be a super-admin of another school. */
export function personAnywhere(person: string, school: string): string {
  return `LATERAL (
    SELECT p.first_name, p.last_name FROM directory.people p WHERE p.id = ${person}
    ORDER BY p.organization_id = ${school} DESC, p.moved_to IS NULL DESC LIMIT 1)`;
}

/** What the row of an entry does not hold. */
interface Shown {
  readonly entry: VolunteerHours;
  readonly by: Person;
  readonly at: Date;
  readonly facts: ReviewFacts | undefined;
  readonly counting: CountingOf;
}

export function hoursViewOf(row: HoursViewRow, { entry, by, at, facts, counting }: Shown): HoursView {
  const names = {
    student: studentNamed(row, by),
    verifier: row.verifier_name,
    verifierActive: row.verifier_active,
    approver: row.approver_name,
    imported: importedFrom(row),
    supervisor: supervisorFor(by, entry, row, at),
  };
  return view(entry, { ...names, ...counting(entry), signals: facts ? signalsOf(entry, facts, by) : [] });
}

/** Families don't see a supervisor's address. */
export const supervisorFor = (
  by: Person,
  entry: VolunteerHours,
  request: RequestRow,
  at: Date,
): SupervisorView | null =>
  by.id === entry.studentId || !reachOf(by.role, 'hours.read').includes('family')
    ? supervisorView(entry, request, at)
    : null;

export const attachmentView = (attachment: Attachment): AttachmentView =>
  pick(['id', 'name', 'type', 'bytes', 'sha256'], attachment);

export function verificationOf(entry: VolunteerHours): Verification | null {
  if (entry.verifiedAt === null) return null;
  const byVerifier = entry.importId === null && entry.verifiedBy === entry.verifierId;
  return { level: entry.verificationLevel ?? (byVerifier ? 'account' : 'staff'), at: entry.verifiedAt.toISOString() };
}

/** Only roles that can list people see the grade. */
export function studentNamed(
  {
    student_first,
    student_last,
    student_grade,
  }: Pick<HoursViewRow, 'student_first' | 'student_last' | 'student_grade'>,
  by: Person,
): NamedStudent {
  const named = { firstName: student_first ?? '', lastName: student_last ?? '' };
  return student_grade !== null && mayDo(by, 'people.list') ? { ...named, gradeLevel: student_grade } : named;
}

export const importedFrom = (row: HoursViewRow): ImportedFrom | null =>
  row.import_id === null || row.imported_at === null
    ? null
    : {
        importId: row.import_id,
        fileName: row.import_file,
        fileHash: row.import_hash ?? '',
        row: spreadsheetRow(row.import_row ?? 0),
        approver: row.import_approver,
        at: row.imported_at.toISOString(),
        by: { id: row.imported_by ?? 0, name: row.importer_name ?? t('labels.unknownPerson') },
      };

export interface Names {
  readonly student: NamedStudent;
  readonly verifier: string | null;
  readonly verifierActive?: boolean | null | undefined;
  readonly approver: string | null;
  readonly imported?: ImportedFrom | null;
  readonly supervisor: SupervisorView | null;
}

export type Presented = Names & Counting & { readonly signals: readonly ReviewSignal[] };

export const view = (entry: VolunteerHours, names: Presented): HoursView => ({
  id: entry.id,
  version: entry.version,
  organizationId: entry.organizationId,
  studentId: entry.studentId,
  opportunityId: entry.opportunityId,
  student: names.student,
  ...pick(['organizationName', ...ENTRY_TEXT_NAMES, 'date', 'startTime', 'endTime'], entry),
  categoryId: entry.categoryId,
  category: names.category,
  isNonProfit: entry.isNonProfit,
  hours: inHours(entry.hundredths),
  loggedHours: isCut(entry) ? inHours(entry.loggedHundredths) : null,
  countedHours: names.countedHours,
  wouldCountHours: names.wouldCountHours,
  counted: names.counted,
  waitingTogether: names.waitingTogether,
  status: entry.status,
  verifierId: entry.verifierId,
  verifier: entry.verifierId === null ? null : { name: names.verifier ?? t('labels.unknownPerson') },
  verifierInactive: names.verifierActive === false,
  supervisor: names.supervisor,
  verification: verificationOf(entry),
  attachments: entry.attachments.map(attachmentView),
  verifierComments: entry.verifierComments,
  approvedBy: entry.approvedBy,
  approver: entry.approvedBy === null ? null : { name: names.approver ?? t('labels.unknownPerson') },
  approverComments: entry.approverComments,
  submittedAt: entry.submittedAt?.toISOString() ?? null,
  verifiedAt: entry.verifiedAt?.toISOString() ?? null,
  approvedAt: entry.approvedAt?.toISOString() ?? null,
  createdAt: entry.createdAt.toISOString(),
  statusSince: entry.statusSince.toISOString(),
  deletedAt: entry.deletedAt?.toISOString() ?? null,
  erasedAt: entry.erasedAt?.toISOString() ?? null,
  singleActor: entry.singleActor,
  imported: names.imported ?? null,
  signals: names.signals,
});

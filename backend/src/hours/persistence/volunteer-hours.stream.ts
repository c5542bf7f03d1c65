import type { HoursStatus } from '@hourtrail/contracts';
import type { Stream } from '../../platform/event-log/stream.js';
import { conflict } from '../../platform/kernel/domain-error.js';
import { evolve } from '../domain/evolve.js';
import type { VolunteerHours } from '../domain/volunteer-hours.state.js';

export const volunteerHoursStream: Stream<VolunteerHours> = {
  name: 'hours',
  table: 'hours.volunteer_hours',
  evolve,
  refusals: {
    once_for_an_opportunity: () =>
      conflict('hours.opportunity-logged', 'Hours for this opportunity were logged already.'),
  },
  columns: [
    { name: 'student_id', type: 'integer', value: (entry) => entry.studentId },
    { name: 'opportunity_id', type: 'integer', value: (entry) => entry.opportunityId },
    { name: 'created_by', type: 'integer', value: (entry) => entry.createdBy },
    { name: 'organization_name', type: 'text', value: (entry) => entry.organizationName },
    { name: 'description', type: 'text', value: (entry) => entry.description },
    { name: 'date', type: 'date', value: (entry) => entry.date },
    { name: 'start_time', type: 'text', value: (entry) => entry.startTime },
    { name: 'end_time', type: 'text', value: (entry) => entry.endTime },
    { name: 'hours', type: 'numeric', value: (entry) => (entry.hundredths === null ? null : entry.hundredths / 100) },
    { name: 'status', type: 'text', value: (entry) => entry.status },
    { name: 'verifier_id', type: 'integer', value: (entry) => entry.verifierId },
    { name: 'verifier_comments', type: 'text', value: (entry) => entry.verifierComments },
    { name: 'verified_by', type: 'integer', value: (entry) => entry.verifiedBy },
    { name: 'verified_at', type: 'timestamptz', value: (entry) => entry.verifiedAt },
    { name: 'approved_by', type: 'integer', value: (entry) => entry.approvedBy },
    { name: 'approved_at', type: 'timestamptz', value: (entry) => entry.approvedAt },
    { name: 'approver_comments', type: 'text', value: (entry) => entry.approverComments },
    { name: 'submitted_at', type: 'timestamptz', value: (entry) => entry.submittedAt },
    { name: 'created_at', type: 'timestamptz', value: (entry) => entry.createdAt },
    { name: 'status_since', type: 'timestamptz', value: (entry) => entry.statusSince },
    { name: 'deleted_at', type: 'timestamptz', value: (entry) => entry.deletedAt },
    { name: 'erased_at', type: 'timestamptz', value: (entry) => entry.erasedAt },
    { name: 'moved_to', type: 'integer', value: (entry) => entry.movedTo },
    { name: 'single_actor', type: 'boolean', value: (entry) => entry.singleActor },
    { name: 'import_id', type: 'integer', value: (entry) => entry.importId },
    { name: 'import_row', type: 'integer', value: (entry) => entry.importRow },
    { name: 'import_approver', type: 'text', value: (entry) => entry.importApprover },
    { name: 'past_verifiers', type: 'integer[]', value: (entry) => entry.pastVerifiers },
    { name: 'past_approvers', type: 'integer[]', value: (entry) => entry.pastApprovers },
    { name: 'past_could_be', type: 'integer[]', value: (entry) => entry.pastCouldBe },
  ],
};

/** A row of hours.volunteer_hours as the driver reads it. */
export interface VolunteerHoursRow {
  organization_id: number;
  id: number;
  version: number;
  student_id: number;
  opportunity_id: number | null;
  created_by: number;
  organization_name: string | null;
  description: string | null;
  date: string;
  start_time: string | null;
  end_time: string | null;
  hours: string | null;
  status: HoursStatus;
  verifier_id: number | null;
  verifier_comments: string | null;
  verified_by: number | null;
  verified_at: Date | null;
  approved_by: number | null;
  approved_at: Date | null;
  approver_comments: string | null;
  submitted_at: Date | null;
  created_at: Date;
  status_since: Date;
  deleted_at: Date | null;
  erased_at: Date | null;
  moved_to: number | null;
  single_actor: boolean;
  import_id: number | null;
  import_row: number | null;
  import_approver: string | null;
  past_verifiers: number[];
  past_approvers: number[];
  past_could_be: number[];
}

export const entryOf = (row: VolunteerHoursRow): VolunteerHours => ({
  organizationId: row.organization_id,
  id: row.id,
  version: row.version,
  studentId: row.student_id,
  opportunityId: row.opportunity_id,
  createdBy: row.created_by,
  organizationName: row.organization_name,
  description: row.description,
  date: row.date,
  startTime: row.start_time,
  endTime: row.end_time,
  hundredths: row.hours === null ? null : Math.round(Number(row.hours) * 100),
  status: row.status,
  verifierId: row.verifier_id,
  verifierComments: row.verifier_comments,
  verifiedBy: row.verified_by,
  verifiedAt: row.verified_at,
  approvedBy: row.approved_by,
  approvedAt: row.approved_at,
  approverComments: row.approver_comments,
  submittedAt: row.submitted_at,
  createdAt: row.created_at,
  statusSince: row.status_since,
  deletedAt: row.deleted_at,
  erasedAt: row.erased_at,
  movedTo: row.moved_to,
  singleActor: row.single_actor,
  importId: row.import_id,
  importRow: row.import_row,
  importApprover: row.import_approver,
  pastVerifiers: row.past_verifiers,
  pastApprovers: row.past_approvers,
  pastCouldBe: row.past_could_be,
});

import { Field } from './field.js';
import { REVIEW_OUTCOMES, type ReviewOutcome } from './hours.js';
import { ImportedFrom } from './imports.views.js';
import { EventActor, FullName, Named, NamedRecord } from './names.views.js';
import {
  APPROVAL_POLICIES,
  HOURS_EVENT_TYPES,
  HOURS_STATUSES,
  REVIEW_SIGNALS,
  type ApprovalPolicy,
  type HoursEventType,
  type HoursStatus,
  type ReviewSignalRule,
} from './vocabulary.js';

export class NamedStudent {
  @Field.text() readonly firstName!: string;
  @Field.text() readonly lastName!: string;
  /** For the staff of the school, where the student is in a grade. */
  @Field.text({ optional: true }) readonly gradeLevel?: string;
}

/** A rule that flags an entry, and why, in a sentence. */
export class ReviewSignal {
  @Field.choice(REVIEW_SIGNALS) readonly rule!: ReviewSignalRule;
  @Field.integer({ description: 'Raised when the rule itself changes.' }) readonly version!: number;
  @Field.text() readonly reason!: string;
}

/** An entry as every screen reads it. Instants are ISO 8601 UTC; `date` is a day in the school's time zone. */
export class HoursView {
  @Field.integer() readonly id!: number;
  @Field.integer({ description: 'Raised by every change; also the ETag.' }) readonly version!: number;
  @Field.integer() readonly organizationId!: number;
  @Field.integer() readonly studentId!: number;
  @Field.integer({ description: 'The opportunity it was logged from.', nullable: true }) readonly opportunityId!:
    number | null;
  @Field.object(() => NamedStudent) readonly student!: NamedStudent;
  @Field.text({ nullable: true }) readonly organizationName!: string | null;
  @Field.text({ nullable: true }) readonly description!: string | null;
  @Field.day() readonly date!: string;
  @Field.clockTime({ nullable: true }) readonly startTime!: string | null;
  @Field.clockTime({ nullable: true }) readonly endTime!: string | null;
  /** Decimal string with two digits, such as "3.00"; null in a draft that has none yet. */
  @Field.hours({ nullable: true }) readonly hours!: string | null;
  @Field.choice(HOURS_STATUSES) readonly status!: HoursStatus;
  @Field.integer({ nullable: true }) readonly verifierId!: number | null;
  @Field.object(() => Named, { nullable: true }) readonly verifier!: Named | null;
  @Field.text({ nullable: true }) readonly verifierComments!: string | null;
  @Field.integer({ nullable: true }) readonly approvedBy!: number | null;
  @Field.object(() => Named, { nullable: true }) readonly approver!: Named | null;
  @Field.text({ nullable: true }) readonly approverComments!: string | null;
  @Field.instant({ nullable: true }) readonly submittedAt!: string | null;
  @Field.instant({ nullable: true }) readonly verifiedAt!: string | null;
  @Field.instant({ nullable: true }) readonly approvedAt!: string | null;
  @Field.instant() readonly createdAt!: string;
  /** When the entry took its present status. */
  @Field.instant() readonly statusSince!: string;
  @Field.instant({ nullable: true }) readonly deletedAt!: string | null;
  /** When its volunteer was erased; it stays as it is from then on. */
  @Field.instant({ nullable: true }) readonly erasedAt!: string | null;
  @Field.flag({ description: 'Approved by one person alone: nobody verified it.' }) readonly singleActor!: boolean;
  /** Where it came from that was imported; null for what began here. */
  @Field.object(() => ImportedFrom, { nullable: true }) readonly imported!: ImportedFrom | null;
  /** For those who decide on it; empty for its volunteer and their family. */
  @Field.list(() => ReviewSignal) readonly signals!: readonly ReviewSignal[];
}

/** GET /api/admin/users/{id}/hours */
export class HoursOfUser {
  @Field.list(() => HoursView) readonly hours!: readonly HoursView[];
}

export class HoursChange {
  @Field.text() readonly field!: string;
  @Field.text({ nullable: true }) readonly from!: string | null;
  @Field.text({ nullable: true }) readonly to!: string | null;
}

/** One step of an entry's trail, oldest first. */
export class HoursHistoryStep {
  @Field.choice(HOURS_EVENT_TYPES) readonly type!: HoursEventType;
  @Field.instant() readonly at!: string;
  /** Without an id where an entry went with its volunteer to another school: nobody did that. */
  @Field.object(() => EventActor) readonly actor!: EventActor;
  /** Who else could have acted under that name: they had made its password, its link or its address. */
  @Field.list(() => NamedRecord) readonly couldBe!: readonly NamedRecord[];
  @Field.choice(HOURS_STATUSES, { nullable: true }) readonly from!: HoursStatus | null;
  @Field.choice([...HOURS_STATUSES, 'deleted']) readonly to!: HoursStatus | 'deleted';
  /** Hours of the entry after this step, "3.00"; null while a draft has none. */
  @Field.hours({ nullable: true }) readonly hours!: string | null;
  @Field.text({ nullable: true }) readonly comment!: string | null;
  @Field.list(() => HoursChange) readonly changes!: readonly HoursChange[];
  /** The version of the rules that this step was decided under. */
  @Field.integer() readonly rules!: number;
  /** The school's approval policy at that time, on approvals; null on every other step. */
  @Field.choice(APPROVAL_POLICIES, { nullable: true }) readonly policy!: ApprovalPolicy | null;
  /** Shown where they are true: decided by one person, an earlier rejection overturned, no reason given. */
  @Field.choices(['singleActor', 'overturned', 'no-reason']) readonly marks!: readonly (
    'singleActor' | 'overturned' | 'no-reason'
  )[];
  /** On `hours.imported`: the file and row it came from; null on every other step. */
  @Field.object(() => ImportedFrom, { nullable: true }) readonly imported!: ImportedFrom | null;
}

export class ReviewResult {
  @Field.integer() readonly id!: number;
  @Field.choice(REVIEW_OUTCOMES) readonly outcome!: ReviewOutcome;
  @Field.choice(HOURS_STATUSES, { optional: true }) readonly status?: HoursStatus;
  @Field.text({ optional: true }) readonly code?: string;
  @Field.text({ optional: true }) readonly message?: string;
}

export class ReviewManyAnswer {
  @Field.list(() => ReviewResult) readonly results!: readonly ReviewResult[];
}

/** GET /api/volunteer-hours/quick-statistics: the last 30 days of what a reviewer may see. Hours are numbers. */
export class QuickStatistics {
  @Field.decimal() readonly approvedHours!: number;
  @Field.integer() readonly approvedEntries!: number;
  @Field.integer() readonly rejectedEntries!: number;
  /** Entries that this reviewer verified, approved or rejected. */
  @Field.integer() readonly decidedByYou!: number;
  /** Half of the decided entries waited no longer than this from their submission; null where none was decided. */
  @Field.decimal({ nullable: true }) readonly medianDaysToDecision!: number | null;
  /** Approved entries that somebody had verified first. */
  @Field.integer() readonly verifiedFirst!: number;
  /** People who submitted an entry. */
  @Field.integer() readonly volunteers!: number;
}

export class AttendanceRowEntry {
  @Field.integer({ description: 'Null for who may not read it.', nullable: true }) readonly id!: number | null;
  @Field.choice(HOURS_STATUSES) readonly status!: HoursStatus;
}

/** Somebody with a place at an opportunity, and the entry they have from it; null also while it is a draft. */
export class AttendanceRow {
  @Field.integer() readonly userId!: number;
  @Field.object(() => FullName) readonly user!: FullName;
  /** `id` is null for who may not read the entry. */
  @Field.object(() => AttendanceRowEntry, { nullable: true }) readonly entry!: AttendanceRowEntry | null;
}

export class AttendanceResult {
  @Field.integer() readonly userId!: number;
  @Field.choice(['done', 'refused', 'not-found']) readonly outcome!: Exclude<ReviewOutcome, 'stale'>;
  @Field.integer({ optional: true }) readonly entryId?: number;
  @Field.choice(HOURS_STATUSES, { optional: true }) readonly status?: HoursStatus;
  @Field.text({ optional: true }) readonly code?: string;
  @Field.text({ optional: true }) readonly message?: string;
}

export class AttendanceAnswer {
  @Field.list(() => AttendanceResult) readonly results!: readonly AttendanceResult[];
}

/** The code that volunteers check in with, and the address that has it filled in. */
export class CheckInCode {
  @Field.text() readonly code!: string;
  @Field.text() readonly url!: string;
}

/** One of a reviewer's own saved searches. */
export class SavedFilter {
  @Field.integer() readonly id!: number;
  @Field.text() readonly name!: string;
  @Field.text() readonly search!: string;
}

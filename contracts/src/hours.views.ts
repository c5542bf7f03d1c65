import { CountedReason } from './counting-rules.views.js';
import { Field } from './field.js';
import { REVIEW_OUTCOMES, type ReviewOutcome } from './hours.js';
import { ImportedFrom } from './imports.views.js';
import { EventActor, FullName, Named, NamedRecord } from './names.views.js';
import {
  APPROVAL_POLICIES,
  ATTACHMENT_TYPES,
  ATTENDANCE_STATES,
  HOURS_EVENT_TYPES,
  HOURS_STATUSES,
  REVIEW_SIGNALS,
  SUPERVISOR_STATES,
  VERIFICATION_LEVELS,
  type ApprovalPolicy,
  type AttachmentType,
  type AttendanceState,
  type HoursEventType,
  type HoursStatus,
  type ReviewSignalRule,
  type SupervisorState,
  type VerificationLevel,
} from './vocabulary.js';

export class NamedStudent {
  @Field.text() readonly firstName!: string;
  @Field.text() readonly lastName!: string;
  @Field.text({ optional: true }) readonly gradeLevel?: string;
}

/** A flagged entry, with the reason as a sentence. */
export class ReviewSignal {
  @Field.choice(REVIEW_SIGNALS) readonly rule!: ReviewSignalRule;
  @Field.integer({ description: 'Raised when the rule itself changes.' }) readonly version!: number;
  @Field.text() readonly reason!: string;
}

export class SupervisorView {
  @Field.text() readonly name!: string;
  @Field.text() readonly email!: string;
  @Field.choice(SUPERVISOR_STATES) readonly state!: SupervisorState;
  @Field.instant({ nullable: true }) readonly sentAt!: string | null;
  @Field.instant({ nullable: true }) readonly answeredAt!: string | null;
}

export class Verification {
  @Field.choice(VERIFICATION_LEVELS) readonly level!: VerificationLevel;
  @Field.instant() readonly at!: string;
}

/** A photo or PDF of an entry. `sha256` is of the file as it is kept, in hexadecimal. */
export class Attachment {
  @Field.integer() readonly id!: number;
  @Field.text() readonly name!: string;
  @Field.choice(ATTACHMENT_TYPES) readonly type!: AttachmentType;
  @Field.integer() readonly bytes!: number;
  @Field.text() readonly sha256!: string;
}

/** Instants are ISO 8601 in UTC; `date` is in the school's time zone. */
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
  @Field.text({ nullable: true }) readonly reflection!: string | null;
  @Field.integer({ description: "Of the school's rules of what counts.", nullable: true })
  readonly categoryId!: number | null;
  @Field.object(() => NamedRecord, { nullable: true }) readonly category!: NamedRecord | null;
  @Field.flag({
    description: 'Whether the volunteer says that the organization is non-profit or public.',
    nullable: true,
  })
  readonly isNonProfit!: boolean | null;
  @Field.day() readonly date!: string;
  @Field.clockTime({ nullable: true }) readonly startTime!: string | null;
  @Field.clockTime({ nullable: true }) readonly endTime!: string | null;
  /** A decimal string such as "3.00". */
  @Field.hours({ nullable: true }) readonly hours!: string | null;
  @Field.hours({ description: 'As logged, where a review credited fewer hours; else null.', nullable: true })
  readonly loggedHours!: string | null;
  @Field.hours({ description: 'How many of the approved hours count; null unless approved.', nullable: true })
  readonly countedHours!: string | null;
  @Field.hours({
    description: 'Of an entry that waits, how many hours would count if it were approved now; null without rules.',
    nullable: true,
  })
  readonly wouldCountHours!: string | null;
  @Field.list(() => CountedReason, { description: 'Why fewer hours count than were approved, or would be.' })
  readonly counted!: readonly CountedReason[];
  @Field.text({
    description: 'That other entries which wait share its day or category, if fewer hours count of all than of each.',
    nullable: true,
  })
  readonly waitingTogether!: string | null;
  @Field.choice(HOURS_STATUSES) readonly status!: HoursStatus;
  @Field.integer({ nullable: true }) readonly verifierId!: number | null;
  @Field.object(() => Named, { nullable: true }) readonly verifier!: Named | null;
  @Field.flag({ description: 'The account of the verifier is no longer active at the school.' })
  readonly verifierInactive!: boolean;
  @Field.object(() => SupervisorView, { description: 'Who confirms by email, without an account.', nullable: true })
  readonly supervisor!: SupervisorView | null;
  @Field.object(() => Verification, { nullable: true }) readonly verification!: Verification | null;
  @Field.list(() => Attachment) readonly attachments!: readonly Attachment[];
  @Field.text({ nullable: true }) readonly verifierComments!: string | null;
  @Field.integer({ nullable: true }) readonly approvedBy!: number | null;
  @Field.object(() => Named, { nullable: true }) readonly approver!: Named | null;
  @Field.text({ nullable: true }) readonly approverComments!: string | null;
  @Field.instant({ nullable: true }) readonly submittedAt!: string | null;
  @Field.instant({ nullable: true }) readonly verifiedAt!: string | null;
  @Field.instant({ nullable: true }) readonly approvedAt!: string | null;
  @Field.instant() readonly createdAt!: string;
  @Field.instant() readonly statusSince!: string;
  @Field.instant({ nullable: true }) readonly deletedAt!: string | null;
  @Field.instant({ nullable: true }) readonly erasedAt!: string | null;
  @Field.flag({ description: 'Approved by one person alone: nobody verified it.' }) readonly singleActor!: boolean;
  @Field.object(() => ImportedFrom, { nullable: true }) readonly imported!: ImportedFrom | null;
  /** Empty for the volunteer and their family. */
  @Field.list(() => ReviewSignal) readonly signals!: readonly ReviewSignal[];
}

/** What would count of hours that are being entered, if everything that waits were approved before them. */
export class DayForecast {
  @Field.day() readonly date!: string;
  @Field.hours() readonly countedHours!: string;
  @Field.list(() => CountedReason, { description: 'Empty if all hours would count.' })
  readonly counted!: readonly CountedReason[];
}

export class HoursOfUser {
  @Field.list(() => HoursView) readonly hours!: readonly HoursView[];
}

export class HoursChange {
  @Field.text() readonly field!: string;
  @Field.text({ nullable: true }) readonly from!: string | null;
  @Field.text({ nullable: true }) readonly to!: string | null;
}

export class HoursHistoryStep {
  @Field.choice(HOURS_EVENT_TYPES) readonly type!: HoursEventType;
  @Field.instant() readonly at!: string;
  /** Without an id when an entry moved with its volunteer to another school. */
  @Field.object(() => EventActor) readonly actor!: EventActor;
  /** People who could have acted under this name, because they issued its password or link. */
  @Field.list(() => NamedRecord) readonly couldBe!: readonly NamedRecord[];
  @Field.choice(HOURS_STATUSES, { nullable: true }) readonly from!: HoursStatus | null;
  @Field.choice([...HOURS_STATUSES, 'deleted']) readonly to!: HoursStatus | 'deleted';
  @Field.hours({ nullable: true }) readonly hours!: string | null;
  @Field.text({ nullable: true }) readonly comment!: string | null;
  /** Only of a verification. */
  @Field.choice(VERIFICATION_LEVELS, { nullable: true }) readonly level!: VerificationLevel | null;
  /** Who signed the paper form; only of a verification on paper. */
  @Field.text({ nullable: true }) readonly signedBy!: string | null;
  /** The name of the file that was attached or removed. */
  @Field.text({ nullable: true }) readonly attachment!: string | null;
  @Field.list(() => HoursChange) readonly changes!: readonly HoursChange[];
  @Field.integer() readonly rules!: number;
  @Field.choice(APPROVAL_POLICIES, { nullable: true }) readonly policy!: ApprovalPolicy | null;
  @Field.choices(['singleActor', 'recordedPaper', 'overturned', 'no-reason']) readonly marks!: readonly (
    'singleActor' | 'recordedPaper' | 'overturned' | 'no-reason'
  )[];
  @Field.object(() => ImportedFrom, { nullable: true }) readonly imported!: ImportedFrom | null;
}

export class HoursMessage {
  @Field.instant() readonly at!: string;
  @Field.object(() => EventActor) readonly actor!: EventActor;
  @Field.text({ nullable: true, description: 'Null once it was erased.' }) readonly text!: string | null;
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

export class QuickStatistics {
  @Field.decimal() readonly approvedHours!: number;
  @Field.integer() readonly approvedEntries!: number;
  @Field.integer() readonly rejectedEntries!: number;
  @Field.integer() readonly decidedByYou!: number;
  @Field.decimal({ nullable: true }) readonly medianDaysToDecision!: number | null;
  @Field.integer() readonly verifiedFirst!: number;
  @Field.integer() readonly volunteers!: number;
}

export class AttendanceRowEntry {
  @Field.integer({ description: 'Null for who may not read it.', nullable: true }) readonly id!: number | null;
  @Field.choice(HOURS_STATUSES) readonly status!: HoursStatus;
  @Field.hours() readonly hours!: string;
}

export class AttendanceRow {
  @Field.integer() readonly userId!: number;
  @Field.object(() => FullName) readonly user!: FullName;
  @Field.flag({ description: 'False for who was marked present without having signed up.' })
  readonly signedUp!: boolean;
  @Field.choice(ATTENDANCE_STATES) readonly attendance!: AttendanceState;
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

export class CheckInCode {
  @Field.text() readonly code!: string;
  @Field.text() readonly url!: string;
}

export class SavedFilter {
  @Field.integer() readonly id!: number;
  @Field.text() readonly name!: string;
  @Field.text() readonly search!: string;
}

import { IsDefined, IsOptional } from 'class-validator';
import { NamedPerson } from './audit.views.js';
import { Field } from './field.js';
import { LIMITS } from './limits.js';
import { msg, t, type MessageKey } from './messages/translate.js';
import { Reason } from './people.js';
import { IsId, IsIdText, IsOneOf, IsText, IsWhole, Nested, NotEmpty, Optional, Trimmed } from './validation.js';
import {
  RECORD_REQUEST_DECISIONS,
  RECORD_REQUEST_KINDS,
  RECORD_REQUEST_STATUSES,
  RETENTION_KINDS,
  type RecordRequestDecision,
  type RecordRequestKind,
  type RecordRequestStatus,
  type RetentionKind,
  type RetentionYears,
} from './vocabulary.js';

export const RETENTION_LABELS = {
  people: msg('labels.retentionPeople'),
  drafts: msg('labels.retentionDrafts'),
  joinRequests: msg('labels.retentionJoinRequests'),
  imports: msg('labels.retentionImports'),
  exports: msg('labels.retentionExports'),
  notifications: msg('labels.retentionNotifications'),
  emails: msg('labels.retentionEmails'),
  accesses: msg('labels.retentionAccesses'),
} as const satisfies Readonly<Record<RetentionKind, MessageKey>>;

/** The years of each kind; what is absent or null is kept. */
export class NewRetentionYears implements Partial<RetentionYears> {
  people?: number | null;
  drafts?: number | null;
  joinRequests?: number | null;
  imports?: number | null;
  exports?: number | null;
  notifications?: number | null;
  emails?: number | null;
  accesses?: number | null;
}

for (const kind of RETENTION_KINDS) {
  IsWhole(RETENTION_LABELS[kind], 1, LIMITS.retentionYearsMax)(NewRetentionYears.prototype, kind);
  IsOptional()(NewRetentionYears.prototype, kind);
}

const AreYears = () => (target: object, field: string) => {
  Nested(() => NewRetentionYears)(target, field);
  IsDefined({ message: () => t('rules.retentionYears') })(target, field);
};

export class PreviewRetention {
  @AreYears()
  years!: NewRetentionYears;

  @IsOptional()
  @IsId(msg('common.school'))
  organizationId?: number;
}

/** PUT /api/retention: the whole schedule. */
export class SetRetention extends Reason {
  @AreYears()
  years!: NewRetentionYears;

  /** Days within which the school answers a request about a record. */
  @IsWhole(msg('labels.answerWithinDays'), 1, LIMITS.answerDaysMax)
  answerWithinDays!: number;

  @IsOptional()
  @IsId(msg('labels.version'))
  version?: number;

  @IsOptional()
  @IsId(msg('common.school'))
  organizationId?: number;
}

export class RetentionQuery {
  @Optional()
  @IsIdText(msg('common.school'))
  organizationId?: string;
}

/** POST /api/retention/holds. Without a person, of the whole school. */
export class PlaceHold {
  @IsOptional()
  @IsId(msg('labels.person'))
  userId?: number | null;

  @Trimmed()
  @IsText(msg('common.reason'), LIMITS.commentMax)
  @NotEmpty(msg('common.reason'))
  reason!: string;

  @IsOptional()
  @IsId(msg('common.school'))
  organizationId?: number;
}

export class HeldPerson {
  @Field.integer() readonly id!: number;
  @Field.text() readonly name!: string;
}

export class HoldView {
  @Field.integer() readonly id!: number;
  @Field.object(() => HeldPerson, { nullable: true, description: 'Null if the whole school is held.' })
  readonly person!: HeldPerson | null;
  @Field.text({ nullable: true }) readonly reason!: string | null;
  @Field.instant() readonly placedAt!: string;
}

export class RetentionRun {
  @Field.choice(RETENTION_KINDS) readonly kind!: RetentionKind;
  @Field.instant() readonly at!: string;
  @Field.integer({ description: 'How many records were erased.' }) readonly count!: number;
}

export class RetentionYearsView implements RetentionYears {
  @Field.integer({ nullable: true }) readonly people!: number | null;
  @Field.integer({ nullable: true }) readonly drafts!: number | null;
  @Field.integer({ nullable: true }) readonly joinRequests!: number | null;
  @Field.integer({ nullable: true }) readonly imports!: number | null;
  @Field.integer({ nullable: true }) readonly exports!: number | null;
  @Field.integer({ nullable: true }) readonly notifications!: number | null;
  @Field.integer({ nullable: true }) readonly emails!: number | null;
  @Field.integer({ nullable: true }) readonly accesses!: number | null;
}

export class RetentionView {
  @Field.integer({ description: '0 before the school set anything; also the ETag.' }) readonly version!: number;
  @Field.object(() => RetentionYearsView) readonly years!: RetentionYears;
  @Field.integer() readonly answerWithinDays!: number;
  @Field.list(() => RetentionRun, { description: 'The newest that erased something, of each kind.' })
  readonly lastRuns!: readonly RetentionRun[];
  @Field.list(() => HoldView, { description: 'Those in force, oldest first.' }) readonly holds!: readonly HoldView[];
}

export class ExpiredRecord {
  /** The person, the file or what else names it; null if nothing does. */
  @Field.text({ nullable: true }) readonly name!: string | null;
  @Field.instant() readonly since!: string;
}

export class RetentionPreview {
  @Field.choice(RETENTION_KINDS) readonly kind!: RetentionKind;
  @Field.integer({ description: 'How many records would be erased, up to 1,001.' }) readonly count!: number;
  @Field.list(() => ExpiredRecord, { description: 'The oldest, up to five.' })
  readonly first!: readonly ExpiredRecord[];
}

/** POST /api/record-requests. An amendment says what is wrong and what should stand instead. */
export class OpenRecordRequest {
  @IsOneOf(msg('labels.requestKind'), RECORD_REQUEST_KINDS)
  kind!: RecordRequestKind;

  /** Whose record; one's own if absent. */
  @IsOptional()
  @IsId(msg('labels.person'))
  userId?: number | null;

  /** An amendment may be of one entry. */
  @IsOptional()
  @IsId(msg('labels.requestEntry'))
  entryId?: number | null;

  @IsOptional()
  @Trimmed()
  @IsText(msg('labels.whatIsWrong'), LIMITS.recordRequestMax)
  wrong?: string | null;

  @IsOptional()
  @Trimmed()
  @IsText(msg('labels.whatShouldStand'), LIMITS.recordRequestMax)
  right?: string | null;
}

/** A refusal gives a reason. `username`: typed to confirm that the person is erased. */
export class DecideRecordRequest extends Reason {
  @IsOneOf(msg('labels.decision'), RECORD_REQUEST_DECISIONS)
  decision!: RecordRequestDecision;

  @IsOptional()
  @IsText(msg('common.username'), LIMITS.nameMax)
  username?: string | null;

  @IsOptional()
  @IsId(msg('labels.version'))
  version?: number;
}

export class AttachStatement {
  @Trimmed()
  @IsText(msg('labels.statement'), LIMITS.recordRequestMax)
  @NotEmpty(msg('labels.statement'))
  text!: string;
}

export class RecordRequestQuery {
  @Optional()
  @IsOneOf(msg('common.status'), ['open', 'closed'])
  status?: 'open' | 'closed';

  @Optional()
  @IsIdText(msg('common.school'))
  organizationId?: string;
}

export class RecordRequestEntry {
  @Field.integer() readonly id!: number;
  @Field.day({ nullable: true }) readonly date!: string | null;
}

export class RecordRequestView {
  @Field.integer() readonly id!: number;
  @Field.integer({ description: 'Raised by every change; also the ETag.' }) readonly version!: number;
  @Field.choice(RECORD_REQUEST_KINDS) readonly kind!: RecordRequestKind;
  @Field.choice(RECORD_REQUEST_STATUSES) readonly status!: RecordRequestStatus;
  @Field.object(() => HeldPerson) readonly person!: HeldPerson;
  @Field.object(() => NamedPerson) readonly openedBy!: NamedPerson;
  @Field.instant() readonly openedAt!: string;
  @Field.day({ description: 'The last day on which the school may answer.' }) readonly dueOn!: string;
  @Field.integer({ description: 'Days until it is due by the school’s calendar; negative once it is overdue.' })
  readonly daysLeft!: number;
  @Field.object(() => RecordRequestEntry, { nullable: true }) readonly entry!: RecordRequestEntry | null;
  @Field.text({ nullable: true }) readonly wrong!: string | null;
  @Field.text({ nullable: true }) readonly right!: string | null;
  @Field.instant({ nullable: true }) readonly decidedAt!: string | null;
  @Field.object(() => NamedPerson, { nullable: true }) readonly decidedBy!: NamedPerson | null;
  @Field.text({ nullable: true }) readonly reason!: string | null;
  @Field.text({ nullable: true, description: 'What the family attached after a refused amendment.' })
  readonly statement!: string | null;
  @Field.instant({ nullable: true }) readonly statementAt!: string | null;
}

/** An event that ended the texts of a record. */
export class ErasureStep {
  /** `hours/17`. */
  @Field.text() readonly record!: string;
  @Field.integer() readonly step!: number;
  @Field.text({ example: 'hours.erased' }) readonly type!: string;
  @Field.instant() readonly at!: string;
}

/** GET /api/record-requests/{id}/certificate. Names nobody. */
export class ErasureCertificate {
  @Field.integer({ description: 'The request that it answers.' }) readonly request!: number;
  @Field.text() readonly school!: string;
  @Field.instant() readonly requestedAt!: string;
  @Field.instant() readonly grantedAt!: string;
  @Field.list(() => ErasureStep, { description: 'In order. The log of the school proves each.' })
  readonly steps!: readonly ErasureStep[];
}

/** What a family wrote beside an entry, or a whole record, whose amendment the school refused. */
export class StatementView {
  @Field.text() readonly text!: string;
  @Field.instant() readonly at!: string;
}

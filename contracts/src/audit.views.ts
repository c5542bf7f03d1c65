import {
  ACCESS_KINDS,
  type AccessKind,
  ANOMALIES,
  INTEGRITY_STATES,
  type AnomalyRule,
  type IntegrityState,
} from './audit.js';
import { Field } from './field.js';
import { NamedRecord } from './names.views.js';
import { ROLES, type Role } from './vocabulary.js';

const HASH = { pattern: '^[0-9a-f]{64}$', description: 'In hexadecimal.' } as const;

export class InclusionProof {
  @Field.integer() readonly organizationId!: number;
  @Field.integer({ minimum: 1 }) readonly number!: number;
  @Field.integer({ minimum: 1 }) readonly size!: number;
  @Field.text({
    description: 'Its bytes, as text in UTF-8; null where only its volunteer reads it, while it is a draft.',
    nullable: true,
  })
  readonly event!: string | null;
  @Field.text({ ...HASH, description: "SHA-256 over a zero byte and the event's bytes, in hexadecimal." })
  readonly leaf!: string;
  @Field.text(HASH) readonly root!: string;
  @Field.as<readonly string[]>(
    { type: 'array', items: { type: 'string', ...HASH } },
    { description: 'From the leaf up (RFC 6962).' },
  )
  readonly hashes!: readonly string[];
}

export class ConsistencyProof {
  @Field.integer() readonly organizationId!: number;
  @Field.integer({ minimum: 1 }) readonly from!: number;
  @Field.integer({ minimum: 1 }) readonly to!: number;
  @Field.text(HASH) readonly fromRoot!: string;
  @Field.text(HASH) readonly toRoot!: string;
  @Field.as<readonly string[]>(
    { type: 'array', items: { type: 'string', ...HASH } },
    { description: 'As RFC 6962 has them.' },
  )
  readonly hashes!: readonly string[];
}

export class LogKey {
  @Field.text({ description: '`name+id+key`, as the tools of transparency logs take it.' })
  readonly verifierKey!: string;
  @Field.instant() readonly since!: string;
  @Field.instant({ nullable: true }) readonly until!: string | null;
  @Field.text({
    description: 'A note by the key before it that names it; null for the first, and where the key before it was lost.',
    nullable: true,
  })
  readonly statement!: string | null;
}

export class CheckpointRow {
  @Field.integer({ minimum: 1 }) readonly size!: number;
  @Field.text(HASH) readonly root!: string;
  @Field.instant() readonly sealedAt!: string;
  @Field.text({ pattern: '^[0-9a-f]{8}$' }) readonly key!: string;
}

export class NamedPerson {
  @Field.integer({ nullable: true }) readonly id!: number | null;
  @Field.text() readonly name!: string;
  @Field.choice([...ROLES, 'system', 'visitor', 'supervisor']) readonly role!:
    Role | 'system' | 'visitor' | 'supervisor';
}

export class AuditEvent {
  @Field.integer({
    description: 'In the sealed log of its school; null in the second before it is sealed.',
    nullable: true,
  })
  readonly number!: number | null;
  @Field.integer() readonly organizationId!: number;
  @Field.text({ example: 'hours/12' }) readonly record!: string;
  @Field.integer() readonly version!: number;
  @Field.text({ example: 'hours.approved' }) readonly type!: string;
  @Field.instant() readonly at!: string;
  @Field.object(() => NamedPerson) readonly actor!: NamedPerson;
  @Field.object(() => NamedRecord, { nullable: true }) readonly person!: NamedRecord | null;
  @Field.text({ example: '3.00', nullable: true }) readonly hours!: string | null;
}

export class AuditStep extends AuditEvent {
  @Field.record<unknown>({ description: 'As it was recorded.' }) readonly data!: Readonly<Record<string, unknown>>;
  @Field.record<string | null>({ type: 'string', nullable: true }) readonly texts!: Readonly<
    Record<string, string | null>
  >;
  @Field.text({ description: 'SHA-256 of its bytes, in hexadecimal.' }) readonly hash!: string;
  /** The result of checking bytes, key and tree for this response. */
  @Field.choice(['sealed', 'recorded', 'broken']) readonly verified!: 'sealed' | 'recorded' | 'broken';
  @Field.text({ description: 'What is wrong with it, in a sentence; null for all but broken ones.', nullable: true })
  readonly fault!: string | null;
}

export class AuditPerson {
  @Field.integer() readonly id!: number;
  @Field.text() readonly name!: string;
  @Field.choice(ROLES) readonly role!: Role;
}

export class Decider {
  @Field.object(() => NamedPerson, { description: 'In the role of the last of these decisions.' })
  readonly person!: NamedPerson;
  @Field.choice(ROLES, {
    nullable: true,
    description: 'The role of the first of these decisions, if it was another one.',
  })
  readonly earlierRole!: Role | null;
  @Field.integer() readonly verified!: number;
  @Field.integer() readonly approved!: number;
  @Field.integer() readonly rejected!: number;
  @Field.integer({ description: 'Of the approved ones, how many nobody else had verified.' }) readonly alone!: number;
  @Field.decimal() readonly approvedHours!: number;
  @Field.instant() readonly firstAt!: string;
  @Field.instant() readonly lastAt!: string;
}

export class IntegrityChecks {
  @Field.choice(['tree', 'signature', 'outside', 'events']) readonly name!: 'tree' | 'signature' | 'outside' | 'events';
  @Field.flag({ nullable: true }) readonly holds!: boolean | null;
  @Field.text() readonly words!: string;
}

export class Checkup {
  @Field.instant() readonly at!: string;
  @Field.integer() readonly events!: number;
  @Field.integer() readonly faults!: number;
  @Field.text() readonly summary!: string;
  @Field.texts() readonly words!: readonly string[];
}

export class UnfinishedCheckup {
  @Field.instant() readonly since!: string;
  @Field.text() readonly why!: string;
}

export class Integrity {
  @Field.integer() readonly organizationId!: number;
  @Field.choice(INTEGRITY_STATES) readonly state!: IntegrityState;
  @Field.text() readonly words!: string;
  @Field.integer() readonly sealed!: number;
  @Field.integer() readonly waiting!: number;
  @Field.instant({ nullable: true }) readonly sealedAt!: string | null;
  @Field.text({ description: 'In hexadecimal.', nullable: true }) readonly root!: string | null;
  @Field.text({ description: 'Of the key that signs, 8 hexadecimal digits.', example: '530d903a' })
  readonly key!: string;
  /** Of the newest checkpoint, and of the newest check of all events. */
  @Field.list(() => IntegrityChecks) readonly checks!: readonly IntegrityChecks[];
  @Field.object(() => Checkup, { nullable: true }) readonly checkup!: Checkup | null;
  @Field.object(() => UnfinishedCheckup, { nullable: true }) readonly unfinished!: UnfinishedCheckup | null;
  @Field.flag() readonly isCheckingUp!: boolean;
}

export class Anomaly {
  @Field.choice(ANOMALIES) readonly rule!: AnomalyRule;
  @Field.instant() readonly at!: string;
  @Field.object(() => NamedPerson) readonly actor!: NamedPerson;
  @Field.object(() => NamedRecord, { nullable: true }) readonly person!: NamedRecord | null;
  @Field.integer() readonly decisions!: number;
  @Field.decimal() readonly hours!: number;
  @Field.text() readonly reason!: string;
  @Field.as<readonly string[]>({ type: 'array', items: { type: 'string', example: 'hours/12' } }, { maxItems: 10 })
  readonly records!: readonly string[];
}

export class SampledEntry {
  @Field.integer({ description: 'Of its approval in the log.' }) readonly number!: number;
  @Field.text({ example: 'hours/12' }) readonly record!: string;
  @Field.object(() => NamedRecord, { nullable: true }) readonly person!: NamedRecord | null;
  @Field.object(() => NamedPerson) readonly actor!: NamedPerson;
  @Field.instant() readonly at!: string;
  @Field.text({ example: '3.00', nullable: true }) readonly hours!: string | null;
  @Field.text({
    description:
      'SHA-256 over seed, newline, number of the school, newline and `number`, in hexadecimal: the smallest are drawn.',
  })
  readonly draw!: string;
}

export class Sample {
  @Field.integer() readonly organizationId!: number;
  @Field.text() readonly seed!: string;
  @Field.integer({ description: 'How many events were sealed.' }) readonly size!: number;
  @Field.text({ description: 'The root of the tree of that size, in hexadecimal.' }) readonly root!: string;
  @Field.integer({ description: 'How many approvals it was drawn from.' }) readonly population!: number;
  @Field.list(() => SampledEntry) readonly entries!: readonly SampledEntry[];
}

export class AccessSeen {
  @Field.text({ description: 'Null where it was no single record.', example: 'hours/12', nullable: true })
  readonly record!: string | null;
  @Field.text({ example: 'GET /api/volunteer-hours/:id' }) readonly route!: string;
}

/** What one person read of another with at most a minute between one request and the next is one look, in one row. */
export class Access {
  @Field.text({ description: 'Grows with the log.', example: '1742' }) readonly id!: string;
  @Field.instant({ description: 'Of a look, when it began; else the same as `at`.' }) readonly since!: string;
  @Field.instant({ description: 'Of a look, when it ended.' }) readonly at!: string;
  @Field.choice(ACCESS_KINDS) readonly kind!: AccessKind;
  @Field.object(() => NamedPerson) readonly actor!: NamedPerson;
  @Field.object(() => NamedRecord, { nullable: true }) readonly person!: NamedRecord | null;
  @Field.text({
    description: 'The last one seen; null where it was no single record.',
    example: 'hours/12',
    nullable: true,
  })
  readonly record!: string | null;
  @Field.text({ description: 'The last one.', example: 'GET /api/volunteer-hours/:id' }) readonly route!: string;
  @Field.list(() => AccessSeen, {
    description: 'All that was seen in the look, each once, in the order of the requests.',
  })
  readonly seen!: readonly AccessSeen[];
  @Field.text({ description: 'The code of the refusal.', nullable: true }) readonly refusal!: string | null;
}

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

/** That the event of a number is in the tree of a size. */
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

/** That the tree of a later size begins with all of an earlier one. */
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

/** GET /api/audit/keys: every key that ever signed this server's checkpoints, the present one first. */
export class LogKey {
  @Field.text({ description: '`name+id+key`, as the tools of transparency logs take it.' })
  readonly verifierKey!: string;
  @Field.instant() readonly since!: string;
  /** Null for the one that signs now. */
  @Field.instant({ nullable: true }) readonly until!: string | null;
  @Field.text({
    description: 'A note by the key before it that names it; null for the first, and where the key before it was lost.',
    nullable: true,
  })
  readonly statement!: string | null;
}

/** A checkpoint of a school, as a list of them shows it. */
export class CheckpointRow {
  @Field.integer({ minimum: 1 }) readonly size!: number;
  @Field.text(HASH) readonly root!: string;
  @Field.instant() readonly sealedAt!: string;
  /** The id of the key that signed it, 8 hexadecimal digits. */
  @Field.text({ pattern: '^[0-9a-f]{8}$' }) readonly key!: string;
}

export class NamedPerson {
  /** Null where nobody did it: the system itself, or a visitor. */
  @Field.integer({ nullable: true }) readonly id!: number | null;
  @Field.text() readonly name!: string;
  @Field.choice([...ROLES, 'system', 'visitor']) readonly role!: Role | 'system' | 'visitor';
}

/** One event in a list. */
export class AuditEvent {
  @Field.integer({
    description: 'In the sealed log of its school; null in the second before it is sealed.',
    nullable: true,
  })
  readonly number!: number | null;
  @Field.integer() readonly organizationId!: number;
  /** Such as `hours/12`. */
  @Field.text({ example: 'hours/12' }) readonly record!: string;
  @Field.integer() readonly version!: number;
  /** Such as `hours.approved`. */
  @Field.text({ example: 'hours.approved' }) readonly type!: string;
  @Field.instant() readonly at!: string;
  @Field.object(() => NamedPerson) readonly actor!: NamedPerson;
  /** Whom it is about; null where it is about nobody. */
  @Field.object(() => NamedRecord, { nullable: true }) readonly person!: NamedRecord | null;
  /** Hours of the entry after it, "3.00"; null for everything else. */
  @Field.text({ example: '3.00', nullable: true }) readonly hours!: string | null;
}

/** GET /api/audit/records/{kind}/{id}: every event of one record, oldest first, as it was recorded. */
export class AuditStep extends AuditEvent {
  /** What the log holds of it, but for free text. */
  @Field.record<unknown>({ description: 'As it was recorded.' }) readonly data!: Readonly<Record<string, unknown>>;
  /** The free text beside it; null where a text was emptied or erased. */
  @Field.record<string | null>({ type: 'string', nullable: true }) readonly texts!: Readonly<
    Record<string, string | null>
  >;
  @Field.text({ description: 'SHA-256 of its bytes, in hexadecimal.' }) readonly hash!: string;
  /** Whether its bytes, its key and the tree agree, found out for this answer. */
  @Field.choice(['sealed', 'recorded', 'broken']) readonly verified!: 'sealed' | 'recorded' | 'broken';
  @Field.text({ description: 'What is wrong with it, in a sentence; null for all but broken ones.', nullable: true })
  readonly fault!: string | null;
}

export class AuditPerson {
  @Field.integer() readonly id!: number;
  @Field.text() readonly name!: string;
  @Field.choice(ROLES) readonly role!: Role;
}

/** One person's decisions. Hours are numbers. */
export class Decider {
  @Field.object(() => NamedPerson) readonly person!: NamedPerson;
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
  /** Null where it could not be looked at. */
  @Field.flag({ nullable: true }) readonly holds!: boolean | null;
  @Field.text() readonly words!: string;
}

/** What came of the newest time that every event of a school was read again. */
export class Checkup {
  @Field.instant() readonly at!: string;
  @Field.integer() readonly events!: number;
  @Field.integer() readonly faults!: number;
  /** What the faults come to, in one sentence; empty where there are none. */
  @Field.text() readonly summary!: string;
  /** A sentence for each record and whatever else is not as it was; of very many the first. */
  @Field.texts() readonly words!: readonly string[];
}

/** That every event was to be read again, and that it broke off. */
export class UnfinishedCheckup {
  /** When it broke off for the first time; no check was finished since. */
  @Field.instant() readonly since!: string;
  /** A clause, such as "something in the database cannot be read". */
  @Field.text() readonly why!: string;
}

/** GET /api/audit/integrity: how the log of a school stands, for people. */
export class Integrity {
  @Field.integer() readonly organizationId!: number;
  @Field.choice(INTEGRITY_STATES) readonly state!: IntegrityState;
  /** In a sentence or two. */
  @Field.text() readonly words!: string;
  @Field.integer() readonly sealed!: number;
  @Field.integer() readonly waiting!: number;
  @Field.instant({ nullable: true }) readonly sealedAt!: string | null;
  @Field.text({ description: 'In hexadecimal.', nullable: true }) readonly root!: string | null;
  @Field.text({ description: 'Of the key that signs, 8 hexadecimal digits.', example: '530d903a' })
  readonly key!: string;
  /**
   * Whether tree, signature and the copy outside the database of the newest checkpoint agree, just now, and whether
   * the newest checkup of all events found nothing.
   */
  @Field.list(() => IntegrityChecks) readonly checks!: readonly IntegrityChecks[];
  /** Null before the first; there is one a day, and whenever POST /api/audit/checkups asks for one. */
  @Field.object(() => Checkup, { nullable: true }) readonly checkup!: Checkup | null;
  /** Null where the newest check was finished. */
  @Field.object(() => UnfinishedCheckup, { nullable: true }) readonly unfinished!: UnfinishedCheckup | null;
  /** Whether all events are being read again just now. */
  @Field.flag() readonly isCheckingUp!: boolean;
}

export class Anomaly {
  @Field.choice(ANOMALIES) readonly rule!: AnomalyRule;
  /** When it began. */
  @Field.instant() readonly at!: string;
  @Field.object(() => NamedPerson) readonly actor!: NamedPerson;
  /** Whose entries; null where they are several people's. */
  @Field.object(() => NamedRecord, { nullable: true }) readonly person!: NamedRecord | null;
  /** How many decisions it is made of. */
  @Field.integer() readonly decisions!: number;
  /** Hours of them together, as a number. */
  @Field.decimal() readonly hours!: number;
  /** Why it is here, in a sentence. */
  @Field.text() readonly reason!: string;
  /** At most ten of the records, such as `hours/12`. */
  @Field.as<readonly string[]>({ type: 'array', items: { type: 'string', example: 'hours/12' } }, { maxItems: 10 })
  readonly records!: readonly string[];
}

export class SampledEntry {
  @Field.integer({ description: 'Of its approval in the log.' }) readonly number!: number;
  @Field.text({ example: 'hours/12' }) readonly record!: string;
  @Field.object(() => NamedRecord, { nullable: true }) readonly person!: NamedRecord | null;
  @Field.object(() => NamedPerson) readonly actor!: NamedPerson;
  @Field.instant() readonly at!: string;
  /** "3.00" */
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

/** GET /api/audit/accesses: who looked at, took away, or was refused what. */
export class Access {
  @Field.text({ description: 'Grows with the log.', example: '1742' }) readonly id!: string;
  @Field.instant() readonly at!: string;
  @Field.choice(ACCESS_KINDS) readonly kind!: AccessKind;
  @Field.object(() => NamedPerson) readonly actor!: NamedPerson;
  /** Whose record; null for what holds many people's, or nobody's. */
  @Field.object(() => NamedRecord, { nullable: true }) readonly person!: NamedRecord | null;
  @Field.text({ description: 'Null where it was no single record.', example: 'hours/12', nullable: true })
  readonly record!: string | null;
  /** What was requested. */
  @Field.text({ example: 'GET /api/volunteer-hours/:id' }) readonly route!: string;
  @Field.text({ description: 'The code of the refusal.', nullable: true }) readonly refusal!: string | null;
}

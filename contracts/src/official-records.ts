import { ArrayUnique, IsArray, IsOptional } from 'class-validator';
import { NamedPerson } from './audit.views.js';
import { CODE_ALPHABET, normalCode } from './families.js';
import { Field } from './field.js';
import { msg, t } from './messages/translate.js';
import { IsOneOf } from './validation.js';
import {
  RECORD_PARTS,
  RECORD_STATUSES,
  ROLES,
  VERIFICATION_LEVELS,
  type RecordPart,
  type RecordStatus,
  type Role,
  type VerificationLevel,
} from './vocabulary.js';

const GROUPS = 3;
const GROUP = 4;
/** 60 random bits. */
export const RECORD_CODE_LENGTH = GROUPS * GROUP;
const CODE = new RegExp(`^[${CODE_ALPHABET}]{${RECORD_CODE_LENGTH}}$`);

/** Returns a typed code as it is stored; undefined if no record can have it. */
export function recordCode(typed: string): string | undefined {
  const code = normalCode(typed);
  return CODE.test(code) ? code : undefined;
}

/** Formats a code as `K7QM-2XPR-9DHT`. */
export const shownRecordCode = (code: string): string =>
  Array.from({ length: GROUPS }, (_, group) => code.slice(group * GROUP, (group + 1) * GROUP)).join('-');

/** Checks the signature of a `record.json` with openssl 3 alone, in a POSIX shell. */
export const RECORD_CHECK = String.raw`sed 's/.*"record"://; s/,"signature":"[^"]*"}$//' record.json | tr -d '\n' > record.txt
sed 's/.*,"signature":"\([^"]*\)"}$/\1/' record.json | openssl base64 -d -A > signature.bin
{
  printf '\060\052\060\005\006\003\053\145\160\003\041\000'
  sed 's/.*"key":"[^+]*+[^+]*+\([^"]*\)".*/\1/' record.json | openssl base64 -d -A | tail -c 32
} | openssl pkey -pubin -inform DER -out key.pem
openssl pkeyutl -verify -pubin -inkey key.pem -rawin -in record.txt -sigfile signature.bin
`;

/** POST /api/users/{id}/records. Without `show` the record shows everything. */
export class IssueRecord {
  @IsOptional()
  @IsArray({ message: () => t('rules.recordParts') })
  @ArrayUnique({ message: () => t('rules.recordParts') })
  @IsOneOf(msg('labels.recordParts'), RECORD_PARTS, { each: true })
  show?: RecordPart[] | null;
}

export class IssuedRecord {
  @Field.text({ example: 'K7QM-2XPR-9DHT' }) readonly code!: string;
  /** The page for whoever was given the record. */
  @Field.text() readonly url!: string;
}

export class RecordGoal {
  @Field.decimal() readonly hours!: number;
  @Field.flag() readonly met!: boolean;
  /** The school year that it is for, where the goal begins anew with each. */
  @Field.text({ optional: true }) readonly year?: string;
}

export class RecordTotals {
  @Field.decimal() readonly hours!: number;
  @Field.decimal({ optional: true, description: 'Where the school has rules of what counts: as many hours count.' })
  readonly counted?: number;
  @Field.integer() readonly entries!: number;
}

/** Hours that count in it. */
export class RecordCategory {
  @Field.text() readonly name!: string;
  @Field.decimal() readonly hours!: number;
}

export class RecordYear {
  @Field.text() readonly name!: string;
  @Field.day() readonly startsOn!: string;
  @Field.day() readonly endsOn!: string;
  @Field.decimal() readonly hours!: number;
  @Field.decimal({ optional: true, description: 'Where fewer than all of them count.' }) readonly counted?: number;
}

export class RecordVerifier {
  @Field.text() readonly name!: string;
  @Field.choice(VERIFICATION_LEVELS) readonly level!: VerificationLevel;
}

export class RecordEntry {
  @Field.day() readonly date!: string;
  @Field.hours() readonly hours!: string;
  @Field.hours({ optional: true, description: 'Where fewer hours count.' }) readonly counted?: string;
  @Field.text({ optional: true }) readonly category?: string;
  @Field.text({ optional: true }) readonly organization?: string;
  /** Null if the school approved the hours without a verification. */
  @Field.object(() => RecordVerifier, { optional: true, nullable: true }) readonly verifier?: RecordVerifier | null;
}

/** Who at the school countersigned the record, under the name they had then. */
export class RecordCountersigner {
  @Field.text() readonly name!: string;
  @Field.choice(ROLES) readonly role!: Role;
  @Field.instant() readonly at!: string;
}

/** What the family wrote after the school refused to correct the record, or an entry of it. */
export class RecordStatement {
  @Field.text() readonly text!: string;
  @Field.instant() readonly at!: string;
  @Field.day({ optional: true, description: 'Of the entry that it is about.' }) readonly date?: string;
}

/** Approved hours, as they were when the record was issued. What its holder does not show is absent. */
export class RecordContent {
  @Field.text({ optional: true }) readonly name?: string;
  @Field.text({ optional: true }) readonly school?: string;
  @Field.object(() => RecordTotals, { optional: true }) readonly totals?: RecordTotals;
  @Field.object(() => RecordGoal, { optional: true }) readonly goal?: RecordGoal;
  /** Those with approved hours, oldest first. */
  @Field.list(() => RecordYear, { optional: true }) readonly years?: readonly RecordYear[];
  @Field.list(() => RecordCategory, { optional: true }) readonly categories?: readonly RecordCategory[];
  /** Oldest first. */
  @Field.list(() => RecordEntry, { optional: true }) readonly entries?: readonly RecordEntry[];
  /** Where the entries themselves are not shown. */
  @Field.texts({ optional: true }) readonly organizations?: readonly string[];
  @Field.list(() => RecordVerifier, { optional: true }) readonly verifiers?: readonly RecordVerifier[];
  /** Always shown, oldest first. */
  @Field.list(() => RecordStatement, { optional: true }) readonly statements?: readonly RecordStatement[];
}

/** Of a record that is still valid: what is no longer approved of it. */
export class RecordTakenBack {
  @Field.integer({ description: 'Entries that were revoked, reopened, deleted or lowered since.' })
  readonly entries!: number;
  @Field.decimal() readonly hours!: number;
  @Field.decimal({ description: 'That the record shows.' }) readonly of!: number;
}

/** GET /api/records/{code}. Nothing but the status and the times is left of a record that was erased. */
export class RecordView extends RecordContent {
  @Field.text() readonly code!: string;
  @Field.choice(RECORD_STATUSES) readonly status!: RecordStatus;
  @Field.object(() => RecordCountersigner, { optional: true }) readonly countersigned?: RecordCountersigner;
  /** Since when it is not valid any more. */
  @Field.instant({ nullable: true }) readonly since!: string | null;
  /** Absent if everything is still approved. */
  @Field.object(() => RecordTakenBack, { optional: true }) readonly takenBack?: RecordTakenBack;
  @Field.instant() readonly issuedAt!: string;
  @Field.text({
    optional: true,
    description: 'The school’s today, if the record shows the school.',
    example: '#1a2b3c',
  })
  readonly color?: string;
  @Field.text({ optional: true, description: 'The school’s today as a data URL, if the record shows the school.' })
  readonly logo?: string;
  /** The school's, if the record shows the school; else UTC. Paper and page name the same days by it. */
  @Field.text() readonly timeZone!: string;
}

/** A record among those of one person, newest first. */
export class RecordRow extends IssuedRecord {
  @Field.choice(RECORD_STATUSES) readonly status!: RecordStatus;
  @Field.instant({ nullable: true }) readonly since!: string | null;
  @Field.instant() readonly issuedAt!: string;
  @Field.object(() => NamedPerson) readonly issuedBy!: NamedPerson;
  @Field.object(() => RecordCountersigner, { nullable: true }) readonly countersigned!: RecordCountersigner | null;
  @Field.choices(RECORD_PARTS) readonly show!: readonly RecordPart[];
  /** Absent if everything is still approved. */
  @Field.object(() => RecordTakenBack, { optional: true }) readonly takenBack?: RecordTakenBack;
}

/** The checkpoint that an official record was tied to when it was issued. */
export class RecordCheckpoint {
  @Field.text() readonly origin!: string;
  @Field.integer() readonly size!: number;
  /** Base64, as in the checkpoint itself. */
  @Field.text() readonly root!: string;
}

/** What is signed: its RFC 8785 bytes. */
export class SignedContent extends RecordContent {
  @Field.text() readonly code!: string;
  @Field.instant() readonly issuedAt!: string;
  @Field.object(() => RecordCheckpoint, { nullable: true }) readonly checkpoint!: RecordCheckpoint | null;
}

/** What a countersignature is over: its RFC 8785 bytes. */
export class CountersignedStatement extends RecordCountersigner {
  @Field.text() readonly code!: string;
  /** The `signature` of the record that it is about. */
  @Field.text() readonly recordSignature!: string;
}

export class Countersignature {
  @Field.object(() => CountersignedStatement) readonly statement!: CountersignedStatement;
  /** Ed25519, in base64. */
  @Field.text() readonly signature!: string;
  /** `name+id+key`, one of GET /api/audit/keys. */
  @Field.text() readonly key!: string;
}

/** GET /api/records/{code}.json: the same bytes for ever, but for the countersignature that may come. */
export class SignedRecord {
  @Field.object(() => SignedContent) readonly record!: SignedContent;
  /** Ed25519, in base64. */
  @Field.text() readonly signature!: string;
  /** `name+id+key`, one of GET /api/audit/keys. */
  @Field.text() readonly key!: string;
  /** The whole signed note (C2SP); null if nothing was sealed yet. */
  @Field.text({ nullable: true }) readonly checkpoint!: string | null;
  @Field.object(() => Countersignature, { optional: true }) readonly countersignature?: Countersignature;
}

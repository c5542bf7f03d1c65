import { IsIn, Matches } from 'class-validator';
import { LogListPeriodQuery, LogPeriodQuery, LogQuery } from './proofs.js';
import { LIMITS } from './limits.js';
import { IsIdText, IsText, Optional } from './validation.js';
import { ROLES, type Role } from './vocabulary.js';

/** What records the log keeps events of, as their streams are named. */
export const AUDITED_RECORDS = [
  'hours',
  'user',
  'family-link',
  'join-request',
  'opportunity',
  'signup',
  'attendance',
  'organization',
  'settings',
  'import',
  'export',
  'contact-message',
  'subscription',
  'log',
] as const;
export type AuditedRecord = (typeof AUDITED_RECORDS)[number];

/** GET /api/audit/events: what happened at a school, newest first. All filters hold together. */
export class AuditEventsQuery extends LogListPeriodQuery {
  /** Whom it is about. */
  @Optional()
  @IsIdText('Person')
  person?: string;

  /** Who did or decided it. */
  @Optional()
  @IsIdText('Decided by')
  by?: string;

  /** A kind of record such as `hours`, or a kind of event such as `hours.approved`. */
  @Optional()
  @Matches(/^[a-z-]{1,40}(\.[a-z-]{1,40})?$/, { message: 'Kind must be one of the list.' })
  kind?: string;
}

export interface NamedPerson {
  /** Null where nobody did it: the system itself, or a visitor. */
  readonly id: number | null;
  readonly name: string;
  readonly role: Role | 'system' | 'visitor';
}

/** GET /api/audit/people: whom a school's log can be narrowed to, found by a part of their name; at most 20. */
export class AuditPeopleQuery extends LogQuery {
  @Optional()
  @IsText('Search', LIMITS.nameMax)
  q?: string;

  @Optional()
  @IsIdText('Id')
  id?: string;

  @Optional()
  @IsIn(ROLES, { message: 'Role must be one of the list.' })
  role?: Role;
}

export interface AuditPerson {
  readonly id: number;
  readonly name: string;
  readonly role: Role;
}

/** One event in a list. */
export interface AuditEvent {
  /** In the sealed log of its school; null in the second before it is sealed. */
  readonly number: number | null;
  readonly organizationId: number;
  /** Such as `hours/12`. */
  readonly record: string;
  readonly version: number;
  /** Such as `hours.approved`. */
  readonly type: string;
  readonly at: string;
  readonly actor: NamedPerson;
  /** Whom it is about; null where it is about nobody. */
  readonly person: { readonly id: number; readonly name: string } | null;
  /** Hours of the entry after it, "3.00"; null for everything else. */
  readonly hours: string | null;
}

/** GET /api/audit/records/{kind}/{id}: every event of one record, oldest first, as it was recorded. */
export interface AuditStep extends AuditEvent {
  /** What the log holds of it, but for free text. */
  readonly data: Readonly<Record<string, unknown>>;
  /** The free text beside it; null where a text was emptied or erased. */
  readonly texts: Readonly<Record<string, string | null>>;
  /** SHA-256 of its bytes, in hexadecimal. */
  readonly hash: string;
  /** Whether its bytes, its key and the tree agree, found out for this answer. */
  readonly verified: 'sealed' | 'recorded' | 'broken';
  /** What is wrong with it, in a sentence; null for all but broken ones. */
  readonly fault: string | null;
}

/** What the access log keeps. */
export const ACCESS_KINDS = ['viewed', 'exported', 'evidence', 'refused'] as const;
export type AccessKind = (typeof ACCESS_KINDS)[number];

/** GET /api/audit/accesses: who looked at, took away, or was refused what; newest first. */
export class AccessesQuery extends LogListPeriodQuery {
  /** Whose record it was. */
  @Optional()
  @IsIdText('Person')
  person?: string;

  /** Who looked. */
  @Optional()
  @IsIdText('By')
  by?: string;

  @Optional()
  @IsIn(ACCESS_KINDS, { message: 'Kind must be viewed, exported, evidence or refused.' })
  kind?: AccessKind;
}

export interface Access {
  readonly id: string;
  readonly at: string;
  readonly kind: AccessKind;
  readonly actor: NamedPerson;
  /** Whose record; null for what holds many people's, or nobody's. */
  readonly person: { readonly id: number; readonly name: string } | null;
  /** Such as `hours/12`; null where it was no single record. */
  readonly record: string | null;
  /** What was asked, such as `GET /api/volunteer-hours/:id`. */
  readonly route: string;
  /** The code of the refusal; null for everything else. */
  readonly refusal: string | null;
}

/** GET /api/audit/deciders: what each person decided in a time. */
export class DecidersQuery extends LogPeriodQuery {}

/** One person's decisions. Hours are numbers. */
export interface Decider {
  readonly person: NamedPerson;
  readonly verified: number;
  readonly approved: number;
  readonly rejected: number;
  /** Of the approved ones, how many nobody else had verified. */
  readonly alone: number;
  readonly approvedHours: number;
  readonly firstAt: string;
  readonly lastAt: string;
}

/** What a reviewer looks at first. It accuses nobody. */
export const ANOMALIES = ['burst', 'same-minute', 'relative', 'nominated-verifier', 'let-in'] as const;
export type AnomalyRule = (typeof ANOMALIES)[number];

/** GET /api/audit/anomalies */
export class AnomaliesQuery extends LogListPeriodQuery {
  @Optional()
  @IsIn(ANOMALIES, { message: 'Rule must be burst, same-minute, relative, nominated-verifier or let-in.' })
  rule?: AnomalyRule;
}

export interface Anomaly {
  readonly rule: AnomalyRule;
  /** When it began. */
  readonly at: string;
  readonly actor: NamedPerson;
  /** Whose entries; null where they are several people's. */
  readonly person: { readonly id: number; readonly name: string } | null;
  /** How many decisions it is made of. */
  readonly decisions: number;
  /** Hours of them together, as a number. */
  readonly hours: number;
  /** Why it is here, in a sentence. */
  readonly reason: string;
  /** At most ten of the records, such as `hours/12`. */
  readonly records: readonly string[];
}

export const SAMPLE_MAX = 500;

/** GET /api/audit/sample, and as a signed text GET /api/audit/sample/workpaper: the same question, the same entries. */
export class SampleQuery extends LogPeriodQuery {
  /** Any words; who has them draws the same entries. */
  @IsText('Seed', 100)
  seed!: string;

  @Matches(/^([1-9]\d?|[1-4]\d\d|500)$/, { message: `Entries must be a whole number from 1 to ${SAMPLE_MAX}.` })
  entries!: string;

  /** How many events the log had when it was drawn; as many as are sealed now where it is absent. */
  @Optional()
  @IsIdText('Size')
  size?: string;
}

export interface SampledEntry {
  /** Of its approval in the log. */
  readonly number: number;
  readonly record: string;
  readonly person: { readonly id: number; readonly name: string } | null;
  readonly actor: NamedPerson;
  readonly at: string;
  /** "3.00" */
  readonly hours: string | null;
  /** SHA-256 over seed, newline, number of the school, newline and `number`, in hexadecimal: the smallest are drawn. */
  readonly draw: string;
}

export interface Sample {
  readonly organizationId: number;
  readonly seed: string;
  readonly size: number;
  /** The root of the tree of that size, in hexadecimal. */
  readonly root: string;
  /** How many approvals it was drawn from. */
  readonly population: number;
  readonly entries: readonly SampledEntry[];
}

/** What came of the newest time that every event of a school was read again. */
export interface Checkup {
  readonly at: string;
  readonly events: number;
  readonly faults: number;
  /** What the faults come to, in one sentence; empty where there are none. */
  readonly summary: string;
  /** A sentence for each record and whatever else is not as it was; of very many the first. */
  readonly words: readonly string[];
}

/**
 * `waiting`: nothing can be sealed just now, such as for want of room. `faulty`: a check does not hold. `halted`: an
 * event is not as it was written, and nothing of this school is sealed until somebody saw to it. `read-only`: the
 * database is not the one that was signed last, and nothing at all can be changed.
 */
export const INTEGRITY_STATES = ['empty', 'sealed', 'sealing', 'waiting', 'faulty', 'halted', 'read-only'] as const;
export type IntegrityState = (typeof INTEGRITY_STATES)[number];

/** That every event was to be read again, and that it broke off. */
export interface UnfinishedCheckup {
  /** When it broke off for the first time; no check was finished since. */
  readonly since: string;
  /** A clause, such as "something in the database cannot be read". */
  readonly why: string;
}

/** GET /api/audit/integrity: how the log of a school stands, for people. */
export interface Integrity {
  readonly organizationId: number;
  readonly state: IntegrityState;
  /** In a sentence or two. */
  readonly words: string;
  readonly sealed: number;
  readonly waiting: number;
  readonly sealedAt: string | null;
  readonly root: string | null;
  /** Of the key that signs, 8 hexadecimal digits. */
  readonly key: string;
  /**
   * Whether tree, signature and the copy outside the database of the newest checkpoint agree, just now, and whether
   * the newest checkup of all events found nothing.
   */
  readonly checks: readonly {
    readonly name: 'tree' | 'signature' | 'outside' | 'events';
    /** Null where it could not be looked at. */
    readonly holds: boolean | null;
    readonly words: string;
  }[];
  /** Null before the first; there is one a day, and whenever POST /api/audit/checkups asks for one. */
  readonly checkup: Checkup | null;
  /** Null where the newest check was finished. */
  readonly unfinished: UnfinishedCheckup | null;
  /** Whether all events are being read again just now. */
  readonly isCheckingUp: boolean;
}

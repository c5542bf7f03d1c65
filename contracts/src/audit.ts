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

/** GET /api/audit/deciders: what each person decided in a time. */
export class DecidersQuery extends LogPeriodQuery {}

/** What a reviewer looks at first. It accuses nobody. */
export const ANOMALIES = ['burst', 'same-minute', 'relative', 'nominated-verifier', 'let-in'] as const;
export type AnomalyRule = (typeof ANOMALIES)[number];

/** GET /api/audit/anomalies */
export class AnomaliesQuery extends LogListPeriodQuery {
  @Optional()
  @IsIn(ANOMALIES, { message: 'Rule must be burst, same-minute, relative, nominated-verifier or let-in.' })
  rule?: AnomalyRule;
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

/**
 * `waiting`: nothing can be sealed just now, such as for want of room. `faulty`: a check does not hold. `halted`: an
 * event is not as it was written, and nothing of this school is sealed until somebody saw to it. `read-only`: the
 * database is not the one that was signed last, and nothing at all can be changed.
 */
export const INTEGRITY_STATES = ['empty', 'sealed', 'sealing', 'waiting', 'faulty', 'halted', 'read-only'] as const;
export type IntegrityState = (typeof INTEGRITY_STATES)[number];

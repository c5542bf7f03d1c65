import { IsIn, Matches } from 'class-validator';
import { LogListPeriodQuery, LogPeriodQuery, LogQuery } from './proofs.js';
import { LIMITS } from './limits.js';
import { IsIdText, IsText, Optional } from './validation.js';
import { ROLES, type Role } from './vocabulary.js';

/** Prefixes of stream names. */
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

export class AuditEventsQuery extends LogListPeriodQuery {
  @Optional()
  @IsIdText('Person')
  person?: string;

  @Optional()
  @IsIdText('Decided by')
  by?: string;

  @Optional()
  @Matches(/^[a-z-]{1,40}(\.[a-z-]{1,40})?$/, { message: 'Kind must be one of the list.' })
  kind?: string;
}

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

export const ACCESS_KINDS = ['viewed', 'exported', 'evidence', 'refused'] as const;
export type AccessKind = (typeof ACCESS_KINDS)[number];

export class AccessesQuery extends LogListPeriodQuery {
  @Optional()
  @IsIdText('Person')
  person?: string;

  @Optional()
  @IsIdText('By')
  by?: string;

  @Optional()
  @IsIn(ACCESS_KINDS, { message: 'Kind must be viewed, exported, evidence or refused.' })
  kind?: AccessKind;
}

export class DecidersQuery extends LogPeriodQuery {}

/** Patterns for a reviewer to look at; none proves misconduct. */
export const ANOMALIES = ['burst', 'same-minute', 'relative', 'nominated-verifier', 'let-in'] as const;
export type AnomalyRule = (typeof ANOMALIES)[number];

export class AnomaliesQuery extends LogListPeriodQuery {
  @Optional()
  @IsIn(ANOMALIES, { message: 'Rule must be burst, same-minute, relative, nominated-verifier or let-in.' })
  rule?: AnomalyRule;
}

export const SAMPLE_MAX = 500;

export class SampleQuery extends LogPeriodQuery {
  @IsText('Seed', 100)
  seed!: string;

  @Matches(/^([1-9]\d?|[1-4]\d\d|500)$/, { message: `Entries must be a whole number from 1 to ${SAMPLE_MAX}.` })
  entries!: string;

  /** The size of the log when the sample was drawn; the current size by default. */
  @Optional()
  @IsIdText('Size')
  size?: string;
}

/**
 * `waiting`: sealing fails for now, such as for a full disk. `faulty`: a check fails. `halted`: an event was changed,
 * and the school is not sealed until an operator resumes it. `read-only`: the database is not the last signed one.
 */
export const INTEGRITY_STATES = ['empty', 'sealed', 'sealing', 'waiting', 'faulty', 'halted', 'read-only'] as const;
export type IntegrityState = (typeof INTEGRITY_STATES)[number];

import { Matches } from 'class-validator';
import { msg, t } from './messages/translate.js';
import { LogListPeriodQuery, LogPeriodQuery, LogQuery } from './proofs.js';
import { LIMITS } from './limits.js';
import { IsIdText, IsOneOf, IsText, Optional, problemOfWhole } from './validation.js';
import { ROLES, type Role } from './vocabulary.js';

/** Prefixes of stream names. */
export const AUDITED_RECORDS = [
  'hours',
  'record',
  'badge',
  'user',
  'family-link',
  'join-request',
  'opportunity',
  'signup',
  'attendance',
  'organization',
  'academic-year',
  'class',
  'report-schedule',
  'counting-rules',
  'retention',
  'hold',
  'record-request',
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
  @IsIdText(msg('labels.person'))
  person?: string;

  @Optional()
  @IsIdText(msg('labels.decidedBy'))
  by?: string;

  @Optional()
  @Matches(/^[a-z-]{1,40}(\.[a-z-]{1,40})?$/, { message: () => t('rules.unknownKind') })
  kind?: string;
}

export class AuditPeopleQuery extends LogQuery {
  @Optional()
  @IsText(msg('labels.search'), LIMITS.nameMax)
  q?: string;

  @Optional()
  @IsIdText(msg('labels.id'))
  id?: string;

  @Optional()
  @IsOneOf(msg('common.role'), ROLES)
  role?: Role;
}

export const ACCESS_KINDS = ['viewed', 'exported', 'evidence', 'refused'] as const;
export type AccessKind = (typeof ACCESS_KINDS)[number];

export class AccessesQuery extends LogListPeriodQuery {
  @Optional()
  @IsIdText(msg('labels.person'))
  person?: string;

  @Optional()
  @IsIdText(msg('labels.by'))
  by?: string;

  @Optional()
  @IsOneOf(msg('labels.kind'), ACCESS_KINDS)
  kind?: AccessKind;
}

export class DecidersQuery extends LogPeriodQuery {}

/** Patterns for a reviewer to look at; none proves misconduct. */
export const ANOMALIES = ['burst', 'same-minute', 'relative', 'nominated-verifier', 'let-in'] as const;
export type AnomalyRule = (typeof ANOMALIES)[number];

export const ANOMALY_LABELS = {
  burst: msg('auditReview.burst'),
  'same-minute': msg('auditReview.sameMinute'),
  relative: msg('auditReview.relative'),
  'nominated-verifier': msg('auditReview.nominatedVerifier'),
  'let-in': msg('auditReview.letIn'),
} as const satisfies Readonly<Record<AnomalyRule, string>>;

export class AnomaliesQuery extends LogListPeriodQuery {
  @Optional()
  @IsOneOf(msg('labels.rule'), ANOMALIES)
  rule?: AnomalyRule;
}

export const SAMPLE_MAX = 500;

export class SampleQuery extends LogPeriodQuery {
  @IsText(msg('labels.seed'), 100)
  seed!: string;

  @Matches(/^([1-9]\d?|[1-4]\d\d|500)$/, { message: () => problemOfWhole(t('common.entries'), 1, SAMPLE_MAX) })
  entries!: string;

  /** The size of the log when the sample was drawn; the current size by default. */
  @Optional()
  @IsIdText(msg('labels.eventsInLog'))
  size?: string;
}

/**
 * `waiting`: sealing fails for now, such as for a full disk. `faulty`: a check fails. `halted`: an event was changed,
 * and the school is not sealed until an operator resumes it. `read-only`: the database is not the last signed one.
 */
export const INTEGRITY_STATES = ['empty', 'sealed', 'sealing', 'waiting', 'faulty', 'halted', 'read-only'] as const;
export type IntegrityState = (typeof INTEGRITY_STATES)[number];

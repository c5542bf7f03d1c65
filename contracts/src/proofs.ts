import { IsIn, Matches } from 'class-validator';
import { PageQuery } from './paging.js';
import { all, IsDateOrInstant, IsIdText, Optional } from './validation.js';

const School = (): PropertyDecorator =>
  all(Optional(), Matches(/^(0|[1-9]\d{0,8})$/, { message: 'School must be a whole number.' }));

/**
 * The log of a school, as a stranger can check it: RFC 6962 trees, checkpoints and keys in the formats of C2SP. Hashes
 * are in hexadecimal here, and in base64 inside of checkpoints.
 */
export class LogQuery {
  /** For super-admins: another school than their own; 0 is the system's own log. */
  @School()
  organizationId?: string;
}

/** The same in a time. */
export class LogPeriodQuery extends LogQuery {
  /** From the beginning of this day to the end of that, in the school's time zone. */
  @Optional()
  @IsDateOrInstant('From')
  from?: string;

  @Optional()
  @IsDateOrInstant('To')
  to?: string;
}

/** A list out of the log of a school. */
export class LogListQuery extends PageQuery {
  /** As in LogQuery. */
  @School()
  organizationId?: string;
}

/** The same in a time. */
export class LogListPeriodQuery extends LogListQuery {
  /** As in LogPeriodQuery. */
  @Optional()
  @IsDateOrInstant('From')
  from?: string;

  @Optional()
  @IsDateOrInstant('To')
  to?: string;
}

/** GET /api/audit/checkpoints: all that were signed, the newest first. */
export class CheckpointsQuery extends LogListQuery {}

/** GET /api/audit/checkpoint: the newest, or the one at a size; answered as text/plain, signed. */
export class CheckpointQuery extends LogQuery {
  @Optional()
  @IsIdText('Size')
  size?: string;
}

/** GET /api/audit/proofs/inclusion */
export class InclusionQuery extends LogQuery {
  /** Of the event, from 1. */
  @IsIdText('Number')
  number!: string;

  /** Of the tree it is shown to be in; the newest checkpoint's where it is absent. */
  @Optional()
  @IsIdText('Size')
  size?: string;
}

/** GET /api/audit/proofs/consistency */
export class ConsistencyQuery extends LogQuery {
  @IsIdText('From')
  from!: string;

  /** The newest checkpoint's where it is absent. */
  @Optional()
  @IsIdText('To')
  to?: string;
}

export const EVIDENCE_KINDS = ['entry', 'student', 'school'] as const;
export type EvidenceKind = (typeof EVIDENCE_KINDS)[number];

/** POST /api/audit/evidence: one zip that a stranger can check without a network. */
export class EvidenceRequest {
  @IsIn(EVIDENCE_KINDS, { message: 'Evidence is of an entry, a student or a school.' })
  kind!: EvidenceKind;

  /** Of the entry or the student; absent for a school. */
  @Optional()
  @IsIdText('Id')
  id?: string;

  /** What happened from this day on, in the school's time zone. */
  @Optional()
  @IsDateOrInstant('From')
  from?: string;

  @Optional()
  @IsDateOrInstant('To')
  to?: string;

  /** How many events a checkpoint seals that whoever asks has kept: the file shows whether the log begins with them. */
  @Optional()
  @IsIdText('Size')
  held?: string;

  @Optional()
  @IsIdText('School')
  organizationId?: string;
}

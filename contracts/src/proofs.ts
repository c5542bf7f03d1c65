import { IsIn, Matches } from 'class-validator';
import { PageQuery } from './paging.js';
import { all, IsDateOrInstant, IsIdText, Optional } from './validation.js';

const School = (): PropertyDecorator =>
  all(Optional(), Matches(/^(0|[1-9]\d{0,8})$/, { message: 'School must be a whole number.' }));

/** RFC 6962 trees, with checkpoints and keys in C2SP formats. Hashes are hex here, and base64 in checkpoints. */
export class LogQuery {
  /** Another school, for super-admins; 0 is the system's log. */
  @School()
  organizationId?: string;
}

export class LogPeriodQuery extends LogQuery {
  @Optional()
  @IsDateOrInstant('From')
  from?: string;

  @Optional()
  @IsDateOrInstant('To')
  to?: string;
}

export class LogListQuery extends PageQuery {
  @School()
  organizationId?: string;
}

export class LogListPeriodQuery extends LogListQuery {
  @Optional()
  @IsDateOrInstant('From')
  from?: string;

  @Optional()
  @IsDateOrInstant('To')
  to?: string;
}

export class CheckpointsQuery extends LogListQuery {}

export class CheckpointQuery extends LogQuery {
  @Optional()
  @IsIdText('Size')
  size?: string;
}

export class InclusionQuery extends LogQuery {
  @IsIdText('Number')
  number!: string;

  @Optional()
  @IsIdText('Size')
  size?: string;
}

export class ConsistencyQuery extends LogQuery {
  @IsIdText('From')
  from!: string;

  @Optional()
  @IsIdText('To')
  to?: string;
}

export const EVIDENCE_KINDS = ['entry', 'student', 'school'] as const;
export type EvidenceKind = (typeof EVIDENCE_KINDS)[number];

/** A zip that can be verified offline. */
export class EvidenceRequest {
  @IsIn(EVIDENCE_KINDS, { message: 'Evidence is of an entry, a student or a school.' })
  kind!: EvidenceKind;

  @Optional()
  @IsIdText('Id')
  id?: string;

  @Optional()
  @IsDateOrInstant('From')
  from?: string;

  @Optional()
  @IsDateOrInstant('To')
  to?: string;

  /** The size of a checkpoint the user has, to prove that the log extends it. */
  @Optional()
  @IsIdText('Size')
  held?: string;

  @Optional()
  @IsIdText('School')
  organizationId?: string;
}

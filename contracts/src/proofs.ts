import { Matches } from 'class-validator';
import { msg, t } from './messages/translate.js';
import { PageQuery } from './paging.js';
import { all, IsDateOrInstant, IsIdText, IsOneOf, Optional } from './validation.js';

const School = (): PropertyDecorator =>
  all(Optional(), Matches(/^(0|[1-9]\d{0,8})$/, { message: () => t('rules.schoolNumber') }));

/** RFC 6962 trees, with checkpoints and keys in C2SP formats. Hashes are hex here, and base64 in checkpoints. */
export class LogQuery {
  /** Another school, for super-admins; 0 is the system's log. */
  @School()
  organizationId?: string;
}

export class LogPeriodQuery extends LogQuery {
  @Optional()
  @IsDateOrInstant(msg('common.from'))
  from?: string;

  @Optional()
  @IsDateOrInstant(msg('common.to'))
  to?: string;
}

export class LogListQuery extends PageQuery {
  @School()
  organizationId?: string;
}

export class LogListPeriodQuery extends LogListQuery {
  @Optional()
  @IsDateOrInstant(msg('common.from'))
  from?: string;

  @Optional()
  @IsDateOrInstant(msg('common.to'))
  to?: string;
}

export class CheckpointsQuery extends LogListQuery {}

export class CheckpointQuery extends LogQuery {
  @Optional()
  @IsIdText(msg('labels.size'))
  size?: string;
}

export class InclusionQuery extends LogQuery {
  @IsIdText(msg('labels.number'))
  number!: string;

  @Optional()
  @IsIdText(msg('labels.size'))
  size?: string;
}

export class ConsistencyQuery extends LogQuery {
  @IsIdText(msg('common.from'))
  from!: string;

  @Optional()
  @IsIdText(msg('common.to'))
  to?: string;
}

export const EVIDENCE_KINDS = ['entry', 'student', 'school'] as const;
export type EvidenceKind = (typeof EVIDENCE_KINDS)[number];

/** A zip that can be verified offline. */
export class EvidenceRequest {
  @IsOneOf(msg('labels.kind'), EVIDENCE_KINDS)
  kind!: EvidenceKind;

  @Optional()
  @IsIdText(msg('labels.id'))
  id?: string;

  @Optional()
  @IsDateOrInstant(msg('common.from'))
  from?: string;

  @Optional()
  @IsDateOrInstant(msg('common.to'))
  to?: string;

  /** The size of a checkpoint the user has, to prove that the log extends it. */
  @Optional()
  @IsIdText(msg('labels.size'))
  held?: string;

  @Optional()
  @IsIdText(msg('common.school'))
  organizationId?: string;
}

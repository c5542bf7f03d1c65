import { IsOptional } from 'class-validator';
import { msg } from './messages/translate.js';
import { PageQuery } from './paging.js';
import { IsFlag, IsId, IsIdText, IsOneOf, Optional } from './validation.js';

export class JoinOpportunity {
  @IsId(msg('labels.opportunity'))
  opportunityId!: number;

  @IsOptional()
  @IsFlag(msg('labels.waitlist'))
  waitlist?: boolean;

  @IsOptional()
  @IsFlag(msg('labels.despiteClash'))
  despiteClash?: boolean;
}

export const SIGNUP_SORTS = ['-signedUpAt', 'signedUpAt'] as const;
export type SignupSort = (typeof SIGNUP_SORTS)[number];

export class SignupListQuery extends PageQuery {
  @Optional()
  @IsIdText(msg('labels.opportunity'))
  opportunityId?: string;

  @Optional()
  @IsIdText(msg('labels.person'))
  userId?: string;

  @Optional()
  @IsOneOf(msg('common.status'), ['signed-up', 'waitlisted'])
  status?: 'signed-up' | 'waitlisted';

  @Optional()
  @IsOneOf(msg('labels.include'), ['waitlisted'])
  include?: 'waitlisted';

  @Optional()
  @IsIdText(msg('common.school'))
  organizationId?: string;

  @Optional()
  @IsOneOf(msg('labels.sort'), SIGNUP_SORTS)
  sort?: SignupSort;
}

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

export const SIGNUP_SORTS = ['-signedUpAt', 'signedUpAt', 'date', '-date'] as const;
export type SignupSort = (typeof SIGNUP_SORTS)[number];

/** By the times of the opportunity: `current` is not over, `upcoming` has not begun, `past` is over. */
export const SIGNUP_WINDOWS = ['current', 'upcoming', 'past'] as const;
export type SignupWindow = (typeof SIGNUP_WINDOWS)[number];

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
  @IsOneOf(msg('labels.when'), SIGNUP_WINDOWS)
  when?: SignupWindow;

  @Optional()
  @IsIdText(msg('common.school'))
  organizationId?: string;

  @Optional()
  @IsOneOf(msg('labels.sort'), SIGNUP_SORTS)
  sort?: SignupSort;
}

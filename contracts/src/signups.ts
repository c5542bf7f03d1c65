import { IsBoolean, IsIn, IsOptional } from 'class-validator';
import { PageQuery } from './paging.js';
import { IsId, IsIdText, Optional } from './validation.js';

export class JoinOpportunity {
  @IsId('Opportunity')
  opportunityId!: number;

  @IsOptional()
  @IsBoolean({ message: 'Waitlist must be true or false.' })
  waitlist?: boolean;

  @IsOptional()
  @IsBoolean({ message: 'Despite clash must be true or false.' })
  despiteClash?: boolean;
}

export const SIGNUP_SORTS = ['-signedUpAt', 'signedUpAt'] as const;
export type SignupSort = (typeof SIGNUP_SORTS)[number];

export class SignupListQuery extends PageQuery {
  @Optional()
  @IsIdText('Opportunity')
  opportunityId?: string;

  @Optional()
  @IsIdText('Person')
  userId?: string;

  @Optional()
  @IsIn(['signed-up', 'waitlisted'], { message: 'Status must be signed-up or waitlisted.' })
  status?: 'signed-up' | 'waitlisted';

  @Optional()
  @IsIn(['waitlisted'], { message: 'Include can only be waitlisted.' })
  include?: 'waitlisted';

  @Optional()
  @IsIdText('School')
  organizationId?: string;

  @Optional()
  @IsIn(SIGNUP_SORTS, { message: `Sort must be one of ${SIGNUP_SORTS.join(', ')}.` })
  sort?: SignupSort;
}

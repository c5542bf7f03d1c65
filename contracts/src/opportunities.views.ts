import { Field } from './field.js';
import { FullName, Named } from './names.views.js';
import { OPPORTUNITY_STATES, type OpportunityState } from './opportunities.js';
import { AUDIENCES, SIGNUP_STATUSES, type Audience, type SignupStatus } from './vocabulary.js';

export class OpportunityViewMySignup {
  @Field.integer() readonly id!: number;
  @Field.choice(SIGNUP_STATUSES) readonly status!: SignupStatus;
  @Field.integer({ nullable: true }) readonly position!: number | null;
}

export class OpportunityView {
  @Field.integer() readonly id!: number;
  @Field.integer({ description: 'Raised by every change, not by sign-ups; also the ETag.' }) readonly version!: number;
  @Field.integer() readonly organizationId!: number;
  @Field.text() readonly title!: string;
  @Field.text() readonly description!: string;
  @Field.text() readonly organizationName!: string;
  @Field.instant() readonly date!: string;
  @Field.day() readonly day!: string;
  @Field.clockTime() readonly startTime!: string;
  @Field.clockTime({ description: 'At or before the start it is past midnight.' }) readonly endTime!: string;
  @Field.decimal({ description: 'From start to end, in whole steps of 0.5.' }) readonly hours!: number;
  @Field.text() readonly location!: string;
  @Field.integer() readonly maxSlots!: number;
  @Field.integer() readonly currentSignups!: number;
  @Field.integer() readonly spotsLeft!: number;
  @Field.integer() readonly waitlisted!: number;
  @Field.choice(AUDIENCES) readonly targetAudience!: Audience;
  @Field.integer({ nullable: true }) readonly coordinatorId!: number | null;
  @Field.object(() => Named, { nullable: true }) readonly coordinator!: Named | null;
  @Field.flag({ description: 'Whether its coordinator is no longer active: someone else takes attendance.' })
  readonly coordinatorInactive!: boolean;
  @Field.integer({ nullable: true }) readonly createdBy!: number | null;
  @Field.integer({ description: 'The id of the first occurrence of a weekly repetition.', nullable: true })
  readonly seriesId!: number | null;
  @Field.flag() readonly isActive!: boolean;
  @Field.instant({ nullable: true }) readonly cancelledAt!: string | null;
  @Field.text({ nullable: true }) readonly cancelReason!: string | null;
  @Field.instant() readonly createdAt!: string;
  @Field.choice(OPPORTUNITY_STATES) readonly state!: OpportunityState;
  @Field.object(() => OpportunityViewMySignup, { nullable: true }) readonly mySignup!: OpportunityViewMySignup | null;
}

export class SignupViewOpportunity {
  @Field.text() readonly title!: string;
  @Field.text() readonly organizationName!: string;
  @Field.instant() readonly date!: string;
  @Field.day() readonly day!: string;
  @Field.clockTime() readonly startTime!: string;
  @Field.clockTime() readonly endTime!: string;
  @Field.text() readonly location!: string;
  @Field.integer({ description: 'The id of the first occurrence of a weekly repetition.', nullable: true })
  readonly seriesId!: number | null;
}

export class SignupView {
  @Field.integer() readonly id!: number;
  @Field.integer() readonly organizationId!: number;
  @Field.integer() readonly opportunityId!: number;
  @Field.integer() readonly userId!: number;
  @Field.object(() => FullName) readonly user!: FullName;
  @Field.instant() readonly signedUpAt!: string;
  @Field.choice(SIGNUP_STATUSES) readonly status!: SignupStatus;
  @Field.integer({ description: 'From 1, in line for a place; null for who has one.', nullable: true })
  readonly position!: number | null;
  @Field.object(() => SignupViewOpportunity) readonly opportunity!: SignupViewOpportunity;
}

export class MadeSignup extends SignupView {
  @Field.texts() readonly warnings!: readonly string[];
}

export class CalendarLink {
  @Field.text() readonly url!: string;
}

export class CalendarLinkState {
  @Field.instant({ nullable: true }) readonly createdAt!: string | null;
}

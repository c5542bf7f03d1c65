import type { LocalTime } from '@hourtrail/contracts';
import type { Occupied, Opportunity, Person } from './opportunity.state.js';
import type { SignupEvent, Signup, SignupCause } from './signup.events.js';
import * as rules from './signup.rules.js';

export interface SignUpOptions {
  readonly waitlist: boolean;
  readonly despiteClash: boolean;
}

export function signUp(
  opportunity: Opportunity & Occupied,
  by: Person,
  { waitlist, despiteClash }: SignUpOptions,
  {
    now,
    others,
    hasGraduated = false,
  }: {
    readonly now: LocalTime;
    readonly others: readonly rules.OtherOpportunity[];
    readonly hasGraduated?: boolean;
  },
): readonly SignupEvent[] {
  rules.itTakesPlace(opportunity);
  rules.itHasNotBegun(opportunity, now);
  rules.itIsForThem(opportunity, by);
  rules.graduatesSignUpNoMore(hasGraduated);
  const place = rules.thereIsAPlace(opportunity);
  if (!place && !waitlist) throw rules.itIsFull();
  const clash = rules.clashesAreMeant(opportunity, others, despiteClash);
  const to = place ? 'signed-up' : 'waitlisted';
  const data = {
    opportunityId: opportunity.id,
    userId: by.id,
    from: null,
    to,
    ...(clash ? { despite: clash.id } : {}),
  } as const;
  return [{ type: place ? 'signup.made' : 'signup.waitlisted', data }];
}

export function cancelSignup(signup: Signup, opportunity: Opportunity, now: LocalTime): readonly SignupEvent[] {
  rules.itHasNotBegun(opportunity, now);
  return [ended(signup)];
}

export const endSignup = (signup: Signup, cause: SignupCause): readonly SignupEvent[] => [ended(signup, cause)];

export const promote = ({ opportunityId, userId }: Signup): readonly SignupEvent[] => [
  { type: 'signup.promoted', data: { opportunityId, userId, from: 'waitlisted', to: 'signed-up' } },
];

const ended = ({ opportunityId, userId, status }: Signup, cause?: SignupCause): SignupEvent => ({
  type: 'signup.cancelled',
  data: { opportunityId, userId, from: status, to: 'cancelled', ...(cause ? { cause } : {}) },
});

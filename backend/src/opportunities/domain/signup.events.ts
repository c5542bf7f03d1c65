import type { SignupStatus } from '@hourtrail/contracts';
import { recordIdOf, type DomainEvent, type RecordedEvent } from '../../platform/kernel/event.js';

export type SignupEventType = 'signup.made' | 'signup.waitlisted' | 'signup.promoted' | 'signup.cancelled';

/** Every event carries all of it, so that projections need no earlier event. */
export type SignupEventData = {
  readonly opportunityId: number;
  readonly userId: number;
  readonly from: SignupStatus | null;
  readonly to: SignupStatus;
  readonly cause?: SignupCause;
  /** The id of an overlapping opportunity, after the user accepted the overlap. */
  readonly despite?: number;
};

export type SignupEvent = DomainEvent & { readonly type: SignupEventType; readonly data: SignupEventData };

/** Why a sign-up ended if the person did not cancel it. */
export type SignupCause = 'opportunity-cancelled' | 'audience-changed' | 'person-left';

export interface Signup {
  readonly organizationId: number;
  readonly id: number;
  readonly version: number;
  readonly opportunityId: number;
  readonly userId: number;
  readonly status: SignupStatus;
  readonly signedUpAt: Date;
  readonly cause: SignupCause | null;
}

export function evolve(before: Signup | undefined, event: RecordedEvent): Signup {
  const { opportunityId, userId, to, cause } = event.data as unknown as SignupEventData;
  const begun = before ?? {
    organizationId: event.organizationId,
    id: recordIdOf(event.stream),
    opportunityId,
    userId,
    signedUpAt: event.at,
  };
  return { ...begun, version: event.version, status: to, cause: cause ?? null };
}

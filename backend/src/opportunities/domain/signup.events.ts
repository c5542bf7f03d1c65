import type { SignupStatus } from '@hourtrail/contracts';
import type { DomainEvent } from '../../platform/kernel/event.js';
import type { SignupCause } from './signup.state.js';

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

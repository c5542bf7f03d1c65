import type { SignupStatus } from '@hourtrail/contracts';
import type { DomainEvent } from '../../platform/kernel/event.js';
import type { SignupCause } from './signup.state.js';

export type SignupEventType = 'signup.made' | 'signup.waitlisted' | 'signup.promoted' | 'signup.cancelled';

/** Told by every event of a sign-up, so that no projection needs the event before it. */
export type SignupEventData = {
  readonly opportunityId: number;
  readonly userId: number;
  readonly from: SignupStatus | null;
  readonly to: SignupStatus;
  /** Of a cancellation that was not the person's own wish. */
  readonly cause?: SignupCause;
  /** They were told that it is at the same time as this one. */
  readonly despite?: number;
};

export type SignupEvent = DomainEvent & { readonly type: SignupEventType; readonly data: SignupEventData };

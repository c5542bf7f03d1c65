import type { SignupStatus } from '@hourtrail/contracts';

/** Why a sign-up ended, where it was not the person's own wish. */
export type SignupCause = 'opportunity-cancelled' | 'audience-changed' | 'person-left';

/** A person's place at an opportunity, or in the line for one. */
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

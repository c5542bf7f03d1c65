import type { SignupStatus } from '@hourtrail/contracts';

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

import type { SubscriptionStatus } from '@hourtrail/contracts';

export interface Subscription {
  readonly id: number;
  readonly version: number;
  readonly email: string;
  readonly status: SubscriptionStatus;
  readonly askedAt: Date;
  readonly confirmedAt: Date | null;
  readonly endedAt: Date | null;
  readonly erasedAt: Date | null;
}

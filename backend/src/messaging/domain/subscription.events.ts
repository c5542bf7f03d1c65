import type { DomainEvent } from '../../platform/kernel/event.js';

export const SUBSCRIPTION_EVENTS = [
  /** First or repeated request. Texts: email, as typed. */
  'subscription.requested',
  'subscription.confirmed',
  /** By the unsubscribe link in an email. */
  'subscription.ended',
  /** By a super-admin. */
  'subscription.removed',
  /** Removes the address too. */
  'subscription.erased',
] as const;

export type SubscriptionEvent = DomainEvent & {
  readonly type: (typeof SUBSCRIPTION_EVENTS)[number];
  readonly data: Readonly<Record<string, never>>;
};

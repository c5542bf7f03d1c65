import type { DomainEvent } from '../../platform/kernel/event.js';

/** Everything that happens to a subscription of the newsletter. */
export const SUBSCRIPTION_EVENTS = [
  /** For the first time, or once more. Texts: email, as it was typed. */
  'subscription.requested',
  /** By the link that came by mail. */
  'subscription.confirmed',
  /** By the link in a mail. */
  'subscription.ended',
  /** By a super-admin. */
  'subscription.removed',
  /** The address goes too. */
  'subscription.erased',
] as const;

export type SubscriptionEvent = DomainEvent & {
  readonly type: (typeof SUBSCRIPTION_EVENTS)[number];
  readonly data: Readonly<Record<string, never>>;
};

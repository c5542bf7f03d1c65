import { t, LIMITS, type Language, type SubscriptionStatus } from '@hourtrail/contracts';
import { conflict, notFound } from '../../platform/kernel/domain-error.js';
import { recordIdOf, type RecordedEvent, type DomainEvent } from '../../platform/kernel/event.js';

const HOUR = 3_600_000;

export interface Subscription {
  readonly id: number;
  readonly version: number;
  readonly email: string;
  readonly status: SubscriptionStatus;
  /** Of the page where it was asked for; null for English in events before there was another. */
  readonly language: Language | null;
  readonly askedAt: Date;
  readonly confirmedAt: Date | null;
  readonly endedAt: Date | null;
  readonly erasedAt: Date | null;
}

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
  readonly data: { readonly language?: Language };
};

/** No event if the address is confirmed or was requested within the last hour. */
export function request(
  subscription: Subscription | undefined,
  { email, language }: Pick<Subscription, 'email'> & { readonly language: Language },
  now: Date,
): SubscriptionEvent[] {
  if (subscription?.status === 'confirmed') return [];
  const isRepeated = subscription?.status === 'requested' && now.getTime() - subscription.askedAt.getTime() < HOUR;
  return isRepeated ? [] : [{ type: 'subscription.requested', data: { language }, texts: { email } }];
}

export function confirm(subscription: Subscription, now: Date): SubscriptionEvent[] {
  if (!waitsForConfirmation(subscription, now)) throw notFound();
  return [{ type: 'subscription.confirmed', data: {} }];
}

export const waitsForConfirmation = ({ status, askedAt }: Subscription, now: Date): boolean =>
  status === 'requested' && now.getTime() - askedAt.getTime() < LIMITS.newsletterLinkDays * 24 * HOUR;

export const end = (subscription: Subscription): SubscriptionEvent[] =>
  isOver(subscription) ? [] : [{ type: 'subscription.ended', data: {} }];

export function remove(subscription: Subscription): SubscriptionEvent[] {
  if (isOver(subscription)) throw conflict('subscription.ended', t('apiInbox.subscriptionEnded'));
  return [{ type: 'subscription.removed', data: {} }];
}

export const erase = (subscription: Subscription): SubscriptionEvent[] =>
  subscription.erasedAt === null
    ? [...(isOver(subscription) ? [] : remove(subscription)), { type: 'subscription.erased', data: {} }]
    : [];

const isOver = ({ status }: Subscription): boolean => status === 'unsubscribed' || status === 'removed';

export function evolveSubscription(before: Subscription | undefined, event: RecordedEvent): Subscription {
  const { type, version, at, texts, stream } = event;
  if (type === 'subscription.requested') {
    const id = recordIdOf(stream);
    const email = texts['email'] ?? nameless(id);
    const { language = null } = event.data as SubscriptionEvent['data'];
    const begun = { id, version, email, language, status: 'requested', askedAt: at } as const;
    return { ...begun, confirmedAt: null, endedAt: null, erasedAt: null };
  }
  if (before && type === 'subscription.confirmed') return { ...before, version, status: 'confirmed', confirmedAt: at };
  if (before && type === 'subscription.ended') return { ...before, version, status: 'unsubscribed', endedAt: at };
  if (before && type === 'subscription.removed') return { ...before, version, status: 'removed', endedAt: at };
  if (before && type === 'subscription.erased') return { ...before, version, email: nameless(before.id), erasedAt: at };
  throw new Error(`A subscription does not know ${type} here.`);
}

const nameless = (id: number): string => `erased-${id}@invalid`;

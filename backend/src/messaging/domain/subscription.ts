import { LIMITS } from '@hourtrail/contracts';
import { conflict, notFound } from '../../platform/kernel/domain-error.js';
import { recordIdOf, type RecordedEvent } from '../../platform/kernel/event.js';
import type { SubscriptionEvent } from './subscription.events.js';
import type { Subscription } from './subscription.state.js';

const HOUR = 3_600_000;

/** An address asks for the newsletter. Nothing happens where it has it, or asked within the hour. */
export function request(subscription: Subscription | undefined, email: string, now: Date): SubscriptionEvent[] {
  if (subscription?.status === 'confirmed') return [];
  const asksAgain = subscription?.status === 'requested' && now.getTime() - subscription.askedAt.getTime() < HOUR;
  return asksAgain ? [] : [{ type: 'subscription.requested', data: {}, texts: { email } }];
}

/** Whoever reads the mail of the address wants it. */
export function confirm(subscription: Subscription, now: Date): SubscriptionEvent[] {
  if (!waitsForConfirmation(subscription, now)) throw notFound();
  return [{ type: 'subscription.confirmed', data: {} }];
}

/** Whether a link that confirms it still works. */
export const waitsForConfirmation = ({ status, askedAt }: Subscription, now: Date): boolean =>
  status === 'requested' && now.getTime() - askedAt.getTime() < LIMITS.newsletterLinkDays * 24 * HOUR;

/** Its reader wants no more; once more changes nothing. */
export const end = (subscription: Subscription): SubscriptionEvent[] =>
  isOver(subscription) ? [] : [{ type: 'subscription.ended', data: {} }];

/** A super-admin takes an address off the list. */
export function remove(subscription: Subscription): SubscriptionEvent[] {
  if (isOver(subscription)) throw conflict('subscription.ended', 'This address is off the list already.');
  return [{ type: 'subscription.removed', data: {} }];
}

/** Takes the address itself away; nothing is sent to it any more. */
export const erase = (subscription: Subscription): SubscriptionEvent[] =>
  subscription.erasedAt === null
    ? [...(isOver(subscription) ? [] : remove(subscription)), { type: 'subscription.erased', data: {} }]
    : [];

const isOver = ({ status }: Subscription): boolean => status === 'unsubscribed' || status === 'removed';

/** The only way a subscription changes. */
export function evolveSubscription(before: Subscription | undefined, event: RecordedEvent): Subscription {
  const { type, version, at, texts, stream } = event;
  if (type === 'subscription.requested') {
    const id = recordIdOf(stream);
    const email = texts['email'] ?? nameless(id);
    return { id, version, email, status: 'requested', askedAt: at, confirmedAt: null, endedAt: null, erasedAt: null };
  }
  if (before && type === 'subscription.confirmed') return { ...before, version, status: 'confirmed', confirmedAt: at };
  if (before && type === 'subscription.ended') return { ...before, version, status: 'unsubscribed', endedAt: at };
  if (before && type === 'subscription.removed') return { ...before, version, status: 'removed', endedAt: at };
  if (before && type === 'subscription.erased') return { ...before, version, email: nameless(before.id), erasedAt: at };
  throw new Error(`A subscription does not know ${type} here.`);
}

const nameless = (id: number): string => `erased-${id}@invalid`;

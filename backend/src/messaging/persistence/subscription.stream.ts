import { Stream } from '../../platform/event-log/stream.js';
import { stale } from '../../platform/event-log/unit-of-work.js';
import { evolveSubscription, type Subscription } from '../domain/subscription.js';

export const subscriptionStream = new Stream<Subscription>({
  name: 'subscription',
  table: 'messaging.subscriptions',
  evolve: evolveSubscription,
  // two concurrent requests for one address
  refusals: { subscriptions_email: stale },
  columns: {
    email: { type: 'text' },
    status: { type: 'text' },
    language: { type: 'text', nullable: true },
    askedAt: { type: 'timestamptz' },
    confirmedAt: { type: 'timestamptz', nullable: true },
    endedAt: { type: 'timestamptz', nullable: true },
    erasedAt: { type: 'timestamptz', nullable: true },
  },
});

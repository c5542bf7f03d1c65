import type { SubscriptionStatus } from '@hourtrail/contracts';
import type { Stream } from '../../platform/event-log/stream.js';
import { stale } from '../../platform/event-log/unit-of-work.js';
import { evolveSubscription } from '../domain/subscription.js';
import type { Subscription } from '../domain/subscription.state.js';

export const subscriptionStream: Stream<Subscription> = {
  name: 'subscription',
  table: 'messaging.subscriptions',
  evolve: evolveSubscription,
  // the address asked twice at once
  refusals: { subscriptions_email: stale },
  columns: [
    { name: 'email', type: 'text', value: ({ email }) => email },
    { name: 'status', type: 'text', value: ({ status }) => status },
    { name: 'asked_at', type: 'timestamptz', value: ({ askedAt }) => askedAt },
    { name: 'confirmed_at', type: 'timestamptz', value: ({ confirmedAt }) => confirmedAt },
    { name: 'ended_at', type: 'timestamptz', value: ({ endedAt }) => endedAt },
    { name: 'erased_at', type: 'timestamptz', value: ({ erasedAt }) => erasedAt },
  ],
};

/** A row of messaging.subscriptions as the driver reads it. */
export interface SubscriptionRow {
  id: number;
  version: number;
  email: string;
  status: SubscriptionStatus;
  asked_at: Date;
  confirmed_at: Date | null;
  ended_at: Date | null;
  erased_at: Date | null;
}

export const subscriptionOf = (row: SubscriptionRow): Subscription => ({
  id: row.id,
  version: row.version,
  email: row.email,
  status: row.status,
  askedAt: row.asked_at,
  confirmedAt: row.confirmed_at,
  endedAt: row.ended_at,
  erasedAt: row.erased_at,
});

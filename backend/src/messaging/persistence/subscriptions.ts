import { SYSTEM_ORGANIZATION, type SubscriptionView, type MailState } from '@hourtrail/contracts';
import { Injectable } from '@nestjs/common';
import { Database, type Statement } from '../../platform/database/database.js';
import { Records, type OnRecord } from '../../platform/event-log/records.js';
import type { RowOf } from '../../platform/event-log/stream.js';
import { UnitOfWork } from '../../platform/event-log/unit-of-work.js';
import type { Actor } from '../../platform/kernel/actor.js';
import { notFound } from '../../platform/kernel/domain-error.js';
import { mailStateOf } from '../../platform/mail/outbox.js';
import type { Subscription, SubscriptionEvent } from '../domain/subscription.js';
import { inSystemLog } from '../visitor.js';
import { subscriptionStream } from './subscription.stream.js';

/** For links that unsubscribe. */
export const NEWSLETTER = 'newsletter';
export const NEWSLETTER_CONFIRMATION = 'newsletter-confirmation';
export const NEWSLETTER_WELCOME = 'newsletter-welcome';

export interface SubscriptionViewRow extends RowOf<Subscription> {
  readonly confirmation: MailState | null;
}

/** Subscription rows as `r`, with the delivery state of the confirmation email. */
export const SUBSCRIPTION_ROWS = `
  SELECT r.*, ${mailStateOf(NEWSLETTER_CONFIRMATION)} AS confirmation FROM messaging.subscriptions r`;

@Injectable()
export class SubscriptionViews {
  constructor(private readonly database: Database) {}

  /** The subscription must exist. */
  async of(id: number): Promise<SubscriptionView> {
    const [row] = await this.database.read<SubscriptionViewRow>(SYSTEM_ORGANIZATION, {
      name: 'view-subscription',
      text: `${SUBSCRIPTION_ROWS} WHERE r.organization_id = $1 AND r.id = $2`,
      values: [SYSTEM_ORGANIZATION, id],
    });
    return subscriptionViewOf(row as SubscriptionViewRow);
  }
}

export const subscriptionViewOf = (row: SubscriptionViewRow): SubscriptionView => ({
  id: row.id,
  version: row.version,
  email: row.email,
  status: row.status,
  askedAt: row.asked_at.toISOString(),
  confirmedAt: row.confirmed_at?.toISOString() ?? null,
  endedAt: row.ended_at?.toISOString() ?? null,
  confirmation: row.confirmation,
});

@Injectable()
export class Subscriptions {
  private readonly records: Records<Subscription>;

  constructor(
    private readonly database: Database,
    private readonly work: UnitOfWork,
    private readonly views: SubscriptionViews,
  ) {
    this.records = new Records(database, work, subscriptionStream);
  }

  nextId(): Promise<number> {
    return this.records.nextId(SYSTEM_ORGANIZATION);
  }

  /** Undefined if missing or erased. */
  async find(id: number): Promise<Subscription | undefined> {
    const subscription = await this.records.find(SYSTEM_ORGANIZATION, id);
    return subscription?.erasedAt === null ? subscription : undefined;
  }

  /** Ignores case. */
  async ofAddress(email: string): Promise<Subscription | undefined> {
    const [row] = await this.database.read<object>(SYSTEM_ORGANIZATION, {
      name: 'find-subscription-of-address',
      text: `SELECT * FROM messaging.subscriptions
             WHERE organization_id = $1 AND erased_at IS NULL AND lower(email) = lower($2)`,
      values: [SYSTEM_ORGANIZATION, email],
    });
    return row && subscriptionStream.stateOf(row);
  }

  /** Runs `also` in the same transaction, and nothing if there are no events. */
  async save(
    by: Actor,
    { id, before, events }: { id: number; before: Subscription | undefined; events: readonly SubscriptionEvent[] },
    also: readonly Statement[] = [],
  ): Promise<void> {
    if (events.length === 0) return;
    await this.work.commit(inSystemLog(by), subscriptionStream, [{ id, state: before, events }], { also });
  }

  async decide(
    { by, id, version }: OnRecord,
    decision: (subscription: Subscription) => readonly SubscriptionEvent[],
  ): Promise<SubscriptionView> {
    const subscription = await this.find(id);
    if (!subscription) throw notFound();
    const current = () => this.views.of(id);
    await this.records.decide(inSystemLog(by), subscription, () => decision(subscription), { version, current });
    return current();
  }
}

import { SYSTEM_ORGANIZATION, type SubscriptionView } from '@hourtrail/contracts';
import { Injectable } from '@nestjs/common';
import { Database, type Statement } from '../../platform/database.js';
import { isStale, stale, UnitOfWork } from '../../platform/event-log/unit-of-work.js';
import type { Actor } from '../../platform/kernel/actor.js';
import { notFound } from '../../platform/kernel/domain-error.js';
import { erase } from '../domain/subscription.js';
import type { SubscriptionEvent } from '../domain/subscription.events.js';
import type { Subscription } from '../domain/subscription.state.js';
import { SubscriptionViews } from '../queries/subscription-view.js';
import { everywhere, type Asked } from './asked.js';
import { subscriptionStream } from './subscription.stream.js';

/** Where commands meet subscriptions of the newsletter. */
@Injectable()
export class Subscriptions {
  constructor(
    private readonly database: Database,
    private readonly work: UnitOfWork,
    private readonly views: SubscriptionViews,
  ) {}

  async nextId(): Promise<number> {
    const [next] = await this.database.read<{ id: number }>(SYSTEM_ORGANIZATION, {
      name: 'next-subscription',
      text: "SELECT nextval('messaging.subscriptions_id_seq')::integer AS id",
    });
    return (next as { id: number }).id;
  }

  find(id: number): Promise<Subscription | undefined> {
    return this.one('find-subscription', 'id = $2', id);
  }

  /** The one of an address, however it is capitalized. */
  ofAddress(email: string): Promise<Subscription | undefined> {
    return this.one('find-subscription-of-address', 'lower(email) = lower($2)', email);
  }

  /** Saves what happened, with what has to be written in the same transaction; nothing where nothing happened. */
  async save(
    by: Actor,
    { id, before, events }: { id: number; before: Subscription | undefined; events: readonly SubscriptionEvent[] },
    also: readonly Statement[] = [],
  ): Promise<void> {
    if (events.length === 0) return;
    await this.work.commit(everywhere(by), subscriptionStream, [{ id, state: before, events }], { also });
  }

  /** Takes an address away for good. */
  async erase({ by, id, version }: Asked): Promise<void> {
    const before = await this.find(id);
    if (!before) throw notFound();
    if (version !== undefined && version !== before.version) throw stale({ current: await this.views.of(id) });
    await this.save(by, { id, before, events: erase(before) });
  }

  /** Decides on one subscription at the version the person looked at, and answers it as it stands then. */
  async decide(
    { by, id, version }: Asked,
    decision: (subscription: Subscription) => readonly SubscriptionEvent[],
  ): Promise<SubscriptionView> {
    const before = await this.find(id);
    if (!before) throw notFound();
    if (version !== undefined && version !== before.version) throw stale({ current: await this.views.of(id) });
    await this.save(by, { id, before, events: decision(before) }).catch(async (error: unknown) => {
      throw isStale(error) ? stale({ current: await this.views.of(id) }) : error;
    });
    return this.views.of(id);
  }

  private async one(name: string, wanted: string, value: unknown): Promise<Subscription | undefined> {
    const [row] = await this.database.read<object>(SYSTEM_ORGANIZATION, {
      name,
      text: `SELECT * FROM messaging.subscriptions WHERE organization_id = $1 AND erased_at IS NULL AND ${wanted}`,
      values: [SYSTEM_ORGANIZATION, value],
    });
    return row && subscriptionStream.stateOf(row);
  }
}

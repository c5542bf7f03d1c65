import { SYSTEM_ORGANIZATION, type SubscriptionView } from '@hourtrail/contracts';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { systemAt } from '../../platform/event-log/erasure-handler.js';
import type { OnRecord } from '../../platform/event-log/records.js';
import { notFound } from '../../platform/kernel/domain-error.js';
import { Unsubscribe } from '../../platform/mail/unsubscribe.js';
import { AddressLimits } from '../../platform/web/access/address-limits.js';
import { end, erase, remove } from '../domain/subscription.js';
import { NewsletterLinks } from '../persistence/newsletter-links.js';
import { NEWSLETTER, Subscriptions } from '../persistence/subscriptions.js';
import { visitor, type Visit } from '../visitor.js';

export class EndSubscription extends Command<void> {
  constructor(
    readonly token: string,
    readonly visit: Visit,
  ) {
    super();
  }
}

@CommandHandler(EndSubscription)
export class EndSubscriptionHandler implements ICommandHandler<EndSubscription> {
  constructor(
    private readonly limits: AddressLimits,
    private readonly links: NewsletterLinks,
    private readonly subscriptions: Subscriptions,
    unsubscribe: Unsubscribe,
  ) {
    unsubscribe.add(NEWSLETTER, async (id) => {
      const before = await subscriptions.find(id);
      if (before) await subscriptions.save(systemAt(SYSTEM_ORGANIZATION), { id, before, events: end(before) });
    });
  }

  async execute({ token, visit }: EndSubscription): Promise<void> {
    await this.limits.count('newsletter-link', visit.address);
    const before = await this.links.open('unsubscribe', token);
    if (!before) throw notFound();
    await this.subscriptions.save(visitor(visit), { id: before.id, before, events: end(before) });
  }
}

export class EraseSubscription extends Command<void> {
  constructor(readonly record: OnRecord) {
    super();
  }
}

@CommandHandler(EraseSubscription)
export class EraseSubscriptionHandler implements ICommandHandler<EraseSubscription> {
  constructor(private readonly subscriptions: Subscriptions) {}

  async execute({ record }: EraseSubscription): Promise<void> {
    await this.subscriptions.decide(record, erase);
  }
}

export class RemoveSubscription extends Command<SubscriptionView> {
  constructor(readonly record: OnRecord) {
    super();
  }
}

@CommandHandler(RemoveSubscription)
export class RemoveSubscriptionHandler implements ICommandHandler<RemoveSubscription> {
  constructor(private readonly subscriptions: Subscriptions) {}

  execute({ record }: RemoveSubscription): Promise<SubscriptionView> {
    return this.subscriptions.decide(record, remove);
  }
}

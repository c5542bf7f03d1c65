import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { notFound } from '../../platform/kernel/domain-error.js';
import { AddressLimits } from '../../platform/web/access/address-limits.js';
import { end } from '../domain/subscription.js';
import { visitor } from '../persistence/asked.js';
import { NewsletterLinks } from '../persistence/newsletter-links.js';
import { Subscriptions } from '../persistence/subscriptions.js';
import type { Visit } from '../visit.js';

/** A reader of the newsletter wants no more. */
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
  ) {}

  async execute({ token, visit }: EndSubscription): Promise<void> {
    await this.limits.count('newsletter-link', visit.address);
    const before = await this.links.open('unsubscribe', token);
    if (!before) throw notFound();
    await this.subscriptions.save(visitor(visit.requestId), { id: before.id, before, events: end(before) });
  }
}

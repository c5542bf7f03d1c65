import { currentLanguage, SYSTEM_ORGANIZATION } from '@hourtrail/contracts';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { isStale } from '../../platform/event-log/unit-of-work.js';
import { Clock } from '../../platform/kernel/clock.js';
import { notFound } from '../../platform/kernel/domain-error.js';
import { Outbox } from '../../platform/mail/outbox.js';
import { AddressLimits } from '../../platform/web/access/address-limits.js';
import { request, confirm } from '../domain/subscription.js';
import { NewsletterLinks } from '../persistence/newsletter-links.js';
import { NEWSLETTER_CONFIRMATION, Subscriptions, NEWSLETTER_WELCOME } from '../persistence/subscriptions.js';
import { visitor, type Visit } from '../visitor.js';

/** Double opt-in: the owner of the address must confirm. Returns whether the server can send mail. */
export class Subscribe extends Command<boolean> {
  constructor(
    readonly email: string,
    readonly visit: Visit,
  ) {
    super();
  }
}

@CommandHandler(Subscribe)
export class SubscribeHandler implements ICommandHandler<Subscribe> {
  constructor(
    private readonly limits: AddressLimits,
    private readonly clock: Clock,
    private readonly subscriptions: Subscriptions,
    private readonly outbox: Outbox,
  ) {}

  async execute({ email, visit }: Subscribe): Promise<boolean> {
    await this.limits.count('newsletter', visit.address);
    await this.request(email, visit).catch((error: unknown) => {
      // a concurrent request for the same address has the same effect
      if (!isStale(error)) throw error;
    });
    return this.outbox.sendsMail;
  }

  private async request(email: string, visit: Visit): Promise<void> {
    const before = await this.subscriptions.ofAddress(email);
    const events = request(before, { email, language: currentLanguage() }, this.clock.now());
    if (events.length === 0) return;
    const id = before?.id ?? (await this.subscriptions.nextId());
    const mail = this.outbox.queue(SYSTEM_ORGANIZATION, NEWSLETTER_CONFIRMATION, id);
    await this.subscriptions.save(visitor(visit), { id, before, events }, mail);
  }
}

/** The token proves that the visitor reads mail at the address. Returns the address. */
export class ConfirmSubscription extends Command<string> {
  constructor(
    readonly token: string,
    readonly visit: Visit,
  ) {
    super();
  }
}

@CommandHandler(ConfirmSubscription)
export class ConfirmSubscriptionHandler implements ICommandHandler<ConfirmSubscription> {
  constructor(
    private readonly limits: AddressLimits,
    private readonly clock: Clock,
    private readonly links: NewsletterLinks,
    private readonly subscriptions: Subscriptions,
    private readonly outbox: Outbox,
  ) {}

  async execute({ token, visit }: ConfirmSubscription): Promise<string> {
    await this.limits.count('newsletter-link', visit.address);
    const before = await this.links.open('confirm', token);
    if (!before) throw notFound();
    const change = { id: before.id, before, events: confirm(before, this.clock.now()) };
    const mail = this.outbox.queue(SYSTEM_ORGANIZATION, NEWSLETTER_WELCOME, before.id);
    await this.subscriptions.save(visitor(visit), change, mail).catch((error: unknown) => {
      throw isStale(error) ? notFound() : error;
    });
    return before.email;
  }
}

import type { SubscriptionView } from '@hourtrail/contracts';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { OnRecord } from '../../platform/event-log/records.js';
import { remove } from '../domain/subscription.js';
import { Subscriptions } from '../persistence/subscriptions.js';

/** A super-admin takes an address off the newsletter. */
export class RemoveSubscription extends Command<SubscriptionView> {
  constructor(readonly asked: OnRecord) {
    super();
  }
}

@CommandHandler(RemoveSubscription)
export class RemoveSubscriptionHandler implements ICommandHandler<RemoveSubscription> {
  constructor(private readonly subscriptions: Subscriptions) {}

  execute({ asked }: RemoveSubscription): Promise<SubscriptionView> {
    return this.subscriptions.decide(asked, remove);
  }
}

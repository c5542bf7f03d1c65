import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { OnRecord } from '../../platform/event-log/records.js';
import { erase } from '../domain/subscription.js';
import { Subscriptions } from '../persistence/subscriptions.js';

/** A super-admin takes an address that asked for the newsletter away, for good. */
export class EraseSubscription extends Command<void> {
  constructor(readonly asked: OnRecord) {
    super();
  }
}

@CommandHandler(EraseSubscription)
export class EraseSubscriptionHandler implements ICommandHandler<EraseSubscription> {
  constructor(private readonly subscriptions: Subscriptions) {}

  async execute({ asked }: EraseSubscription): Promise<void> {
    await this.subscriptions.decide(asked, erase);
  }
}

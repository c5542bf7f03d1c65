import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Asked } from '../persistence/asked.js';
import { Subscriptions } from '../persistence/subscriptions.js';

/** A super-admin takes an address that asked for the newsletter away, for good. */
export class EraseSubscription extends Command<void> {
  constructor(readonly asked: Asked) {
    super();
  }
}

@CommandHandler(EraseSubscription)
export class EraseSubscriptionHandler implements ICommandHandler<EraseSubscription> {
  constructor(private readonly subscriptions: Subscriptions) {}

  execute({ asked }: EraseSubscription): Promise<void> {
    return this.subscriptions.erase(asked);
  }
}

import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { OnRecord } from '../../platform/event-log/records.js';
import { erase } from '../domain/contact-message.js';
import { ContactMessages } from '../persistence/contact-messages.js';

/** A super-admin takes what a visitor wrote away, for good. */
export class EraseContactMessage extends Command<void> {
  constructor(readonly asked: OnRecord) {
    super();
  }
}

@CommandHandler(EraseContactMessage)
export class EraseContactMessageHandler implements ICommandHandler<EraseContactMessage> {
  constructor(private readonly messages: ContactMessages) {}

  async execute({ asked }: EraseContactMessage): Promise<void> {
    await this.messages.decide(asked, erase);
  }
}

import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Asked } from '../persistence/asked.js';
import { ContactMessages } from '../persistence/contact-messages.js';

/** A super-admin takes what a visitor wrote away, for good. */
export class EraseContactMessage extends Command<void> {
  constructor(readonly asked: Asked) {
    super();
  }
}

@CommandHandler(EraseContactMessage)
export class EraseContactMessageHandler implements ICommandHandler<EraseContactMessage> {
  constructor(private readonly messages: ContactMessages) {}

  execute({ asked }: EraseContactMessage): Promise<void> {
    return this.messages.erase(asked);
  }
}

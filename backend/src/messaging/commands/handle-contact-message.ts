import type { ContactMessageView } from '@hourtrail/contracts';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { OnRecord } from '../../platform/event-log/records.js';
import { handle } from '../domain/contact-message.js';
import { ContactMessages } from '../persistence/contact-messages.js';

/** Somebody saw to what a visitor wrote. */
export class HandleContactMessage extends Command<ContactMessageView> {
  constructor(readonly asked: OnRecord) {
    super();
  }
}

@CommandHandler(HandleContactMessage)
export class HandleContactMessageHandler implements ICommandHandler<HandleContactMessage> {
  constructor(private readonly messages: ContactMessages) {}

  execute({ asked }: HandleContactMessage): Promise<ContactMessageView> {
    return this.messages.decide(asked, handle);
  }
}

import type { ContactMessageView } from '@hourtrail/contracts';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { OnRecord } from '../../platform/event-log/records.js';
import { reopen } from '../domain/contact-message.js';
import { ContactMessages } from '../persistence/contact-messages.js';

/** What a visitor wrote waits for somebody again. */
export class ReopenContactMessage extends Command<ContactMessageView> {
  constructor(readonly asked: OnRecord) {
    super();
  }
}

@CommandHandler(ReopenContactMessage)
export class ReopenContactMessageHandler implements ICommandHandler<ReopenContactMessage> {
  constructor(private readonly messages: ContactMessages) {}

  execute({ asked }: ReopenContactMessage): Promise<ContactMessageView> {
    return this.messages.decide(asked, reopen);
  }
}

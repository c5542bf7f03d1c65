import type { ContactMessageView } from '@hourtrail/contracts';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { OnRecord } from '../../platform/event-log/records.js';
import { handle, reopen, erase } from '../domain/contact-message.js';
import { ContactMessages } from '../persistence/contact-messages.js';

const ACTIONS = { handle, reopen, erase };

export class HandleContactMessage extends Command<ContactMessageView> {
  constructor(
    readonly record: OnRecord,
    readonly action: keyof typeof ACTIONS,
  ) {
    super();
  }
}

@CommandHandler(HandleContactMessage)
export class HandleContactMessageHandler implements ICommandHandler<HandleContactMessage> {
  constructor(private readonly messages: ContactMessages) {}

  execute({ record, action }: HandleContactMessage): Promise<ContactMessageView> {
    return this.messages.decide(record, ACTIONS[action]);
  }
}

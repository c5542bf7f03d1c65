import { SYSTEM_ORGANIZATION, type ContactMessageView } from '@hourtrail/contracts';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { OnRecord } from '../../platform/event-log/records.js';
import { Outbox } from '../../platform/mail/outbox.js';
import { AddressLimits } from '../../platform/web/access/address-limits.js';
import { receive, handle, reopen, erase, type ContactMessage, type Written } from '../domain/contact-message.js';
import { ContactMail } from '../mail/contact-mail.js';
import { CONTACT_FORWARD, ContactMessages } from '../persistence/contact-messages.js';
import { visitor, type Visit } from '../visitor.js';

export class SendContactMessage extends Command<ContactMessage> {
  constructor(
    readonly written: Written,
    readonly visit: Visit,
  ) {
    super();
  }
}

@CommandHandler(SendContactMessage)
export class SendContactMessageHandler implements ICommandHandler<SendContactMessage> {
  constructor(
    private readonly limits: AddressLimits,
    private readonly messages: ContactMessages,
    private readonly outbox: Outbox,
    private readonly mail: ContactMail,
  ) {}

  async execute({ written, visit }: SendContactMessage): Promise<ContactMessage> {
    await this.limits.count('contact', visit.address);
    return this.messages.begin(visitor(visit), receive(written), (id) =>
      this.mail.isForwarded ? this.outbox.queue(SYSTEM_ORGANIZATION, CONTACT_FORWARD, id) : [],
    );
  }
}

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

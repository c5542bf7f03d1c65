import { SYSTEM_ORGANIZATION } from '@hourtrail/contracts';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Outbox } from '../../platform/mail/outbox.js';
import { AddressLimits } from '../../platform/web/access/address-limits.js';
import { receive, type ContactMessage, type Written } from '../domain/contact-message.js';
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

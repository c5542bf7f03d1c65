import { t } from '@hourtrail/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { isEmail } from 'class-validator';
import type { Email } from '../../platform/mail/mail-server.js';
import { Outbox } from '../../platform/mail/outbox.js';
import { writeEmail } from '../../platform/mail/write-email.js';
import { WEB_OPTIONS, type WebOptions } from '../../platform/web/web-options.js';
import type { ContactMessage } from '../domain/contact-message.js';
import { CONTACT_FORWARD, ContactMessages } from '../persistence/contact-messages.js';

@Injectable()
export class ContactMail {
  constructor(
    messages: ContactMessages,
    outbox: Outbox,
    @Inject(WEB_OPTIONS) private readonly options: WebOptions,
  ) {
    outbox.add(CONTACT_FORWARD, async (_everywhere, id) => {
      const to = this.options.mail?.forwardTo;
      const message = to === undefined ? undefined : await messages.seek(id);
      return to && message ? forwarded(message, { to, at: this.options.publicUrl }) : undefined;
    });
  }

  get isForwarded(): boolean {
    return this.options.mail?.forwardTo !== undefined;
  }
}

export function forwarded(
  { id, firstName, lastName, email, organization, message }: ContactMessage,
  { to, at }: { readonly to: string; readonly at: string },
): Email {
  return writeEmail({
    to,
    subject: t('mail.contactSubject', { firstName, lastName, organization }),
    replyTo: isEmail(email) ? email : undefined,
    body: [
      {
        facts: {
          [t('common.name')]: `${firstName} ${lastName}`,
          [t('common.email')]: email,
          [t('common.organization')]: organization,
        },
      },
      { quote: message },
    ],
    footer: [t('mail.contactFooter', { id }), { label: t('mail.contactInbox'), link: `${at}/inbox` }],
  });
}

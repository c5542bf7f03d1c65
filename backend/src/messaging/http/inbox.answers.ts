import {
  CONTACT_MESSAGE_STATUSES,
  MAIL_STATES,
  SUBSCRIPTION_STATUSES,
  type ConfirmedSubscription,
  type ContactMessageView,
  type ContactReceipt,
  type MailStanding,
  type SubscribeAnswer,
  type SubscriptionView,
} from '@hourtrail/contracts';
import {
  choice,
  flag,
  instant,
  integer,
  list,
  nullable,
  object,
  shape,
  text,
} from '../../platform/web/openapi/shape.js';

export const contactReceipt = shape<ContactReceipt>('ContactReceipt', { receivedAt: instant() });

export const contactMessage = shape<ContactMessageView>('ContactMessageView', {
  id: integer(),
  version: integer({ description: 'Raised by every change; also the ETag.' }),
  firstName: text(),
  lastName: text(),
  email: text(),
  organization: text(),
  message: text(),
  status: choice(CONTACT_MESSAGE_STATUSES),
  receivedAt: instant(),
  handledAt: nullable(instant()),
  handledBy: nullable(object<NonNullable<ContactMessageView['handledBy']>>({ id: integer(), name: text() })),
  forwarding: nullable(choice(MAIL_STATES)),
});
export const contactMessages = list(contactMessage);

export const subscribeAnswer = shape<SubscribeAnswer>('SubscribeAnswer', {
  sendsMail: flag({ description: 'False where this server sends no mail, so that nothing can be confirmed yet.' }),
});
export const confirmedSubscription = shape<ConfirmedSubscription>('ConfirmedSubscription', { email: text() });

export const subscription = shape<SubscriptionView>('SubscriptionView', {
  id: integer(),
  version: integer({ description: 'Raised by every change; also the ETag.' }),
  email: text(),
  status: choice(SUBSCRIPTION_STATUSES),
  askedAt: instant(),
  confirmedAt: nullable(instant()),
  endedAt: nullable(instant()),
  confirmation: nullable(choice(MAIL_STATES)),
});
export const subscriptions = list(subscription);

export const mailStanding = shape<MailStanding>('MailStanding', {
  from: nullable(text({ description: 'Null where this server sends no mail.' })),
  forwardsTo: nullable(text({ description: 'Null where messages of visitors only stand in the inbox.' })),
  queued: integer(),
  failed: integer(),
});

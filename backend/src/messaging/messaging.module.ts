import { Module } from '@nestjs/common';
import { ConfirmSubscriptionHandler } from './commands/confirm-subscription.js';
import {
  EndSubscriptionHandler,
  EraseSubscriptionHandler,
  RemoveSubscriptionHandler,
} from './commands/end-subscription.js';
import { HandleContactMessageHandler } from './commands/handle-contact-message.js';
import { MarkAllReadHandler, MarkReadHandler } from './commands/mark-read.js';
import { SendContactMessageHandler } from './commands/send-contact-message.js';
import { SubscribeHandler } from './commands/subscribe.js';
import { ContactMessagesController, ContactController } from './http/contact-messages.controller.js';
import { NewsletterController } from './http/newsletter.controller.js';
import { NotificationsController } from './http/notifications.controller.js';
import { SubscriptionsController } from './http/subscriptions.controller.js';
import { ContactMail } from './mail/contact-mail.js';
import { NewsletterMail } from './mail/newsletter-mail.js';
import { ContactMessages, ContactMessageViews } from './persistence/contact-messages.js';
import { NewsletterLinks } from './persistence/newsletter-links.js';
import { Subscriptions, SubscriptionViews } from './persistence/subscriptions.js';
import { ListContactMessagesHandler } from './queries/list-contact-messages.js';
import { ListNotificationsHandler } from './queries/list-notifications.js';
import { ListSubscriptionsHandler } from './queries/list-subscriptions.js';
import { FindMailStatusHandler } from './queries/find-mail-status.js';

@Module({
  controllers: [
    NotificationsController,
    ContactController,
    ContactMessagesController,
    NewsletterController,
    SubscriptionsController,
  ],
  providers: [
    ListNotificationsHandler,
    MarkReadHandler,
    MarkAllReadHandler,

    ContactMessages,
    ContactMessageViews,
    ContactMail,
    SendContactMessageHandler,
    HandleContactMessageHandler,
    ListContactMessagesHandler,

    Subscriptions,
    SubscriptionViews,
    NewsletterLinks,
    NewsletterMail,
    SubscribeHandler,
    ConfirmSubscriptionHandler,
    EndSubscriptionHandler,
    RemoveSubscriptionHandler,
    EraseSubscriptionHandler,
    ListSubscriptionsHandler,

    FindMailStatusHandler,
  ],
})
export class MessagingModule {}

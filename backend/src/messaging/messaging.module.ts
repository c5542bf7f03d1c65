import { Module } from '@nestjs/common';
import {
  EndSubscriptionHandler,
  EraseSubscriptionHandler,
  RemoveSubscriptionHandler,
} from './commands/end-subscription.js';
import { MarkAllReadHandler, MarkReadHandler } from './commands/mark-read.js';
import { SendContactMessageHandler, HandleContactMessageHandler } from './commands/contact-message.js';
import { SubscribeHandler, ConfirmSubscriptionHandler } from './commands/subscribe.js';
import { AnnouncementsController } from './http/announcements.controller.js';
import { ContactMessagesController, ContactController } from './http/contact-messages.controller.js';
import { EmailChoicesController } from './http/email-choices.controller.js';
import { NewsletterController, SubscriptionsController } from './http/newsletter.controller.js';
import { NotificationsController } from './http/notifications.controller.js';
import { StreamController } from './http/stream.controller.js';
import { ContactMail } from './mail/contact-mail.js';
import { DigestMail } from './mail/digest-mail.js';
import { NewsletterMail } from './mail/newsletter-mail.js';
import { NotificationMail } from './mail/notification-mail.js';
import { ContactMessages, ContactMessageViews } from './persistence/contact-messages.js';
import { EmailChoices } from './persistence/email-choices.js';
import { NewsletterLinks } from './persistence/newsletter-links.js';
import { Subscriptions, SubscriptionViews } from './persistence/subscriptions.js';
import { ListContactMessagesHandler } from './queries/list-contact-messages.js';
import { EmailedNotifications, ListNotificationsHandler } from './queries/list-notifications.js';
import { ListSubscriptionsHandler } from './queries/list-subscriptions.js';
import { FindMailStatusHandler } from './queries/find-mail-status.js';
import { Reminders } from './reminders.js';

@Module({
  controllers: [
    AnnouncementsController,
    NotificationsController,
    StreamController,
    ContactController,
    ContactMessagesController,
    NewsletterController,
    SubscriptionsController,
    EmailChoicesController,
  ],
  providers: [
    ListNotificationsHandler,
    MarkReadHandler,
    MarkAllReadHandler,
    EmailedNotifications,
    EmailChoices,
    NotificationMail,
    DigestMail,
    Reminders,

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

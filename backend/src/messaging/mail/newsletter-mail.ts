import { LIMITS } from '@hourtrail/contracts';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/kernel/clock.js';
import type { Email } from '../../platform/mail/mail-server.js';
import { Outbox } from '../../platform/mail/outbox.js';
import { waitsForConfirmation } from '../domain/subscription.js';
import { NewsletterLinks } from '../persistence/newsletter-links.js';
import { NEWSLETTER_CONFIRMATION, NEWSLETTER_WELCOME, Subscriptions } from '../persistence/subscriptions.js';

/** Renders emails at delivery, and skips those that are obsolete by then. */
@Injectable()
export class NewsletterMail {
  constructor(subscriptions: Subscriptions, links: NewsletterLinks, clock: Clock, outbox: Outbox) {
    outbox.add(NEWSLETTER_CONFIRMATION, async (_everywhere, id) => {
      const subscription = await subscriptions.find(id);
      if (!subscription || !waitsForConfirmation(subscription, clock.now())) return undefined;
      return confirmationEmail(subscription.email, links.to('confirm', subscription));
    });
    outbox.add(NEWSLETTER_WELCOME, async (_everywhere, id) => {
      const subscription = await subscriptions.find(id);
      if (subscription?.status !== 'confirmed') return undefined;
      return welcome(subscription.email, links.to('unsubscribe', subscription));
    });
  }
}

const confirmationEmail = (to: string, link: string): Email => ({
  to,
  subject: 'Confirm your subscription to the HourTrail newsletter',
  text: [
    'Somebody, probably you, asked for the HourTrail newsletter at this address.',
    '',
    'If it was you, open this link and confirm:',
    link,
    '',
    `The link works once, for ${LIMITS.newsletterLinkDays} days.`,
    'If it was not you, do nothing: the newsletter will not come.',
    '',
  ].join('\n'),
});

const welcome = (to: string, link: string): Email => ({
  to,
  subject: 'You are subscribed to the HourTrail newsletter',
  text: [
    'Your subscription to the HourTrail newsletter is confirmed.',
    '',
    'When you want no more of it, open this link:',
    link,
    '',
  ].join('\n'),
  unsubscribeAt: link,
});

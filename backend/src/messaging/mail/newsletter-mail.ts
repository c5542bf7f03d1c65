import { t, LIMITS } from '@hourtrail/contracts';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/kernel/clock.js';
import type { Email } from '../../platform/mail/mail-server.js';
import { Outbox } from '../../platform/mail/outbox.js';
import { Unsubscribe } from '../../platform/mail/unsubscribe.js';
import { writeEmail } from '../../platform/mail/write-email.js';
import { inLanguage } from '../../platform/web/language.js';
import { waitsForConfirmation } from '../domain/subscription.js';
import { NewsletterLinks } from '../persistence/newsletter-links.js';
import {
  NEWSLETTER,
  NEWSLETTER_CONFIRMATION,
  NEWSLETTER_WELCOME,
  Subscriptions,
} from '../persistence/subscriptions.js';

/** Renders emails at delivery, and skips those that are obsolete by then. */
@Injectable()
export class NewsletterMail {
  constructor(
    subscriptions: Subscriptions,
    links: NewsletterLinks,
    clock: Clock,
    outbox: Outbox,
    unsubscribe: Unsubscribe,
  ) {
    outbox.add(NEWSLETTER_CONFIRMATION, async (_everywhere, id) => {
      const subscription = await subscriptions.find(id);
      if (!subscription || !waitsForConfirmation(subscription, clock.now())) return undefined;
      const { email, language } = subscription;
      return inLanguage(language, () => confirmationEmail(email, links.to('confirm', subscription)));
    });
    outbox.add(NEWSLETTER_WELCOME, async (_everywhere, id) => {
      const subscription = await subscriptions.find(id);
      if (subscription?.status !== 'confirmed') return undefined;
      const { email, language } = subscription;
      const { oneClick } = unsubscribe.linksTo(NEWSLETTER, id);
      return inLanguage(language, () => welcome(email, links.to('unsubscribe', subscription), oneClick));
    });
  }
}

const confirmationEmail = (to: string, link: string): Email =>
  writeEmail({
    to,
    subject: t('mail.newsletterConfirmSubject'),
    body: [
      t('mail.newsletterConfirmIntro'),
      { button: { label: t('mail.newsletterConfirmLink'), link } },
      t('mail.newsletterConfirmNotes', { days: LIMITS.newsletterLinkDays }),
    ],
  });

const welcome = (to: string, link: string, unsubscribeAt: string): Email =>
  writeEmail({
    to,
    subject: t('mail.newsletterWelcomeSubject'),
    body: [t('mail.newsletterWelcome')],
    footer: [{ label: t('mail.newsletterUnsubscribe'), link }],
    unsubscribeAt,
  });

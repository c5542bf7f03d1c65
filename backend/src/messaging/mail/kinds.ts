/** The kinds of mail that these modules leave in the outbox. */
export const CONTACT_FORWARD = 'contact-forward';
export const NEWSLETTER_CONFIRMATION = 'newsletter-confirmation';
export const NEWSLETTER_WELCOME = 'newsletter-welcome';

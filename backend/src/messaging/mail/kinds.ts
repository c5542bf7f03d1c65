export const CONTACT_FORWARD = 'contact-forward';
export const NEWSLETTER_CONFIRMATION = 'newsletter-confirmation';
export const NEWSLETTER_WELCOME = 'newsletter-welcome';

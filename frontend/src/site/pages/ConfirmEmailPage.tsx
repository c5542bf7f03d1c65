import type { ConfirmedEmail } from '@hourtrail/contracts';
import type { PageMeta } from '../meta.js';
import { LinkPage } from '../newsletter/LinkPage.js';

export const meta: PageMeta = {
  path: '/confirm-email',
  title: 'Confirm your email',
  description: 'Confirms that an email is yours, so that your HourTrail account is known by it.',
  keywords: ['confirm', 'email'],
  indexed: false,
};

export const Page = () => (
  <LinkPage<ConfirmedEmail>
    title="Confirm your email"
    lead="Your HourTrail account is known by this address once you confirm that it is yours."
    path="/auth/confirm-email"
    button="Confirm email"
    busy="Confirming..."
    done={({ email }) => `Thank you. Your account is known by ${email} now.`}
    ended="This link was used already, is older than seven days, or belongs to an address that was changed since. Your profile shows what still waits, and sends a new link."
    onward={{ href: '/profile', label: 'Go to your profile' }}
  />
);

import type { ConfirmedSubscription } from '@hourtrail/contracts';
import type { PageMeta } from '../meta.js';
import { LinkPage } from '../newsletter/LinkPage.js';

export const meta: PageMeta = {
  path: '/newsletter/confirm',
  title: 'Confirm your subscription',
  description: 'Confirms that you asked for the HourTrail newsletter.',
  keywords: ['newsletter', 'confirm'],
  indexed: false,
};

export const Page = () => (
  <LinkPage<ConfirmedSubscription>
    title="Confirm your subscription"
    lead="You asked for the HourTrail newsletter. It comes to your address once you confirm."
    onward={{ href: '/blog', label: 'Read the blog' }}
    path="/newsletter/confirm"
    button="Confirm subscription"
    busy="Confirming..."
    done={({ email }) => `You are subscribed. The newsletter comes to ${email}.`}
    ended="This link was used already, is older than seven days, or was replaced by a newer one. If you confirmed before, you are subscribed; otherwise ask for the newsletter again on the blog."
  />
);

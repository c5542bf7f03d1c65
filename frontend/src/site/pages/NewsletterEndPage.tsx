import type { PageMeta } from '../meta.js';
import { LinkPage } from '../newsletter/LinkPage.js';

export const meta: PageMeta = {
  path: '/newsletter/unsubscribe',
  title: 'End your subscription',
  description: 'Ends a subscription of the HourTrail newsletter.',
  keywords: ['newsletter', 'unsubscribe'],
  indexed: false,
};

export const Page = () => (
  <LinkPage<undefined>
    title="End your subscription"
    lead="The HourTrail newsletter will not come to your address any more."
    onward={{ href: '/blog', label: 'Read the blog' }}
    path="/newsletter/unsubscribe"
    button="Unsubscribe"
    busy="Unsubscribing..."
    done={() => 'Your subscription has ended.'}
    ended="This link belongs to no subscription."
  />
);

import { PRIVACY, PRIVACY_LEAD } from '../content/privacy.js';
import type { PageMeta } from '../meta.js';
import { DocumentPage } from '../ui/DocumentPage.js';
import { StandingLink } from '../ui/TextLink.js';

export const meta: PageMeta = {
  path: '/privacy',
  title: 'Privacy policy',
  description:
    'What HourTrail keeps about people, why, who sees it, and what you can ask of us. Effective August 6, 2025.',
  keywords: ['privacy policy', 'student data', 'FERPA'],
};

export const Page = () => (
  <DocumentPage title="Privacy policy" lead={PRIVACY_LEAD} chapters={PRIVACY}>
    <p>
      <StandingLink href="/">Back to Home</StandingLink>
    </p>
  </DocumentPage>
);

import { ACCESSIBILITY, ACCESSIBILITY_LEAD } from '../content/accessibility.js';
import type { PageMeta } from '../meta.js';
import { DocumentPage } from '../ui/DocumentPage.js';

export const meta: PageMeta = {
  path: '/accessibility',
  title: 'Accessibility',
  description:
    'What HourTrail tests against WCAG 2.1 and 2.2 AA, Section 508 and the ADA, on which screens, and the limits we know of.',
  keywords: ['accessibility statement', 'WCAG 2.1 AA', 'Section 508', 'ADA'],
};

export const Page = () => <DocumentPage title="Accessibility" lead={ACCESSIBILITY_LEAD} chapters={ACCESSIBILITY} />;

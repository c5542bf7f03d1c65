import { TERMS, TERMS_LEAD } from '../content/terms.js';
import type { PageMeta } from '../meta.js';
import { DocumentPage } from '../ui/DocumentPage.js';

export const meta: PageMeta = {
  path: '/terms-of-service',
  title: 'Terms of service',
  description:
    'The terms for using HourTrail: accounts, conduct, trial, fees, your data and ending. Last updated January 2025.',
  keywords: ['terms of service', 'subscription terms'],
};

export const Page = () => <DocumentPage title="Terms of service" lead={TERMS_LEAD} chapters={TERMS} />;

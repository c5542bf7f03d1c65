import { DirectLines } from '../contact/DirectLines.js';
import { DATA_SECURITY, DATA_SECURITY_LEAD } from '../content/dataSecurity.js';
import type { PageMeta } from '../meta.js';
import { DocumentPage } from '../ui/DocumentPage.js';

export const meta: PageMeta = {
  path: '/data-security',
  title: 'Data security',
  description:
    'How HourTrail protects student records: measures, FERPA, practices, what the operator sets, and certificates not held.',
  keywords: ['data security', 'student records', 'FERPA', 'encryption', 'audit log'],
};

export const Page = () => (
  <DocumentPage title="Data security" lead={DATA_SECURITY_LEAD} chapters={DATA_SECURITY}>
    <DirectLines />
  </DocumentPage>
);

import { t } from '@hourtrail/contracts';

interface PageDescription {
  readonly description: string;
  readonly keywords: string;
}

/** By page title. */
const PAGES: Readonly<Record<string, PageDescription>> = {
  [t('dashboard.dashboard')]: {
    description: t('ui.aboutDashboard'),
    keywords: t('ui.keywordsDashboard'),
  },
  [t('common.opportunities')]: {
    description: t('ui.aboutOpportunities'),
    keywords: t('ui.keywordsOpportunities'),
  },
  [t('pages.myHours')]: {
    description: t('ui.aboutMyHours'),
    keywords: t('ui.keywordsMyHours'),
  },
  [t('approvals.approvalDashboard')]: {
    description: t('ui.aboutApprovals'),
    keywords: t('ui.keywordsApprovals'),
  },
  [t('approvals.verificationDashboard')]: {
    description: t('ui.aboutVerification'),
    keywords: t('ui.keywordsVerification'),
  },
  [t('people.people')]: {
    description: t('ui.aboutPeople'),
    keywords: t('ui.keywordsPeople'),
  },
  [t('common.school')]: {
    description: t('ui.aboutSchool'),
    keywords: t('ui.keywordsSchool'),
  },
  [t('schools.schools')]: {
    description: t('ui.aboutSchools'),
    keywords: t('ui.keywordsSchools'),
  },
  [t('audit.title')]: {
    description: t('ui.aboutAudit'),
    keywords: t('ui.keywordsAudit'),
  },
  [t('inbox.title')]: {
    description: t('ui.aboutInbox'),
    keywords: t('ui.keywordsInbox'),
  },
  [t('inbox.notifications')]: {
    description: t('ui.aboutNotifications'),
    keywords: t('ui.keywordsNotifications'),
  },
  [t('pages.profile')]: {
    description: t('ui.aboutProfile'),
    keywords: t('ui.keywordsProfile'),
  },
  [t('pages.systemSettings')]: {
    description: t('ui.aboutSettings'),
    keywords: t('ui.keywordsSettings'),
  },
  [t('dashboard.importExport')]: {
    description: t('ui.aboutImportExport'),
    keywords: t('ui.keywordsImportExport'),
  },
};

const ANY_PAGE: PageDescription = {
  description: t('app.description'),
  keywords: t('ui.keywordsAnyPage'),
};

/** The title itself is rendered by React. */
export function describePage(title: string, fullTitle: string): void {
  const { description, keywords } = PAGES[title] ?? ANY_PAGE;
  setMeta('name', 'description', description);
  setMeta('name', 'keywords', keywords);
  setMeta('property', 'og:title', fullTitle);
  setMeta('property', 'og:description', description);
}

function setMeta(attribute: 'name' | 'property', key: string, content: string): void {
  let meta = document.head.querySelector<HTMLMetaElement>(`meta[${attribute}="${key}"]`);
  if (!meta) {
    meta = document.createElement('meta');
    meta.setAttribute(attribute, key);
    document.head.append(meta);
  }
  meta.content = content;
}

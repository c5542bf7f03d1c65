interface PageDescription {
  readonly description: string;
  readonly keywords: string;
}

/** By page title. */
const PAGES: Readonly<Record<string, PageDescription>> = {
  Dashboard: {
    description: 'Your start in HourTrail: what waits for you, the latest hours and what comes next.',
    keywords: 'dashboard, volunteer hours, overview',
  },
  Opportunities: {
    description: 'Find volunteer opportunities, see who organizes them and when, and sign up for a spot.',
    keywords: 'volunteer opportunities, sign up, events',
  },
  'My Hours': {
    description: 'Your volunteer hours with the status and the trail of every entry.',
    keywords: 'my volunteer hours, log hours, approved hours',
  },
  'Approval Dashboard': {
    description: 'Volunteer hours that wait for a decision, and those already approved or rejected.',
    keywords: 'approve hours, reject hours, review',
  },
  'Verification Dashboard': {
    description: 'Volunteer hours assigned to you to verify, and those you have answered.',
    keywords: 'verify hours, coordinator, review',
  },
  People: {
    description: 'The people of your school: their accounts, families and requests to join.',
    keywords: 'users, accounts, families, join requests',
  },
  School: {
    description: 'Your school in HourTrail: its hours goal, rules, time zone and join code.',
    keywords: 'school settings, hours goal, join code',
  },
  Schools: {
    description: 'Every school in HourTrail, with its hours goal, rules and join code.',
    keywords: 'schools, organizations, school settings',
  },
  Audit: {
    description: 'The log of every change, with its checkpoints, checks and proofs.',
    keywords: 'audit log, checkpoints, integrity, proofs',
  },
  Inbox: {
    description: 'Messages from the contact form, and newsletter subscriptions.',
    keywords: 'contact messages, newsletter subscriptions',
  },
  Notifications: {
    description: 'News about your hours, opportunities and account.',
    keywords: 'notifications, unread',
  },
  Profile: {
    description: 'Your details, password, sessions, calendar link and family.',
    keywords: 'profile, password, sessions, family code',
  },
  'System Settings': {
    description: 'What holds for new schools, passwords and sessions, and what is true of email and data retention.',
    keywords: 'system settings, passwords, sessions, data retention',
  },
  'Import/Export': {
    description: 'Import users, hours and opportunities from CSV files, and export them.',
    keywords: 'import, export, CSV',
  },
};

const ANY_PAGE: PageDescription = {
  description: 'HourTrail keeps every volunteer hour with its trail: who logged it, who verified it, who approved it.',
  keywords: 'HourTrail, volunteer hours',
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

export const app = {
  // the page while it loads
  'app.description':
    'HourTrail keeps a trail for every volunteer hour: who logged it, who verified it, who approved it.',
  'app.needsJavaScript': 'HourTrail needs JavaScript to show your hours.',
  'app.loadingSession': 'Loading your session',
  'app.serverUnreachable': 'We couldn’t reach HourTrail',
  'app.pageFailed': 'We couldn’t show this page',
  // Navigation
  'app.main': 'Main',
  'app.dashboard': 'Dashboard',
  'app.myHours': 'My Hours',
  'app.approvals': 'Approvals',
  'app.audit': 'Audit',
  'app.people': 'People',
  'app.schools': 'Schools',
  'app.inbox': 'Inbox',
  'app.more': 'More',
  // Lines above the page
  'app.offline': 'You’re offline. What you typed stays here. Send it when you’re back online.',
  'app.readOnlySeeWhy': 'You can look at everything, but you can’t change anything for now. <link>See why</link>',
  'app.readOnlyTryLater': 'You can look at everything, but you can’t change anything for now. Try again later.',
} as const;

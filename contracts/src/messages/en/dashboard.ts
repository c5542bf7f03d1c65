export const dashboard = {
  // Every dashboard
  'dashboard.dashboard': 'Dashboard',
  'dashboard.welcomeBack': 'Welcome back, {firstName}',

  // Volunteers
  'dashboard.recentHours': 'Recent hours',
  'dashboard.allYourHours': 'All your hours',
  'dashboard.graduatedTitle': 'You graduated',
  'dashboard.graduatedText':
    'Congratulations! You graduated on {date}. You can’t log new hours here, but your hours stay on record. Issue your official record whenever someone asks for it.',
  'dashboard.yourHoursLoadFailed': 'Couldn’t load your hours',
  'dashboard.allHoursOfChild': 'All of {firstName}’s hours',
  'dashboard.draftHours':
    '{count, plural, one {You have a draft. No one reads it until you submit it.} other {You have {total} drafts. No one reads them until you submit them.}}',
  'dashboard.submitThem': '{count, plural, one {Open the draft} other {Open the drafts}}',
  'dashboard.rejectedHours':
    '{count, plural, one {One of your entries was rejected.} other {{total} of your entries were rejected.}}',
  'dashboard.correctThem': '{count, plural, one {Read why and correct it} other {Read why and correct them}}',
  'dashboard.childHoursLoadFailed': 'Couldn’t load {firstName}’s hours',
  'dashboard.allSignupsOfChild': 'All of {firstName}’s sign-ups',

  // Verifiers, teachers and administrators: what waits for review
  'dashboard.waitingForYou': 'Waiting for you',
  'dashboard.verifyFirst': 'Verify first entry',
  'dashboard.reviewFirst': 'Review first entry',
  'dashboard.review': 'Review',
  'dashboard.toVerify': 'Waiting for you to verify',
  'dashboard.toApprove': 'Waiting for approval',
  'dashboard.waitingEntries': 'Entries waiting for you',
  'dashboard.newEntriesAppearHere': 'New entries will appear here.',
  'dashboard.seePastDecisions': 'See past decisions',
  'dashboard.seeAll': 'See all {total}',

  // Verifiers and teachers
  'dashboard.addCoordinator': 'Add coordinator',
  'dashboard.recentOpportunities': 'Recent opportunities',
  'dashboard.noOpportunities': 'No opportunities yet',
  'dashboard.publishedAppearHere':
    'Opportunities your school publishes will appear here. Volunteers can then sign up for them.',
  'dashboard.recentActivity': 'Recent Verification Activity',
  'dashboard.noRecentActivity': 'No recent verification activity',

  // Administrators: figures and tabs
  'dashboard.addUser': 'Add User',
  'dashboard.totalUsers': 'Total Users',
  'dashboard.activeUsers': '{count, number} active',
  'dashboard.totalHours': 'Total Hours',
  'dashboard.approvedEntries':
    'Approved and pending, {count, plural, one {# approved entry} other {# approved entries}}',
  'dashboard.pendingHours': 'Pending Hours',
  'dashboard.awaitingApproval': 'Awaiting approval',
  'dashboard.activeEvents': 'Active events',
  'dashboard.reportsAsOf': 'Reports as of {date}',
  'dashboard.sections': 'Dashboard sections',
  'dashboard.users': 'Users',
  'dashboard.reports': 'Reports',
  'dashboard.importExport': 'Import/Export',
  'dashboard.addOpportunity': 'Add Opportunity',

  // Super-admins
  'dashboard.addOrganization': 'Add Organization',
  'dashboard.yourChildren': 'Your children',
  'dashboard.newestUsers': 'Newest users',
  'dashboard.allUsers': 'All users',
  'dashboard.noUsers': 'No users yet',
  'dashboard.usersLoadFailed': 'Couldn’t load users',
  'dashboard.organizations': 'Organizations',
  'dashboard.allOrganizations': 'All organizations',
  'dashboard.noSchools': 'No schools yet',
  'dashboard.schoolsLoadFailed': 'Couldn’t load schools',

  // A new school
  'dashboard.firstSteps': 'First steps',
  'dashboard.firstRules': 'Set your school’s goal and rules',
  'dashboard.firstPeople': 'Bring in students and staff',
  'dashboard.firstOpportunity': 'Publish an opportunity',
  'dashboard.firstApproval': 'Approve the first hours that a student logs',
  'dashboard.firstStepDone': 'Done',
} as const;

export const site = {
  // Titles, descriptions for search engines, errors on several pages
  'site.pageTitle': '{title} · HourTrail',
  'site.shareImage': 'HourTrail: every volunteer hour with its trail',
  'site.serverUnreachable': 'We couldn’t reach the server. Check your connection and try again.',
  'site.sending': 'Sending...',
  // Links and buttons on several pages
  'site.startFreeTrial': 'Start Free Trial',
  'site.getStarted': 'Get Started',
  'site.scheduleCall': 'Schedule Call',
  'site.seeDemo': 'See a demo',
  'site.contactUs': 'Contact us',
  'site.getSupport': 'Get support',
  'site.logInOrSignUp': 'Log in or sign up',
  'site.readAccessibilityStatement': 'Read the accessibility statement',
  'site.readApiDocs': 'Read the API documentation',
  'site.emailUs': 'Email us:',
  'site.callUs': 'Call us:',
  // Trial banner
  'site.freeTrial': 'Free trial',
  'site.trialOffer': 'Try HourTrail free for 30 days. Full access, no credit card.',
  // Header and menu
  'site.mainNavigation': 'Main',
  'site.home': 'Home',
  'site.features': 'Features',
  'site.pricing': 'Pricing',
  'site.faq': 'FAQ',
  'site.contact': 'Contact',
  'site.dashboard': 'Dashboard',
  'site.login': 'Login',
  'site.menu': 'Menu',
  'site.closeMenu': 'Close menu',
  // Footer
  'site.tagline': 'Every volunteer hour with its trail: who logged it, who verified it, who approved it.',
  'site.bookDemo': 'Book A Demo',
  'site.watchVideo': 'Watch the video',
  'site.socialMedia': 'HourTrail on social media',
  'site.onSocialSite': 'HourTrail on {site}',
  'site.products': 'Products',
  'site.howItWorks': 'How it works',
  'site.logIn': 'Log in',
  'site.company': 'Company',
  'site.about': 'About',
  'site.blog': 'Blog',
  'site.support': 'Support',
  'site.legal': 'Legal',
  'site.privacy': 'Privacy',
  'site.termsOfService': 'Terms of service',
  'site.dataSecurity': 'Data security',
  'site.developers': 'Developers',
  'site.example': 'Example',
  'site.accessibility': 'Accessibility',
  'site.copyright': '© HourTrail',
  'site.scrollToTop': 'Scroll to top',
  // Password fields
  'site.showPassword': 'Show',
  'site.hidePassword': 'Hide',
  // Labels of notes on legal pages, as the Markdown files have them
  'site.schoolDecides': 'Your school decides',
  'site.operatorSets': 'Set by whoever runs the server',
  // Screenshots, described for people who can’t see them
  'site.trailShot':
    'The trail of an approved entry: submitted by Jordan Alvarez, student; verified by Ellen Hargrove, verifier; approved by Marcus Bell, teacher. Each step shows its date, time, and status.',
  'site.approvalsShot':
    'A teacher’s approval dashboard: a list of entries with student, organization, date, hours, status, and days waiting. Three entries are selected, with a bar to approve or reject them.',
  'site.reviewShot':
    'The dialog where a coordinator verifies an entry: hours, comments, and the buttons Verify and Reject.',
  'site.reportsShot': 'Bar charts of approved and pending hours by grade, and of how close students are to the goal.',
  'site.opportunitiesShot':
    'Cards of volunteer opportunities with date, time, location, and spots left. One is full and offers a waitlist.',
  'site.studentShot':
    'A student’s dashboard on a phone: progress toward the goal of 50 hours, and counts of approved and pending hours.',
  'site.logShot': 'The form for logging hours: organization, description, date, hours, times, and verifier.',
  'site.waitingShot':
    'A student’s pending entry: its status, who it’s waiting for and since when, its details, and what happened so far.',
  'site.familyShot':
    'A parent’s dashboard with one child selected: progress toward the goal, and counts of approved and pending hours.',
  // Parts of screens beside articles
  'site.queueShot':
    'Entries waiting for a decision, each with its student, organization, date, hours, and days waiting.',
  'site.rulesShot': 'The rules of a school, with its approval policy and its hours goal.',
  'site.stepsShot':
    'The first steps of one entry: submitted by a student, then verified by a coordinator, each with its time.',
  'site.spotsShot': 'A volunteer opportunity with its date, time, location, and spots left.',
  'site.eventsShot': 'An auditor’s list of events: what happened to which record, when, and by whom.',
  'site.badgesShot': 'A student’s achievements, with the hours reached and the hours needed for each badge.',
} as const;

export const siteFeatures = {
  // Features page: for search engines
  'siteFeatures.pageDescription':
    'Hour logging, verification and approval, opportunities with waitlists, attendance, a parent portal, reports, exports, and imports.',
  'siteFeatures.pageKeywords':
    'volunteer hour tracking features, verification workflow, volunteer opportunities, parent portal, reports',
  // Features page: top and end
  'siteFeatures.title': 'Everything between the volunteering and the credit',
  'siteFeatures.intro':
    'Students and parents log hours, coordinators verify them, and the school approves and reports. Here’s what HourTrail does.',
  'siteFeatures.scheduleDemo': 'Schedule Demo',
  'siteFeatures.trialTitle': 'See it with your own rules',
  'siteFeatures.trialText':
    'Tell us your goal and your policy. We’ll set up a school that works that way, free for 30 days.',
  'siteFeatures.getStartedToday': 'Get Started Today',
  // Features page: Professional
  'siteFeatures.professional': 'Professional',
  'siteFeatures.professionalText': 'What a school needs to collect hours, check them, and give credit.',
  'siteFeatures.logging': 'Hour logging',
  'siteFeatures.loggingText':
    'Half-hour steps, up to 24 hours. Save a draft or submit for verification. A draft stays private until it’s submitted.',
  'siteFeatures.verification': 'Verification and approval',
  'siteFeatures.verificationText':
    'Coordinators verify, and teachers and administrators approve. Under the strict policy, an entry can’t be approved until it’s verified.',
  'siteFeatures.trail': 'The trail',
  'siteFeatures.trailText':
    'Each entry shows every step: who, when, before and after, and the comment that came with it.',
  'siteFeatures.opportunities': 'Volunteer opportunities',
  'siteFeatures.opportunitiesText':
    'Publish events for students, parents, or both. Repeat them weekly, copy them, or cancel them with a notice.',
  'siteFeatures.spots': 'Exact spots and waitlists',
  'siteFeatures.spotsText':
    'Ten spots are ten spots, even when a hundred people press Sign Up at once. The waitlist moves up on its own.',
  'siteFeatures.attendance': 'Attendance',
  'siteFeatures.attendanceText':
    'Use a list, a six-character code, or a QR code on the wall. Attendance becomes hours.',
  'siteFeatures.parentPortal': 'Parent portal',
  'siteFeatures.parentPortalText':
    'Parents log their own hours and follow their children. Staff confirm each family link.',
  'siteFeatures.badges': 'Achievement badges',
  'siteFeatures.badgesText': 'Students earn badges at 25, 50, and 100 approved hours, and parents at 20, 40, and 75.',
  'siteFeatures.notifications': 'Notifications',
  'siteFeatures.notificationsText':
    'People who have HourTrail open see within a minute what was verified, approved, rejected, moved, or cancelled.',
  // Features page: Additional Professional
  'siteFeatures.additional': 'Additional Professional',
  'siteFeatures.additionalText':
    'Tools that save a coordinator’s Friday afternoon. Part of every Professional subscription.',
  'siteFeatures.review': 'Review many at once',
  'siteFeatures.reviewText': 'Select, approve, undo. You can save filters, and every step has a keyboard shortcut.',
  'siteFeatures.signals': 'Review signals',
  'siteFeatures.signalsText':
    'Overlapping entries, repeated text, very long days, and late submissions are flagged for the reviewer. They don’t block anything.',
  'siteFeatures.reports': 'Reports and analytics',
  'siteFeatures.reportsText': 'By student, grade, and month, against the goal, and as of any past day.',
  'siteFeatures.exports': 'Exports',
  'siteFeatures.exportsText':
    'Users, hours, reports, and opportunities as CSV, Excel, or PDF. Each export is recorded.',
  'siteFeatures.imports': 'Imports',
  'siteFeatures.importsText':
    'Bring in people, hours, and opportunities from CSV files. See every error first. Undo the whole import later.',
  'siteFeatures.accessible': 'Accessible screens',
  'siteFeatures.accessibleText': 'Built for keyboards and screen readers, in light and dark mode.',
  // Features page: Enterprise
  'siteFeatures.enterprise': 'Enterprise',
  'siteFeatures.enterpriseText': 'For districts, groups of schools, and schools that run their own servers.',
  'siteFeatures.manySchools': 'Many schools, one system',
  'siteFeatures.manySchoolsText':
    'Each school has its own people, rules, time zone, and log. Only your super-admins can see across schools.',
  'siteFeatures.administration': 'System administration',
  'siteFeatures.administrationText':
    'Super-admins open and close schools and manage people everywhere. When they act at a school, its log records it.',
  'siteFeatures.rules': 'Rules for each school',
  'siteFeatures.rulesText':
    'Approval policy, hours goal, and how old an entry may be. Set the defaults once, for every new school.',
  'siteFeatures.google': 'Log in with Google',
  'siteFeatures.googleText': 'Or use your own OpenID Connect provider. You configure it when you set up HourTrail.',
  'siteFeatures.ownServer': 'Your server, your database',
  'siteFeatures.ownServerText':
    'Run HourTrail on your own machines with your own PostgreSQL database. The keys that seal and sign the log stay with you.',
  'siteFeatures.evidence': 'Evidence for reviewers',
  'siteFeatures.evidenceText':
    'Auditors get their own screens: search, repeatable samples, and a record of who looked at what. Evidence comes with its own check, which runs offline.',
  'siteFeatures.api': 'A documented API',
  'siteFeatures.apiText': 'Everything the screens do goes through one API.',
  'siteFeatures.moves': 'Moves between schools',
  'siteFeatures.movesText':
    'When a student changes schools, decided hours stay with the school that decided on them. The student still sees them.',
  'siteFeatures.rebuild': 'Records rebuilt from the log',
  'siteFeatures.rebuildText': 'One command can rebuild all entries and totals from the log alone.',
  'siteFeatures.terms': 'Terms that fit you',
  'siteFeatures.termsText': 'Custom pricing, settled with your district before you start.',
  // How it works: for search engines
  'siteFeatures.howDescription':
    'Three steps: students log hours, coordinators verify and the school approves, and everyone tracks progress.',
  'siteFeatures.howKeywords': 'how volunteer hour tracking works, log hours, verify hours, track progress',
  // How it works: three steps
  'siteFeatures.howTitle': 'Three steps from volunteering to credit',
  'siteFeatures.howIntro':
    'No one has to print, sign, scan, or retype anything. Here’s how an entry moves from start to finish.',
  'siteFeatures.stepLog': 'Students log hours',
  'siteFeatures.stepLogText':
    'A student opens HourTrail on a phone, presses Log hours, and fills in one form: the organization, the day, the times, a short description, and the person who can confirm it.',
  'siteFeatures.stepLogDraft': 'Save Draft keeps it private. Submit for Verification sends it in.',
  'siteFeatures.stepLogEvent': 'Hours at a published event are already filled in.',
  'siteFeatures.stepLogParents': 'Parents log their own hours the same way.',
  'siteFeatures.stepVerify': 'Coordinators verify, the school approves',
  'siteFeatures.stepVerifyText':
    'The coordinator sees only the entries that name them. They confirm, lower, or reject the hours. Then a teacher or administrator approves, and the hours count.',
  'siteFeatures.stepVerifyTwoPeople': 'Two different people do the two checks.',
  'siteFeatures.stepVerifyRejection':
    'A rejection comes with a comment. The student can correct the entry and submit it again.',
  'siteFeatures.stepVerifyPolicy': 'Your school decides whether verification must always come first.',
  'siteFeatures.stepTrack': 'Everyone tracks progress',
  'siteFeatures.stepTrackText':
    'Students and parents see approved and pending hours against the goal. Staff see the whole school: by grade, by month, and who needs a nudge before spring.',
  'siteFeatures.stepTrackBadges': 'Badges mark 25, 50, and 100 hours.',
  'siteFeatures.stepTrackNumbers': 'Every number opens the entries behind it.',
  'siteFeatures.stepTrackReports': 'Download reports as Excel, PDF, or CSV.',
  'siteFeatures.hoursByGrade': 'Hours by grade at our demo school',
  // How it works: key features and end
  'siteFeatures.keyFeatures': 'Key features',
  'siteFeatures.keyTrail': 'A trail on every entry',
  'siteFeatures.keyTrailText': 'Each step shows who took it, when, and what changed.',
  'siteFeatures.keyReview': 'Review in bulk',
  'siteFeatures.keyReviewText': 'Approve a page of entries at once, with ten seconds to undo.',
  'siteFeatures.keySpotsText': 'Exact spots, waitlists, and a calendar feed for every person.',
  'siteFeatures.keyAttendanceText': 'From a list, with a code, or with a QR code. It becomes hours.',
  'siteFeatures.keyFamilies': 'Families',
  'siteFeatures.keyFamiliesText': 'Parents follow each child once staff confirm the link.',
  'siteFeatures.keyReports': 'Reports',
  'siteFeatures.keyReportsText': 'By grade, month, and student, as of today or any past day.',
  'siteFeatures.ownRulesTitle': 'See your own rules at work',
  'siteFeatures.ownRulesText': 'We’ll show you the three steps with your goal and your policy.',
  'siteFeatures.seePricing': 'See pricing',
} as const;

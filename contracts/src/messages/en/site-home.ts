export const siteHome = {
  // For search engines
  'siteHome.pageTitle': 'HourTrail: volunteer hours your school can stand behind',
  'siteHome.pageDescription':
    'Students and parents log volunteer hours, coordinators verify them, and the school approves them. Every entry keeps its trail. 30-day free trial.',
  'siteHome.pageKeywords':
    'volunteer hours, community service hours, school, hour tracking, verification, service learning',
  'siteHome.operatingSystem': 'Any, in a web browser',
  'siteHome.productDescription':
    'Tracks volunteer hours for schools, with a trail of who logged, verified, and approved each entry.',
  // Opening
  'siteHome.heroTitle': 'Volunteer hours your school can stand behind',
  'siteHome.heroIntro':
    'Students and parents log their hours. Coordinators verify them. The school approves them. HourTrail keeps the full trail: who did what, and when.',
  'siteHome.heroTrial': '30-day free trial. No credit card. Full access.',
  // Steps of an entry
  'siteHome.stepsTitle': 'How an afternoon of volunteering becomes credit',
  'siteHome.stepLogTitle': 'A volunteer logs the hours',
  'siteHome.stepLogText':
    'Where, which day, what times, and a sentence about the work. All it takes is a phone and a short break.',
  'siteHome.stepVerifyTitle': 'Someone who was there verifies them',
  'siteHome.stepVerifyText': 'The coordinator confirms the hours, lowers them, or sends them back with a comment.',
  'siteHome.stepApproveTitle': 'The school approves them',
  'siteHome.stepApproveText': 'A teacher or administrator gives the credit, and the hours count toward the goal.',
  // Six features
  'siteHome.featuresTitle': 'What a school needs, without extra screens',
  'siteHome.formTitle': 'A form students finish',
  'siteHome.formText': 'One short form, made for phones. If the connection drops, what they typed is still there.',
  'siteHome.checksTitle': 'Two checks by two people',
  'siteHome.checksText':
    'A coordinator verifies, and the school approves. No one decides on their own hours, and no one does both checks.',
  'siteHome.trailTitle': 'A trail for every entry',
  'siteHome.trailText':
    'See who logged, changed, verified, or approved it, when, and what it said before. It opens with one click.',
  'siteHome.opportunitiesTitle': 'Opportunities that never overfill',
  'siteHome.opportunitiesText':
    'Publish events with a fixed number of spots. When someone cancels, the waitlist moves up on its own.',
  'siteHome.parentsTitle': 'A portal for parents',
  'siteHome.parentsText':
    'Parents log their own hours and follow their children’s progress. Staff confirm each family link.',
  'siteHome.reportsCardTitle': 'Reports for any day',
  'siteHome.reportsCardText':
    'Hours by grade and month, who is behind, and totals as of a past day. In Excel, PDF, or CSV.',
  // Reviewing
  'siteHome.reviewTitle': 'Clear the queue in one sitting',
  'siteHome.reviewText':
    'Everything waiting is in one list, with the longest wait marked. Select a page of entries and approve them together. Each one still gets its own line in its own trail.',
  'siteHome.reviewSignals': 'Review signals point out overlaps, repeated text, and unusually long days',
  'siteHome.reviewPartialCredit': 'Partial credit: lower the hours as you decide',
  'siteHome.reviewShortcuts': 'Keyboard shortcuts, saved filters, and ten seconds to undo',
  // Reports
  'siteHome.reportsTitle': 'Know how every grade is doing',
  'siteHome.reportsText':
    'See approved and pending hours side by side, and which students are behind an even pace toward the goal. Pick an earlier day, and the report shows what was true then.',
  'siteHome.reportsGoal': 'A goal set by your school: 50 hours unless you change it',
  'siteHome.reportsExports': 'Exports to Excel, PDF, and CSV, each one recorded',
  'siteHome.reportsImports': 'Imports from spreadsheets, checked row by row before anything is saved',
  // Who uses it
  'siteHome.peopleTitle': 'Everyone sees what they need',
  'siteHome.studentsText': 'Log hours, sign up for events, and see what counted and what’s left.',
  'siteHome.parentsRoleText': 'Log their own hours and follow each child, without a second account.',
  'siteHome.coordinators': 'Coordinators',
  'siteHome.coordinatorsText': 'Verify the entries that name them and take attendance at events.',
  'siteHome.teachers': 'Teachers',
  'siteHome.teachersText': 'Publish opportunities, review entries, and help families connect.',
  'siteHome.administrators': 'Administrators',
  'siteHome.administratorsText': 'Manage people, corrections, reports, imports, and exports.',
  // The log
  'siteHome.recordTitle': 'History you can prove',
  'siteHome.recordText': 'Every change adds a line to a log. Nothing is overwritten, and anyone can check that.',
  'siteHome.editsTitle': 'Edits are refused',
  'siteHome.editsText': 'The database itself refuses any attempt to change or delete a line of the log.',
  'siteHome.sealedTitle': 'Sealed within a second',
  'siteHome.sealedText':
    'Every line goes into a hash tree, and the tree is signed. Your school can keep those signatures itself. If someone changes an old line, it no longer matches them.',
  'siteHome.checkedTitle': 'Checked without us',
  'siteHome.checkedText':
    'Download the evidence for an entry, a student, or a school. It comes with its own check, which runs offline on any computer.',
  'siteHome.recordLink': 'How we protect records, and which certifications we don’t hold',
  // Demo
  'siteHome.demoVideoText': 'A short tour of HourTrail, from a student’s first entry to the school’s report.',
  'siteHome.demoWalkText':
    'From a student’s phone to the school’s report, on the screens of our demo school. It takes about two minutes.',
  'siteHome.demoFrame': 'HourTrail demo video',
  'siteHome.playDemo': 'Play the demo',
  'siteHome.videoSource': 'The video loads from {site}.',
  'siteHome.startWalk': 'Walk through the demo',
  'siteHome.walkMedia': 'Pictures with captions. Nothing plays by itself.',
  'siteHome.walkNeedsJavascript': 'You need JavaScript for the demo. These screens are on another page too:',
  'siteHome.walkNotLoaded':
    'We couldn’t load the demo. Check your connection and reload the page, or see the screens here:',
  'siteHome.walkStep': 'Step {step} of {count}',
  'siteHome.walkBack': 'Back',
  'siteHome.walkNext': 'Next',
  'siteHome.walkAgain': 'Start over',
  'siteHome.walkLog': 'A student logs the hours',
  'siteHome.walkLogText':
    'Where, which day, what times, and who can confirm it. Submitting sends the entry to that person. A draft stays private.',
  'siteHome.walkWaiting': 'The entry says who it’s waiting for',
  'siteHome.walkWaitingText': 'Its status, the person whose turn it is, and since when. Students don’t have to ask.',
  'siteHome.walkVerify': 'The coordinator verifies',
  'siteHome.walkVerifyText':
    'Coordinators see only the entries that name them. They confirm the hours, lower them, or send them back with a comment.',
  'siteHome.walkApprove': 'The school approves',
  'siteHome.walkApproveText':
    'A teacher selects what’s ready and approves it all at once. For ten seconds, they can undo it.',
  'siteHome.walkFamily': 'The family can follow',
  'siteHome.walkFamilyText': 'Parents see each child’s approved and pending hours, and how far it is to the goal.',
  'siteHome.walkTrail': 'The trail keeps every step',
  'siteHome.walkTrailText':
    'Who submitted, verified, and approved the entry, and when. A later change is one more step.',
  'siteHome.walkReport': 'The report is already there',
  'siteHome.walkReportText':
    'Hours by grade and progress toward the goal, as of today or any earlier day. Download it as Excel, PDF, or CSV.',
  // Check it yourself
  'siteHome.proofTitle': 'See for yourself',
  'siteHome.proofAccessibility': 'What we test, on which screens, and the limits we know of.',
  'siteHome.proofSecurity': 'What the software does, what your school sets, and which certifications we don’t hold.',
  'siteHome.proofSecurityLink': 'See how data is handled',
  'siteHome.proofApi': 'API',
  'siteHome.proofApiText': 'Every request the screens make, with its rules and responses.',
  // Call to action and contact
  'siteHome.trialTitle': 'Try it with one class',
  'siteHome.trialText':
    'Free for 30 days, with no credit card. Create an account and look around. Then book a 30-minute call below, and we’ll set up your school with you.',
  'siteHome.scheduleToStart': 'Schedule a Call to Get Started',
} as const;

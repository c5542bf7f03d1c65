export const reports = {
  // Dashboard of a student or parent: new badge
  'reports.youEarned': 'You earned {badges}',
  'reports.howBadgesWork': 'You earn badges with your approved hours.',

  // Dashboard: goal
  'reports.schoolCommitments': 'School commitments',
  'reports.yourGoalProgress': 'Progress toward your goal',
  'reports.childGoalProgress': '{firstName}’s progress toward the goal',
  'reports.goalApproved':
    '{approved} of {goal, plural, one {# hour} other {# hours}} {by, select, rules {counted} other {approved}}',
  'reports.goalApprovedAndWaiting':
    '{approved} of {goal, plural, one {# hour} other {# hours}} {by, select, rules {counted} other {approved}}; {waiting} waiting',
  'reports.childGoalApproved':
    '{firstName}: {approved} of {goal, plural, one {# hour} other {# hours}} {by, select, rules {counted} other {approved}}',
  'reports.childGoalApprovedAndWaiting':
    '{firstName}: {approved} of {goal, plural, one {# hour} other {# hours}} {by, select, rules {counted} other {approved}}; {waiting} waiting',
  'reports.toGo': '{left, plural, one {# hour} other {# hours}} to go.',
  'reports.toGoWithWaiting':
    '{left, plural, one {# hour} other {# hours}} to go. Waiting hours count once they’re approved.',
  'reports.toGoEnoughWaiting':
    '{left, plural, one {# hour} other {# hours}} to go. The waiting hours are enough once they’re approved.',
  'reports.goalReached': 'All the hours the school asks for are approved.',

  // Dashboard and My Hours: cards
  'reports.totalHours': 'Total Hours',
  'reports.shareOfYourGoal':
    '{approved}% of your {goal, number}-hour goal {by, select, rules {counted} other {approved}}',
  'reports.shareOfYourGoalWithWaiting':
    '{approved}% of your {goal, number}-hour goal {by, select, rules {counted} other {approved}}, {total}% with waiting hours',
  'reports.shareOfChildGoal':
    '{approved}% of the {goal, number}-hour goal {by, select, rules {counted} other {approved}}',
  'reports.shareOfChildGoalWithWaiting':
    '{approved}% of the {goal, number}-hour goal {by, select, rules {counted} other {approved}}, {total}% with waiting hours',
  'reports.final': 'Final',
  'reports.waitingForReview': 'Waiting to be verified or approved',
  'reports.eventsJoined': 'Events Joined',
  'reports.yourSignUps': 'Your sign-ups, past ones too',
  'reports.childSignUps': 'Sign-ups, past ones too',

  // Dashboard and My Hours: achievements
  'reports.achievements': 'Achievements',
  'reports.earned': 'Earned',
  'reports.earnedPending': 'Earned, pending approval',
  'reports.badgeHours': '{approved} of {required} approved',
  'reports.badgeHoursWithWaiting': '{approved} of {required} approved, {waiting} waiting',

  // Dashboard of a reviewer: what needs review
  'reports.queueEmpty': 'Nothing needs your review',
  'reports.queueOfOne': '1 entry needs your review',
  'reports.queueOf': '{total} entries need your review',
  'reports.lateEntries': '{count, number} waiting longer than 7 days',
  'reports.decidedByOnePerson': '{total} decided by one person',

  // Dashboard of a verifier: cards
  'reports.pendingVerification': 'Pending Verification',
  'reports.assignedToYou': 'Assigned to you',
  'reports.totalVerified': 'Total Verified',
  'reports.decided': 'Decided',
  'reports.decidedAndRejected': 'Decided; {rejected} rejected',
  'reports.hoursToVerify': 'Hours to Verify',
  'reports.hoursInYourQueue': 'In entries that need your review',
  'reports.activeStudents': 'Active Students',
  'reports.studentsAssigned': 'With entries assigned to you',

  // Dashboard of a teacher or administrator: cards
  'reports.totalOfSchool': 'Waiting and approved, of students and parents',
  'reports.totalAssignedToYou': 'Waiting and approved, of entries assigned to you',
  'reports.verifiedOrApproved': 'Including those approved since',
  'reports.pendingReview': 'Pending Review',
  'reports.totalStudents': 'Total Students',
  'reports.withHoursLogged': 'With hours logged',

  // Dashboard of a reviewer: the last 30 days
  'reports.last30Days': 'The last 30 days',
  'reports.loadingStatistics': 'Loading the statistics',
  'reports.statisticsFailed': 'Couldn’t load the statistics',
  'reports.nothingIn30Days': 'Nothing happened in the last 30 days',
  'reports.statisticsComeHere': 'You’ll see a summary of submitted and decided hours here.',
  'reports.approvedInEntries': 'in {count, plural, one {# entry} other {# entries}}',
  'reports.decidedByYou': 'Decided by you',
  'reports.entries': '{count, plural, one {# entry} other {# entries}}',
  'reports.verifiedOrRejected': 'verified or rejected',
  'reports.approvedOrRejected': 'approved or rejected',
  'reports.timeToDecision': 'Time to a decision',
  'reports.lessThanADay': 'Less than a day',
  'reports.days': '{days, plural, one {# day} other {# days}}',
  'reports.halfDecidedInThisTime': 'half of the entries were decided within this time',
  'reports.nothingDecided': 'nothing was decided',
  'reports.verifiedFirst': 'Verified first',
  'reports.verifiedOfApproved': '{verified, number} of {approved, number}',
  'reports.approvedEntries': 'approved entries',
  'reports.nothingApproved': 'nothing was approved',
  'reports.turnedDown': 'turned down',
  'reports.volunteers': 'Volunteers',
  'reports.people': '{count, plural, one {# person} other {# people}}',
  'reports.submittedHours': 'submitted hours',

  // Dashboard of a super-admin: cards
  'reports.totalUsers': 'Total Users',
  'reports.activeUsers': '{count, number} active',
  'reports.organizations': 'Organizations',
  'reports.schoolsAndNewSchool': 'Schools, including New School',
  'reports.hoursWaiting': '{hours} of them waiting',
  'reports.approvedHours': 'Approved Hours',

  // Dashboard of a super-admin: System Statistics
  'reports.systemStatistics': 'System Statistics',
  'reports.figuresFailed': 'Couldn’t load the statistics',
  'reports.activeParents': 'Active Parents',
  'reports.teachersAndAdmins': 'Teachers and Admins',
  'reports.verifiers': 'Verifiers',

  // Dashboard of a super-admin: Recent System Activity
  'reports.recentActivity': 'Recent System Activity',
  'reports.loadingActivity': 'Loading the activity',
  'reports.activityFailed': 'Couldn’t load the activity',
  'reports.noActivityYet': 'Nothing has happened yet',
  'reports.activityComesHere': 'What people do in HourTrail will appear here, newest first.',

  // School of an export
  'reports.chooseSchool': 'Choose a school.',

  // Reports: day
  'reports.asOf': 'As of',
  'reports.schoolYearEnd': 'End of a school year',
  'reports.today': 'Today',
  'reports.anotherDay': 'Another day',
  'reports.endOfYear': 'End of {year}',
  'reports.figuresOfDay':
    'These numbers are from the end of {date}. The lists of entries always show the current entries. <button>Show today</button>',
  'reports.dayInFuture': 'This date is in the future, so you’re seeing today’s numbers.',
  'reports.printTitle': '{school}: volunteer hours as of {date}',

  // Reports: charts
  'reports.charts': 'Charts',
  'reports.loadingCharts': 'Loading charts',
  'reports.chartsFailed': 'Couldn’t load the charts',
  'reports.nothingToReportYet': 'Nothing to report yet',
  'reports.chartsComeHere':
    'Once your school has students, you’ll see hours by month, hours by grade, and how close students are to the goal.',
  'reports.importPeople': 'Import people',
  'reports.nothingToReportOnDay': 'There was nothing to report on that day',
  'reports.viewAsTable': 'View as table',
  'reports.barApproved': '{hours}<hidden> approved</hidden>',
  'reports.barWaiting': '{hours}<hidden> waiting</hidden>',
  'reports.legendWaiting': '+ waiting',
  'reports.noStudents': 'No students yet.',

  // Reports: hours by month
  'reports.hoursByMonth': 'Hours by month',
  'reports.byDayOfService': 'August to July. Hours count in the month when people volunteered.',
  'reports.noHours': 'No hours this school year.',
  'reports.month': 'Month',
  'reports.approved': 'Approved',
  'reports.counted': 'Counted',
  'reports.pending': 'Pending',

  // Reports: hours by grade
  'reports.hoursByClass': 'Hours by class',
  'reports.inTwoClasses': 'A student in two classes counts in both.',
  'reports.pickClass': 'Pick a class to list its students below.',
  'reports.hoursByGrade': 'Hours by grade',
  'reports.pickGrade': 'Pick a grade to list its students below.',
  'reports.grade': 'Grade',
  'reports.gradeNumber': 'Grade {grade}',
  'reports.leftOrInactive': 'Left, inactive or in another role',
  'reports.noGrade': 'No grade',

  // Reports: progress to the goal
  'reports.progressToGoal': 'Progress toward the goal',
  'reports.progressChart':
    '{students, plural, one {# student} other {# students}} by hours that count. The goal is {goal, plural, one {# hour} other {# hours}} each. Pick a bar to list its students below.',
  'reports.ownProgressChart':
    '{students, plural, one {# student} other {# students}} by hours that count, each toward their own goal. Pick a bar to list its students below.',
  'reports.partOfGoal': 'Part of the goal',

  // Reports: at risk
  'reports.atRisk': 'At risk',
  'reports.studentsBehind':
    '{behind, plural, one {# of {students, plural, one {# student} other {# students}} is behind an even pace toward the goal.} other {# of {students, plural, one {# student} other {# students}} are behind an even pace toward the goal.}} Only approved hours count, and only the days since a student joined.',
  'reports.studentsBehindMost':
    '{behind, number} of {students, number} students are behind an even pace toward the goal. Only approved hours count, and only the days since a student joined. The {listed, number} furthest behind:',
  'reports.nobodyBehind': 'No student is behind an even pace toward the goal.',
  'reports.expectedByNow': 'Expected by now',
  'reports.barOfExpected': '{hours}<hidden> counted</hidden> of {expected}<hidden> expected by now</hidden>',
  'reports.listAllBehind': 'List all {count, number} below',

  // Dashboard of teachers and admins: progress toward the goal
  'reports.progressFailed': 'Couldn’t load the progress of your students',
  'reports.goalReachedBy':
    '{reached, number} of {students, plural, one {# student} other {# students}} reached the goal of {goal, plural, one {# hour} other {# hours}}',
  'reports.ownGoalReachedBy':
    '{reached, number} of {students, plural, one {# student} other {# students}} reached their own goal',
  'reports.approvedOfExpected': '{approved} approved of {expected} expected by now',
  'reports.countedOfExpected': '{counted} count of {expected} expected by now · {approved} approved',
  'reports.hoursWaitingToo': '{waiting} waiting',
  'reports.allBehind': 'See all {count, number} who are behind',

  // Student Reports
  'reports.studentReports': 'Student Reports',
  'reports.searchStudents': 'Search students by name or email',
  'reports.allGrades': 'All grades',
  'reports.anyProgress': 'Any progress',
  'reports.loadingStudents': 'Loading students',
  'reports.studentsFailed': 'Couldn’t load the students',
  'reports.noStudentsYet': 'No students yet',
  'reports.noStudentsOnDay': 'No students on that day',
  'reports.noStudentsMatch': 'No students match {filters}',

  // Parent Reports
  'reports.parentReports': 'Parent Reports',
  'reports.searchParents': 'Search parents by name or email',
  'reports.loadingParents': 'Loading parents',
  'reports.parentsFailed': 'Couldn’t load the parents',
  'reports.noParentsYet': 'No parents yet',
  'reports.noParentsOnDay': 'No parents on that day',
  'reports.noParentsMatch': 'No parents match {filters}',

  // Student Reports and Parent Reports
  'reports.searchCovers': 'You can search by name or email.',
  'reports.exportReport': 'Export Report',
  'reports.goal': 'Goal',
  'reports.missingInCategories': '{hours, number} h missing in categories',
  'reports.hoursCountOfGoal':
    '{counted, number} of {goal, plural, one {# hour} other {# hours}} {counted, plural, one {counts} other {count}}',
  'reports.missingInCategory':
    '{hours, plural, one {# hour of {name} is missing} other {# hours of {name} are missing}}',
  'reports.countedOfGoal': '{counted, number} of {goal} h count',
  'reports.percentOfGoal': '{percent, number}% of {goal} h',
  'reports.byGradeAndHours': 'By grade, then hours',
  'reports.byHours': 'By hours',
  'reports.totalHoursColumn': 'Total hours',
  'reports.lastActivity': 'Last activity',
  'reports.lastActivityOn': 'Last activity: {date}',
  'reports.noLastActivity': 'No activity yet',
  'reports.noneYet': 'None yet',
  'reports.noGradeLevel': 'None',
  'reports.amountApproved': '{hours} approved',
  'reports.pendingAndTotal': '{pending} pending, {total} in total',
  'reports.viewDetails': 'View Details',

  // Saved filters of the reports
  'reports.savedFiltersHint': 'Save what you look at often, such as the students of a grade who are behind.',
  'reports.onDay': 'as of {date}',
  'reports.studentsNamed': 'students “{search}”',
  'reports.parentsNamed': 'parents “{search}”',
  'reports.studentsSorted': 'students by {column}',
  'reports.parentsSorted': 'parents by {column}',
  'reports.chartsAsTables': '{count, plural, one {# chart} other {# charts}} as a table',

  // Scheduled reports
  'reports.schedule': 'Schedule',
  'reports.schedules': 'Scheduled reports',
  'reports.schedulesText': 'Each report is emailed from 7:00 in the morning at your school.',
  'reports.noSchedules': 'No scheduled reports yet',
  'reports.noSchedulesHint':
    'Have the hours report emailed to teachers and administrators every week, every month, or after each school year.',
  'reports.loadingSchedules': 'Loading scheduled reports',
  'reports.schedulesNotLoaded': 'Couldn’t load the scheduled reports',
  'reports.addSchedule': 'Schedule report',
  'reports.addingSchedule': 'Scheduling…',
  'reports.editSchedule': 'Edit scheduled report',
  'reports.editScheduleNamed': 'Edit: {schedule}',
  'reports.deleteScheduleNamed': 'Delete: {schedule}',
  'reports.everyWeekday': 'Every {day}',
  'reports.everyMonth': 'On the first of every month',
  'reports.everyYear': 'The day after each school year ends',
  'reports.everyWeek': 'Every week',
  'reports.asPdf': 'PDF',
  'reports.asWorkbook': 'Excel',
  'reports.nextOn': 'Next: {date}',
  'reports.noYearEnds': 'No school year ends from now on',
  'reports.noRecipients': 'No one gets it now',
  'reports.recipientUnconfirmed': '{name} (email not confirmed)',
  'reports.addRecipient': 'Add a teacher or administrator',
  'reports.mailIsOff': 'This server doesn’t send email yet, so no report will arrive.',
  'reports.scheduleChanged':
    'Someone else changed this scheduled report while you had it open. What you changed is kept. Everything else shows the latest. Save again to apply your changes.',
  'reports.scheduleAdded': 'Report scheduled',
  'reports.scheduleNotAdded': 'Report not scheduled',
  'reports.scheduleNotAddedError': 'We couldn’t schedule the report. Please try again.',
  'reports.scheduleSaved': 'Scheduled report saved',
  'reports.scheduleNotSaved': 'Scheduled report not saved',
  'reports.scheduleNotSavedError': 'We couldn’t save the scheduled report. Please try again.',
  'reports.deleteSchedule': 'Delete scheduled report',
  'reports.deletingSchedule': 'Deleting…',
  'reports.deleteScheduleQuestion': 'Delete this scheduled report?',
  'reports.deleteScheduleDetail': '{schedule}: no one gets it any more.',
  'reports.scheduleDeleted': 'Scheduled report deleted',
  'reports.scheduleNotDeleted': 'Scheduled report not deleted',
  'reports.scheduleNotDeletedError': 'We couldn’t delete the scheduled report. Please try again.',
} as const;

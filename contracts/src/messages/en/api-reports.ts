export const apiReports = {
  // reports of several schools
  'apiReports.chooseSchoolForDay': 'Choose a school. An earlier day can only be shown for one school at a time.',
  'apiReports.chooseSchoolForProgress':
    'Choose a school. Students’ progress can only be shown for one school at a time.',
  // scheduled reports
  'apiReports.tooManySchedules': 'A school can have at most {max, number} scheduled reports. Delete one first.',
  'apiReports.weekdayMissing': 'Choose the day of the week.',
  'apiReports.onlyStaffGetReports': 'Only active teachers and administrators of the school can get its report.',
  // recent activity
  'apiReports.visitor': 'A visitor',
  'apiReports.supervisor': 'A supervisor',
  'apiReports.person': 'Person {id}',
} as const;

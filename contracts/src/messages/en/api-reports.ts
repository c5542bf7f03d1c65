export const apiReports = {
  // reports of several schools
  'apiReports.chooseSchoolForDay': 'Choose a school. An earlier day can only be shown for one school at a time.',
  'apiReports.chooseSchoolForProgress':
    'Choose a school. Students’ progress can only be shown for one school at a time.',
  // recent activity
  'apiReports.visitor': 'A visitor',
  'apiReports.supervisor': 'A supervisor',
  'apiReports.person': 'Person {id}',
} as const;

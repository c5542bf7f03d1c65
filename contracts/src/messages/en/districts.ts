export const districts = {
  'districts.school': 'School of the district',
  'districts.lookingAt': 'You are looking at {school}.',
  'districts.backToDistrict': 'Back to district',
  // the dashboard
  'districts.dashboard': 'District',
  'districts.dashboardAsOf': 'District as of {date}',
  'districts.failed': 'Couldn’t load the district',
  'districts.loading': 'Loading the district',
  'districts.noSchools': 'No schools yet',
  'districts.noSchoolsText': 'A super-admin adds schools to your district.',
  'districts.students': 'Students',
  'districts.studentCount': '{count, plural, one {# student} other {# students}}',
  'districts.atGoal': 'Reached goal',
  'districts.approvedHours': 'Approved hours',
  'districts.pendingHours': 'Pending hours',
  'districts.timeToDecision': 'Time to decision',
  'districts.days': '{days, plural, one {# day} other {# days}}',
  'districts.unverified': 'Unverified approvals',
  'districts.decisionsOfThirtyDays':
    'Time to decision is the median of the last 30 days. Unverified approvals are the share of approvals in the last 30 days that no one verified first.',
  'districts.openSchool': 'Open school',
  // for super-admins
  'districts.addDistrict': 'This is a district',
  'districts.addDistrictHint': 'It has schools and district staff, but no students. You can’t change this later.',
  'districts.districtHint': 'Its staff work in this school as the school’s own admins and auditors do.',
  'districts.searchDistricts': 'Search districts',
  'districts.nameOfDistrict': '{name} (district)',
} as const;

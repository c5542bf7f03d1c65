export const districts = {
  'districts.school': 'School of the district',
  'districts.lookingAt': 'You are looking at {school}.',
  'districts.backToDistrict': 'Back to district',
  // its rules
  'districts.rules': 'Rules',
  'districts.rulesOf': 'Rules of {district}',
  'districts.rulesText':
    'New schools start with these rules. Clear “Schools may change” to set a rule for every school of the district now.',
  'districts.rulesFailed': 'Couldn’t load the rules',
  'districts.rulesSaved': 'Rules saved',
  'districts.rulesNotSaved': 'Rules not saved',
  'districts.mayChange': 'Schools may change: {rule}',
  'districts.schoolsChange': '{count, plural, one {Change # school?} other {Change # schools?}}',
  'districts.schoolsChangeText': 'These rules change at once. We notify the staff of each school.',
  'districts.changeSchools': 'Change schools',
  'districts.withoutSecondFactor':
    '{count, plural, =0 {Everyone at your schools who needs one has it.} one {# person at your schools has none yet.} other {# people at your schools have none yet.}}',
  'districts.setBy': 'Set by {district}.',
  'districts.setByDistrict': 'Set by the district.',
  'districts.changeUnderRules': 'Set for all schools. A district admin changes it under Rules.',
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
  'districts.districtHint':
    'Its staff work in this school as its own admins and auditors do. The school follows the rules that the district sets.',
  'districts.searchDistricts': 'Search districts',
  'districts.nameOfDistrict': '{name} (district)',
} as const;

export const schools = {
  // the list of schools
  'schools.schools': 'Schools',
  'schools.addOrganization': 'Add Organization',
  'schools.searchByName': 'Search by name',
  'schools.loadingSchools': 'Loading schools',
  'schools.listFailed': 'Couldn’t load the schools',
  'schools.noMatchFor': 'No school matches “{search}”',
  'schools.clearSearch': 'Clear search',
  'schools.noSchoolsYet': 'No schools yet',
  'schools.addFirstSchool': 'Add the first school',
  'schools.policy': 'Policy',
  'schools.goal': 'Goal',
  'schools.hasCodeYes': 'Yes',
  'schools.hasCodeNo': 'No',
  'schools.policyAndGoal': 'Policy: {policy}. Goal: {hours, plural, one {# hour} other {# hours}}.',
  'schools.hasJoinCode': 'Has a join code',
  'schools.noJoinCode': 'No join code',

  // the form of a school
  'schools.addOrganizationTitle': 'Add organization',
  'schools.editOrganization': 'Edit organization',
  'schools.formFailed': 'Couldn’t load the form',
  'schools.adding': 'Adding...',
  'schools.schoolChanged':
    'Someone else changed this school while you had it open. What you typed is kept. Everything else shows the latest values. Save again to apply your changes.',
  'schools.newSchoolNameHint':
    'Everyone who creates an account starts in New School, so it keeps its name and stays active.',
  'schools.activeHint': 'People at an inactive school can’t log in. Their records stay.',
  'schools.timeZone': 'Time zone',
  'schools.timeZoneHint': 'Type a city, such as Chicago. The dates and times of entries use its time zone.',
  'schools.approvalPolicy': 'Approval policy',
  'schools.standard': 'Standard',
  'schools.standardDetail': 'A teacher or admin may approve an entry that no one has verified.',
  'schools.strict': 'Strict',
  'schools.strictDetail': 'A verifier verifies first. Then someone else approves.',
  'schools.strictWithSupervisors':
    'A verifier, or a supervisor without an account, verifies first. Then someone else approves.',
  'schools.acceptsSupervisors': 'Accept supervisors without an account',
  'schools.acceptsSupervisorsHint':
    'They confirm hours by a link in their email, or on paper. Whoever reads their email can answer for them.',
  'schools.hoursGoal': 'Hours goal',
  'schools.hoursGoalHint': 'The hours each volunteer should reach.',
  'schools.oldestAcceptedDays': 'Maximum entry age (days)',
  'schools.oldestAcceptedDaysHint': 'How many days back volunteers may log hours.',
  'schools.otherSchoolHint': 'This isn’t your own school, so the reason goes into its audit log.',
  'schools.changeRules': 'Change rules',
  'schools.effects': 'If you save this:',
  'schools.effectStrict':
    '{count, plural, =0 {No entries are waiting now. New ones will need a verifier.} one {{shown} entry now waiting would need a verifier.} other {{shown} entries now waiting would need a verifier.}}',
  'schools.effectStandard':
    '{count, plural, =0 {No entries are waiting now. New ones can be approved without a verifier.} one {{shown} entry now waiting could be approved without a verifier.} other {{shown} entries now waiting could be approved without a verifier.}}',
  'schools.effectGoal':
    'Students who reached the goal: {now, number} of {students, number} now, {then, number} with the new goal.',
  'schools.effectDays': 'Volunteers could log hours back to {date}. Entries already submitted stay as they are.',
  'schools.effectTimeZone': 'It’s {time} there now. Dates and times already recorded stay as they are.',
  'schools.effectUnknown': 'We couldn’t count what this would change.',
  'schools.closeQuestion': 'Close {school}?',
  'schools.closeDetail':
    'Everyone at this school is logged out right away and can’t log in until it’s active again. Nothing is deleted.',
  'schools.closeSchool': 'Close school',
  'schools.closing': 'Closing...',
  'schools.created': 'Organization created successfully',
  'schools.createFailed': 'Failed to create organization',
  'schools.createError': 'An error occurred while creating the organization.',
  'schools.updated': 'Organization updated successfully',
  'schools.updateFailed': 'Failed to update organization',
  'schools.updateError': 'An error occurred while updating the organization.',

  // the join code of a school
  'schools.joinCodeOf': 'Join code for {school}',
  'schools.noJoinCodeText':
    'No one can join this school with a code yet. Create one and hand it out. People in New School enter it on their profile and wait until they’re admitted.',
  'schools.joinCodeText':
    'People in New School enter this code on their profile to ask to join. Their requests appear under People until they’re admitted.',
  'schools.createJoinCode': 'Create join code',
  'schools.replaceCode': 'Replace code',
  'schools.replaceCodeQuestion': 'Replace the join code?',
  'schools.replaceCodeDetail':
    'The current code stops working right away. People who already asked to join are still waiting for your answer.',
  'schools.replacingCode': 'Replacing...',
  'schools.removeCodeQuestion': 'Remove the join code?',
  'schools.removeCodeDetail': 'No one can ask to join with a code until you create another one.',
  'schools.joinCodeCreated': 'Join code created',
  'schools.joinCodeNotCreated': 'Join code not created',
  'schools.joinCodeNotCreatedError': 'Failed to create the join code. Please try again.',
  'schools.joinCodeRemoved': 'Join code removed',
  'schools.joinCodeNotRemoved': 'Join code not removed',
  'schools.joinCodeNotRemovedError': 'Failed to remove the join code. Please try again.',

  // the system settings
  'schools.settingsChanged':
    'Someone else changed the settings while you had them open. What you typed is kept. Everything else shows the latest values. Save again to apply your changes.',
  'schools.defaults': 'Defaults for new schools',
  'schools.defaultsText': 'Existing schools keep their own settings.',
  'schools.defaultDaysHint': 'How many days back volunteers may log hours. Staff may add older ones.',
  'schools.passwords': 'Passwords',
  'schools.passwordsText': 'Applies to passwords chosen from now on. Current passwords stay valid.',
  'schools.shortestPassword': 'Minimum password length',
  'schools.shortestPasswordHint': 'The fewest characters a password may have.',
  'schools.shortestStaffPassword': 'Minimum staff password length',
  'schools.shortestStaffPasswordHint':
    'For teachers, administrators, and auditors. Anyone who gets one of these roles chooses a new password.',
  'schools.sessions': 'Sessions',
  'schools.sessionsText': 'When people have to log in again.',
  'schools.idleHours': 'Idle hours',
  'schools.idleHoursHint': 'Sessions expire after this many hours without activity.',
  'schools.sessionDays': 'Session days',
  'schools.sessionDaysHint': 'Sessions expire after this many days, even when active.',
  'schools.emailNotifications': 'Email notifications',
  'schools.nothingToSet': 'There’s nothing to set here.',
  'schools.noEmails':
    'HourTrail doesn’t send emails about hours yet. People find their notifications under the bell at the top.',
  'schools.dataRetention': 'Data retention',
  'schools.dataRetentionText':
    'Hours are never deleted because of their age, and no event is deleted from the audit log. A deleted entry no longer appears in lists and totals, but its trail stays. Administrators can erase a person’s data. Their name and the text of their entries are then gone for good, while decided hours stay under “Erased person.”',
  'schools.saveSettings': 'Save settings',
  'schools.notSavedYet': 'Not saved yet',
  'schools.settingsSaved': 'Settings saved',
  'schools.settingsFailed': 'Failed to save settings',
  'schools.settingsError': 'An error occurred while saving the settings.',
} as const;

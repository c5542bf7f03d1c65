export const apiOpportunities = {
  // publishing
  'apiOpportunities.announceNotYours': 'Only the coordinator and the school’s staff can write to those who signed up.',
  'apiOpportunities.onlyOwnSchool': 'Opportunities can only be published in your own school.',
  'apiOpportunities.noSchoolYet': 'You can’t publish opportunities in New School. Join a school first.',
  'apiOpportunities.chooseCoordinator': 'Choose an active coordinator at the school.',
  'apiOpportunities.dateTooLate': 'The date must be before the year 2200.',
  'apiOpportunities.graduated': 'Graduates can’t sign up for opportunities of the school.',
  'apiOpportunities.endAndHoursDiffer': 'With these hours it ends at {time}. Send the end time or the hours, not both.',
  // changing and cancelling
  'apiOpportunities.cancelled': 'This opportunity was cancelled.',
  'apiOpportunities.begun': 'This opportunity has already started.',
  'apiOpportunities.begunKeepsStart': 'This opportunity has started. You can’t change its date or start time.',
  'apiOpportunities.belowSignups':
    '{count, plural, one {# person has already signed up. Keep at least # spot.} other {# people have already signed up. Keep at least # spots.}}',
  'apiOpportunities.moreSignupsThanSpots': 'You can’t have fewer spots than people who already signed up.',
  'apiOpportunities.onDay': '{date}: {problem}',
  // signing up
  'apiOpportunities.inactive': 'This opportunity isn’t open for sign-up.',
  'apiOpportunities.wrongAudience':
    'This opportunity is for {audience, select, students {students} parents {parents} other {students and parents}}.',
  'apiOpportunities.clash': 'You’re signed up for “{title}” at the same time.',
  'apiOpportunities.full': 'All spots are taken. You can join the waitlist.',
  // check-in code
  'apiOpportunities.checkInNotYours': 'Only the coordinator and staff can take attendance.',
  'apiOpportunities.checkInOver': 'Check-in is over. Mark people present in the list instead.',
  // calendar file
  'apiOpportunities.calendarCancelled': 'Cancelled',
  'apiOpportunities.calendarCancelledBecause': 'Cancelled: {reason}',
  'apiOpportunities.calendarWaitlist': 'You’re on the waitlist.',
  'apiOpportunities.calendarCoordinator': 'Coordinator: {name}',
  // import
  'apiOpportunities.alreadyThere': 'This opportunity already exists.',
  'apiOpportunities.noVerifierWithEmail': 'No verifier at the school has this email.',
  'apiOpportunities.importChanged':
    '{count, plural, one {# opportunity from this import has been changed since then.} other {# opportunities from this import have been changed since then.}}',
  'apiOpportunities.importSignedUp':
    '{count, plural, one {Someone has signed up for # opportunity from this import since then.} other {People have signed up for # opportunities from this import since then.}}',
  'apiOpportunities.importLogged':
    '{count, plural, one {Hours have been logged for # opportunity from this import since then.} other {Hours have been logged for # opportunities from this import since then.}}',
} as const;

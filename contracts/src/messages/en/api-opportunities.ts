export const apiOpportunities = {
  // publishing
  'apiOpportunities.onlyOwnSchool': 'Opportunities can only be published in your own school.',
  'apiOpportunities.noSchoolYet': 'Opportunities belong to a school, and New School isn’t one yet.',
  'apiOpportunities.chooseCoordinator': 'Choose an active coordinator of the school.',
  'apiOpportunities.dateTooLate': 'The date must be before the year 2200.',
  'apiOpportunities.endAndHoursDiffer': 'With these hours it ends at {time}. Send the end time or the hours, not both.',
  // changing and cancelling
  'apiOpportunities.cancelled': 'This opportunity was cancelled.',
  'apiOpportunities.begun': 'This opportunity has already begun.',
  'apiOpportunities.begunKeepsStart': 'This opportunity has begun. Its day and start can’t change.',
  'apiOpportunities.belowSignups':
    '{count, plural, one {# person has already signed up. Keep at least as many spots.} other {# people have already signed up. Keep at least as many spots.}}',
  'apiOpportunities.moreSignupsThanSpots': 'More people have already signed up than there would be spots.',
  // signing up
  'apiOpportunities.inactive': 'This opportunity isn’t open for sign-up.',
  'apiOpportunities.wrongAudience':
    'This opportunity is for {audience, select, students {students} parents {parents} other {students and parents}}.',
  'apiOpportunities.clash': 'You’re signed up for "{title}" at the same time.',
  'apiOpportunities.full': 'All spots are taken. You can join the waitlist.',
  // check-in code
  'apiOpportunities.checkInNotYours': 'Only its coordinator and staff take attendance.',
  'apiOpportunities.checkInOver': 'Check-in is over. Mark people present in the list instead.',
  // calendar file
  'apiOpportunities.calendarCancelled': 'Cancelled',
  'apiOpportunities.calendarCancelledBecause': 'Cancelled: {reason}',
  'apiOpportunities.calendarWaitlist': 'You’re on the waitlist.',
  'apiOpportunities.calendarCoordinator': 'Coordinator: {name}',
  // import
  'apiOpportunities.alreadyThere': 'This opportunity is already there.',
  'apiOpportunities.noVerifierWithEmail': 'No verifier at the school has this email.',
  'apiOpportunities.importChanged':
    '{count, plural, one {# of its opportunities was changed since.} other {# of its opportunities were changed since.}}',
  'apiOpportunities.importSignedUp':
    '{count, plural, one {Someone signed up for # of its opportunities since.} other {Someone signed up for # of its opportunities since.}}',
  'apiOpportunities.importLogged':
    '{count, plural, one {Hours were logged for # of its opportunities since.} other {Hours were logged for # of its opportunities since.}}',
} as const;

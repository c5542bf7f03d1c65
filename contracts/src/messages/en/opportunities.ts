export const opportunities = {
  // Opportunities page: tabs, search and filters
  'opportunities.tabs': 'All opportunities or your own',
  'opportunities.find': 'Find',
  'opportunities.yourSignups': 'Your sign-ups',
  'opportunities.findOpportunities': 'Find opportunities',
  'opportunities.search': 'Search title, organization, or description',
  'opportunities.allDates': 'All Dates',
  'opportunities.upcoming': 'Upcoming',
  'opportunities.thisWeek': 'This Week',
  'opportunities.thisMonth': 'This Month',
  'opportunities.audience': 'Audience',
  'opportunities.anyAudience': 'Any audience',
  'opportunities.studentsAndParents': 'Students and parents',
  'opportunities.coordinatedByYou': 'Coordinated by you',
  'opportunities.oneSchool': 'One school',

  // Opportunities page: the list
  'opportunities.loadFailed': 'Couldn’t load opportunities',
  'opportunities.noneFound': 'No opportunities found',
  'opportunities.noMatch': 'No opportunities match these filters: {filters}.',
  'opportunities.showAllDates': 'Show all dates',
  'opportunities.noUpcoming': 'No upcoming opportunities',
  'opportunities.publishedAppearHere': 'Opportunities your school publishes will appear here.',
  'opportunities.noUpcomingForStaff': 'No upcoming opportunities. New ones will appear here.',

  // Sign-ups of a volunteer
  'opportunities.loadingSignups': 'Loading sign-ups',
  'opportunities.signupsLoadFailed': 'Couldn’t load sign-ups',
  'opportunities.noSignups': 'You haven’t signed up for anything',
  'opportunities.noUpcomingSignups': 'No upcoming sign-ups',
  'opportunities.pastSignups': 'Past sign-ups',
  'opportunities.signupsOfChild': '{firstName}’s sign-ups',
  'opportunities.noSignupsOfChild': '{firstName} hasn’t signed up for anything',

  // What takes place now, on the dashboard and above the list
  'opportunities.happeningNow': 'Happening now',
  'opportunities.startingSoon': 'Starting soon',

  // Dashboard card with upcoming opportunities
  'opportunities.upcomingOpportunities': 'Upcoming opportunities',
  'opportunities.allOpportunities': 'All opportunities',

  // Card and details of an opportunity
  'opportunities.detailsTitle': 'Opportunity',
  'opportunities.loadingDetails': 'Loading the opportunity',
  'opportunities.detailsLoadFailed': 'Couldn’t load the opportunity',
  'opportunities.maybeAtAnotherSchool': 'It may belong to another school.',
  'opportunities.cancelledBecause': 'This opportunity was cancelled. {reason}',
  'opportunities.viewYourHours': 'View your hours',
  'opportunities.addToCalendar': 'Add to calendar',
  'opportunities.location': 'Location',
  'opportunities.for': 'For',
  'opportunities.coordinator': 'Coordinator',
  'opportunities.coordinatedBy': 'Coordinated by {name}',
  'opportunities.noCoordinatorYet': 'Not assigned yet',
  'opportunities.spots': 'Spots',
  'opportunities.repeats': 'Repeats',
  'opportunities.everyWeek': 'Every week',
  'opportunities.otherDates': 'Other dates',
  'opportunities.moreDates': '{count, plural, one {# more date} other {# more dates}}',
  'opportunities.spotsLeft': '{count, plural, =0 {No spots left} one {# spot left} other {# spots left}}',
  'opportunities.spotsTaken': '{taken, number}/{spots, number} signed up',
  'opportunities.waiting': '{count, number} waiting',
  'opportunities.placeInLine':
    '{position, selectordinal, one {#st in line} two {#nd in line} few {#rd in line} other {#th in line}}',

  // Chip that shows the status
  'opportunities.cancelled': 'Cancelled',
  'opportunities.now': 'Now',
  'opportunities.past': 'Past',
  'opportunities.waitlisted': 'Waitlisted',
  'opportunities.waitlistedAt':
    '{position, selectordinal, one {Waitlisted, #st in line} two {Waitlisted, #nd in line} few {Waitlisted, #rd in line} other {Waitlisted, #th in line}}',
  'opportunities.signedUp': 'Signed up',

  // Sign-up buttons
  'opportunities.pastEventButton': 'Past Event',
  'opportunities.fullButton': 'Full',
  'opportunities.signedUpButton': 'Signed Up',
  'opportunities.signUpButton': 'Sign Up',
  'opportunities.cancelsYourSignup': 'Cancels your sign-up.',
  'opportunities.signingUp': 'Signing up...',
  'opportunities.joinWaitlist': 'Join waitlist',
  'opportunities.joining': 'Joining...',
  'opportunities.leaveWaitlist': 'Leave waitlist',

  // After signing up
  'opportunities.signedUpToast': 'Successfully signed up!',
  'opportunities.onWaitlist': 'You’re on the waitlist',
  'opportunities.notifyOfSpot': 'We’ll notify you if you get a spot.',
  'opportunities.notifyOfSpotAt':
    '{position, selectordinal, one {You’re #st in line. We’ll notify you if you get a spot.} two {You’re #nd in line. We’ll notify you if you get a spot.} few {You’re #rd in line. We’ll notify you if you get a spot.} other {You’re #th in line. We’ll notify you if you get a spot.}}',
  'opportunities.signUpFailed': 'Sign up failed',
  'opportunities.signUpFailedText': 'Failed to sign up for this opportunity.',

  // Question: already signed up for the same time
  'opportunities.sameTimeTitle': 'Sign up for both?',
  'opportunities.sameTimeQuestion': 'You’re already signed up for “{title}” at that time: {dayAndTimes}.',
  'opportunities.signUpAnyway': 'Sign up anyway',

  // Question: cancel the sign-up
  'opportunities.cancelTitle': 'Cancel your sign-up?',
  'opportunities.cancelQuestion': '“{title},” {dayAndTimes}.',
  'opportunities.cancelQuestionWithWaitlist':
    '“{title},” {dayAndTimes}. Your spot will go to the first person on the waitlist.',
  'opportunities.cancelSignup': 'Cancel sign-up',
  'opportunities.cancelling': 'Canceling...',
  'opportunities.keepSpot': 'Keep my spot',
  'opportunities.signupCancelled': 'Signup cancelled',
  'opportunities.cancelFailed': 'Cancel failed',
  'opportunities.cancelFailedText': 'Failed to cancel signup.',

  // Question: leave the waitlist
  'opportunities.leaveTitle': 'Leave the waitlist?',
  'opportunities.leaveQuestion':
    'You’re on the waitlist for “{title}.” If you join again later, you’ll start at the end of the line.',
  'opportunities.leaveQuestionAt':
    '{position, selectordinal, one {You’re #st in line for “{title}.” If you join again later, you’ll start at the end of the line.} two {You’re #nd in line for “{title}.” If you join again later, you’ll start at the end of the line.} few {You’re #rd in line for “{title}.” If you join again later, you’ll start at the end of the line.} other {You’re #th in line for “{title}.” If you join again later, you’ll start at the end of the line.}}',
  'opportunities.leaving': 'Leaving...',
  'opportunities.stayOnWaitlist': 'Stay on waitlist',
  'opportunities.leftWaitlist': 'You left the waitlist',
} as const;

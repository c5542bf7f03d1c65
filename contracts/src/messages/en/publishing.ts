export const publishing = {
  // Form: what, when and where
  'publishing.title': 'Title',
  'publishing.organizationHint': 'Who the volunteers help, such as a food bank',
  'publishing.alreadyStarted': 'This opportunity has started. You can’t change its date or start time.',
  'publishing.endsAt': 'Ends at {time}',
  'publishing.endsNextDay': 'Ends at {time} the next day',
  'publishing.maxVolunteers': 'Max volunteers',
  'publishing.signedUpSoFar': '{count, number} signed up so far',
  'publishing.targetAudience': 'Target audience',
  'publishing.activeHint': 'Only active opportunities are open for sign-up.',
  'publishing.reasonHint': 'Your reason is saved in the school’s audit log.',

  // Form: repeat
  'publishing.repeat': 'Repeat',
  'publishing.repeatNever': 'Doesn’t repeat',
  'publishing.repeatWeeks': 'Every week for a number of weeks',
  'publishing.repeatUntil': 'Every week until a date',
  'publishing.weeks': 'Weeks',
  'publishing.lastDay': 'Last day',
  'publishing.lastDayRequired': 'Last day is required',
  'publishing.dates': 'Takes place on',
  'publishing.dateCount': '{count, plural, one {# day with its own spots} other {# days, each with its own spots}}',

  // Form: coordinator
  'publishing.coordinatorHint': 'The person who is there and confirms the hours',
  'publishing.coordinatorOfOtherSchool': 'Staff of that school can choose a coordinator.',
  'publishing.chooseCoordinator': 'Choose a coordinator',
  'publishing.noCoordinator': 'No coordinator',
  'publishing.inactiveCoordinator': '{name} (no longer active)',
  'publishing.newCoordinator': 'New coordinator',
  'publishing.newCoordinatorHint':
    'Someone who isn’t in the list yet. They get a one-time password, and you see it only once.',

  // Publish an opportunity
  'publishing.formLoadFailed': 'Couldn’t load the form',
  'publishing.created': 'Opportunity created',
  'publishing.createdText':
    '{count, plural, one {Opportunity created successfully.} other {Opportunity created successfully. It takes place on # days.}}',
  'publishing.createFailed': 'Failed to create opportunity',
  'publishing.createFailedText': 'An error occurred while creating the opportunity.',
  'publishing.published': '“{title}” is published.',
  'publishing.coordinatorCreated': 'Coordinator created',
  'publishing.coordinatorCreatedText': 'They must change their password when they first log in.',
  'publishing.coordinatorFailed': 'Failed to create coordinator',
  'publishing.coordinatorFailedText': 'An error occurred while creating the coordinator.',
  'publishing.duplicateTitle': 'Duplicate opportunity',

  // Edit an opportunity
  'publishing.editTitle': 'Edit opportunity',
  'publishing.changes': 'Change',
  'publishing.onlyThisDay': 'Only this day, {date}',
  'publishing.thisAndFollowing': 'This day and the following days',
  'publishing.thisAndFollowingHint':
    'A new date moves the following days by the same number of days. Days that were cancelled stay cancelled.',
  'publishing.movedNotice': 'We’ll notify the volunteers who signed up about the new time or location.',
  'publishing.audienceNotice':
    'People on the waitlist who aren’t in the new audience will be taken off it. We’ll notify them.',
  'publishing.none': 'none',
  'publishing.yes': 'yes',
  'publishing.no': 'no',
  'publishing.updated': 'Opportunity updated',
  'publishing.updateFailed': 'Failed to update opportunity',
  'publishing.updateFailedText': 'An error occurred while updating the opportunity.',

  // Manage menu
  'publishing.manage': 'Manage <hidden>{opportunity}</hidden>',
  'publishing.manageMenu': 'Manage {opportunity}',
  'publishing.edit': 'Edit <hidden>{opportunity}</hidden>',
  'publishing.duplicate': 'Duplicate',
  'publishing.activate': 'Activate',
  'publishing.deactivate': 'Deactivate',
  'publishing.cancel': 'Cancel opportunity',

  // Question: activate
  'publishing.activateTitle': 'Activate this opportunity?',
  'publishing.activateQuestion': '“{title}” on {date} will be listed again and open for sign-up.',
  'publishing.activating': 'Activating...',
  'publishing.activated': 'Opportunity activated',

  // Question: deactivate
  'publishing.deactivateTitle': 'Deactivate this opportunity?',
  'publishing.deactivateQuestion':
    '{count, plural, =0 {“{title}” on {date} will no longer be listed for volunteers. No one else can sign up.} one {No one else can sign up for “{title}” on {date}. # person already signed up and will still see it in their list.} other {No one else can sign up for “{title}” on {date}. # people already signed up and will still see it in their lists.}}',
  'publishing.deactivating': 'Deactivating...',
  'publishing.deactivated': 'Opportunity deactivated',

  // Question: cancel
  'publishing.cancelTitle': 'Cancel this opportunity?',
  'publishing.cancelQuestion':
    '{count, plural, =0 {“{title}” on {date} won’t take place. You can’t undo this. No one has signed up yet.} one {“{title}” on {date} won’t take place. You can’t undo this. We’ll let the person who signed up or is on the waitlist know why.} other {“{title}” on {date} won’t take place. You can’t undo this. We’ll let the # people who signed up or are on the waitlist know why.}}',
  'publishing.keep': 'Keep opportunity',
  'publishing.cancelled': 'Opportunity cancelled',
  'publishing.cancelledText':
    '{count, plural, one {We’ll let # person know why.} other {We’ll let # people know why.}}',
  'publishing.cancelFailed': 'Failed to cancel opportunity',
  'publishing.cancelFailedText': 'An error occurred while canceling the opportunity.',

  // Panel: who signed up
  'publishing.signupsEnded': 'This opportunity was cancelled, along with all sign-ups. {reason}',
  'publishing.signedUp': 'Signed up',
  'publishing.waitlist': 'Waitlist',
  'publishing.noWaitlist': 'No one is on the waitlist.',
  'publishing.since': 'Since {date}',
} as const;

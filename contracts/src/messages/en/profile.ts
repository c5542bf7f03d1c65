export const profile = {
  // the account menu
  'profile.account': 'Account',
  'profile.profile': 'Profile',
  'profile.signOut': 'Sign out',
  'profile.loggedOut': 'Logged out successfully',
  'profile.logoutFailed': 'Logout failed',
  'profile.logoutError': 'An error occurred while logging out.',

  // personal details
  'profile.language': 'Language',
  'profile.languageText': 'The language of screens and emails.',
  'profile.languageNotSaved': 'Language not changed',
  'profile.languageNotSavedError': 'Your language could not be saved. Try again.',

  // emails
  'profile.emails': 'Emails',
  'profile.emailsText':
    'What we email you about, beside the notifications under the bell. We always send emails about your account.',
  'profile.emailRequestsHint': 'Someone asks you to verify hours, or writes to you about hours.',
  'profile.emailDecisionsHint': 'Hours of yours or your child’s are verified, approved, rejected, or changed.',
  'profile.emailOpportunitiesHint':
    'You get a spot, an event is changed or cancelled, it’s tomorrow, or someone writes to everyone.',
  'profile.emailRemindersHint': 'Something is still waiting for you.',
  'profile.emailDigestHint': 'Mondays, if there’s something to say.',
  'profile.emailWeekly': 'Every Monday',
  'profile.emailsSaved': 'Saved',
  'profile.emailsNotSaved': 'Not saved',
  'profile.emailsNotSavedError': 'We couldn’t save what you chose. Please try again.',
  'profile.emailsLoadFailed': 'Couldn’t load what you chose',
  'profile.loadingEmails': 'Loading what you chose',
  'profile.emailsAreFiles':
    'This server sends no email. Each one becomes a file in the folder “mail” of its data instead.',
  'profile.emailsAreOff':
    'This server sends no email. You find everything under the bell. What you choose here counts once email is on.',
  'profile.emailsNeedConfirmation':
    'Confirm your email address above first. Until then, you find everything under the bell.',
  'profile.personalDetails': 'Personal details',
  'profile.emailFromGoogle': '{email} (from your Google account)',
  'profile.confirmEmail': 'We sent a link to {email}. Open it to confirm that this email is yours.',
  'profile.confirmNewEmail': 'We sent a link to {newEmail}. Your email stays {email} until you open it.',
  'profile.sendLinkAgain': 'Send link again',
  'profile.linkSent': 'Link sent',
  'profile.linkNotSent': 'Link not sent',
  'profile.linkNotSentError': 'Failed to send the link. Please try again.',
  'profile.currentPasswordHint': 'Needed because you’re changing your email',
  'profile.nothingToSave': 'Nothing to save',
  'profile.profileSaved': 'Profile saved',
  'profile.profileNotSaved': 'Profile not saved',
  'profile.profileNotSavedError': 'Failed to save your profile. Please try again.',

  // the password
  'profile.currentPassword': 'Current password',
  'profile.newPassword': 'New password',
  'profile.confirmNewPassword': 'Confirm new password',
  'profile.changePassword': 'Change password',
  'profile.changingPassword': 'Changing password...',
  'profile.settingPassword': 'Setting password...',
  'profile.passwordChanged': 'Password changed',
  'profile.passwordChangedDetail': 'Your other sessions have been logged out.',
  'profile.passwordNotChanged': 'Password not changed',
  'profile.passwordNotChangedError': 'Failed to change your password. Please try again.',

  // joining a school
  'profile.joinSchool': 'Join a school',
  'profile.joinSchoolText':
    'You’re in New School until a school admits you. Enter the join code that your school gave you.',
  'profile.codeHint': '8 letters and numbers, such as K7QM-2XPR',
  'profile.joinAs': 'Join as',
  'profile.askToJoin': 'Ask to join',
  'profile.sending': 'Sending...',
  'profile.joinWaitingText':
    'An administrator at the school decides. Once you’re admitted, log in again to see your new school.',
  'profile.requestedOn': 'Requested {date}',
  'profile.withdraw': 'Withdraw',
  'profile.withdrawing': 'Withdrawing...',
  'profile.requestSent': 'Request sent',
  'profile.joinSentDetail':
    'An administrator at the school decides. Once you’re in, hours that still wait are drafts: submit them there again.',
  'profile.requestNotSent': 'Request not sent',
  'profile.requestNotSentError': 'Failed to send the request. Please try again.',
  'profile.requestWithdrawn': 'Request withdrawn',
  'profile.notWithdrawn': 'Request not withdrawn',
  'profile.notWithdrawnError': 'Failed to withdraw the request. Please try again.',

  // the family code of a student
  'profile.familyCode': 'Family code',
  'profile.familyCodeText':
    'Give it to a parent or guardian. They enter it on their own profile, and your school confirms that they may see your hours.',
  'profile.createFamilyCode': 'Create family code',
  'profile.copyCode': 'Copy code',
  'profile.replaceCode': 'Replace code',
  'profile.replaceCodeQuestion': 'Replace your family code?',
  'profile.replaceCodeDetail':
    'The current code stops working right away. Parents who already follow you aren’t affected.',
  'profile.replacing': 'Replacing...',
  'profile.removeCode': 'Remove code',
  'profile.familyCodeCreated': 'Family code created',
  'profile.codeNotCreated': 'Code not created',
  'profile.codeNotCreatedError': 'Failed to create a family code. Please try again.',
  'profile.familyCodeRemoved': 'Family code removed',
  'profile.codeNotRemoved': 'Code not removed',
  'profile.codeNotRemovedError': 'Failed to remove the family code. Please try again.',
  'profile.familyCodeCopied': 'Family code copied',
  'profile.codeNotCopied': 'Code not copied',
  'profile.codeNotCopiedHint': 'Your browser doesn’t allow it. Select the code and copy it yourself.',

  // the family: who follows whom
  'profile.yourChildren': 'Your children',
  'profile.parentsWhoFollowYou': 'Parents who follow you',
  'profile.gradeAndRequested': 'Grade {grade} · Requested {date}',
  'profile.waitingForSchool': 'Waiting for the school',
  'profile.notConfirmed': 'Not confirmed',
  'profile.ended': 'Ended',
  'profile.alreadyFollowing': 'You already follow {name}.',
  'profile.followSentDetail': 'Your school will confirm that you may follow this student.',
  'profile.withdrawFor': 'Withdraw the request for {name}',
  'profile.withdrawForQuestion': 'Withdraw the request for {name}?',
  'profile.withdrawDetail': 'Your school will no longer see this request. You can ask again with the family code.',
  'profile.stopFollowing': 'Stop following',
  'profile.stopFollowingName': 'Stop following {name}',
  'profile.stopFollowingQuestion': 'Stop following {name}?',
  'profile.stopFollowingDetail':
    'You’ll no longer see their hours. To follow them again, you need their code, and your school has to confirm.',
  'profile.stopping': 'Stopping...',
  'profile.stoppedFollowing': 'You no longer follow them',
  'profile.stillFollowing': 'Still following',
  'profile.stillFollowingError': 'Failed to stop following. Please try again.',

  // the calendar link
  'profile.calendar': 'Calendar',
  'profile.calendarOfVolunteer':
    'Add your own calendar link to your calendar app. The opportunities you sign up for will appear there, along with any changes. Anyone with the link can read them, so keep it to yourself.',
  'profile.calendarOfVerifier':
    'Add your own calendar link to your calendar app. The opportunities you coordinate will appear there, along with any changes. Anyone with the link can read them, so keep it to yourself.',
  'profile.calendarOfStaff':
    'Add your own calendar link to your calendar app. The opportunities you publish will appear there, along with any changes. Anyone with the link can read them, so keep it to yourself.',
  'profile.loadingCalendarLink': 'Loading your calendar link',
  'profile.calendarLinkFailed': 'Couldn’t load your calendar link',
  'profile.createCalendarLink': 'Create calendar link',
  'profile.yourCalendarLink': 'Your calendar link',
  'profile.newCalendarLinkText':
    'Copy it now. It won’t be shown again. In Google Calendar, add a calendar “From URL.” In Apple Calendar or Outlook, subscribe to a calendar. Changes can take a few hours to show up there.',
  'profile.calendarLinkSince': 'You created a link on {date}. It was shown only then. If you lost it, replace it.',
  'profile.replaceLink': 'Replace link',
  'profile.replaceLinkQuestion': 'Replace the calendar link?',
  'profile.replaceLinkDetail':
    'Calendars that use the current link won’t be updated anymore. Subscribe to the new link there.',
  'profile.revokeLink': 'Revoke link',
  'profile.revokeLinkQuestion': 'Revoke the calendar link?',
  'profile.revokeLinkDetail':
    'Calendars that use it won’t be updated anymore. You can create another link at any time.',
  'profile.revoking': 'Revoking...',
  'profile.calendarLinkCreated': 'Calendar link created',
  'profile.linkNotCreated': 'Link not created',
  'profile.linkNotCreatedError': 'Failed to create a calendar link. Please try again.',
  'profile.calendarLinkRevoked': 'Calendar link revoked',
  'profile.linkNotRevoked': 'Link not revoked',
  'profile.linkNotRevokedError': 'Failed to revoke the calendar link. Please try again.',

  // sessions
  'profile.sessions': 'Sessions',
  'profile.sessionsText': 'Where you’re logged in. Log out any session you don’t recognize, then change your password.',
  'profile.sessionsFailed': 'Couldn’t load your sessions',
  'profile.sessionTimes': 'Logged in {startedAt}, last active {lastSeenAt}',
  'profile.thisBrowser': 'This browser',
  'profile.logOut': 'Log out',
  'profile.logOutDevice': 'Log out {device}',
  'profile.logOutEverywhereElse': 'Log out everywhere else',
  'profile.loggingOut': 'Logging out...',
  'profile.sessionLoggedOut': 'Session logged out',
  'profile.loggedOutEverywhereElse': 'Logged out everywhere else',
  'profile.notLoggedOut': 'Not logged out',
  'profile.notLoggedOutError': 'Failed to end the session. Please try again.',
} as const;

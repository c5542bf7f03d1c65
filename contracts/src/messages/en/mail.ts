export const mail = {
  // email with a link for a new password
  'mail.passwordSubject': 'Set a new password for HourTrail',
  'mail.passwordIntro':
    'Someone, probably you, asked for a new password for your HourTrail account. Your username is {username}.',
  'mail.passwordLink': 'Set a new password',
  'mail.passwordNotes':
    'The link works once, for {minutes, plural, one {# minute} other {# minutes}}. Setting a password logs you out everywhere. If it wasn’t you, do nothing: your password stays as it is.',
  'mail.secondFactorSubject': 'How you log in to HourTrail changed',
  'mail.secondFactorIntro':
    'The second factor of your HourTrail account {username} changed: a passkey, an authenticator app or recovery codes were added, used or removed.',
  'mail.secondFactorLink': 'See your profile',
  'mail.secondFactorNotes': 'If that was you, you’re done. If not, change your password at once and tell your school.',
  // email that confirms an address
  'mail.confirmEmailSubject': 'Confirm your email for HourTrail',
  'mail.confirmEmailIntro':
    'This email address was entered for the HourTrail account {username}. If it’s your account, confirm the address.',
  'mail.confirmEmailLink': 'Confirm email',
  'mail.confirmEmailNotes':
    'The link works for {days, plural, one {# day} other {# days}}. If it isn’t your account, do nothing: your address won’t be used for it.',
  // email with a checkpoint of the audit log
  'mail.checkpointSubject': 'Log checkpoint for {school}: {count, plural, one {# event} other {# events}}',
  'mail.systemCheckpointSubject': 'System log checkpoint: {count, plural, one {# event} other {# events}}',
  'mail.checkpointIntro':
    'Attached is the newest checkpoint of the log for {school}. It seals {count, plural, one {# event} other {# events}}.',
  'mail.systemCheckpointIntro':
    'Attached is the newest checkpoint of the system log. It seals {count, plural, one {# event} other {# events}}.',
  'mail.keepCheckpoint':
    'Keep this email where no one who runs the server can change it. As long as you have the attached file, anyone can use it to check whether any event up to that point was changed, removed, added, or moved.',
  'mail.checkCheckpoint':
    'To check it against today’s log, open the audit page and choose the file under “Check a checkpoint you saved”.',
  'mail.checkCheckpointLink': 'Open the audit page',
  'mail.checkDatabase': 'The person who runs the server can check the whole database against it with this command:',
  'mail.checkpointRhythm':
    'We send this email once a day if the log has grown since the last one. If something happened and no email comes, find out why.',
  'mail.checkpointEnd': 'You asked for these emails. To stop them, log in and turn them off on the audit page.',
  // email that asks a supervisor without an account to confirm hours
  'mail.supervisorSubject':
    '{others, plural, =0 {Please confirm {volunteer}’s volunteer hours} other {Please confirm volunteer hours: {volunteer} and # more}}',
  'mail.supervisorHello': 'Hello {name},',
  'mail.supervisorIntro':
    '{count, plural, one {A volunteer of {school} named you as the person who supervised these hours:} other {Volunteers of {school} named you as the person who supervised these hours:}}',
  'mail.supervisorEntry':
    '{volunteer}: {hours, plural, one {# hour} other {# hours}} at {organization}, {date}, {start} to {end}',
  'mail.supervisorNoAccount': 'You can confirm them, lower them, or say no. You need no account.',
  'mail.supervisorLink': 'Answer now',
  'mail.supervisorNotes':
    'The link works for {days, plural, one {# day} other {# days}}. Don’t forward it: whoever has it answers in your name. If you don’t know what this is about, the page has a button for that too.',
  'mail.whySupervisor': 'You get this email because a volunteer of {school} entered your address.',
  'mail.stopSupervisor': 'Get no more of these emails from this school',
  // emails of the newsletter
  'mail.newsletterConfirmSubject': 'Confirm your subscription to the HourTrail newsletter',
  'mail.newsletterConfirmIntro':
    'Someone, probably you, asked for the HourTrail newsletter at this address. If it was you, confirm it.',
  'mail.newsletterConfirmLink': 'Confirm subscription',
  'mail.newsletterConfirmNotes':
    'The link works once, for {days, plural, one {# day} other {# days}}. If it wasn’t you, do nothing: we won’t send you the newsletter.',
  'mail.newsletterWelcomeSubject': 'You’re subscribed to the HourTrail newsletter',
  'mail.newsletterWelcome': 'Your subscription to the HourTrail newsletter is confirmed.',
  'mail.newsletterUnsubscribe': 'Unsubscribe',
  // email that forwards a message of the contact form
  'mail.contactSubject': 'Message from {firstName} {lastName}, {organization}',
  'mail.contactFooter': 'Message {id} from the contact form. It is also in the inbox.',
  'mail.contactInbox': 'Open the inbox',

  // email about what happened; amount: “3 hours”, or “3 of 4 hours” where a review credited fewer
  'mail.subjectSubmitted': 'Please verify {amount} for {student}',
  'mail.subjectAdded': '{amount} added',
  'mail.subjectPresent': 'Marked present: {amount}',
  'mail.subjectVerified': '{amount} verified',
  'mail.subjectApproved': '{amount} approved',
  'mail.subjectRejected': '{amount} rejected',
  'mail.subjectWrongSupervisor': 'Ask someone else to confirm {amount}',
  'mail.subjectMessage': 'New message about {amount}',
  'mail.subjectReopened': '{amount} reopened',
  'mail.subjectRevoked': 'Approval revoked: {amount}',
  'mail.subjectAmended': 'Entry changed: {amount}',
  'mail.subjectDeleted': 'Entry deleted: {amount}',
  'mail.subjectRestored': 'Entry restored: {amount}',
  'mail.subjectPromoted': 'You have a spot: {title}',
  'mail.subjectMoved': 'New time or place: {title}',
  'mail.subjectCancelled': 'Cancelled: {title}',
  'mail.subjectAnnounced': 'About {title}',
  'mail.subjectSchoolAnnounced': 'A message from {school}',
  'mail.seeNotification': 'See it in HourTrail',
  'mail.subjectImportFinished': 'Your import is finished',
  'mail.subjectImportStopped': 'An import stopped',
  'mail.seeImports': 'See your imports',
  'mail.subjectJoinRequested': 'Someone asks to join {school}',
  'mail.subjectWebhookOff': 'A webhook was switched off',
  'mail.decideRequest': 'Decide in HourTrail',
  'mail.subjectForOthers': 'You’re off the waitlist: {title}',
  'mail.subjectRoleChanged': 'Your sign-up is cancelled: {title}',
  'mail.subjectFamilyRefused': 'Not confirmed: following {student}',
  'mail.subjectRecordIssued': 'Official record of your hours issued',
  'mail.subjectRecordRevoked': 'Official record of your hours revoked',
  'mail.subjectRecordCountersigned': 'Official record of your hours countersigned',
  'mail.subjectStillWaiting': 'Still waiting for you: {amount} for {student}',
  'mail.subjectUnanswered': 'No answer yet: {amount}',
  'mail.subjectDraft': 'Not submitted yet: {amount}',
  'mail.subjectTomorrow': 'Coming up: {title}',
  'mail.subjectGoal': '{hours} to go by {date}',
  'mail.subjectRules': 'New rules at {school}',
  'mail.subjectOneTimePassword': 'Someone made a one-time password for your account',
  'mail.subjectInvited': 'Someone made a link to set your password',
  'mail.subjectApiKeyMade': 'New API key at {school}',
  'mail.subjectEmailChanged': 'The email of your account changed',
  'mail.subjectEmailRemoved': 'An email was removed from your account',
  'mail.subjectMovedIn': 'You’re now at {school}',
  'mail.subjectDeclined': 'Your request to join a school was declined',
  'mail.subjectOfChild': '{child}: {subject}',
  'mail.subjectUpdates': '{count, plural, one {# update} other {# updates}} from {school}',
  'mail.hello': 'Hello {name},',
  'mail.updatesIntro': 'Since the last email, this happened at {school}:',
  'mail.withComment': '{sentence}. “{comment}”',
  'mail.seeEntry': 'See the entry',
  'mail.seeRecords': 'See your official records',
  'mail.seeOpportunity': 'See the opportunity',
  'mail.seeProgress': 'See the progress',
  'mail.seeApiKeys': 'See your school’s keys',
  'mail.seeProfile': 'Open your profile',
  'mail.seeAll': 'See all notifications',
  'mail.openApp': 'Open HourTrail',
  'mail.whyUpdates': 'You get these emails because you have an account at {school}.',
  'mail.whyAccount': 'We always send emails about your account, so that you notice if it wasn’t you.',
  'mail.chooseEmails': 'Choose what we email you',
  'mail.stopKind': 'Stop emails about this',
  'mail.stopAll': 'Stop all of these emails',

  // weekly summary; old: entries that have waited over 7 days
  'mail.digestWorkSubject': '{count, number} to review{old, plural, =0 {} other {, # waiting over 7 days}}',
  'mail.digestWork': '{count, plural, one {# entry is waiting} other {# entries are waiting}} at {school}.',
  'mail.readyToApprove': 'Ready to approve',
  'mail.waitingForVerifier': 'Waiting for a verifier',
  'mail.waitingLong': 'Waiting over 7 days',
  'mail.review': 'Review hours',
  'mail.digestChildrenSubject': 'The week of {names}',
  'mail.digestChildren': 'This is how volunteering went last week at {school}.',
  'mail.approvedThisWeek': 'Approved last week',
  'mail.stillWaiting': 'Waiting for a decision',
  'mail.towardGoal': 'Toward the goal',

  // report to hand out, by schedule
  'mail.reportSubject': 'Hours report of {school}, {date}',
  'mail.reportAttached': 'The whole report is attached: {file}',
  'mail.reportTooLarge': 'The whole report is too large for an email. You can download it from the Reports tab.',
  'mail.openReports': 'Open reports',
  'mail.whyReport':
    '{every, select, week {You get this report every week} month {You get this report every month} other {You get this report at the end of each school year}} because an administrator of {school} chose you to receive it.',
  'mail.seeSchedules': 'See or change what is sent when',
  'mail.stopReports': 'Get no more reports by email',
  'mail.subjectRecordRequested': 'A record request needs an answer',
  'mail.subjectRecordRequestDecided': 'The school answered a record request',
  'mail.subjectRecordRequestWithdrawn': 'A record request was withdrawn',
  'mail.subjectRecordStatementAttached': 'A family attached a statement to a record',
  'mail.subjectHoldLifted': 'A legal hold was lifted',
  'mail.seeRecordRequests': 'See the requests',
} as const;

export const inbox = {
  // Bell and list of notifications
  'inbox.notifications': 'Notifications',
  'inbox.notificationsUnread': 'Notifications, {unread} unread',
  'inbox.newestNotifications': 'Newest notifications',
  'inbox.yourNotifications': 'Your notifications',
  'inbox.filterNotifications': 'Filter notifications',
  'inbox.unread': 'Unread',
  'inbox.new': 'New',
  'inbox.newNotification': 'New',
  'inbox.today': 'Today',
  'inbox.yesterday': 'Yesterday',
  'inbox.hoursOn': 'hours on {date}',
  'inbox.loadingNotifications': 'Loading notifications',
  'inbox.notificationsLoadFailed': 'Couldn’t load the notifications',
  'inbox.allCaughtUp': 'All caught up',
  'inbox.updatesAppearHere': 'Updates on your entries, and things waiting for you, will appear here.',
  'inbox.allRead': 'You’ve read everything',
  'inbox.showAllNotifications': 'Show all notifications',
  'inbox.seeAll': 'See all',
  'inbox.markRead': 'Mark as read',
  'inbox.markAllRead': 'Mark all as read',
  'inbox.marking': 'Marking...',
  'inbox.notMarkedRead': 'Not marked as read',
  'inbox.markReadFailed': 'We couldn’t mark this as read. Please try again.',

  // A notification about hours; child: a parent reads about the hours of a child
  'inbox.hoursAt': '{hours} at {organization}',
  'inbox.someHours': 'hours',
  'inbox.submittedByActor': '<strong>{actor}</strong> asks you to verify {hours}',
  'inbox.submittedForStudent': '<strong>{actor}</strong> asks you to verify {student}’s {hours}',
  'inbox.hoursAdded':
    '{whose, select, child {<strong>{actor}</strong> added {hours} for {child}} other {<strong>{actor}</strong> added {hours} for you}}',
  'inbox.markedPresent':
    '{whose, select, child {<strong>{actor}</strong> marked {child} present: {hours}} other {<strong>{actor}</strong> marked you present: {hours}}}',
  'inbox.hoursVerified':
    '{whose, select, child {<strong>{actor}</strong> verified {child}’s {hours}} childPart {<strong>{actor}</strong> verified {part} of {child}’s {hours}} ownPart {<strong>{actor}</strong> verified {part} of {hours}} other {<strong>{actor}</strong> verified {hours}}}',
  'inbox.hoursApproved':
    '{whose, select, child {<strong>{actor}</strong> approved {child}’s {hours}} childPart {<strong>{actor}</strong> approved {part} of {child}’s {hours}} ownPart {<strong>{actor}</strong> approved {part} of {hours}} other {<strong>{actor}</strong> approved {hours}}}',
  'inbox.hoursRejected':
    '{whose, select, child {<strong>{actor}</strong> rejected {child}’s {hours}} other {<strong>{actor}</strong> rejected {hours}}}',
  'inbox.wrongSupervisor':
    '{whose, select, own {<strong>{actor}</strong> said that someone else supervised your {hours}. Ask someone else to confirm them.} other {<strong>{actor}</strong> said that someone else supervised {child}’s {hours}}}',
  'inbox.messageSent':
    '{whose, select, own {<strong>{actor}</strong> wrote about your {hours}} other {<strong>{actor}</strong> wrote about {child}’s {hours}}}',
  'inbox.messageByActor': '<strong>{actor}</strong> wrote about {hours}',
  'inbox.hoursReopened':
    '{whose, select, child {<strong>{actor}</strong> reopened {child}’s {hours} for a new decision} other {<strong>{actor}</strong> reopened {hours} for a new decision}}',
  'inbox.hoursRevoked':
    '{whose, select, child {<strong>{actor}</strong> revoked the approval of {child}’s {hours}} other {<strong>{actor}</strong> revoked the approval of {hours}}}',
  'inbox.entryChanged':
    '{whose, select, child {<strong>{actor}</strong> changed {child}’s entry for {hours}} other {<strong>{actor}</strong> changed your entry for {hours}}}',
  'inbox.entryDeleted':
    '{whose, select, child {<strong>{actor}</strong> deleted {child}’s entry for {hours}} other {<strong>{actor}</strong> deleted your entry for {hours}}}',
  'inbox.entryRestored':
    '{whose, select, child {<strong>{actor}</strong> restored {child}’s entry for {hours}} other {<strong>{actor}</strong> restored your entry for {hours}}}',

  // A notification about an opportunity
  'inbox.anOpportunity': 'an opportunity',
  'inbox.spotForYou': '<strong>{actor}</strong> opened up a spot for you: {title}',
  'inbox.opportunityMoved': '<strong>{actor}</strong> changed the time or location of {title}',
  'inbox.opportunityCancelled': '<strong>{actor}</strong> cancelled {title}',
  'inbox.opportunityAnnounced': '<strong>{actor}</strong> wrote to everyone signed up for {title}',
  'inbox.opportunityForOthers':
    '<strong>{actor}</strong> changed who {title} is for, so you’re no longer on the waitlist',
  'inbox.opportunityRoleChanged':
    'Your sign-up for {title} is cancelled, because your role has changed and it isn’t open to the new one',

  // A reminder
  'inbox.reminderVerify': '{student}’s {hours} are still waiting for you to verify them',
  'inbox.reminderUnanswered':
    '{whose, select, own {No one has answered about your {hours} yet. Ask someone else to verify them.} other {No one has answered about {student}’s {hours} for 10 days. You can decide on them, or ask someone else.}}',
  'inbox.reminderDraft': 'Your draft for {hours} isn’t submitted yet',
  'inbox.reminderEvent': 'Don’t forget: you’re signed up for {title} on {date}',
  'inbox.reminderGoal':
    '{whose, select, own {You need {hours} more to reach your goal. The school year ends on {date}} other {{child} needs {hours} more to reach the goal. The school year ends on {date}}}',

  // A notification about the rules of the school
  'inbox.rulesChanged': '<strong>{actor}</strong> changed the rules of your school. {changes}',
  'inbox.countingRulesSet': '<strong>{actor}</strong> changed which approved hours count at your school',
  'inbox.importFinished':
    'Your import of <strong>{file}</strong> is finished: {rows, plural, one {# row} other {# rows}}{exceptions, plural, =0 {} one {, # exception} other {, # exceptions}}',
  'inbox.importStopped':
    'The import of <strong>{file}</strong> stopped, and nothing was imported: {problems, plural, =0 {it would take away {leavers, plural, one {# person} other {# people}}, {families, plural, one {# family link} other {# family links}}, {grades, plural, one {# grade} other {# grades}}, and {members, plural, one {# class member} other {# class members}}} one {# problem} other {# problems}}',
  'inbox.aFile': 'a file',
  'inbox.joinRequested': '<strong>{actor}</strong> asks to join your school',
  'inbox.webhookOff': 'A webhook of your school kept failing and was switched off',
  'inbox.schoolAnnounced': '<strong>{actor}</strong> wrote to students and parents',
  'inbox.ruleGoal': 'Hours goal: {to, plural, one {# hour} other {# hours}} instead of {from, number}.',
  'inbox.ruleDays': 'Maximum entry age: {to, plural, one {# day} other {# days}} instead of {from, number}.',
  'inbox.rulePolicy':
    '{policy, select, strict {Approval policy: Strict. A verifier verifies first.} other {Approval policy: Standard. Entries can be approved without a verifier.}}',
  'inbox.ruleSupervisors':
    '{accepts, select, true {Supervisors without an account can verify.} other {Supervisors without an account can’t verify while the policy is strict.}}',
  'inbox.ruleTimeZone': 'Time zone: {to} instead of {from}.',
  'inbox.ruleEmails':
    '{choice, select, now {Email notifications: right away.} daily {Email notifications: once a day.} other {Email notifications: none.}} People can choose for themselves.',
  'inbox.ruleQuietHours': 'Quiet hours for emails changed.',
  'inbox.ruleSecondFactor':
    'From {date} on, staff need a second factor to log in. Add yours on your profile before then.',
  'inbox.ruleNoSecondFactor': 'Staff no longer need a second factor to log in.',
  'inbox.ruleReminders': '{on, select, true {Reminders: on.} other {Reminders: off.}}',

  // A notification about the account
  'inbox.passwordReset':
    '<strong>{actor}</strong> created a one-time password for your account and could use it to log in as you',
  'inbox.apiKeyMade':
    '<strong>{actor}</strong> created an API key that acts in their name. Revoke it if they don’t know of it.',
  'inbox.accountInvited': '<strong>{actor}</strong> created a link that can be used to set your account’s password',
  'inbox.accountMoved':
    '<strong>{actor}</strong> added you to this school. If hours were waiting for a decision, submit them again.',
  'inbox.joinDeclined':
    '<strong>{actor}</strong> declined your request to join. You can ask again or enter another school’s code.',
  'inbox.emailChanged': '<strong>{actor}</strong> changed the email address on your account',
  'inbox.emailRemoved':
    '<strong>{actor}</strong> removed an unconfirmed email address from your account because it belongs to someone else. Enter your own in your profile.',

  // A notification about an official record of one’s own hours
  'inbox.recordIssued': '<strong>{actor}</strong> issued an official record of your hours',
  'inbox.recordRevoked': '<strong>{actor}</strong> revoked an official record of your hours',
  'inbox.recordCountersigned': '<strong>{actor}</strong> countersigned an official record of your hours',

  // A notification about a family link; own: the student reads it
  'inbox.familyConfirmed':
    '{whose, select, own {{parent} can see your hours now} other {You can follow {student}’s hours now}}',
  'inbox.familyRefused':
    'Your request to follow {student}’s hours ended before it was confirmed. If that’s a mistake, talk to the school',
  'inbox.familyEnded':
    '{whose, select, own {{parent} no longer follows your hours} other {You no longer follow {student}’s hours}}',

  // Inbox of a super-admin
  'inbox.title': 'Inbox',
  'inbox.sections': 'Inbox sections',
  'inbox.handled': 'Handled',
  'inbox.newsletter': 'Newsletter',
  'inbox.noEmailServer':
    'This server can’t send email. Messages stay here, and no one can confirm a newsletter subscription. To send email, set SMTP_URL and MAIL_FROM.',
  'inbox.emailsQueued':
    '{count, plural, one {# email is waiting to be sent.} other {# emails are waiting to be sent.}}',
  'inbox.emailsFailed': '{count, plural, one {# email couldn’t be delivered.} other {# emails couldn’t be delivered.}}',

  // Messages from the contact form
  'inbox.sender': 'From',
  'inbox.messages': 'Messages',
  'inbox.received': 'Received',
  'inbox.searchMessages': 'Search messages',
  'inbox.loadingMessages': 'Loading messages',
  'inbox.messagesLoadFailed': 'Couldn’t load the messages',
  'inbox.noMessagesMatch': 'No messages match “{search}”',
  'inbox.searchHelp': 'You can search by name, email address, organization, or message text.',
  'inbox.messagesAppearHere': 'Messages from the contact form will appear here.',
  'inbox.noneHandled': 'No handled messages yet',

  // One message
  'inbox.handledBy': 'by {name}, {time}',
  'inbox.forwarding': 'Forwarding',
  'inbox.forwardQueued': 'Waiting to be forwarded by email.',
  'inbox.forwarded': 'Forwarded by email.',
  'inbox.forwardFailed': 'Couldn’t be forwarded. The email server didn’t accept it.',
  'inbox.notForwarded': 'Not forwarded.',
  'inbox.noForwardingAddress': 'Not forwarded. No forwarding address is set.',
  'inbox.markHandled': 'Mark as handled',
  'inbox.markNew': 'Mark as new',
  'inbox.replyByEmail': 'Reply by email',
  'inbox.replySubject': 'Your message to HourTrail, {name}',
  'inbox.messageHandled': 'Message marked as handled',
  'inbox.messageNew': 'Message marked as new',
  'inbox.messageFailed': 'We couldn’t update the message.',

  // Erase a message or an address
  'inbox.erase': 'Erase',
  'inbox.eraseMessageTitle': 'Erase this message?',
  'inbox.eraseMessageQuestion':
    'This permanently erases what {name} wrote, with their name and email address. The audit log still shows that a message arrived, and when. We can’t erase a copy that was forwarded by email.',
  'inbox.erasePermanently': 'Erase permanently',
  'inbox.erasing': 'Erasing...',
  'inbox.messageErased': 'Message erased',
  'inbox.eraseMessageFailed': 'We couldn’t erase the message.',
  'inbox.eraseAddressTitle': 'Erase this address?',
  'inbox.eraseAddressQuestion':
    'This permanently erases {email}, and it won’t get the newsletter anymore. The audit log still shows that someone asked for it, and when.',
  'inbox.addressErased': 'Address erased',
  'inbox.eraseAddressFailed': 'We couldn’t erase the address.',
  'inbox.removeAddressTitle': 'Remove this address?',
  'inbox.removeAddressQuestion':
    '{email} won’t get the newsletter anymore. Anyone who reads email at that address can ask for it again.',
  'inbox.addressRemoved': 'Address removed',
  'inbox.removeAddressFailed': 'We couldn’t remove the address.',

  // Newsletter subscriptions
  'inbox.subscriptions': 'Subscriptions',
  'inbox.searchAddresses': 'Search addresses',
  'inbox.loadingSubscriptions': 'Loading subscriptions',
  'inbox.subscriptionsLoadFailed': 'Couldn’t load the subscriptions',
  'inbox.noAddressesMatch': 'No addresses match “{search}”',
  'inbox.noSubscriptions': 'No one has asked for the newsletter yet',
  'inbox.subscribersAppearHere': 'People who ask for it on the blog appear here. They’re subscribed once they confirm.',
  'inbox.requested': 'Requested',
  'inbox.requestedAt': 'Requested {time}',
  'inbox.since': 'Since',
  'inbox.sinceTime': 'Since {time}',
  'inbox.notConfirmed': 'Not confirmed',
  'inbox.unsubscribed': 'Unsubscribed',
  'inbox.removed': 'Removed',
  'inbox.confirmationQueued': 'The confirmation email is waiting to be sent.',
  'inbox.confirmationSent': 'The confirmation email was sent.',
  'inbox.confirmationFailed': 'The confirmation email couldn’t be delivered.',
  'inbox.confirmationNotNeeded': 'No confirmation email was needed.',
  'inbox.confirmationNotSent': 'No confirmation email was sent, because this server wasn’t set up to send email.',
  'inbox.recordRequested': '<strong>{actor}</strong> opened a request about a record. It needs an answer.',
  'inbox.recordRequestDue': 'A request about a record is due within a week, or overdue. It needs an answer.',
  'inbox.recordRequestWithdrawn': '<strong>{actor}</strong> withdrew a request about your family’s record.',
  'inbox.recordStatementAttached':
    '<strong>{actor}</strong> attached a statement to a record that the school didn’t correct.',
  'inbox.holdLifted': '<strong>{actor}</strong> lifted a legal hold.',
  'inbox.recordRequestDecided': '<strong>{actor}</strong> answered a request about your family’s record.',
} as const;

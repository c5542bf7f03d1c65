export const mail = {
  // email with a link for a new password
  'mail.passwordSubject': 'Set a new password for HourTrail',
  'mail.passwordIntro':
    'Someone, probably you, asked for a new password for your HourTrail account. Your username is {username}.',
  'mail.passwordLink': 'To set a new password, open this link:',
  'mail.passwordNotes':
    'The link works once, for {minutes, plural, one {# minute} other {# minutes}}. Setting a password logs you out everywhere. If it wasn’t you, do nothing: your password stays as it is.',
  // email that confirms an address
  'mail.confirmEmailSubject': 'Confirm your email for HourTrail',
  'mail.confirmEmailIntro': 'The HourTrail account {username} gives this address as its own.',
  'mail.confirmEmailLink': 'If it is your account, open this link and confirm:',
  'mail.confirmEmailNotes':
    'The link works for {days, plural, one {# day} other {# days}}. If it isn’t your account, do nothing: the account won’t be known by your address.',
  // email with a checkpoint of the audit log
  'mail.checkpointSubject': 'Checkpoint of the log of {school}: {count, plural, one {# event} other {# events}}',
  'mail.systemCheckpointSubject': 'Checkpoint of the system’s log: {count, plural, one {# event} other {# events}}',
  'mail.checkpointIntro':
    'Attached is the newest checkpoint of the log of {school}. It seals {count, plural, one {# event} other {# events}}.',
  'mail.systemCheckpointIntro':
    'Attached is the newest checkpoint of the system’s own log. It seals {count, plural, one {# event} other {# events}}.',
  'mail.keepCheckpoint':
    'Keep this email where no one who runs the server can change it. With the attached file, anyone can find out, for as long as you have it, whether an event up to then was changed, removed, added or moved.',
  'mail.checkCheckpoint':
    'To check it against today’s log, give the file to "Check a checkpoint you kept" at this page:',
  'mail.checkDatabase': 'The person who runs the server checks the whole database against it with this command:',
  'mail.checkpointRhythm':
    'This email comes once a day if the log has grown since the last one. If no email comes although something happened, find out why.',
  'mail.checkpointEnd': 'You asked for these emails. To stop them, log in and turn them off at the address above.',
  // emails of the newsletter
  'mail.newsletterConfirmSubject': 'Confirm your subscription to the HourTrail newsletter',
  'mail.newsletterConfirmIntro': 'Someone, probably you, asked for the HourTrail newsletter at this address.',
  'mail.newsletterConfirmLink': 'If it was you, open this link and confirm:',
  'mail.newsletterConfirmNotes':
    'The link works once, for {days, plural, one {# day} other {# days}}. If it wasn’t you, do nothing: the newsletter won’t come.',
  'mail.newsletterWelcomeSubject': 'You’re subscribed to the HourTrail newsletter',
  'mail.newsletterWelcome': 'Your subscription to the HourTrail newsletter is confirmed.',
  'mail.newsletterUnsubscribe': 'To unsubscribe, open this link:',
  // email that forwards a message of the contact form
  'mail.contactSubject': 'Message from {firstName} {lastName}, {organization}',
  'mail.contactName': 'Name: {firstName} {lastName}',
  'mail.contactEmail': 'Email: {email}',
  'mail.contactOrganization': 'Organization: {organization}',
  'mail.contactFooter': 'Message {id} from the contact form. It is also in the inbox: {link}',
} as const;

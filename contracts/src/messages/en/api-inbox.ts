export const apiInbox = {
  'apiInbox.oneKindOfReaders': 'Name an opportunity, a grade or the school.',
  // messages of the contact form
  'apiInbox.acceptsEvents': 'This address is a stream of events. Send “Accept: text/event-stream”.',
  'apiInbox.tooManyStreams': 'Too many open pages listen for changes. Close some of them.',
  'apiInbox.messageWaiting': 'This message is already marked as new.',
  'apiInbox.messageHandled': 'Someone already took care of this message.',
  // newsletter
  'apiInbox.subscriptionEnded': 'This address is already off the list.',

  // link that stops emails
  'apiInbox.linkUnknown':
    'This link doesn’t work. Open the link in the email again, or choose your emails in your profile.',
} as const;

export const apiInbox = {
  // messages of the contact form
  'apiInbox.messageWaiting': 'This message is already marked as new.',
  'apiInbox.messageHandled': 'Someone already took care of this message.',
  // newsletter
  'apiInbox.subscriptionEnded': 'This address is already off the list.',
} as const;

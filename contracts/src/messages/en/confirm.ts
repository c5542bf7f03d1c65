// The page behind the link in the email to a supervisor
export const confirm = {
  'confirm.title': 'Confirm volunteer hours',
  'confirm.intro':
    '{count, plural, one {{volunteer}, a volunteer of {school}, named you as the person who supervised these hours.} other {Volunteers of {school} named you as the person who supervised these hours.}} You need no account.',
  'confirm.hoursOf': '{volunteer}: {hours}',
  'confirm.hoursToConfirm': 'Hours you confirm',
  'confirm.confirm': 'Confirm {hours}',
  'confirm.confirmAll': 'Confirm all {count} as logged',
  'confirm.whyFewer': 'Why fewer',
  'confirm.decline': 'Decline',
  'confirm.wrongPerson': 'Someone else supervised',
  'confirm.notMe': 'I don’t know about this',
  'confirm.refusal':
    '{refusal, select, decline {{volunteer} reads your reason and can correct the entry.} someoneElse {Do you know who supervised {volunteer}? We’ll tell {volunteer} and the school. We won’t email anyone.} other {We’ll tell {volunteer} and the school that you don’t know about these hours. They won’t count as confirmed.}}',
  'confirm.insteadEmail': 'Email of the person who did',
  'confirm.sayWhy': 'Say why you decline the hours',
  'confirm.send': 'Send answer',
  'confirm.answered':
    '{status, select, verified {You confirmed {hours}.} rejected {You declined these hours.} other {Thank you. The volunteer and the school read your answer.}}',
  'confirm.yourReason': 'You wrote: “{comment}”',
  'confirm.thanks': 'Thank you',
  'confirm.thanksText': 'Your answers are recorded. {school} and the volunteer can read them. You can close this page.',
  'confirm.offer':
    'You have answered {count, plural, one {# entry} other {# entries}} for {school}. With an account you see all of them in one place and confirm new ones without a link.',
  'confirm.offerTitle': 'Keep what you did in one place',
  'confirm.askForAccount': 'Ask for an account',
  'confirm.accountAsked':
    '{school} knows that you would like an account. Once they confirm it, they send you a link to set your password.',
  'confirm.accountNotAsked': 'Request not sent',
  'confirm.notSent': 'Answer not sent',
  'confirm.notSentText': 'Check your connection and try again.',
  'confirm.linkUnknown': 'This link doesn’t work',
  'confirm.linkOver': 'This link doesn’t work anymore',
  'confirm.linkOverText': 'Ask the volunteer to send a new one.',
  'confirm.notLoaded': 'Couldn’t load the hours',
  'confirm.loading': 'Loading the hours',
} as const;

// Recorded achievements that a volunteer shares, and the page for whoever was given one
export const badges = {
  'badges.unknown':
    'No badge has this code. Compare it with the link. A code has none of the letters I and O, and no 0 or 1.',
  'badges.unshared': 'Its holder doesn’t share this badge anymore. Ask them for another link.',
  'badges.sharedAlready': 'This badge is shared already. Stop sharing it before you share it anew.',
  // In the credential and on its picture
  'badges.description': '{hours, plural, one {# hour} other {# hours}} of volunteer service, approved by the school.',
  'badges.criteria': 'At least {hours, plural, one {# volunteer hour} other {# volunteer hours}} approved by {school}.',
  'badges.hours': '{hours, plural, one {# approved hour} other {# approved hours}}',
  // On its page
  'badges.loading': 'Loading the badge',
  'badges.notLoaded': 'Couldn’t load the badge',
  'badges.notFound': 'No badge here',
  'badges.picture': 'Badge: {name}',
  'badges.isStatus': '{status, select, valid {Valid} other {Revoked}}',
  'badges.isValid': 'This badge is valid. {school} approved the hours it stands for.',
  'badges.isRevoked': 'This badge was revoked. The approved hours fell below what it takes.',
  'badges.holder': 'Awarded to',
  'badges.holderHidden': 'Name not shown',
  'badges.earnedOn': 'Earned',
  'badges.for': 'Awarded for',
  'badges.code': 'Code',
  'badges.checkAlone': 'Check it without us',
  'badges.checkAloneText':
    'The badge is an Open Badges 3.0 credential. The picture has the same credential in it. A verifier for W3C Verifiable Credentials that knows eddsa-jcs-2022 can check who signed it, that no one changed it, and that it wasn’t revoked.',
  'badges.checkEmail':
    'It names its holder by a hash of their email address. Ask them for the address, and your verifier can compare it.',
  'badges.downloadPng': 'Download picture',
  'badges.downloadJson': 'Download credential',
  // Where its holder shares it
  'badges.section': 'Share badges',
  'badges.listFailed': 'Couldn’t load the badges',
  'badges.earnedAt': 'Earned on {date} at {school}',
  'badges.private': 'Private',
  'badges.shared': 'Shared',
  'badges.share': 'Share badge',
  'badges.shareNamed': 'Share badge {name}',
  'badges.sharing': 'Sharing...',
  'badges.shareTitle': 'Share {name}',
  'badges.shareHint':
    'You get a link to a page with the badge. Anyone with the link can see it, and that the school approved the hours. You can stop sharing at any time.',
  'badges.showNameHint': 'Otherwise the badge can only be matched with the email address.',
  'badges.sharedText': 'The badge is shared. Give its link to whoever should see it.',
  'badges.link': 'Link to the badge',
  'badges.open': 'Open badge',
  'badges.openNamed': 'Open badge {name}',
  'badges.unshare': 'Stop sharing',
  'badges.unshareNamed': 'Stop sharing {name}',
  'badges.unsharing': 'Ending...',
  'badges.unshareQuestion': 'Stop sharing this badge?',
  'badges.unshareDetail':
    'Its link stops working, and copies of the badge are revoked. You can share it again later, with a new link.',
  'badges.unsharedToast': 'Badge no longer shared',
  'badges.notShared': 'Badge not shared',
  'badges.notUnshared': 'Badge still shared',
  'badges.tryLater': 'Check your connection and try again.',
} as const;

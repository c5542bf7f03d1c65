export const families = {
  // whose hours or sign-ups a parent looks at
  'families.whoseHours': 'Whose hours',
  'families.whoseSignUps': 'Whose sign-ups',
  'families.me': 'Me',
  'families.loadingChildren': 'Loading the children you follow',
  'families.childrenFailed': 'Couldn’t load the children you follow.',
  'families.notFollowingHours': 'You aren’t following this child. These are your own hours.',
  'families.notFollowingSignUps': 'You aren’t following this child. These are your own sign-ups.',
  'families.waitingForSchool': 'Waiting for the school to confirm {names}. Then you’ll see their hours here.',

  // a parent who follows no child yet
  'families.followYourChild': 'Follow your child',
  'families.followYourChildText':
    'Enter their family code. Your child can find it on their profile. Once the school confirms it, you’ll see their hours here.',
  'families.enterFamilyCode': 'Enter a family code',

  // a child without hours
  'families.childHasNoHours': '{name} hasn’t submitted any hours. Drafts aren’t shown.',

  // someone in New School
  'families.inNewSchool': 'You’re in New School',
  'families.inNewSchoolText':
    'Enter your school’s join code. Then wait for the school to admit you. Hours you submit before become drafts there: submit them again.',
  'families.joinDeclined':
    '{school} declined your request to join. If you think that’s a mistake, talk to the school, then ask again.',
  'families.enterJoinCode': 'Enter a join code',
  'families.askedToJoin': 'You asked to join {school}',
  'families.askedToJoinText':
    'Your request is waiting for an answer from the school. Until then, you’re in New School. Hours that wait now become drafts at your school: submit them again.',
  'families.seeYourRequest': 'See your request',
} as const;

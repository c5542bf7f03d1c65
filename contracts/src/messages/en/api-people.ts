export const apiPeople = {
  // log-in
  'apiPeople.failedLogInsWaitSeconds':
    'Too many failed attempts to log in. Try again in {seconds, plural, one {# second} other {# seconds}}.',
  'apiPeople.failedLogInsWaitMinutes':
    'Too many failed attempts to log in. Try again in {minutes, plural, one {# minute} other {# minutes}}.',
  'apiPeople.oneTimePasswordExpired': 'This one-time password has expired. Ask your school for a new one.',
  'apiPeople.linkUsedOrExpired': 'This link was already used or has expired. Ask for a new one.',
  // own password
  'apiPeople.wrongCurrentPassword': 'This isn’t your current password.',
  'apiPeople.noPassword': 'You log in with Google. This account has no password.',
  'apiPeople.samePassword': 'Choose a password that is different from the current one.',
  'apiPeople.commonPassword': 'This password is one of the first that others would guess. Choose another one.',
  // profile
  'apiPeople.passwordToChangeEmail': 'Enter your current password to change your email.',
  'apiPeople.noEmailAskSchool': 'This server doesn’t send email. Ask your school.',
  'apiPeople.noEmailDownloadCheckpoint': 'This server doesn’t send email. Download the newest checkpoint instead.',
  'apiPeople.emailOnItsWay': 'We sent you an email a moment ago. Check your inbox before you ask for another.',
  'apiPeople.joinSchoolForFamilyCode': 'Join a school first. A family code is for the parents there.',
  // accounts
  'apiPeople.taken': 'This username or email is already taken.',
  'apiPeople.usernameTaken': 'This username is already taken.',
  'apiPeople.emailTaken': 'This email is already taken.',
  'apiPeople.cannotGiveRole': 'You can’t give this role.',
  'apiPeople.cannotChangeAccount': 'You can’t change this person’s account.',
  'apiPeople.ownRole': 'You can’t change your own role or deactivate yourself. Ask a colleague.',
  'apiPeople.lastAdmin': 'This is the last active admin of the school. Make someone else admin first.',
  'apiPeople.lastSuperAdmin': 'This is the last active super-admin. Make someone else super-admin first.',
  'apiPeople.superAdminsStay': 'A super-admin acts everywhere and doesn’t move to another school.',
  'apiPeople.onlyOwnSchool': 'You can only choose your own school.',
  'apiPeople.ownEmail': 'Change your own email on your profile, where it takes your password.',
  'apiPeople.confirmOwnEmail': 'Confirm your own email with the link that we sent to it.',
  'apiPeople.erased': 'This person was erased. Nothing about their account can be changed anymore.',
  'apiPeople.eraseYourself': 'You can’t erase yourself. Ask a colleague.',
  'apiPeople.erasureNotConfirmed': 'This isn’t this person’s username. No one was erased.',
  'apiPeople.erasureBlocked':
    'An import at this school is in progress, or someone else is being erased. No one was erased. Try again when it is done.',
  // passwords and links that staff make for others
  'apiPeople.inactive': 'This account isn’t active.',
  'apiPeople.ownPassword': 'Change your own password on your profile.',
  'apiPeople.cannotMakePassword': 'Your role doesn’t let you make passwords for this person.',
  // nominated verifiers
  'apiPeople.nominationWaiting': 'This nomination is waiting for an answer. Confirm or refuse it first.',
  'apiPeople.notNominated': 'This person was not nominated.',
  'apiPeople.nominationAnswered': 'This nomination was already answered.',
  'apiPeople.ownNomination': 'Someone else has to answer your nomination.',
  'apiPeople.verifiersNeedSchool': 'Verifiers belong to a school. Join one first.',
  'apiPeople.tooManyNominations':
    '{count, plural, one {# of your nominations is already waiting for the school. Nominate someone again when it is answered.} other {# of your nominations are already waiting for the school. Nominate someone again when they are answered.}}',
  // family links
  'apiPeople.familiesNeedSchool': 'Families belong to a school. Join one first.',
  'apiPeople.familyCodeRequired': 'Enter your child’s family code.',
  'apiPeople.parentsUseCode': 'Parents link a child with its family code.',
  'apiPeople.unknownFamilyCode': 'No student at your school has this code.',
  'apiPeople.staffNameBoth': 'Staff choose the parent and the student instead.',
  'apiPeople.parentAndStudentRequired': 'Choose a parent and a student.',
  'apiPeople.parentUnknown': 'Choose an active parent of the school.',
  'apiPeople.studentUnknown': 'Choose an active student of the school.',
  'apiPeople.alreadyLinked': 'This parent and this student are already linked.',
  'apiPeople.linkAnswered': 'This link was already answered.',
  'apiPeople.linkEnded': 'This link has already ended.',
  // requests to join a school
  'apiPeople.hasSchool': 'You already belong to a school. Only its staff can move you to another.',
  'apiPeople.unknownJoinCode': 'No school has this code.',
  'apiPeople.joinRequestWaiting':
    'You already asked to join a school. Withdraw that request before you ask another school.',
  'apiPeople.joinRequestAnswered': 'This request isn’t waiting anymore.',
  'apiPeople.requesterMoved': 'This person now belongs to another school. Refuse the request.',
  // rows of an import
  'apiPeople.unknownRole': 'Role must be student, parent, teacher or verifier.',
  'apiPeople.sameUsernameInRow': 'Row {row} already has this username.',
  'apiPeople.sameEmailInRow': 'Row {row} already has this email.',
  'apiPeople.noUsernameFromEmail': 'We can’t make a username from this email. Enter one.',
  // why an import cannot be undone
  'apiPeople.importChanged':
    '{count, plural, one {# of its people was changed, invited or moved since.} other {# of its people were changed, invited or moved since.}}',
  'apiPeople.importHasLastAdmin':
    'The last active admin of the school is among its people. Make someone else admin first.',
  'apiPeople.importNamedOnHours':
    '{count, plural, one {# of its people was named on hours since.} other {# of its people were named on hours since.}}',
  'apiPeople.importSignedUp':
    '{count, plural, one {# of its people signed up for an opportunity or was put in charge of one since.} other {# of its people signed up for an opportunity or were put in charge of one since.}}',
  'apiPeople.importLinked':
    '{count, plural, one {# of its people was linked with family since.} other {# of its people were linked with family since.}}',
} as const;

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
  'apiPeople.commonPassword': 'This password is too easy to guess. Choose another one.',
  // profile
  'apiPeople.passwordToChangeEmail': 'Enter your current password to change your email.',
  'apiPeople.noEmailAskSchool': 'This server doesn’t send email. Ask your school.',
  'apiPeople.noEmailDownloadCheckpoint': 'This server doesn’t send email. Download the newest checkpoint instead.',
  'apiPeople.emailOnItsWay': 'We sent you an email a moment ago. Check your inbox before you ask for another.',
  'apiPeople.joinSchoolForFamilyCode': 'Join a school first. Family codes are for parents at your school.',
  'apiPeople.keyExpiresTooSoon': 'Choose an expiry at least a minute ahead.',
  'apiPeople.keyExpiresTooLate': 'Choose an expiry at most a year ahead.',
  'apiPeople.keySignInAgain':
    'Log out and log in again. You can then create keys for {minutes, plural, one {# minute} other {# minutes}}.',
  'apiPeople.keyBeyondMaker': 'A key can’t do more than your own role can.',
  'apiPeople.tooManyKeys': 'Your school has 50 keys that work. Revoke one first.',
  // accounts
  'apiPeople.taken': 'This username or email is already taken.',
  'apiPeople.usernameTaken': 'This username is already taken.',
  'apiPeople.emailTaken': 'This email is already taken.',
  'apiPeople.cannotGiveRole': 'You can’t give this role.',
  'apiPeople.cannotChangeAccount': 'You can’t change this person’s account.',
  'apiPeople.ownRole': 'You can’t change your own role or deactivate yourself. Ask a colleague.',
  'apiPeople.lastAdmin': 'This is the school’s last active admin. Make someone else an admin first.',
  'apiPeople.lastSuperAdmin': 'This is the last active super-admin. Make someone else a super-admin first.',
  'apiPeople.superAdminsStay': 'Super-admins work at every school, so you can’t move them to another one.',
  'apiPeople.onlyDistrictStaff':
    'Only district admins and district auditors belong to a district. Choose one of these roles, or a school.',
  'apiPeople.notDistrictStaff': 'District admins and district auditors belong to a district. Choose another role.',
  'apiPeople.onlyOwnSchool': 'You can only choose your own school.',
  'apiPeople.ownEmail': 'Change your own email on your profile. You’ll need your password.',
  'apiPeople.confirmOwnEmail': 'Confirm your own email with the link we sent to it.',
  'apiPeople.erased': 'This person’s data was erased. Their account can’t be changed anymore.',
  'apiPeople.eraseYourself': 'You can’t erase your own data. Ask a colleague.',
  'apiPeople.erasureNotConfirmed': 'That isn’t this person’s username. Nothing was erased.',
  'apiPeople.erasureBlocked':
    'An import at this school is in progress, or someone else’s data is being erased. Nothing was erased. Try again when that is done.',
  // passwords and links that staff make for others
  'apiPeople.inactive': 'This account isn’t active.',
  'apiPeople.ownPassword': 'Change your own password on your profile.',
  'apiPeople.cannotMakePassword': 'Your role doesn’t let you create passwords for this person.',
  'apiPeople.secondFactorNeeded':
    'Your password is right. Now use your passkey, a code from your authenticator app, or a recovery code.',
  'apiPeople.signInOver': 'This took too long. Log in with your password again.',
  'apiPeople.oneSecondFactor': 'Send a code, a recovery code or a passkey, and only one of them.',
  'apiPeople.wrongCode':
    'That code isn’t right. Wait for the next one in your app, and check that your phone’s clock is right.',
  'apiPeople.wrongRecoveryCode': 'That recovery code isn’t right, or you’ve used it before.',
  'apiPeople.wrongPasskey': 'That passkey didn’t work. Try again, or log in another way.',
  'apiPeople.setupOver': 'This took too long, or your device’s answer didn’t fit. Start again.',
  'apiPeople.passkeyKnown': 'This passkey is already in use.',
  'apiPeople.passkeysNeedDomain':
    'Passkeys need a domain name, and this server’s address is an IP number. Use an authenticator app.',
  'apiPeople.tooManySecondFactors': 'You can have at most {max, number} passkeys and apps. Remove one first.',
  'apiPeople.authenticatorSet': 'You have an authenticator app already. Remove it first.',
  'apiPeople.addFactorBeforeCodes': 'Add a passkey or an authenticator app first.',
  'apiPeople.lastSecondFactor': 'Your school requires a second factor. Add another one before you remove this one.',
  'apiPeople.noSecondFactor': 'This person has no second factor.',
  'apiPeople.ownSecondFactor':
    'Change your own second factor on your profile. If you lost it, ask another administrator.',
  'apiPeople.cannotResetFactor': 'Your role doesn’t let you reset this person’s second factor.',
  // nominated verifiers
  'apiPeople.nominationWaiting': 'This nomination is waiting for an answer. Confirm or decline it first.',
  'apiPeople.notNominated': 'This person was not nominated.',
  'apiPeople.nominationAnswered': 'This nomination was already answered.',
  'apiPeople.ownNomination': 'Someone else has to answer your nomination.',
  'apiPeople.verifiersNeedSchool': 'Verifiers belong to a school. Join one first.',
  'apiPeople.tooManyNominations':
    '{count, plural, one {# of your nominations is already waiting for the school. Nominate someone again when it is answered.} other {# of your nominations are already waiting for the school. Nominate someone again when they are answered.}}',
  // family links
  'apiPeople.familiesNeedSchool': 'Families belong to a school. Join one first.',
  'apiPeople.familyCodeRequired': 'Enter your child’s family code.',
  'apiPeople.parentsUseCode': 'Parents follow a child by entering the child’s family code.',
  'apiPeople.unknownFamilyCode': 'No student at your school has this code.',
  'apiPeople.staffNameBoth': 'Staff choose the parent and the student instead.',
  'apiPeople.parentAndStudentRequired': 'Choose a parent and a student.',
  'apiPeople.parentUnknown': 'Choose an active parent at the school.',
  'apiPeople.studentUnknown': 'Choose an active student at the school.',
  'apiPeople.alreadyLinked': 'This parent and this student are already linked.',
  'apiPeople.linkAnswered': 'This family request was already answered.',
  'apiPeople.linkEnded': 'This family link has already ended.',
  // requests to join a school
  'apiPeople.hasSchool': 'You already belong to a school. Only its staff can move you to another.',
  'apiPeople.unknownJoinCode':
    'No school has this code. If it is a family code, enter it after you have joined the school.',
  'apiPeople.joinRequestWaiting':
    'You already asked to join a school. Withdraw that request before you ask another school.',
  'apiPeople.joinRequestAnswered': 'This request isn’t waiting anymore.',
  'apiPeople.requesterMoved': 'This person now belongs to another school. Decline the request.',
  // rows of an import
  'apiPeople.unknownRole': 'Role must be student, parent, teacher, or verifier.',
  'apiPeople.sameUsernameInRow': 'Row {row} already has this username.',
  'apiPeople.sameEmailInRow': 'Row {row} already has this email.',
  'apiPeople.noUsernameFromEmail': 'We can’t make a username from this email. Enter one.',
  // why an import cannot be undone
  'apiPeople.importChanged':
    '{count, plural, one {# person from this import has been invited, moved, or had their details changed since then.} other {# people from this import have been invited, moved, or had their details changed since then.}}',
  'apiPeople.importHasLastAdmin':
    'This import includes the school’s last active admin. Make someone else an admin first.',
  'apiPeople.importNamedOnHours':
    '{count, plural, one {# person from this import has been named in an hours entry since then.} other {# people from this import have been named in hours entries since then.}}',
  'apiPeople.importSignedUp':
    '{count, plural, one {# person from this import has signed up for an opportunity or been put in charge of one since then.} other {# people from this import have signed up for an opportunity or been put in charge of one since then.}}',
  'apiPeople.importLinked':
    '{count, plural, one {# person from this import has been linked with family since then.} other {# people from this import have been linked with family since then.}}',
} as const;

export const apiHours = {
  // logging hours
  'apiHours.onlyVolunteersLog': 'Only students and parents can log their own hours.',
  'apiHours.onlyForYourself': 'You can only log hours for yourself, in your own school.',
  'apiHours.onlyAdminsAdd': 'Only an administrator can add hours for someone else.',
  'apiHours.chooseJoined': 'Choose an opportunity that you signed up for.',
  'apiHours.notBegun': 'This opportunity hasn’t started yet.',
  'apiHours.alreadyLogged': 'Hours for this opportunity were already logged.',
  'apiHours.chooseVerifier': 'Choose an active verifier at your school.',
  'apiHours.chooseCategory': 'Choose one of the school’s categories.',
  'apiHours.dayTooLong': 'A day can’t have more than 24 hours in total.',
  'apiHours.dayFull': 'A day can’t have more than 24 hours in total. This one is full.',
  'apiHours.dayHasRoom':
    'A day can’t have more than 24 hours in total. This one has room for {hours, plural, one {# hour} other {# hours}}.',
  // who may act on an entry
  'apiHours.actionInState':
    'You can’t {action, select, submit {submit} withdraw {withdraw} verify {verify} retract {take back the verification of} approve {approve} reject {reject} reopen {reopen} revoke {revoke} amend {change} delete {delete} restore {restore} other {change}} this entry, because it is {status, select, draft {a draft} pending {pending} verified {verified} approved {approved} other {rejected}}.',
  'apiHours.actionNotYours':
    'You aren’t allowed to {action, select, submit {submit} withdraw {withdraw} verify {verify} retract {take back the verification of} approve {approve} reject {reject} reopen {reopen} revoke {revoke} amend {change} delete {delete} restore {restore} other {change}} this entry while it is {status, select, draft {a draft} pending {pending} verified {verified} approved {approved} other {rejected}}.',
  'apiHours.onlyAdminsNow':
    'This entry is {status, select, draft {a draft} pending {pending} verified {verified} approved {approved} other {rejected}}. Only an administrator can {action, select, delete {delete} other {change}} it now.',
  'apiHours.roleNever':
    '{role, select, student {Students} parent {Parents} teacher {Teachers} admin {Admins} verifier {Verifiers} auditor {Auditors} other {Super-admins}} can’t {action, select, submit {submit} withdraw {withdraw} verify {verify} retract {take back the verification of} approve {approve} reject {reject} reopen {reopen} revoke {revoke} amend {change} delete {delete} restore {restore} other {change}} volunteer hours.',
  'apiHours.deleted': 'This entry was deleted. Restore it first.',
  'apiHours.notDeleted': 'This entry isn’t deleted.',
  'apiHours.onlyAdminsRestore': 'Only an administrator can restore an entry.',
  'apiHours.volunteerErased': 'The data of this entry’s volunteer was erased, so the entry can’t be changed anymore.',
  'apiHours.movedAway': 'This entry moved to another school with its volunteer. You can’t change it here.',
  'apiHours.auditorsOnlyRead': 'You can read every entry at your school, but you can’t change any of them.',
  'apiHours.parentsOnlyFollow': 'You can follow your child’s hours, but you can’t change them.',
  'apiHours.earlierSchool': 'Your earlier school decided on this entry. You can read it, but you can’t change it.',
  'apiHours.graduated': 'Graduates can’t log new hours. Hours they logged before stay on record.',
  'apiHours.afterGraduation': 'You graduated on {date}. You can’t log hours after that day.',
  // reviewing
  'apiHours.changedMeanwhile': 'Someone has changed this entry since you looked at it.',
  'apiHours.ownHours': 'No one decides on their own hours.',
  'apiHours.youVerified': 'You verified this entry, so someone else has to approve it.',
  'apiHours.youApproved': 'You approved this entry before, so someone else has to verify it.',
  'apiHours.youCreatedEntry': 'You created this entry, so someone else has to approve it.',
  'apiHours.youCreatedVerifier':
    'You created the account of this entry’s verifier, so someone else has to approve the entry.',
  'apiHours.youLetSomeoneIn':
    'You created a password or a link for the account of someone who had a part in this entry, so someone else has to approve it.',
  'apiHours.someoneLetYouIn':
    'Someone who had a part in this entry created a password or a link for your account, so someone else has to approve it.',
  'apiHours.verifyFirst': 'At this school, a verifier must verify an entry before it can be approved.',
  'apiHours.messageNotYours': 'Only the volunteer, the verifier and staff can write about this entry.',
  'apiHours.messageAboutDraft': 'Submit this entry first. Nobody else can read a draft.',
  'apiHours.notYourVerification': 'Only the person who verified this entry can take back the verification.',
  'apiHours.hoursRaised': 'A reviewer can lower the hours, not raise them.',
  'apiHours.nothingToChange': 'Say what to change.',
  'apiHours.verifierComments': 'Only the verifier can write these comments.',
  'apiHours.approverComments': 'Only a teacher or administrator can write these comments.',
  // saved filters
  'apiHours.tooManyFilters':
    '{max, plural, one {You can save # filter. Delete it first.} other {You can save # filters. Delete one first.}}',
  'apiHours.invalidSearch': 'Search can’t use “{parameter}” like this.',
  // attendance and check-in
  'apiHours.wrongCode': 'This isn’t the code for this opportunity.',
  'apiHours.noSpot': 'You don’t have a spot for this opportunity. Ask the coordinator.',
  'apiHours.theyHaveNoSpot': 'They don’t have a spot for this opportunity.',
  'apiHours.notVolunteer': 'They aren’t a student or parent at the school anymore.',
  'apiHours.entryExists': 'They already have an entry for this opportunity.',
  'apiHours.attendanceDecided':
    '{status, select, approved {These hours are approved. Only an administrator can change them now.} other {These hours were rejected. Open the entry to see why.}}',
  'apiHours.loggedThemselves':
    'They checked in or logged these hours themselves. Reject the entry if they weren’t there.',
  'apiHours.nothingRecorded': 'Nothing is recorded for them.',
  'apiHours.attendanceTooEarly':
    'You can take attendance starting {minutes, plural, one {# minute} other {# minutes}} before the start.',
  'apiHours.onlyCoordinatorMarks': 'Only the coordinator can mark people present and verify them in one step.',
  // signals for reviewers
  'apiHours.overlapsHiddenSameDay': 'Overlaps another entry on this day.',
  'apiHours.overlapsHidden': 'Overlaps another entry on {date}.',
  'apiHours.overlapsSameDay':
    'Overlaps another entry on this day: {start} to {end} at {organization}{more, plural, =0 {} other {, and # more}}.',
  'apiHours.overlaps':
    'Overlaps another entry on {date}: {start} to {end} at {organization}{more, plural, =0 {} other {, and # more}}.',
  'apiHours.sameTextHidden': 'Same description as another of this person’s entries.',
  'apiHours.sameText': 'Same description as the entry on {date} at {organization}.',
  'apiHours.outsideTimesSameDay': 'Outside the opportunity’s times: {start} to {end}.',
  'apiHours.outsideTimes': 'Outside the opportunity’s times: {start} to {end} on {date}.',
  'apiHours.longDay': 'This day adds up to {hours, number} hours.',
  'apiHours.unanswered': 'The volunteer wrote on {date} and waits for an answer. Read it in the trail.',
  'apiHours.supervisorIsFamily': 'The supervisor’s email belongs to the volunteer’s family.',
  'apiHours.supervisorLooksLikeStaff': 'The supervisor’s email looks like one of the school, but isn’t.',
  'apiHours.supervisorIsStaff': 'The supervisor’s email belongs to the school’s staff.',
  'apiHours.volunteerNominated': 'The volunteer nominated the verifier.',
  'apiHours.familyNominated': 'The volunteer’s family nominated the verifier.',
  'apiHours.approvedAlone': 'Approved by one person alone. No one verified it.',
  'apiHours.noLongerWaits': 'This entry no longer waits for an answer.',
  'apiHours.supervisorNotYours': 'Only the volunteer and the school’s staff can ask a supervisor.',
  'apiHours.noSupervisor': 'This entry names no supervisor to remind.',
  'apiHours.remindTomorrow': 'The supervisor got an email within the last day. Try again tomorrow.',
  'apiHours.noMoreReminders': 'The supervisor was reminded {max} times. Ask someone else instead.',
  'apiHours.linkUnknown':
    'Part of it is missing or changed. Open the link in the email again, or ask the volunteer to send a new one.',
  'apiHours.linkOver': 'This link has expired. Ask the volunteer to send a new one.',
  'apiHours.linkAnswered':
    'You have answered everything under this link, or the volunteer changed it and a newer email has its link. To change an answer, tell the volunteer or the school.',
  'apiHours.linkJoined':
    'You have an account at this school now. Log in to see these hours and confirm new ones. If you have no password yet, ask the school for one.',
  'apiHours.answerMoreFirst':
    '{count, plural, one {An account is offered after {count} answer.} other {An account is offered after {count} answers.}} Until then, keep using the links in your email.',
  'apiHours.commentToDecline': 'Say why you decline the hours.',
  'apiHours.tooManyAttachments': 'An entry can have up to {max, number} files. Remove one first.',
  'apiHours.attachmentDamaged':
    'This file is missing or isn’t the one that was attached. Ask an administrator to check the log.',
  'apiHours.scanInUse': 'The verification rests on this scan. Reopen the entry before you remove it.',
  'apiHours.scanRequired': 'Attach a photo or scan of the signed form first.',
  'apiHours.onlyStaffRecordPaper': 'Only the school’s staff can record a paper form.',
  'apiHours.paperNotAccepted':
    'At this school, a verifier’s account must verify an entry. A paper form doesn’t count as verification.',
  'apiHours.youRecordedPaper': 'You recorded the paper form of this entry. Someone else must approve it.',
  'apiHours.approvedByRecorder': 'Approved by the person who recorded the paper form. No one else saw it.',
  'apiHours.submittedEarly': 'Submitted on {date} at {time}, before its end time of {end}.',
  'apiHours.verifiedEarly': 'Verified on {date} at {time}, before its end time of {end}.',
  'apiHours.submittedLate':
    '{days, plural, one {Submitted # day after the date of service.} other {Submitted # days after the date of service.}}',
  // import
  'apiHours.importNotVerified':
    'At this school, a verifier must verify an entry before it can be approved. Import it as verified or pending.',
  'apiHours.unknownEmail': 'No one at the school has this email.',
  'apiHours.unconfirmedEmail':
    '{name} entered this email, and no one confirmed that it’s theirs. Confirm it on their page first.',
  'apiHours.neitherStudentNorParent': 'This person is neither a student nor a parent.',
  'apiHours.invalidStatus': 'Status must be one of {statuses}.',
  'apiHours.draftNotImported': 'Only the volunteer can see a draft. Leave it out.',
  'apiHours.deletedNotImported': 'This entry was deleted. Leave it out.',
  'apiHours.alreadyThere': 'This entry already exists.',
  'apiHours.importChanged':
    '{count, plural, one {# entry from this import has been changed or decided on since then.} other {# entries from this import have been changed or decided on since then.}}',
} as const;

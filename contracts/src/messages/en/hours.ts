export const hours = {
  // Every list and panel of entries
  'hours.noOrganizationYet': 'No organization yet',
  'hours.entryNotFound': 'Entry not found',
  'hours.comments': 'Comments',
  'hours.verifierComment': 'Verifier’s comment',
  'hours.approverComment': 'Approver’s comment',
  'hours.readInTrail': '{name} will see this in the trail.',
  'hours.emptyValue': 'empty',
  'hours.countAndHours': '{count, plural, one {# entry} other {# entries}}, {hours}',

  // Toasts
  'hours.updateFailed': 'Update failed',
  'hours.updateFailedText': 'Failed to update volunteer hours.',
  'hours.submissionFailed': 'Submission failed',
  'hours.submissionFailedText': 'Failed to submit volunteer hours.',
  'hours.deletionFailedText': 'Failed to delete volunteer hours.',
  'hours.submitted': 'Hours submitted',
  'hours.updated': 'Hours Updated',
  'hours.deleted': 'Hours Deleted',

  // List of entries
  'hours.loadingHours': 'Loading hours',
  'hours.review': 'Review',
  'hours.waitingTime': 'Waiting {time}',
  'hours.logFirstHours': 'Log your first hours',
  'hours.noHoursYetHint': 'Enter where you helped and for how long. A verifier then confirms it.',

  // Filters of entries, in Approvals and on the administrator’s dashboard
  'hours.search': 'Search student or organization',
  'hours.searchHint': 'You can search by student, organization, or description.',
  'hours.noMatches': 'No entries match {filters}',
  'hours.entriesNotLoaded': 'Couldn’t load the entries',
  'hours.decidedByOnePerson': 'Decided by one person',
  'hours.deletedFilter': 'deleted',
  'hours.awaitingApproval': 'Awaiting approval',
  'hours.countedInTotals': 'Counted in totals',
  'hours.noneInSchoolHint': 'Hours that students and parents submit appear here.',

  // Review signals
  'hours.signalCount': '{count, plural, one {# review signal} other {# review signals}}',
  'hours.signalHint': 'A signal asks you to take a second look. It doesn’t block anything.',
  'hours.signalRule': 'Rule: {rule}, version {version}',
  'hours.overlappingTimes': 'overlapping times',
  'hours.sameDescription': 'same description',
  'hours.outsideOpportunity': 'outside the opportunity’s times',
  'hours.longDay': 'more than 12 hours in a day',
  'hours.unanswered': 'unanswered message',
  'hours.closeSupervisor': 'supervisor from family or staff',
  'hours.nominatedVerifier': 'verifier nominated by the volunteer or their family',
  'hours.submittedEarly': 'submitted or verified before the end time',
  'hours.submittedLate': 'submitted more than 30 days after the date of service',

  // Trail: heading and buttons
  'hours.nextEntry': 'Next entry',
  'hours.previousEntry': 'Previous entry',
  'hours.reviewWithChanges': 'Change hours or comment',
  'hours.trail': 'Trail',
  'hours.loadingTrail': 'Loading the trail',
  'hours.trailNotLoaded': 'Couldn’t load the trail',
  'hours.entryNotFoundHint': 'It may have been deleted, or it belongs to someone else.',
  'hours.submit': 'Submit for Verification',
  'hours.submitAgain': 'Submit again',
  'hours.submitting': 'Submitting...',
  'hours.editHours': 'Edit hours',
  'hours.logAgain': 'Log again',
  'hours.withdraw': 'Withdraw',
  'hours.withdrawing': 'Withdrawing...',
  'hours.withdrawn': 'Hours withdrawn',
  'hours.retract': 'Take back verification',
  'hours.retracting': 'Taking back...',
  'hours.verificationTakenBack': 'Verification taken back',
  'hours.delete': 'Delete',
  'hours.deleting': 'Deleting...',
  'hours.deleteHours': 'Delete hours',
  'hours.deletedEntry':
    '{student}, {organization}, {date}, {hours}.{status, select, approved { It’s approved, so these hours no longer count once it’s deleted.} other {}}',
  'hours.deleteQuestion': 'Are you sure you want to delete this volunteer hours entry?',

  // Status box: status and what comes next
  'hours.draftStatus': 'A draft only you can see — waiting for you to submit it',
  'hours.draftNext': 'Submit it for verification once it’s complete.',
  'hours.pendingStatus':
    '{who, select, you {Submitted for verification — waiting for you} other {Submitted for verification — waiting for {name}}}',
  'hours.approvalNext': 'After that, a teacher or administrator gives the final approval.',
  'hours.pendingForStaffStatus': 'Submitted — waiting for a teacher or administrator',
  'hours.pendingForStaffNext': 'They’ll approve or reject it.',
  'hours.inactiveVerifierNext':
    '{name} no longer verifies, so nobody does. A teacher or administrator approves or rejects it.',
  'hours.newSchoolStatus': 'Submitted — waiting for you to join a school',
  'hours.newSchoolNext': 'Once your school admits you, this becomes a draft there. Then submit it again.',
  'hours.withoutVerifierStatus': 'Submitted without a verifier — waiting for someone to choose one',
  'hours.withoutVerifierNext':
    '{who, select, you {You or an administrator can choose one.} other {{name} or an administrator can choose one.}}',
  'hours.verifiedStatus':
    '{who, select, you {Verified by you — waiting for a teacher or administrator} paper {Verified on paper — waiting for a teacher or administrator} unknown {Verified — waiting for a teacher or administrator} other {Verified by {name}{how, select, link { by email} other {}} — waiting for a teacher or administrator}}',
  'hours.verifiedNext': 'Once approved, the hours are final.',
  'hours.approvedStatus': '{who, select, you {Approved by you} other {Approved by {name}}}',
  'hours.approvedNext': 'There’s nothing left to do.',
  'hours.rejectedNext':
    '{who, select, you {You can correct it and submit it again.} other {{name} can correct it and submit it again.}}',
  'hours.deletedNext': 'It’s left out of every list and total.',
  'hours.erasedStatus':
    '{status, select, approved {Approved before the volunteer’s data was erased} rejected {Rejected before the volunteer’s data was erased} other {Closed because the volunteer’s data was erased}}',
  'hours.erasedNext': 'It can’t be changed anymore.',
  'hours.unknownStatus': 'Unknown',
  'hours.unknownNext': 'Reload the page to see its status.',
  'hours.since': 'Since {date}',
  'hours.sinceWithWait': 'Since {date} ({time})',

  // Status box: what the entry counts
  'hours.countsAsApproved':
    '{toward, select, yours {Counts as approved: {hours} toward your {goal}-hour goal.} theirs {Counts as approved: {hours} toward {name}’s goal.} anotherSchool {Counts as approved: {hours} toward the goal.} earlierSchool {Counts as approved: {hours} at your earlier school.} other {Counts as approved: {hours} in the school’s totals.}}',
  'hours.countsAsWaiting':
    '{toward, select, yours {Counts as waiting: {hours}. Once approved, it counts toward your {goal}-hour goal.} theirs {Counts as waiting: {hours}. Once approved, it counts toward {name}’s goal.} anotherSchool {Counts as waiting: {hours}. Once approved, it counts toward the goal.} earlierSchool {Counts as waiting: {hours} at your earlier school, not approved yet.} other {Counts as waiting: {hours} in the school’s totals, not approved yet.}}',
  'hours.whatCounts': 'what counts',
  'hours.wouldCount': 'Counts as waiting: {hours}. Approved as it is: {reasons}',
  'hours.categorySetBy': '{who, select, you {You set} other {{name} set}} the category to “{category}”.',
  'hours.countingRule': 'Rule: what counts',
  'hours.ifApprovedNow': 'If approved now',
  'hours.allCount': 'All hours count.',
  'hours.draftDoesNotCount': 'Doesn’t count yet: drafts aren’t in any total.',
  'hours.deletedDoesNotCount': 'Doesn’t count: it was deleted.',
  'hours.undecidedDoesNotCount': 'Doesn’t count: no one had decided on it.',
  'hours.rejectedDoesNotCount': 'Doesn’t count: it was rejected.',
  'hours.rejectedWithReason':
    '{who, select, you {Doesn’t count: you rejected it.} other {Doesn’t count: {name} rejected it.}}',
  'hours.rejectedWithoutReason':
    '{who, select, you {Doesn’t count: you rejected it and gave no reason.} other {Doesn’t count: {name} rejected it and gave no reason.}}',
  'hours.revokedWithReason':
    '{who, select, you {Doesn’t count: you revoked the approval.} other {Doesn’t count: {name} revoked the approval.}}',
  'hours.revokedWithoutReason':
    '{who, select, you {Doesn’t count: you revoked the approval and gave no reason.} other {Doesn’t count: {name} revoked the approval and gave no reason.}}',

  // Status box: why it waits again, or counts less than was logged
  'hours.waitsAfterReopening':
    '{who, select, you {You reopened it, so it’s waiting again.} other {{name} reopened it, so it’s waiting again.}}',
  'hours.waitsAfterRetraction':
    '{who, select, you {You took back the verification, so it’s waiting again.} other {{name} took back the verification, so it’s waiting again.}}',
  'hours.changedAfterVerification':
    '{who, select, you {You changed} other {{name} changed}} {fields} after {decider, select, you {you verified it} unknown {it was verified} other {{deciderName} verified it}}, so it’s waiting again.',
  'hours.changedAfterApproval':
    '{who, select, you {You changed} other {{name} changed}} {fields} after {decider, select, you {you approved it} unknown {it was approved} other {{deciderName} approved it}}, so it’s waiting again.',
  'hours.organizationField': 'the organization',
  'hours.dateField': 'the date',
  'hours.timesField': 'the times',
  'hours.hoursField': 'the hours',
  'hours.verifierField': 'the verifier',
  'hours.hoursLoweredBy':
    '{who, select, you {You lowered the hours from {from} to {to}.} other {{name} lowered the hours from {from} to {to}.}}',
  'hours.credited':
    '{who, select, you {You} other {{name}}} {act, select, verified {verified} other {approved}} {credited} of the {logged}.',
  'hours.creditedOfYours':
    '{who, select, you {You} other {{name}}} {act, select, verified {verified} other {approved}} {credited} of the {logged} you logged.',
  'hours.creditedOfVolunteers':
    '{who, select, you {You} other {{name}}} {act, select, verified {verified} other {approved}} {credited} of the {logged} {volunteer} logged.',
  'hours.noReasonForFewer': 'No reason was given.',
  'hours.decidedAlone': 'Decided by one person. No one verified it first.',
  'hours.decidedByRecorder': 'Decided by whoever recorded the paper form.',

  // Trail: details
  'hours.details': 'Details',
  'hours.importedFromFile': 'Imported by {name} on {date} from {file}, row {row}.',
  'hours.importedFromUnnamedFile': 'Imported by {name} on {date} from a file, row {row}.',
  'hours.fromFile': 'From {file}, row {row}.',
  'hours.fromUnnamedFile': 'From a file, row {row}.',
  'hours.approvedEarlier': 'Approved earlier by {name}.',

  // Trail: steps
  'hours.whatHappened': 'What happened',
  'hours.drafted': 'Saved as a draft',
  'hours.submittedForVerification': 'Submitted for verification',
  'hours.submittedAgain': 'Submitted again',
  'hours.addedByStaff': 'Added by staff',
  'hours.markedPresent': 'Marked present',
  'hours.messageSent': 'Message',
  'hours.message': 'Ask or answer',
  'hours.messageHint': 'Everyone who can open this entry reads it.',
  'hours.sendMessage': 'Send message',
  'hours.sendingMessage': 'Sending…',
  'hours.messageIsSent': 'Message sent',
  'hours.messageNotSent': 'Message not sent',
  'hours.messageNotSentText': 'Your text is still here. Try again.',
  'hours.supervisorJoined': 'The supervisor has an account now',
  'hours.wrongSupervisor': 'Said that someone else supervised',
  'hours.attachedStep': 'Attached a file',
  'hours.attachmentRemovedStep': 'Removed a file',
  'hours.supervisorStatus': 'Submitted — waiting for {name}, who has no account',
  'hours.askedToVerify': 'Asked to verify',
  'hours.howVerified': 'How verified',
  'hours.checkedIn': 'Checked in with the code',
  'hours.withdrawnStep': 'Withdrawn',
  'hours.reopened': 'Reopened',
  'hours.approvalRevoked': 'Approval revoked',
  'hours.changed': 'Changed',
  'hours.restored': 'Restored',
  'hours.movedAway': 'Moved to another school',
  'hours.movedIn': 'Moved from an earlier school',
  'hours.imported': 'Imported from a file',
  'hours.erased': 'The volunteer’s data was erased, including everything they wrote',
  'hours.statusChange': '<hidden>from</hidden> {from} <arrow/> <hidden>to</hidden> {to}',
  'hours.verifiedHours': 'Verified {hours}',
  'hours.approvedHours': 'Approved {hours}',
  'hours.hoursLowered': 'Hours lowered from {from} to {to}',
  'hours.hoursRaised': 'Hours raised from {from} to {to}',
  'hours.fieldChanged': '{field}: {from} → {to}',
  'hours.overturned': 'Overturned an earlier rejection',
  'hours.noReasonGiven': 'No reason given',
  'hours.couldHaveLoggedIn':
    '{names} could have logged in to this account, because they created a password or a link for it or set its email address.',
  'hours.rulesVersion': 'Rules version {version}',
  'hours.standardPolicy': 'Standard policy, rules version {version}',
  'hours.strictPolicy': 'Strict policy, rules version {version}',

  // Trail: evidence
  'hours.evidenceHint':
    'A file with these steps. Anyone can check that nothing in them was changed, even without this site.',

  // How hours count
  'hours.howHoursCount': 'How hours count',
  'hours.waitingCounts':
    '<strong>Waiting</strong> hours (pending or verified) count in the total, and toward the goal once they’re approved.',
  'hours.approvedCounts':
    '<strong>Approved</strong> hours count in the total, and toward the goal as far as the school’s rules let them.',
  'hours.schoolsRules': 'The rules of your school',
  'hours.neverCounts':
    '<strong>Drafts</strong> and <strong>rejected</strong> or <strong>deleted</strong> entries don’t count at all.',
  'hours.fewerHoursCredited': 'A reviewer can credit <strong>fewer hours</strong> than were logged, but never more.',
  'hours.badgesCount':
    'Approved hours earn a <strong>badge</strong>. If waiting hours would be enough for one, it’s pending approval.',
} as const;

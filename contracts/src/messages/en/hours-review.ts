export const hoursReview = {
  // Review dialog
  'hoursReview.studentAtOrganization': '{student} at {organization}',
  'hoursReview.hoursClaimed': '{verified, select, yes {{hours} verified.} other {{hours} claimed.}}',
  'hoursReview.hoursClaimedCanLower':
    '{verified, select, yes {{hours} verified.} other {{hours} claimed.}} You can credit fewer.',
  'hoursReview.otherSchoolComment': 'You’re working in another school. Say why in a comment.',
  'hoursReview.sayWhyFewer': 'Say why you’re crediting fewer hours.',
  'hoursReview.creditAtMost': 'You can credit {hours} at most.',
  'hoursReview.categoryTold':
    'Once approved, these hours count in “{category}”, by its limits and the school’s other rules. {name} reads in the trail that you set the category.',
  'hoursReview.noCategory': 'Without a category of the school, none of these hours count.',
  'hoursReview.approver': 'Approver',
  'hoursReview.verifying': 'Verifying...',
  'hoursReview.approve': 'Approve',
  'hoursReview.approving': 'Approving...',
  'hoursReview.reject': 'Reject',
  'hoursReview.decided': '{status, select, verified {Hours verified} approved {Hours approved} other {Hours rejected}}',
  'hoursReview.decidedEntry': '{student}, {hours} at {organization}',

  // Review dialog: why the user can’t decide
  'hoursReview.ownHours': 'These are your own hours. Someone else has to decide on them.',
  'hoursReview.notAssigned': 'This entry isn’t assigned to you for review.',
  'hoursReview.youVerified': 'You verified this entry, so someone else has to approve it.',
  'hoursReview.canReject': 'You can reject this entry.',

  // Review dialog: the entry changed during the review
  'hoursReview.entryChanged': 'This entry changed while you were looking at it. Here’s how it looks now.',
  'hoursReview.entryChangedTo': 'This entry changed while you were looking at it: {changes}. Here’s how it looks now.',
  'hoursReview.nowStatus':
    '{status, select, draft {it’s now a draft} pending {it’s now pending} verified {it’s now verified} approved {it’s now approved} rejected {it’s now rejected} other {it’s now deleted}}',
  'hoursReview.nowHours': 'it now claims {hours}',
  'hoursReview.nowDate': 'the date is now {date}',
  'hoursReview.nowTimes': 'the time is now {times}',
  'hoursReview.nowNoTimes': 'it now has no times',
  'hoursReview.nowOrganization': 'the organization is now {organization}',
  'hoursReview.nowCategory': 'the category is now {name}',
  'hoursReview.nowNoCategory': 'it now has no category',
  'hoursReview.nowVerifier': 'the verifier is now {name}',
  'hoursReview.nowNoVerifier': 'it now has no verifier',
  'hoursReview.newText': '“{field}” has new text',
  'hoursReview.newVerifierComment': 'there’s a new verifier comment',
  'hoursReview.newApproverComment': 'there’s a new approver comment',

  // Reject dialog
  'hoursReview.rejectOne': 'Reject {student}’s {hours}',
  'hoursReview.rejectEntries': '{count, plural, one {Reject # entry} other {Reject # entries}}',
  'hoursReview.rejectCount': 'Reject {count, number}',
  'hoursReview.rejectedEntry': '{student}: {hours} at {organization}',
  'hoursReview.notVolunteerWork': 'Not volunteer work (paid, or for family)',
  'hoursReview.wrongDateOrTimes': 'The date or times don’t look right',
  'hoursReview.descriptionTooShort': 'The description is too short to review',
  'hoursReview.alreadyLogged': 'Already logged in another entry',
  'hoursReview.notConfirmed': 'No one could confirm that you were there',
  'hoursReview.organizationNotAccepted': 'This organization doesn’t count at our school',
  'hoursReview.somethingElse': 'Something else',
  'hoursReview.eachReadsInTrail': 'Each volunteer will see this in the trail.',
  'hoursReview.chooseReason': 'Choose a reason, or say why in your own words.',
  'hoursReview.sayWhy': 'Say why, so the volunteer can correct it.',
  'hoursReview.commentTooLong': 'The reason and comments can have up to {max, number} characters together.',
  'hoursReview.back': 'Back',

  // Toasts of a decision that can be undone
  'hoursReview.decidingEntry':
    '{status, select, verified {Verifying {student}’s {hours} at {organization}} approved {Approving {student}’s {hours} at {organization}} other {Rejecting {student}’s {hours} at {organization}}}',
  'hoursReview.decidingEntries':
    '{status, select, verified {{count, plural, one {Verifying # entry} other {Verifying # entries}}} approved {{count, plural, one {Approving # entry} other {Approving # entries}}} other {{count, plural, one {Rejecting # entry} other {Rejecting # entries}}}}',
  'hoursReview.takesEffect': 'Takes effect in {seconds} seconds.',
  'hoursReview.newestUndoneFirst': 'Undo takes back the newest decision first.',
  'hoursReview.takesEffectSoon': 'Takes effect in a moment.',
  'hoursReview.undone': 'Decision undone. Nothing was recorded.',
  'hoursReview.loggedOut': 'You were logged out before this was recorded.',

  // An entry that is not decided, because the reviewer typed something and did not send it
  'hoursReview.heldBack': '{count, plural, one {# entry isn’t decided yet} other {# entries aren’t decided yet}}',
  'hoursReview.paperUnsent':
    '{count, plural, one {A paper form is open that isn’t recorded yet. Record it, or cancel it to discard it.} other {# paper forms aren’t recorded yet. Record each, or cancel it to discard it.}}',
  'hoursReview.messageUnsent':
    '{count, plural, one {You wrote a message that isn’t sent yet. Send it, or delete its text.} other {You wrote # messages that aren’t sent yet. Send each, or delete its text.}}',
  'hoursReview.reviewUnsent':
    '{count, plural, one {Hours or a comment that you typed aren’t sent yet. Decide on that entry by itself.} other {For # of them, hours or comments that you typed aren’t sent yet. Decide on each by itself.}}',

  // Result of a bulk decision
  'hoursReview.outcome':
    '{status, select, verified {{done, number} of {total, number} verified} approved {{done, number} of {total, number} approved} other {{done, number} of {total, number} rejected}}',
  'hoursReview.outcomeText':
    '{count, plural, one {# entry was left unchanged. Open Approvals to see why.} other {# entries were left unchanged. Open Approvals to see why.}}',
  'hoursReview.unchangedEntry': '<strong>{student}</strong>, {hours} at {organization}',
  'hoursReview.noAccess': 'You no longer have access to this entry.',
  'hoursReview.changedSince': 'Someone changed this entry after you looked at it. Your decision wasn’t recorded.',
  'hoursReview.notDecided':
    '{status, select, verified {Couldn’t verify {student}’s {hours} at {organization}} approved {Couldn’t approve {student}’s {hours} at {organization}} other {Couldn’t reject {student}’s {hours} at {organization}}}',
  'hoursReview.decidedMeanwhile':
    '{status, select, draft {{name} took it back to draft.} pending {{name} returned it to Pending.} verified {{name} verified it with {hours}.} approved {{name} approved it with {hours}.} rejected {{name} rejected it.} other {{name} deleted it.}}',
  'hoursReview.changedMeanwhile': '{name} changed it after you looked at it. It still waits for a decision.',
  'hoursReview.leftUnchanged': 'It was left unchanged.',
  'hoursReview.commentKept': 'When you review it again, your comment is still there.',
  'hoursReview.youWrote': 'Your comment is still there when you review them again:',
  'hoursReview.showRemaining': 'Show remaining entries',
} as const;

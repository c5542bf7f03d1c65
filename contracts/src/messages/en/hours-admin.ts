export const hoursAdmin = {
  // A person’s hours
  'hoursAdmin.volunteerHours': 'Volunteer hours',
  'hoursAdmin.personNotLoaded': 'Couldn’t load this person',
  'hoursAdmin.summary': 'Summary',
  'hoursAdmin.totalHours': 'Total hours',
  'hoursAdmin.history': 'History',
  'hoursAdmin.historyNotLoaded': 'Failed to fetch user hours: {status}',
  'hoursAdmin.historyNotLoadedOffline': 'Failed to fetch user hours: no connection',

  // Add hours
  'hoursAdmin.addHours': 'Add Hours',
  'hoursAdmin.adding': 'Adding...',
  'hoursAdmin.addHint': 'For {name}. The entry needs a decision, just like one they submit.',
  'hoursAdmin.hoursAdded': 'Hours Added',
  'hoursAdmin.addingFailedText': 'Failed to add volunteer hours.',

  // Hours details
  'hoursAdmin.hoursDetails': 'Hours details',
  'hoursAdmin.editDetails': 'Edit Details',
  'hoursAdmin.entryNotLoaded': 'Couldn’t load the entry',
  'hoursAdmin.entryNotFoundHint': 'Its volunteer may have moved to another school.',
  'hoursAdmin.reopenToVerify': 'Reopen the entry so that it can be verified.',
  'hoursAdmin.entry': 'Entry',
  'hoursAdmin.decisions': 'Decisions',
  'hoursAdmin.verifierComments': 'Verifier comments',
  'hoursAdmin.approvedBy': 'Approved by',
  'hoursAdmin.approverComments': 'Approver comments',
  'hoursAdmin.none': 'None',
  'hoursAdmin.notYet': 'Not yet',
  'hoursAdmin.noOneYet': 'No one yet',

  // Edit details
  'hoursAdmin.verifiedUnchanged': 'Verified (unchanged)',
  'hoursAdmin.noVerifierValue': 'none',
  'hoursAdmin.returnsToPending':
    '{status, select, approved {If you save, the approved details change and this entry returns to Pending.} other {If you save, the verified details change and this entry returns to Pending.}}',
  'hoursAdmin.reasonRequired': 'Give a reason. It will show in the trail.',
  'hoursAdmin.updatedText': 'Hours updated successfully',

  // Approve, revoke, reopen and restore
  'hoursAdmin.approveTitle': 'Approve hours?',
  'hoursAdmin.approveQuestion': '{student}, {hours} at {organization}. The hours will be credited.',
  'hoursAdmin.overturnTitle': 'Overturn the rejection?',
  'hoursAdmin.overturnQuestion': '{student}, {hours} at {organization}. The hours will be credited after all.',
  'hoursAdmin.approved': 'Hours Approved',
  'hoursAdmin.rejected': 'Hours Rejected',
  'hoursAdmin.revoke': 'Revoke approval',
  'hoursAdmin.revoking': 'Revoking...',
  'hoursAdmin.revokeTitle': 'Revoke the approval?',
  'hoursAdmin.revokeQuestion':
    '{student}, {hours} at {organization}. The entry becomes rejected, and its hours no longer count.',
  'hoursAdmin.reopen': 'Reopen',
  'hoursAdmin.reopening': 'Reopening...',
  'hoursAdmin.reopenTitle': 'Reopen the entry?',
  'hoursAdmin.reopenQuestion':
    '{student}, {hours} at {organization}. The entry will go back to Pending and need a new decision.',
  'hoursAdmin.reopenedText': 'The entry is pending again.',
  'hoursAdmin.restore': 'Restore',
  'hoursAdmin.restoring': 'Restoring...',
  'hoursAdmin.restoreTitle': 'Restore hours?',
  'hoursAdmin.restoreQuestion':
    '{student}, {hours} at {organization}. The entry comes back as it was: {status, select, pending {pending} verified {verified} approved {approved} rejected {rejected} other {a draft}}.',
  'hoursAdmin.restored': 'Hours Restored',
} as const;

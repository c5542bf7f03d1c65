export const approvals = {
  // Page
  'approvals.approvalDashboard': 'Approval Dashboard',
  'approvals.verificationDashboard': 'Verification Dashboard',
  'approvals.keyboardShortcuts': 'Keyboard shortcuts',

  // Tabs and filters
  'approvals.entriesByStatus': 'Entries by status',
  'approvals.waitingLong': 'Waiting longer than 7 days',
  'approvals.waitingLongFilter': 'waiting longer than 7 days',
  'approvals.decidedByOnePersonHint': 'Each of these entries was approved by one person, and no one had verified it.',
  'approvals.signals': 'Review signals',
  'approvals.anySignals': 'With or without signals',
  'approvals.withoutSignals': 'Without signals',
  'approvals.withSignals': 'With signals',
  'approvals.longestWaitingFirst': 'Longest waiting first',
  'approvals.oldestDateFirst': 'Oldest date first',
  'approvals.newestDateFirst': 'Newest date first',
  'approvals.latestLoggedFirst': 'Latest logged first',
  'approvals.latestDecisionFirst': 'Latest decision first',

  // List of entries
  'approvals.entriesOfTab':
    '{tab, select, pending {Pending entries} verified {Verified entries} approved {Approved entries} other {Rejected entries}}',
  'approvals.readyToApprove': 'Ready to approve',
  'approvals.waitingForVerifier': 'Waiting for a verifier',
  'approvals.yoursToDecide': 'Nobody to verify: yours to decide',
  'approvals.verifierChosenFirst': 'If an entry has no verifier, an administrator must choose one first.',
  'approvals.noneReady': 'No verified entry is waiting for approval.',
  'approvals.noneUnverified': 'No entry is waiting for a verifier.',
  'approvals.noneInGroup': 'No entries here match.',
  'approvals.canOnlyReject': 'You can reject entries that are still pending, but you can’t approve them.',
  'approvals.nothingVerified': 'Nothing verified yet',
  'approvals.nothingApproved': 'Nothing approved yet',
  'approvals.nothingRejected': 'Nothing rejected',
  'approvals.takesEffectSoon': 'Your decision takes effect in a moment',
  'approvals.takesEffectSoonHint': 'Then you’ll see the remaining entries.',

  // Selection
  'approvals.selectEntry': 'Select {student}, {organization}',
  'approvals.selected': '{count, number} selected',
  'approvals.selectedOfWhich': '{count, number} selected: {parts}',
  'approvals.notVerified': '{count, number} not verified',
  'approvals.noCategory':
    '{count, plural, one {# of these would count no hours: it has no category of the school.} other {# of these would count no hours: they have no category of the school.}}',
  'approvals.reviewTheseFirst': '{count, plural, one {Review this one first} other {Review these # first}}',
  'approvals.wouldCountNothing':
    '{count, plural, one {# of these would count no hours as it is.} other {# of these would count no hours as they are.}}',
  'approvals.shareLimits':
    '{count, plural, one {# of these shares its day or category with other waiting entries, so fewer hours may count.} other {# of these share their day or category with other waiting entries, so fewer hours may count.}}',
  'approvals.flagged': '{count, number} flagged',
  'approvals.keepClean':
    '{verifies, select, yes {Keep the {count, number} without signals} other {Keep the {count, number} verified without signals}}',
  'approvals.selectClean': 'Select all without signals',
  'approvals.noneClean': 'Every entry here has a signal.',
  'approvals.selectedEntries': 'Selected entries',
  'approvals.clearSelection': 'Clear selection',
  'approvals.acceptCount': '{status, select, verified {Verify {count, number}} other {Approve {count, number}}}',
  'approvals.selectAllMatches':
    '{group, select, ready {Select all {total} ready to approve} unassigned {Select all {total} without a verifier} unverified {Select all {total} waiting for a verifier} other {Select all {total} that match}}',
  'approvals.selectFirstMatches':
    '{group, select, ready {Select the first {count, number} ready to approve} unassigned {Select the first {count, number} without a verifier} unverified {Select the first {count, number} waiting for a verifier} other {Select the first {count, number} that match}}',
  'approvals.selecting': 'Selecting...',
  'approvals.notSelected': 'Couldn’t select them all',
  'approvals.selectionLimit': 'You can decide on up to {count, number} entries at once.',
  'approvals.acceptEntries':
    '{status, select, verified {{count, plural, one {Verify # entry} other {Verify # entries}}} other {{count, plural, one {Approve # entry} other {Approve # entries}}}}',
  'approvals.nothingToUndo': 'Nothing left to undo',

  // Saved filters
  'approvals.savedFilters': 'Saved filters',
  'approvals.savedFilterApplied': 'Saved filters: {name}',
  'approvals.loadingSavedFilters': 'Loading your saved filters',
  'approvals.savedFiltersNotLoaded': 'Couldn’t load your saved filters',
  'approvals.noSavedFilters': 'No saved filters yet',
  'approvals.noSavedFiltersHint': 'Save a search that you use often, such as entries waiting longer than 7 days.',
  'approvals.removeFilter': 'Remove {name}',
  'approvals.narrowFirst': 'Filter the list first. Then you can save the filter here.',
  'approvals.filterApplied': '“{name}” is applied.',
  'approvals.filterLimit': 'You have {count} saved filters, which is the limit. To replace one, use its name.',

  // Save a filter
  'approvals.saveThisFilter': 'Save this filter',
  'approvals.filterContents': 'This saves: {filters}',
  'approvals.nameTaken': 'You already have “{name}.” Saving replaces it.',
  'approvals.saveFilter': 'Save filter',
  'approvals.replaceFilter': 'Replace filter',
  'approvals.filterSaved': 'Filter saved',
  'approvals.filterReplaced': 'Filter replaced',
  'approvals.filterNotSaved': 'Failed to save filter',
  'approvals.filterNotSavedText': 'An error occurred while saving the filter.',
  'approvals.filterRemoved': 'Filter removed',
  'approvals.filterNotRemoved': 'Failed to remove filter',
  'approvals.filterNotRemovedText': 'An error occurred while removing the filter.',
  'approvals.filterRestored': 'Filter restored',
  'approvals.filterNotRestored': 'Failed to restore filter',
  'approvals.filterNotRestoredText': 'An error occurred while restoring the filter.',

  // Keyboard shortcuts
  'approvals.nextPreviousKeys': 'Next entry, previous entry',
  'approvals.acceptKey':
    '{status, select, verified {Verify the entry, or all selected entries} other {Approve the entry, or all selected entries}}',
  'approvals.rejectKey': 'Reject the entry, or all selected entries',
  'approvals.selectKey': 'Select the entry',
  'approvals.openKey': 'Open the entry’s trail',
  'approvals.undoKey': 'Undo the last decision, for 10 seconds',
  'approvals.helpKey': 'Show this list',
  'approvals.keysInPanel': 'J, K, A, R, and Z also work while an entry is open.',
  'approvals.useShortcuts': 'Use single-key shortcuts',
  'approvals.useShortcutsHint':
    'Turn them off if they get in the way, such as with speech input. Enter and the buttons always work.',
} as const;

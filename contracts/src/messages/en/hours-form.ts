export const hoursForm = {
  // Log hours: before the form opens
  'hoursForm.chooseCategory': 'Choose a category',
  'hoursForm.wordsOf':
    '{left, plural, =0 {{has, plural, one {# word} other {# words}}, enough} other {{has, number} of {words, plural, one {# word} other {# words}}. With fewer, the hours don’t count.}}',
  'hoursForm.forNonProfit': 'This was for a non-profit or public organization',
  'hoursForm.ifApproved': 'If it’s approved, {reasons}',
  'hoursForm.ifDaysApproved':
    'If they’re approved, {counted, number} of the {hours, number} hours on these {days, number} days {counted, plural, one {counts} other {count}}.',
  'hoursForm.dailyCap': 'Only {hours, plural, one {# hour a day counts} other {# hours a day count}}.',
  'hoursForm.onlyNonProfitCounts': 'Your school counts only these hours.',
  'hoursForm.loadingForm': 'Loading the form',
  'hoursForm.formNotLoaded': 'Couldn’t load the form',
  'hoursForm.alreadyLogged': 'You already logged these hours',
  'hoursForm.alreadyDrafted': 'You already started a draft of these hours',
  'hoursForm.entryWithHours': '{hours} at {organization} on {date}.',
  'hoursForm.entryWithoutHours': '{organization} on {date}.',
  'hoursForm.oneEntryPerOpportunity': 'You can have one entry for each opportunity.',
  'hoursForm.viewEntry': 'View entry',

  // Log hours: notes above the fields
  'hoursForm.opportunityNote':
    'Your hours at <strong>{title}</strong>. If you were there for less time, enter fewer hours.',
  'hoursForm.verifierInactive': '{name} no longer verifies. Check the verifier.',
  'hoursForm.unsavedEntryBack': 'Your unsaved entry from {time} is back.',
  'hoursForm.unsavedChangesBack': 'Your unsaved changes from {time} are back.',
  'hoursForm.changedSince': 'The entry has changed since then. Check it before you save.',
  'hoursForm.startOver': 'Start over',
  'hoursForm.someDone':
    '{count, plural, one {# entry is done. The rest are below.} other {# entries are done. The rest are below.}}',
  'hoursForm.offline': 'You’re offline. Your entry is still here. Submit it again when you’re back online.',
  'hoursForm.noResponse':
    'The server didn’t respond. Your entry is still here. Submit it again. It won’t be counted twice.',
  'hoursForm.sameAsLast': 'Same as last time: {hours} at {organization}',
  'hoursForm.filledFrom': 'Filled in from your entry on {date}. Choose the day.',

  // Log hours: organization, date and other days
  'hoursForm.organizationHint': 'Where you helped, such as Riverside Food Bank',
  'hoursForm.pastedCells': 'These are several cells of a sheet. Enter only the name of the organization.',
  'hoursForm.alsoOnOtherDays': 'Also on other days',
  'hoursForm.anotherDay': 'Another day',
  'hoursForm.add': 'Add',
  'hoursForm.addDay': 'Add day',
  'hoursForm.otherDays': 'Other days',
  'hoursForm.removeDay': 'Remove {date}',
  'hoursForm.eachDayHint': 'Each day becomes its own entry',
  'hoursForm.entriesForDays': '{count, plural, one {# entry} other {# entries, one for each day}}',
  'hoursForm.chooseDay': 'Choose a day to add.',
  'hoursForm.dayAlreadyChosen': 'You already chose {date}.',
  'hoursForm.tooManyDays': 'You can log up to {count} days at once.',
  'hoursForm.dayChosenTwice': '{date}: you chose this day twice.',
  'hoursForm.dayProblem': '{date}: {problem}',

  // Log hours: times and hours
  'hoursForm.suggestedTime': 'Suggested. Change it if it was different.',
  'hoursForm.timesQuestion': 'Did you help from {start} to {end}?',
  'hoursForm.timesQuestionText':
    '{count, plural, one {The form suggested these times. They make {hours}.} other {The form suggested these times. They make {hours} on each of # days.}}',
  'hoursForm.timesRight': 'Yes, submit',
  'hoursForm.changeTimes': 'Change the times',
  'hoursForm.endMoved': 'The end time is now {end}, so that {hours} fit.',
  'hoursForm.nextDay': 'Past midnight: {start} to {end} the next day',
  'hoursForm.lessThanHalfAnHour': 'Less than half an hour between {start} and {end}',
  'hoursForm.hoursOfTime': '{hours} of the {most} between {start} and {end}',
  'hoursForm.allOfTime': 'All of the time between {start} and {end}. Enter fewer hours if you took a break.',
  'hoursForm.roundedDown':
    '{hours, plural, =0 {} one {# hour } other {# hours }}{minutes, plural, one {# minute} other {# minutes}} between {start} and {end}, rounded down to {rounded, number}',
  'hoursForm.upToHours': 'Up to {hours} between {start} and {end}',

  // Log hours: what reviewers will see
  'hoursForm.notOver': 'These hours aren’t over yet. They end at {end}.',
  'hoursForm.notOverNextDay': 'These hours aren’t over yet. They end at {end} the next day.',
  'hoursForm.longDay': 'This day adds up to {hours, number} hours. Check the start and the end.',
  'hoursForm.overlaps': 'Overlaps your hours from {start} to {end} at {organization} on {date}.',
  'hoursForm.alreadyLoggedTimes': 'You already logged hours from {start} to {end} at {organization} on {date}.',
  'hoursForm.reviewersSee': 'You can still submit. Your reviewers will see this too.',

  // Log hours: verifier
  'hoursForm.verifierHint': 'Someone who saw you help and can confirm it',
  'hoursForm.suggestedVerifier': 'Suggested from earlier hours at {organization}. Choose who saw you help.',
  'hoursForm.verifierAt': '{name} ({organization})',
  'hoursForm.chooseVerifier': 'Choose a verifier',
  'hoursForm.byEmail': 'Someone without an account, by email',
  'hoursForm.supervisorName': 'Their name',
  'hoursForm.supervisorEmail': 'Their email',
  'hoursForm.supervisorHint': 'They get a link to confirm these hours. They need no account.',
  'hoursForm.supervisorHintFile':
    'This server sends no email. The email with their link becomes a file in the folder “mail” of its data instead.',
  'hoursForm.supervisorHintNoMail': 'This site sends no email yet. Your teacher can still approve these hours.',
  'hoursForm.noVerifier': 'No verifier',
  'hoursForm.inactiveVerifier': '{name} (no longer verifies)',
  'hoursForm.earlierVerifier': 'Your earlier choice',
  'hoursForm.newVerifier': 'New Verifier',
  'hoursForm.nomineeWaits':
    'You can choose {name} once {school} confirms them. Until then, choose someone else or no verifier, or save this entry as a draft.',
  'hoursForm.nomineeWaitsStrict':
    'You can choose {name} once {school} confirms them. Until then, choose someone else or save this entry as a draft.',

  // Log hours: buttons
  'hoursForm.savedOnDevice': 'Saved on this device until you submit it or log out',
  'hoursForm.savedOnPage': 'Saved only while this page stays open, because your browser doesn’t store anything',
  'hoursForm.saveDraft': 'Save Draft',

  // Toasts
  'hoursForm.draftSaved': 'Draft saved',
  'hoursForm.draftSavedText':
    '{count, plural, one {Only you can see it until you submit it.} other {# entries. Only you can see them until you submit them.}}',
  'hoursForm.waitingForVerifier':
    '{count, plural, one {Now waiting for {name} to verify.} other {# entries, now waiting for {name} to verify.}}',
  'hoursForm.waitingForSchool':
    '{count, plural, one {Now waiting for you to join a school.} other {# entries, now waiting for you to join a school.}}',
  'hoursForm.waitingForStaff':
    '{count, plural, one {Now waiting for a teacher or administrator.} other {# entries, now waiting for a teacher or administrator.}}',
  'hoursForm.someNotSaved':
    '{count, plural, one {# of {total} entries wasn’t saved.} other {# of {total} entries weren’t saved.}}',
  'hoursForm.someNotSubmitted':
    '{count, plural, one {# of {total} entries wasn’t submitted.} other {# of {total} entries weren’t submitted.}}',
} as const;

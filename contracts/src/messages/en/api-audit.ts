export const apiAudit = {
  // state of the log
  'apiAudit.empty': 'Nothing has happened here yet.',
  'apiAudit.allSealed':
    '{sealed, plural, one {The only event of this school is sealed.} other {All # events of this school are sealed.}}',
  'apiAudit.allSystemSealed':
    '{sealed, plural, one {The only event of the whole system is sealed.} other {All # events of the whole system are sealed.}}',
  'apiAudit.sealingSoon':
    '{sealed, plural, =0 {Nothing is sealed yet.} one {# event is sealed.} other {# events are sealed.}} {waiting, plural, one {The newest one is about to be sealed.} other {The newest # are about to be sealed.}}',
  'apiAudit.sealingDelayed':
    'Work goes on as usual, and everything is recorded. {waiting, plural, =0 {Nothing can be sealed right now} one {# event is waiting to be sealed. It can’t be sealed right now} other {# events are waiting to be sealed. They can’t be sealed right now}}, for example because there’s no room where checkpoints are kept. The server tries again by itself. Its log says what the problem is.',
  'apiAudit.faulty':
    'Something isn’t as it was recorded, or can’t be shown to be. See the failed checks below. {sealed, plural, =0 {Nothing is sealed yet.} one {# event is sealed.} other {# events are sealed.}}',
  'apiAudit.sealingStopped':
    'Nothing more is sealed here. {cause} {sealed, plural, =0 {Nothing is sealed yet.} one {# event is sealed.} other {# events are sealed.}} {waiting, plural, one {# event is waiting.} other {# events are waiting.}} Work goes on as usual.',
  'apiAudit.readOnly': 'Nothing can be changed right now. {cause} The person who runs this server has to fix it.',
  // why nothing more is sealed
  'apiAudit.stepChanged': 'Step {version} of {record} was changed before it was sealed.',
  'apiAudit.treeChanged': 'The stored hashes aren’t the ones that were signed.',
  'apiAudit.externalUnsigned': 'The newest checkpoint kept outside the database has no valid signature.',
  'apiAudit.stepStopped': 'Step {version} of {record}: {problem}.',
  // why nothing can be changed
  'apiAudit.databaseOlder':
    'The database is older than what it has signed. Checkpoints were handed out for {external, plural, one {# event} other {# events}}, and it has {inside, number}.',
  'apiAudit.databaseOther':
    'The database isn’t the one that was signed. The checkpoint of {external, plural, one {# event} other {# events}} is of other events than it has.',
  'apiAudit.externalDamaged':
    'The newest checkpoint kept outside the database is damaged, so no one can say what was signed last.',
  'apiAudit.otherLogBroken': 'Another log on this server isn’t the one that was signed last.',
  // checks of the log
  'apiAudit.externalSame': 'The copy kept outside the database is the same.',
  'apiAudit.externalDifferent': 'The copy kept outside the database says something else.',
  'apiAudit.externalMissing': 'There is no copy outside the database.',
  'apiAudit.externalUnreadable': 'The copy outside the database can’t be read right now.',
  'apiAudit.externalDelayed': 'The copy outside the database can’t be brought up to date right now.',
  'apiAudit.treeHolds': 'The hashes stored for all events lead to exactly the root that was signed.',
  'apiAudit.treeBroken': 'The hashes stored for all events don’t lead to the root that was signed.',
  'apiAudit.signatureValid': 'The newest checkpoint has a valid signature of this server.',
  'apiAudit.signatureInvalid': 'The newest checkpoint doesn’t have a valid signature of this server.',
  'apiAudit.eventsHold':
    '{events, plural, one {# event was read again. It is as it was recorded, and where it was sealed.} other {# events were read again, one by one. Each is as it was recorded, and where it was sealed.}}',
  'apiAudit.eventsFindings':
    '{events, plural, one {# event was read again.} other {# events were read again, one by one.}} {summary} {findings, plural, one {That is # finding in all.} other {That is # findings in all.}}',
  'apiAudit.checkUnfinished': 'Not every event could be read again: {reason}.',
  'apiAudit.noCheckFinished': 'No check has ever finished.',
  'apiAudit.lastCheckClean': 'The last check that finished found nothing.',
  'apiAudit.lastCheckFindings':
    'The last check that finished had {findings, plural, one {# finding} other {# findings}}.',
  'apiAudit.whyExternalUnreadable': 'the checkpoints kept outside the database can’t be read',
  'apiAudit.whyDatabaseAway': 'the database went away meanwhile',
  'apiAudit.whyUnreadable': 'something in the database can’t be read',
  // summary of what a check found
  'apiAudit.notAsRecorded': 'Not as recorded: {parts}.',
  'apiAudit.partRecords': '{count, plural, one {# record} other {# records}}',
  'apiAudit.partMissingEvents': '{count, plural, one {# missing event} other {# missing events}}',
  'apiAudit.partHashes': 'the stored hashes',
  'apiAudit.partCheckpoints': '{count, plural, one {# checkpoint} other {# checkpoints}}',
  'apiAudit.partEnd': 'the end of the log',
  'apiAudit.partKeys': '{count, plural, one {# key} other {# keys}}',
  // what a check found, by record
  'apiAudit.record': '{record}: {problems}.',
  'apiAudit.stepsChanged':
    '{count, plural, one {step {steps} was changed after it was recorded} other {steps {steps} were changed after they were recorded}}',
  'apiAudit.stepsForged':
    '{count, plural, one {step {steps} was written or changed by something other than HourTrail} other {steps {steps} were written or changed by something other than HourTrail}}',
  'apiAudit.stepsRemoved':
    '{count, plural, one {step {steps} was taken out of the log} other {steps {steps} were taken out of the log}}',
  'apiAudit.stepsMisnumbered':
    '{count, plural, one {step {steps} has a number that was never sealed} other {steps {steps} have numbers that were never sealed}}',
  'apiAudit.stepsInserted':
    '{count, plural, one {step {steps} was put in among events that were sealed without it} other {steps {steps} were put in among events that were sealed without them}}',
  'apiAudit.stepsMoved':
    '{count, plural, one {step {steps} was moved to another position in the log} other {steps {steps} were moved to other positions in the log}}',
  'apiAudit.stepsMissingBefore':
    '{count, plural, one {step {steps} lacks the step before it} other {steps {steps} lack the steps before them}}',
  'apiAudit.stepsTextSwapped':
    '{count, plural, one {step {steps} has a text that isn’t the one that was written} other {steps {steps} have texts that aren’t the ones that were written}}',
  'apiAudit.stepsTextRemoved':
    '{count, plural, one {step {steps} has lost a text that no one erased} other {steps {steps} have lost texts that no one erased}}',
  'apiAudit.stepsTextReturned':
    '{count, plural, one {step {steps} has a text again that was erased} other {steps {steps} have texts again that were erased}}',
  'apiAudit.stepsTextAdded':
    '{count, plural, one {step {steps} has a text that no one wrote with it} other {steps {steps} have texts that no one wrote with them}}',
  'apiAudit.moreNumbers': '{count, number} more',
  'apiAudit.moreRecords':
    '{count, plural, one {# more record, which npm run audit:fsck lists.} other {# more records, which npm run audit:fsck lists.}}',
  'apiAudit.eventsGone':
    '{count, plural, one {The event with the number {numbers} is gone, and nothing shows anymore which record it was from.} other {# events are gone (numbers {numbers}), and nothing shows anymore which records they were from.}}',
  'apiAudit.hashesChanged': 'The stored hashes don’t agree with the events.',
  'apiAudit.checkpointsContradicted':
    '{count, plural, one {# checkpoint doesn’t agree with the events.} other {# checkpoints don’t agree with the events.}}',
  'apiAudit.checkpointsUnsigned':
    '{count, plural, one {# checkpoint has no valid signature of this server.} other {# checkpoints have no valid signature of this server.}}',
  'apiAudit.checkpointsRemoved':
    '{count, plural, one {# checkpoint isn’t in the database anymore.} other {# checkpoints aren’t in the database anymore.}}',
  'apiAudit.logCut':
    'The log was cut: a checkpoint seals {count, plural, one {# event} other {# events}}, and not all are there.',
  'apiAudit.keysUnknown': 'No trusted key vouches for what is listed as a key of this log: {keys}.',
  // a failed step in a trail
  'apiAudit.thisStepChanged': 'This step was changed after it was recorded.',
  'apiAudit.thisStepForged': 'This step was written or changed by something other than HourTrail.',
  'apiAudit.thisStepRemoved': 'This step was taken out of the log.',
  'apiAudit.thisStepMisnumbered': 'This step has a number that was never sealed.',
  'apiAudit.thisStepInserted': 'This step was put in among events that were sealed without it.',
  'apiAudit.thisStepMoved': 'This step was moved to another position in the log.',
  'apiAudit.thisStepMissingBefore': 'This step lacks the step before it.',
  'apiAudit.thisStepTextSwapped': 'This step has a text that isn’t the one that was written.',
  'apiAudit.thisStepTextRemoved': 'This step has lost a text that no one erased.',
  'apiAudit.thisStepTextReturned': 'This step has a text again that was erased.',
  'apiAudit.thisStepTextAdded': 'This step has a text that no one wrote with it.',
  'apiAudit.thisStepOther': 'This step isn’t the one that was sealed under its number.',
  // proofs
  'apiAudit.nothingSealed': 'Nothing of this log is sealed yet.',
  'apiAudit.noCheckpointAtSize': 'No checkpoint was signed at {size, plural, one {# event} other {# events}}.',
  'apiAudit.eventGone': 'Event {number} was sealed and isn’t there anymore. Check the log.',
  'apiAudit.beyondLog':
    'The log has {sealed, plural, one {# sealed event} other {# sealed events}}. There is no tree of {size, number}.',
  'apiAudit.beyondTree':
    'The tree has {size, plural, one {# event} other {# events}}. There is no number {number} in it.',
  'apiAudit.sizesSwapped':
    'From must not be greater than to. A tree of {to, plural, one {# event} other {# events}} can’t begin with {from, number}.',
  // what a reviewer looks at first
  'apiAudit.burst':
    '{decisions, plural, one {# decision} other {# decisions}} within {seconds, plural, one {a second} other {# seconds}}, one by one.',
  'apiAudit.burstInBulk':
    '{decisions, plural, one {# decision} other {# decisions}} within {seconds, plural, one {a second} other {# seconds}}, all of them in {actions, plural, one {one bulk action} other {# bulk actions}}.',
  'apiAudit.burstPartlyInBulk':
    '{decisions, plural, one {# decision} other {# decisions}} within {seconds, plural, one {a second} other {# seconds}}: {inBulk, number} of them in {actions, plural, one {one bulk action} other {# bulk actions}}, {single, number} one by one.',
  'apiAudit.sameMinute':
    'Verified by {name} and approved {seconds, plural, =0 {in the same second} one {# second later} other {# seconds later}}.',
  'apiAudit.sameMinuteUnnamed':
    'Verified by someone else and approved {seconds, plural, =0 {in the same second} one {# second later} other {# seconds later}}.',
  'apiAudit.linkedAndNamed': 'The two are or were linked as parent and child, and have the same family name.',
  'apiAudit.linked': 'The two are or were linked as parent and child.',
  'apiAudit.sameName': 'The two have the same family name.',
  'apiAudit.volunteerNominated': 'The volunteer nominated this verifier.',
  'apiAudit.familyNominated': 'The volunteer’s family nominated this verifier.',
  'apiAudit.deciderLetIn':
    "They had made a password or a link for {name}'s account {days, plural, =0 {less than a day} one {# day} other {# days}} before.",
  'apiAudit.deciderLetInUnnamed':
    'They had made a password or a link for someone else’s account {days, plural, =0 {less than a day} one {# day} other {# days}} before.',
  'apiAudit.wasLetIn':
    '{name} had made a password or a link for their account {days, plural, =0 {less than a day} one {# day} other {# days}} before.',
  'apiAudit.wasLetInUnnamed':
    'Someone else had made a password or a link for their account {days, plural, =0 {less than a day} one {# day} other {# days}} before.',
} as const;

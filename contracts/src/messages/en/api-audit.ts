export const apiAudit = {
  // state of the log
  'apiAudit.empty': 'Nothing has happened here yet.',
  'apiAudit.allSealed':
    '{sealed, plural, one {This school’s only event is sealed, and the checks found no sign that it was changed or removed.} other {All # of this school’s events are sealed, and the checks found no sign that any was changed or removed.}}',
  'apiAudit.allSystemSealed':
    '{sealed, plural, one {The only system event is sealed, and the checks found no sign that it was changed or removed.} other {All # system events are sealed, and the checks found no sign that any was changed or removed.}}',
  'apiAudit.sealingSoon':
    '{sealed, plural, =0 {Nothing is sealed yet.} one {# event is sealed.} other {# events are sealed.}} {waiting, plural, one {The newest one is about to be sealed.} other {The newest # are about to be sealed.}}',
  'apiAudit.sealingDelayed':
    'You can keep working as usual, and everything is recorded. {waiting, plural, =0 {Nothing can be sealed right now.} one {# event is waiting to be sealed, but it can’t be sealed right now.} other {# events are waiting to be sealed, but they can’t be sealed right now.}} For example, the storage for checkpoints may be full. The server keeps trying. Its own log shows what the problem is.',
  'apiAudit.faulty':
    'Something in the log doesn’t match what was recorded, or we can’t prove that it does. See the failed checks below. {sealed, plural, =0 {Nothing is sealed yet.} one {# event is sealed.} other {# events are sealed.}}',
  'apiAudit.sealingStopped':
    'New events here aren’t being sealed. {cause} {sealed, plural, =0 {Nothing is sealed yet.} one {# event is sealed.} other {# events are sealed.}} {waiting, plural, one {# event is waiting.} other {# events are waiting.}} You can keep working as usual.',
  'apiAudit.readOnly': 'Nothing can be changed right now. {cause} The server operator has to fix it.',
  // why nothing more is sealed
  'apiAudit.stepChanged': 'Step {version} of {record} was changed before it was sealed.',
  'apiAudit.treeChanged': 'The stored hashes aren’t the ones that were signed.',
  'apiAudit.externalUnsigned': 'The newest checkpoint kept outside the database has no valid signature.',
  'apiAudit.stepStopped': 'Step {version} of {record}: {problem}.',
  // why nothing can be changed
  'apiAudit.databaseOlder':
    'The database is older than its signed checkpoints. They cover {external, plural, one {# event} other {# events}}, but the database has only {inside, number}.',
  'apiAudit.databaseOther':
    'This isn’t the database that was signed. The checkpoint of {external, plural, one {# event} other {# events}} covers different events than this database has.',
  'apiAudit.externalDamaged':
    'The newest checkpoint kept outside the database is damaged, so there’s no way to tell what was signed last.',
  'apiAudit.otherLogBroken': 'Another log on this server doesn’t match what was signed last.',
  // checks of the log
  'apiAudit.externalSame': 'The copy kept outside the database matches.',
  'apiAudit.externalDifferent': 'The copy kept outside the database doesn’t match.',
  'apiAudit.externalMissing': 'There is no copy outside the database.',
  'apiAudit.externalUnreadable': 'The copy outside the database can’t be read right now.',
  'apiAudit.externalDelayed': 'The copy outside the database can’t be updated right now.',
  'apiAudit.treeHolds': 'The hashes stored for all events lead to exactly the root that was signed.',
  'apiAudit.treeBroken': 'The hashes stored for all events don’t lead to the root that was signed.',
  'apiAudit.signatureValid': 'The newest checkpoint has a valid signature from this server.',
  'apiAudit.signatureInvalid': 'The newest checkpoint doesn’t have a valid signature from this server.',
  'apiAudit.eventsHold':
    '{total, plural, one {{events, number} of # event was read again. It matches what was recorded and is where it was sealed.} other {{events, number} of # events were read again, one by one. Each one matches what was recorded and is where it was sealed.}}',
  'apiAudit.eventsFindings':
    '{total, plural, one {{events, number} of # event was read again.} other {{events, number} of # events were read again, one by one.}} {summary} {findings, plural, one {# problem in all.} other {# problems in all.}}',
  'apiAudit.checkUnfinished': 'Not every event could be read again: {reason}.',
  'apiAudit.noCheckFinished': 'No check has ever finished.',
  'apiAudit.lastCheckClean': 'The last check that finished found no problems.',
  'apiAudit.lastCheckFindings':
    'The last check that finished found {findings, plural, one {# problem} other {# problems}}.',
  'apiAudit.whyExternalUnreadable': 'the checkpoints kept outside the database can’t be read',
  'apiAudit.whyDatabaseAway': 'the connection to the database was lost',
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
    '{count, plural, one {step {steps} was added among events that were sealed without it} other {steps {steps} were added among events that were sealed without them}}',
  'apiAudit.stepsMoved':
    '{count, plural, one {step {steps} was moved to another position in the log} other {steps {steps} were moved to other positions in the log}}',
  'apiAudit.stepsMissingBefore':
    '{count, plural, one {step {steps} is missing the step before it} other {steps {steps} are missing the steps before them}}',
  'apiAudit.stepsTextSwapped':
    '{count, plural, one {step {steps} has text that isn’t what was written} other {steps {steps} have text that isn’t what was written}}',
  'apiAudit.stepsTextRemoved':
    '{count, plural, one {step {steps} is missing text that no one erased} other {steps {steps} are missing text that no one erased}}',
  'apiAudit.stepsTextReturned':
    '{count, plural, one {step {steps} contains text that was erased} other {steps {steps} contain text that was erased}}',
  'apiAudit.stepsTextAdded':
    '{count, plural, one {step {steps} has text that wasn’t written with it} other {steps {steps} have text that wasn’t written with them}}',
  'apiAudit.moreNumbers': '{count, number} more',
  'apiAudit.moreRecords':
    '{count, plural, one {# more record. To see it, run npx --no -- hourtrail audit fsck.} other {# more records. To see them, run npx --no -- hourtrail audit fsck.}}',
  'apiAudit.eventsGone':
    '{count, plural, one {Event {numbers} is gone, and nothing shows which record it came from.} other {# events are gone (numbers {numbers}), and nothing shows which records they came from.}}',
  'apiAudit.hashesChanged': 'The stored hashes don’t match the events.',
  'apiAudit.checkpointsContradicted':
    '{count, plural, one {# checkpoint doesn’t match the events.} other {# checkpoints don’t match the events.}}',
  'apiAudit.checkpointsUnsigned':
    '{count, plural, one {# checkpoint has no valid signature from this server.} other {# checkpoints have no valid signature from this server.}}',
  'apiAudit.checkpointsRemoved':
    '{count, plural, one {# checkpoint isn’t in the database anymore.} other {# checkpoints aren’t in the database anymore.}}',
  'apiAudit.logCut':
    'The log was cut short: a checkpoint covers {count, plural, one {# event} other {# events}}, but the log has fewer.',
  'apiAudit.keysUnknown': 'Listed as a key of this log, but not vouched for by any trusted key: {keys}.',
  // a failed step in a trail
  'apiAudit.thisStepChanged': 'This step was changed after it was recorded.',
  'apiAudit.thisStepForged': 'This step was written or changed by something other than HourTrail.',
  'apiAudit.thisStepRemoved': 'This step was taken out of the log.',
  'apiAudit.thisStepMisnumbered': 'This step has a number that was never sealed.',
  'apiAudit.thisStepInserted': 'This step was added among events that were sealed without it.',
  'apiAudit.thisStepMoved': 'This step was moved to another position in the log.',
  'apiAudit.thisStepMissingBefore': 'This step is missing the step before it.',
  'apiAudit.thisStepTextSwapped': 'This step has text that isn’t what was written.',
  'apiAudit.thisStepTextRemoved': 'This step is missing text that no one erased.',
  'apiAudit.thisStepTextReturned': 'This step contains text that was erased.',
  'apiAudit.thisStepTextAdded': 'This step has text that wasn’t written with it.',
  'apiAudit.thisStepOther': 'This step isn’t the one that was sealed under its number.',
  // proofs
  'apiAudit.nothingSealed': 'Nothing in this log is sealed yet.',
  'apiAudit.noCheckpointAtSize': 'No checkpoint was signed at {size, plural, one {# event} other {# events}}.',
  'apiAudit.eventGone': 'Event {number} was sealed but isn’t there anymore. Check the log.',
  'apiAudit.beyondLog':
    'The log has {sealed, plural, one {# sealed event} other {# sealed events}}. There is no tree of {size, number}.',
  'apiAudit.beyondTree':
    'The tree has {size, plural, one {# event} other {# events}}. There is no number {number} in it.',
  'apiAudit.sizesSwapped':
    '“From” can’t be greater than “to.” A tree of {to, plural, one {# event} other {# events}} can’t begin with {from, number}.',
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
  'apiAudit.linkedAndNamed': 'The two people are or were linked as parent and child, and they have the same last name.',
  'apiAudit.linked': 'The two people are or were linked as parent and child.',
  'apiAudit.sameName': 'The two people have the same last name.',
  'apiAudit.volunteerNominated': 'The volunteer nominated this verifier.',
  'apiAudit.familyNominated': 'The volunteer’s family nominated this verifier.',
  'apiAudit.deciderLetIn':
    'They had created a password or a link for {name}’s account {days, plural, =0 {less than a day} one {# day} other {# days}} earlier.',
  'apiAudit.deciderLetInUnnamed':
    'They had created a password or a link for someone else’s account {days, plural, =0 {less than a day} one {# day} other {# days}} earlier.',
  'apiAudit.wasLetIn':
    '{days, plural, =0 {Less than a day} one {# day} other {# days}} earlier, {name} had created a password or a link for the account of the person who decided.',
  'apiAudit.wasLetInUnnamed':
    '{days, plural, =0 {Less than a day} one {# day} other {# days}} earlier, someone else had created a password or a link for the account of the person who decided.',
  'apiAudit.letInByCommandLine':
    '{days, plural, =0 {Less than a day} one {# day} other {# days}} earlier, a password was set for the account of the person who decided, on the command line of the server.',
} as const;

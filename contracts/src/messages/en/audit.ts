export const audit = {
  // Audit page and its tabs
  'audit.title': 'Audit',
  'audit.sections': 'Audit sections',
  'audit.integrity': 'Integrity',
  'audit.events': 'Events',
  'audit.decisions': 'Decisions',
  'audit.unusual': 'Unusual',
  'audit.sample': 'Sample',
  'audit.access': 'Access',
  'audit.evidence': 'Evidence',
  'audit.loading': 'Loading',
  'audit.schoolNotFound': 'School not found',
  'audit.chooseSchool': 'Choose a school above.',

  // School picker, for super-admins
  'audit.searchSchools': 'Search schools',
  'audit.schoolNumber': 'School {id}',
  'audit.wholeSystem': 'Whole system',
  'audit.wholeSystemHint': 'Records that don’t belong to any one school',

  // Filters of every tab
  'audit.kind': 'Kind',
  'audit.allKinds': 'All kinds',
  'audit.byAnyone': 'By anyone',
  'audit.filterBy': 'by {name}',
  'audit.listOf': '{list}: {filters}',
  'audit.personNumber': 'Person {id}',

  // Integrity: what state the log is in, and what to do
  'audit.stateEmpty': 'Nothing recorded yet',
  'audit.sealed': 'Sealed',
  'audit.beingSealed': 'Being sealed',
  'audit.stateWaiting': 'Sealing is delayed',
  'audit.adviceWaiting': 'If this lasts more than a few minutes, contact the server operator.',
  'audit.stateFaulty': 'Check failed',
  'audit.adviceFaulty':
    'First, save proof of how things were: download the newest checkpoint below, then open each record named here and download its evidence. Then contact the server operator. The command hourtrail audit fsck lists every problem.',
  'audit.stateHalted': 'Sealing stopped',
  'audit.adviceHalted':
    'Save the newest checkpoint below. It shows the log as it was up to that point. Then contact the server operator. The command hourtrail audit fsck says what’s wrong. After they’ve looked into it, hourtrail audit resume starts sealing again.',
  'audit.stateReadOnly': 'Nothing can be changed',
  'audit.adviceReadOnly':
    'Everyone can still log in and read, and nothing is lost by waiting. Keep every checkpoint you have. They show what was signed. Then contact the server operator.',

  // Integrity: the checks
  'audit.checkEveryEvent': 'Check every event',
  'audit.checking': 'Checking...',
  'audit.checkingLog': 'Checking the log',
  'audit.logNotChecked': 'We couldn’t check the log',
  'audit.outdated': 'We can’t reach the server, so you’re seeing the result of an earlier check.',
  'audit.checkNotStarted': 'The check didn’t start. Try again in a moment.',
  'audit.checks': 'Checks',
  'audit.checkTree': 'Hash tree',
  'audit.checkSignature': 'Signature',
  'audit.checkExternalCopy': 'Copy outside the database',
  'audit.checkEvents': 'Every event',
  'audit.passed': 'Passed',
  'audit.failed': 'Failed',
  'audit.unchecked': 'Couldn’t be checked',
  'audit.problems': 'Problems found',

  // Integrity: figures of the log
  'audit.eventCount': '{count, plural, one {# event} other {# events}}',
  'audit.waitingToBeSealed': 'Waiting to be sealed',
  'audit.lastSealed': 'Last sealed',
  'audit.signingKey': 'Signing key',
  'audit.lastChecked': 'Last checked',
  'audit.lastFullCheck': 'Last full check',
  'audit.notYet': 'Not yet',
  'audit.firstCheckRunning': 'Not yet. A check is running.',
  'audit.checkRunning': '{date}. A new check is running.',
  'audit.firstCheckUnfinished': 'Not yet. No check has finished since {since}.',
  'audit.checkUnfinished': '{date}. No check has finished since {since}.',
  'audit.howItIsChecked':
    'The newest checkpoint is checked while this page is open. Every event is read again once a day and whenever you ask for it. The server operator gets the same result with the command hourtrail audit fsck.',

  // Integrity: what the words mean
  'audit.meanings': 'What these words mean',
  'audit.event': 'Event',
  'audit.eventMeaning': 'One thing that happened, such as an approval: what it was, when, and who did it.',
  'audit.sealedMeaning':
    'The event has its number in the log, and a signature covers it. From then on, a change can’t go unnoticed.',
  'audit.hash': 'Hash',
  'audit.hashMeaning': 'A short code computed from a longer text. Change one letter, and the hash is different.',
  'audit.tree': 'Tree',
  'audit.treeMeaning': 'The hashes of all events, combined step by step until there is only one: the root.',
  'audit.root': 'Root',
  'audit.rootMeaning': 'The one hash that covers every event up to that point.',
  'audit.checkpoint': 'Checkpoint',
  'audit.checkpointMeaning': 'A root with its date and a signature. It’s small enough to email or print.',
  'audit.key': 'Key',
  'audit.keyMeaning': 'What anyone needs to check a signature. It can’t be used to sign.',

  // Newest checkpoint
  'audit.newestCheckpoint': 'Newest checkpoint',
  'audit.newestCheckpointIntro':
    'A signed summary of every event so far. Keep a copy where the people who run this server can’t change it. Then nothing older than your copy can be rewritten without someone noticing.',
  'audit.downloadCheckpoint': 'Download checkpoint',
  'audit.loadingCheckpoint': 'Loading the checkpoint',
  'audit.checkpointNotLoaded': 'Couldn’t load the checkpoint',

  // Checkpoints by email
  'audit.checkpointEmails': 'Checkpoints by email',
  'audit.checkpointEmailsIntro':
    'Get the newest checkpoint by email on days when the log has grown. An inbox that the people who run this server can’t reach is a good place to keep it.',
  'audit.turnOnEmails': 'Email me the newest checkpoint once a day',
  'audit.turningOn': 'Turning on...',
  'audit.turnOff': 'Turn off',
  'audit.turningOff': 'Turning off...',
  'audit.emailsGoTo': 'We send them to {email}, at most one a day.',
  'audit.firstEmailSoon': 'The first one goes out in a moment.',
  'audit.nextEmailSoon': 'The next one goes out within a day.',
  'audit.emailSent':
    '{count, plural, one {The newest one, covering # event, was sent on {date}.} other {The newest one, covering # events, was sent on {date}.}}',
  'audit.emailQueued':
    '{count, plural, one {The newest one, covering # event, is waiting to be sent.} other {The newest one, covering # events, is waiting to be sent.}}',
  'audit.emailFailed':
    '{count, plural, one {We couldn’t deliver the newest one, covering # event, to {email}. We’ll try again within a day. If the address is wrong, change it in your profile.} other {We couldn’t deliver the newest one, covering # events, to {email}. We’ll try again within a day. If the address is wrong, change it in your profile.}}',
  'audit.noEmail': 'This server doesn’t send email, so it can’t send you checkpoints. Download the newest one above.',
  'audit.noEmailAnymore':
    'This server doesn’t send email anymore. You won’t get checkpoints until the server operator changes that.',
  'audit.emailsOn': 'Checkpoint emails are on',
  'audit.emailsNotTurnedOn': 'Not turned on',
  'audit.turnOnFailed': 'We couldn’t turn on checkpoint emails. Try again.',
  'audit.emailsOff': 'Checkpoint emails are off',
  'audit.emailsNotTurnedOff': 'Not turned off',
  'audit.turnOffFailed': 'We couldn’t turn off checkpoint emails. Try again.',
  'audit.loadingEmailSetting': 'Loading your checkpoint email setting',
  'audit.emailSettingNotLoaded': 'Couldn’t load your checkpoint email setting',

  // Check a checkpoint you saved
  'audit.checkSaved': 'Check a checkpoint you saved',
  'audit.checkSavedIntro':
    'Your browser checks its signature. It also checks whether today’s log still begins with everything that was in it then.',
  'audit.yourCheckpoint': 'Your checkpoint',
  'audit.checkMyCheckpoint': 'Check my checkpoint',
  'audit.chooseFile': 'Choose file',
  'audit.checkpointFile': 'Checkpoint file',
  'audit.fileTooLong': 'This file is too long to be a checkpoint.',
  'audit.checkpointRequired': 'Paste a checkpoint or choose its file.',
  'audit.savedNotChecked': 'We couldn’t check the checkpoint. Try again.',
  'audit.signaturesUnsupported': 'This browser can’t check signatures. Use a newer one.',
  'audit.isWorkpaper': 'This is the workpaper of a sample, not a checkpoint. To compare it, draw the sample again.',
  'audit.noKeySignedText':
    'None of this server’s keys signed this text. Either it isn’t one of the server’s checkpoints, or it was changed.',
  'audit.otherLog': 'This is a checkpoint from another log, {origin}.',
  'audit.newestUnsigned': 'This server’s newest checkpoint isn’t signed with any of its keys.',
  'audit.savedHolds':
    '{count, plural, one {The log begins with exactly the # event in your checkpoint. Since then, it hasn’t been changed or removed, and no others have been added before it.} other {The log begins with exactly the # events in your checkpoint. Since then, none of them has been changed or removed, and no others have been added among them.}}',
  'audit.logContinues':
    '{count, plural, one {The # event in your checkpoint isn’t in the log.} other {Not all of the # events in your checkpoint are in the log.}} An older backup was restored, and the log now continues as {origin}. To see what was lost and why, go to Events and choose the kind “{kind}.”',
  'audit.logShorter':
    'Your checkpoint has {saved, plural, one {# event} other {# events}}, but the log has only {count, plural, one {# event} other {# events}}. Some are missing.',
  'audit.logRewritten':
    '{count, plural, one {The log no longer begins with the # event in your checkpoint. Its history was rewritten.} other {The log no longer begins with the # events in your checkpoint. Its history was rewritten.}}',

  // List of checkpoints
  'audit.checkpoints': 'Checkpoints',
  'audit.loadingCheckpoints': 'Loading checkpoints',
  'audit.checkpointsNotLoaded': 'Couldn’t load the checkpoints',
  'audit.noCheckpoints': 'No checkpoints yet',
  'audit.size': 'Size',
  'audit.rootAndKey': 'Root {root}, key {key}',
  'audit.download': 'Download',
  'audit.downloadFailed': 'Download failed',
  'audit.checkpointNotRead': 'We couldn’t read the checkpoint. Try again.',

  // Keys
  'audit.keys': 'Keys',
  'audit.keysIntro':
    'Anyone with the key can check a checkpoint or an evidence package without asking us. Copy it once, in a way you trust.',
  'audit.keyInUse': 'In use now',
  'audit.keySince': 'Since {date}',
  'audit.keyUntil': 'Signed until {date}',
  'audit.loadingKeys': 'Loading the keys',
  'audit.keysNotLoaded': 'Couldn’t load the keys',
} as const;

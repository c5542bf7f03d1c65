export const auditReview = {
  // Decisions tab
  'auditReview.decisionsByPerson': 'Decisions by person',
  'auditReview.loadingDecisions': 'Loading decisions',
  'auditReview.decisionsNotLoaded': 'Couldn’t load the decisions',
  'auditReview.noDecisions': 'No decisions yet',
  'auditReview.noDecisionsMatch': 'No decisions match: {days}',
  'auditReview.person': 'Person',
  'auditReview.approvedAlone': 'Approved alone',
  'auditReview.approvedHours': 'Approved hours',
  'auditReview.earlierRole': '{role} before',
  'auditReview.between': 'Between',
  'auditReview.firstToLastDay': '{first} to {last}',
  'auditReview.verifiedCount': '{count, number} verified',
  'auditReview.approvedCount': '{count, number} approved',
  'auditReview.approvedAloneCount': '{count, number} approved, {alone, number} of them alone',
  'auditReview.rejectedCount': '{count, number} rejected',

  // Unusual tab
  'auditReview.unusualDecisions': 'Unusual decisions',
  'auditReview.unusualIntro':
    'These decisions are unusual, but not necessarily wrong. There may be a good reason for them.',
  'auditReview.pattern': 'Pattern',
  'auditReview.allPatterns': 'All patterns',
  'auditReview.loadingUnusual': 'Loading unusual decisions',
  'auditReview.unusualNotLoaded': 'Couldn’t load the unusual decisions',
  'auditReview.nothingUnusual': 'Nothing unusual',
  'auditReview.nothingUnusualHint':
    'You’d see many decisions within a minute, approvals right after a verification, possible relatives, and nominated verifiers here.',
  'auditReview.nothingUnusualMatches': 'Nothing unusual matches: {filters}',
  'auditReview.burst': 'Many decisions at once',
  'auditReview.burstMeaning': 'One person decided on many entries within a minute.',
  'auditReview.sameMinute': 'Verified and approved within a minute',
  'auditReview.sameMinuteMeaning': 'An entry was approved less than a minute after someone else verified it.',
  'auditReview.relative': 'Possible relative',
  'auditReview.relativeMeaning': 'The person who decided has a family link with the volunteer or the same last name.',
  'auditReview.nominatedVerifier': 'Nominated verifier',
  'auditReview.nominatedVerifierMeaning':
    'The verifier was nominated by the volunteer whose hours they verified or by the volunteer’s family.',
  'auditReview.letIn': 'Account access shortly before the decision',
  'auditReview.letInMeaning':
    'The person who decided created a password or a link for the account of someone else involved in the entry, or the other way around, in the previous 30 days. Or the password of the person who decided was set on the command line of the server.',
  'auditReview.hoursOfPerson': '{name}’s hours',
  'auditReview.decisionCount': '{count, plural, one {# decision} other {# decisions}}',
  'auditReview.showMore': 'Show {count, number} more',

  // Sample tab: the form
  'auditReview.drawASample': 'Draw a sample',
  'auditReview.sampleIntro':
    'A random sample of approved entries that no one can influence. Anyone who enters the same answers below gets the same entries, now or later.',
  'auditReview.seed': 'Seed',
  'auditReview.seedHint':
    'Use any words. Anyone with this seed gets the same sample, so choose words that no one could guess.',
  'auditReview.entriesHint': 'From 1 to {max}.',
  'auditReview.eventsInLogHint': 'Counted from the first. Leave it empty to draw from all events so far.',
  'auditReview.approvedFrom': 'Approved from',
  'auditReview.approvedTo': 'Approved to',
  'auditReview.seedRequired': 'Enter a seed.',
  'auditReview.toBeforeFrom': 'Choose a date on or after “Approved from.”',
  'auditReview.drawSample': 'Draw sample',
  'auditReview.drawing': 'Drawing...',
  'auditReview.howItIsDrawn': 'How the sample is drawn',
  'auditReview.howItIsDrawnMeaning':
    'Every approval has a number in the sealed log. SHA-256 is computed over the seed, the school’s number, and the approval’s number, each on its own line, in UTF-8. The approvals with the smallest results are drawn. Without the seed, no one can predict them. With it, anyone can draw them again from the log alone.',

  // Sample tab: the sample that was drawn
  'auditReview.drawingSample': 'Drawing the sample',
  'auditReview.sampleNotDrawn': 'We couldn’t draw the sample',
  'auditReview.sampleDetails': 'Sample details',
  'auditReview.entriesOfApprovals':
    '{count, plural, one {# entry} other {# entries}} from {approvals, plural, one {# approval} other {# approvals}}',
  'auditReview.downloadWorkpaper': 'Download workpaper',
  'auditReview.signing': 'Signing...',
  'auditReview.workpaperNotMade': 'We couldn’t create the workpaper. Try again.',
  'auditReview.anyTime': 'at any time',
  'auditReview.drawnFrom': 'Drawn from',
  'auditReview.firstEvents': '{count, plural, one {the first event in the log} other {the first # events in the log}}',
  'auditReview.rootOfThese': 'Root of these events',
  'auditReview.linkToSample': 'Link to this sample',
  'auditReview.noApprovals': 'No approvals on these days',
  'auditReview.noApprovalsHint': 'Choose other days and draw again.',
  'auditReview.entry': 'Entry',
  'auditReview.approvedBy': 'Approved by',
  'auditReview.approvedByPerson': 'Approved by {name}',
  'auditReview.draw': 'Draw',
  'auditReview.drawHash': 'Draw {hash}',

  // Sample tab: on paper
  'auditReview.printedTitle': '{school}: sample of approved entries',
  'auditReview.note': 'Note',

  // Evidence tab
  'auditReview.evidenceIntro':
    'One file that a stranger can check offline, without trusting this server. The access log records that you downloaded it.',
  'auditReview.whoseEvidence': 'Whose evidence',
  'auditReview.wholeSchool': 'The whole school',
  'auditReview.inTheFile': 'What’s in the file',
  'auditReview.fileEvents': 'What happened, event by event, with the text you’re allowed to see.',
  'auditReview.fileProofs': 'The proof of each event, the signed checkpoint, and the key.',
  'auditReview.fileCover': 'A cover page to read and print.',
  'auditReview.fileChecker':
    'A way to check all of it: unzip verify.html and open it in a browser, or run node verify.mjs.',
  'auditReview.noSystemEvidence': 'Evidence covers schools and people',
  'auditReview.noSystemEvidenceHint':
    'The log of the whole system has no hours in it. Choose a school above. You can prove what’s in this log under Events, and its checkpoints are under Integrity.',
} as const;

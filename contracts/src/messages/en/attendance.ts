export const attendance = {
  // Dashboard card of a coordinator
  'attendance.yourOpportunities': 'Your opportunities',
  'attendance.allYourOpportunities': 'All your opportunities',
  'attendance.youCoordinateNone': 'You’re not coordinating any opportunities',
  'attendance.coordinatedAppearHere': 'Opportunities that name you as the coordinator will appear here.',
  'attendance.take': 'Take attendance',

  // Attendance panel
  'attendance.title': 'Attendance',
  'attendance.wasCancelled': 'This opportunity was cancelled, so you can’t mark anyone present.',
  'attendance.notAllowed': 'Only the coordinator and staff can take attendance',
  'attendance.tooEarly': 'This opportunity starts {date}, {time}. Attendance opens {minutes} minutes earlier.',
  'attendance.arrived': 'Arrived',
  'attendance.left': 'Left',
  'attendance.signInSheet': 'Sign-in sheet',
  'attendance.printSheet': 'Print sign-in sheet',
  'attendance.sheetCode': 'QR code that opens the attendance of {title}',
  'attendance.sheetForStaff': 'For staff: scan to open the attendance, and mark who was there.',
  'attendance.sheetDeclaration': 'I supervised this work and confirm that these people took part.',
  'attendance.writeToAll': 'Write to everyone signed up',
  'attendance.writeToAllHint':
    '{count, plural, one {# person reads it} other {# people read it}} under the bell and by email, those on the waitlist too. They can’t answer it.',
  'attendance.writtenToAll': '{count, plural, one {Sent to # person.} other {Sent to # people.}}',
  'attendance.whoSignedUp': 'Who signed up',
  'attendance.loadingWhoSignedUp': 'Loading who signed up',
  'attendance.noSignups': 'No one has signed up yet.',
  'attendance.selectAllShown': 'Select all shown',
  'attendance.viewTrail': 'View trail <hidden>of {name}</hidden>',
  'attendance.verifyWaiting': '{count, plural, one {Verify # waiting entry} other {Verify # waiting entries}}',
  'attendance.markPresent': '{count, plural, =0 {Mark present} other {Mark present (#)}}',
  'attendance.markPresentAndVerify':
    '{count, plural, =0 {Mark present and verify} other {Mark present and verify (#)}}',
  'attendance.marked': '{count, plural, one {# person marked present.} other {# people marked present.}}',
  'attendance.markedAndVerified':
    '{count, plural, one {# person marked present and verified.} other {# people marked present and verified.}}',
  'attendance.leftOut':
    '{count, plural, one {# person was left out. The list shows why.} other {# people were left out. The list shows why.}}',
  'attendance.noneMarked': 'No one was marked present',
  'attendance.saveFailed': 'We couldn’t save attendance. Please try again.',

  // One person: left early, no sign-up, or a correction
  'attendance.leftEarly': 'Left early <hidden>{name}</hidden>',
  'attendance.correct': 'Correct <hidden>attendance of {name}</hidden>',
  'attendance.markOnePresent': 'Mark present',
  'attendance.saveHours': 'Save hours',
  'attendance.lasts': 'The opportunity lasts {hours}.',
  'attendance.verifyHours': 'Verify these hours',
  'attendance.verifyHoursHint': 'Otherwise they wait for you on the Approvals page.',
  'attendance.wasNotThere': 'They weren’t there',
  'attendance.walkIns': 'Someone who didn’t sign up',
  'attendance.walkInsHint': 'Marks a student or parent of your school present.',
  'attendance.walkIn': 'Walk-in',
  'attendance.noShow': 'No-show',
  'attendance.updated': 'Attendance updated.',

  // Check-in code
  'attendance.codeReason': 'Reason for opening check-in',
  'attendance.showCode': 'Show check-in code',
  'attendance.openingCode': 'Opening...',
  'attendance.aboutCode':
    'Volunteers scan the code or type its 6 characters. Their hours are logged, and the coordinator verifies them.',
  'attendance.codeFailed': 'Couldn’t show the code',
  'attendance.tryAgain': 'Please try again.',
  'attendance.codeTitle': 'Check in',
  'attendance.qrCode': 'QR code that opens check-in with the code {code}',
  'attendance.howToCheckIn': 'Scan the QR code. Or log in at {host}, open this opportunity, and type the code.',
  'attendance.checkInTimes':
    'Check-in opens {minutes} minutes before the start and closes {hours} hours after the end.',
  'attendance.newCode': 'Create new code',
  'attendance.newCodeTitle': 'Create a new code?',
  'attendance.newCodeQuestion': 'The current code will stop working, on printed copies too.',

  // Check-in of a volunteer
  'attendance.checkIn': 'Check in',
  'attendance.code': 'Check-in code',
  'attendance.codeHint': 'The 6 letters and numbers shown at the event.',
  'attendance.checkingIn': 'Checking in...',
  'attendance.checkInFailed': 'We couldn’t check you in. Please try again.',
  'attendance.checkInTooEarly': 'This opportunity starts {date}, {time}. Check-in opens {minutes} minutes earlier.',
  'attendance.noSpot': 'You don’t have a spot for this opportunity, so you can’t check in. Ask the coordinator.',
  'attendance.checkedInForVerifier':
    'You’re checked in. We logged {hours} for you. Next, {verifier} verifies the entry.',
  'attendance.checkedInForSchool': 'You’re checked in. We logged {hours} for you. Next, your school reviews the entry.',
  'attendance.alreadyLoggedForVerifier': 'You already logged {hours}. Next, {verifier} verifies the entry.',
  'attendance.alreadyLoggedForSchool': 'You already logged {hours}. Next, your school reviews the entry.',
  'attendance.alreadyDecided':
    '{status, select, verified {You already logged {hours}. The entry is verified.} approved {You already logged {hours}. The entry is approved.} other {You already logged {hours}. The entry was rejected.}}',
  'attendance.haveDraft': 'You already have a draft of these hours. Open it and submit it.',
  'attendance.viewEntry': 'View entry',
} as const;

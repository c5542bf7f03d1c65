export const api = {
  // too many attempts
  'api.tooOftenToday': 'You’ve done this too many times today. Try again later.',
  'api.tooManyAttempts': 'There were too many attempts from your network address. Try again later.',
  'api.wrongCodesWaitSeconds':
    'Too many wrong {kind, select, family {family codes} join {join codes} other {check-in codes}}. Try again in {seconds, plural, one {# second} other {# seconds}}.',
  'api.wrongCodesWaitMinutes':
    'Too many wrong {kind, select, family {family codes} join {join codes} other {check-in codes}}. Try again in {minutes, plural, one {# minute} other {# minutes}}.',
  // who may do what
  'api.logInFirst': 'Please log in.',
  'api.choosePasswordFirst': 'Choose your own password first.',
  'api.addSecondFactorFirst': 'Your school requires a second factor. Add one on your profile first.',
  'api.roleNotAllowed': 'Your role doesn’t allow this.',
  'api.notAllowed': 'You aren’t allowed to do this.',
  'api.onlyOwnSchool': 'You can only see your own school.',
  'api.wholeSystem': 'The whole system',
  'api.notFound': 'There’s nothing here.',
  'api.foreignPage':
    'This request didn’t come from a page on this site. Programs must send the header "Origin: {origin}".',
  // requests that the server cannot read
  'api.unreadableRequest': 'The server couldn’t read this request.',
  'api.requestTooLarge': 'This is more than the server accepts in one request.',
  'api.notInBatch': 'This can’t be part of a batch. Request it by itself.',
  'api.damagedAddress': 'This web address isn’t valid.',
  'api.jsonExpected': 'Send the request as JSON (Content-Type: application/json).',
  'api.jsonObjectExpected': 'Send a JSON object.',
  'api.invalidJson': 'The request isn’t valid JSON.',
  'api.notUtf8': 'The request isn’t UTF-8 text.',
  'api.jsonTooDeep': 'The request is nested more than {levels} levels deep.',
  'api.fileExpected': 'Send the file as CSV (Content-Type: text/csv) or as XLSX (Content-Type: {xlsx}).',
  'api.formFileExpected': 'Send one file as multipart/form-data, in the field “file”.',
  'api.attachmentTooLarge': 'A file can be up to {max, number} MB. Take a smaller photo, or attach fewer pages.',
  'api.attachmentType': 'Attach a photo (JPEG, PNG or WebP) or a PDF. This file is something else.',
  'api.heicFile': 'HEIC photos can’t be shown everywhere. Save the photo as JPEG and attach it again.',
  'api.logoTooLarge': 'A logo can be up to 1 MB. Save it smaller.',
  'api.logoType': 'Choose a PNG or JPEG picture that doesn’t move. This file is something else.',
  'api.unreadableLogo': 'This picture can’t be read. It may be damaged or far too large: try another one.',
  'api.unreadablePhoto': 'This photo can’t be read. It may be damaged or far too large: try another one.',
  'api.csvNotUtf8': 'Save the file as UTF-8, and send it as UTF-8.',
  'api.unknownField': '"{field}" isn’t a known field.',
  'api.unstorableValue': 'This has a value that can’t be stored.',
  'api.invalidId': 'An ID must be a whole number from 1 to {max}.',
  'api.invalidIfMatch': 'If-Match takes the ETag of an earlier response, such as "3".',
  // repeated requests
  'api.invalidIdempotencyKey': 'An Idempotency-Key must have 1 to 200 visible ASCII characters.',
  'api.keyInvalid': 'This API key doesn’t work. It may have expired or been revoked.',
  'api.keyTooOften': 'Too many requests with this API key. Try again in a moment.',
  'api.keyNotAllowed': 'This API key isn’t allowed to do that.',
  'api.keyInUrl':
    'Send the API key in the Authorization header, never in the URL. Revoke this key, because URLs are kept in logs.',
  'api.keyAndSession': 'Send either an API key or a session cookie, not both.',
  'api.byKey': '{person} (API key {key})',
  'api.idempotencyKeyReused': 'This Idempotency-Key was used for another request.',
  'api.requestInProgress': 'The same request is still in progress.',
  'api.responseErased':
    'This was already done. Its response is gone, because it was about a person whose data has since been erased.',
  // state of the server
  'api.doesNotFit': 'This conflicts with what’s already saved.',
  'api.unexpectedError': 'Something went wrong on our side. Try again in a moment.',
  'api.databaseUnreachable': 'We can’t reach the database right now. Try again in a moment.',
  'api.diskFull':
    'The server’s disk is full, so nothing could be saved. Ask the person who runs the server to make room, then try again.',
  'api.databaseNotReady': 'The database is still being updated.',
  'api.serverBusy': 'The server is busy. Try again in a moment.',
  'api.signingKeyReplaced':
    'Nothing can be signed right now. The log’s key was replaced, and this server still has the old one. The person who runs the server must set SEAL_KEY to the new key and restart the server.',
  // list of sessions in the profile
  'api.device': '{browser} on {system}',
  'api.unknownDevice': 'Unknown device',
  // contact in the foot of public pages
  'api.contactByEmail': 'Write to {email}.',
  'api.contactByPhone': 'Call {phone}.',
  // while nothing can be changed
  'api.databaseOlder':
    'Nothing can be changed right now. The database is older than its signed checkpoints. The server operator has to fix it.',
  'api.checkpointsDamaged':
    'Nothing can be changed right now. The checkpoints kept outside the database are damaged. The server operator has to fix it.',
  'api.checkpointsUnreadable':
    'Nothing can be changed right now. The checkpoints kept outside the database can’t be read. The server operator has to fix it.',
  'api.healthVersions': 'HourTrail {version} on PostgreSQL {postgres}.',
  'api.healthLogWhole': 'It is whole, and sealed up to now.',
  'api.healthSealingStopped':
    'Sealing has stopped for {count, plural, one {# school} other {# schools}}. Run “hourtrail audit fsck” on the server, then “hourtrail audit resume”.',
  'api.healthSealingLate':
    'The oldest event has waited {minutes, plural, one {# minute} other {# minutes}} to be sealed. Look in the server’s log.',
  'api.healthJobsDone': 'None is late.',
  'api.healthJobsLate':
    'The oldest has waited {minutes, plural, one {# minute} other {# minutes}}. Look in the server’s log.',
  'api.healthJobsFailed': '{count, plural, one {# failed} other {# failed}} for good. Look in the server’s log.',
  'api.healthMailOff': 'No email is sent. Set SMTP_URL and MAIL_FROM.',
  'api.healthMailSent': 'Emails are sent, and none is late.',
  'api.healthMailLate':
    'The oldest email has waited {minutes, plural, one {# minute} other {# minutes}}. Check SMTP_URL and the mail server.',
  'api.healthBackupsUnreachable': 'The backups cannot be listed. Run “hourtrail doctor” on the server, which says why.',
  'api.healthBackupsOff':
    'The server writes none. Set BACKUP_DIR and BACKUP_KEY, or make sure that another program does.',
  'api.healthBackupsNone': 'There is none yet. The server writes one within an hour after it is due.',
  'api.healthBackupsNewest': 'The newest is {hours, plural, one {# hour} other {# hours}} old.',
  'api.healthBackupsOld':
    'The newest is {hours, plural, one {# hour} other {# hours}} old. Look for “No backup was written” in the server’s log.',
  'api.healthDiskFree': '{gib, number} GiB are free.',
  'api.healthDiskShort': 'Only {gib, number} GiB are free in {folder}. Make room.',
  'api.healthUnknown': 'This could not be checked. Look in the server’s log.',
} as const;

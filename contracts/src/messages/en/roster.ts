export const roster = {
  // ZIP files that cannot be read
  'roster.inFile': '{file}: {problem}',
  'roster.notZip': 'A roster is a ZIP file with manifest.csv and the lists it names. Export it as OneRoster CSV.',
  // lists that cannot be read
  'roster.noManifest': 'There is no manifest.csv in this ZIP file, so it isn’t a OneRoster export.',
  'roster.unknownVersion': 'The manifest must say oneroster.version 1.1 or 1.2. It says “{version}.”',
  'roster.unknownMode': 'The manifest must say bulk, delta, or absent for this list. It says “{mode}.”',
  'roster.fileMissing': 'The manifest names {file}, but it isn’t in the ZIP file.',
  'roster.fileNeeded': 'The roster needs {file}.',
  'roster.columnMissing': '{file} has no column {column}.',
  'roster.cellEmpty': '{column} is empty.',
  'roster.duplicateId': 'Row {row} already has the sourcedId {id}.',
  'roster.unknownStatus': 'A status is active or tobedeleted.',
  'roster.unknownRole': 'OneRoster has no such role.',
  'roster.notADate': 'This isn’t a date like 2026-09-30.',
  'roster.orgCycle': 'The organizations {names} are each above the other.',
  'roster.nameTooLong': 'This name is too long, or it isn’t on one line.',
  'roster.unknownSchool':
    'The roster has no school named “{school}.” It has: {names}. Rename one of them so that the names are equal.',
  'roster.schoolTwice': 'The roster has several schools named “{school}.” Give each a name of its own.',
  'roster.newSchool': 'People of this school wait until a school admits them, so it has no roster.',
  // people who are left out, or kept as they are
  'roster.noEmail': 'Left out: there is no valid email address.',
  'roster.emailTwice': 'Left out: someone else here has this email address.',
  'roster.emailElsewhere': 'Left out: someone at another school has this email address.',
  'roster.emailUnconfirmed':
    'Left out: an account with this email address isn’t confirmed. Confirm its email on the People page, then import again.',
  'roster.roleLeftOut': 'Left out: aides, proctors, and relatives get no account.',
  'roster.asTeacher': 'Imported as a teacher. An administrator’s role is given by hand.',
  'roster.erased': 'Left out: this person was erased.',
  'roster.movedAway': 'Left out: this person moved to another school.',
  'roster.keptField': 'Someone changed this by hand, so it stays: {fields}.',
  'roster.keptEmail': 'The email address stays: someone else has the one in the roster.',
  'roster.keptInactive': 'Someone deactivated this account by hand, so it stays inactive.',
  'roster.keptActive': 'Someone reactivated this account by hand, so it stays active.',
  'roster.keptStaff':
    'The roster no longer lists this person. Their role was given by hand, so the account stays active.',
  'roster.noUsername': 'Left out: no free username can be made.',
  'roster.nowElsewhere':
    'The roster now lists this person at {school}. Their account here is deactivated, and their hours stay here.',
  'roster.gradeStays': 'The grade stays: “{grade}” isn’t a grade from 9 to 12.',
  'roster.gradeLeftOut': 'Imported without a grade: “{grade}” isn’t a grade from 9 to 12.',
  // years and classes
  'roster.yearLeftOut': 'This school year is left out. {problem}',
  'roster.classLeftOut': 'This class is left out. {problem}',
  'roster.classNameTaken': 'Another class is named “{name}.”',
  // the result
  'roster.leaversStop': '{count, plural, one {# person} other {# people}} of {total, number} would be deactivated.',
  'roster.familiesStop': '{count, plural, one {# family link} other {# family links}} of {total, number} would end.',
  'roster.gradesStop': '{count, plural, one {# student} other {# students}} of {total, number} would lose their grade.',
  'roster.membersStop':
    '{count, plural, one {# student} other {# students}} of {total, number} would be taken out of a class.',
  'roster.checkComplete': 'Check that the roster is complete, then confirm it.',
  'roster.roleAndGrade': '{role}, grade {grade}',
  'roster.changeOf': '{field} “{from}” becomes “{to}”',
  'roster.noValue': 'none',
  'roster.activeAgain': 'active again',
  'roster.classesChanged': 'Someone changed a class or a school year from this roster.',
  'roster.laterRoster':
    'A later roster has replaced what this one would go back to. Only the newest roster can be undone. To go back further, import the earlier file again.',
  // files that the server takes from its folder
  'roster.stoppedByProblems':
    'This roster came from the server’s folder and stopped: {problems, plural, one {# problem} other {# problems}} in the file. Nothing was imported. Import the file here to see what is wrong.',
  'roster.stoppedByLosses':
    'This roster came from the server’s folder and stopped, because it would take away too much: {leavers, plural, one {# active person} other {# active people}}, {families, plural, one {# family link} other {# family links}}, {grades, plural, one {# grade} other {# grades}}, and {members, plural, one {# class member} other {# class members}}. Nothing was imported. Import the file here to check and confirm it.',
  'roster.server': 'The server',
} as const;

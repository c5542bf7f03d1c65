export const exchange = {
  // Export button and menu
  'exchange.export': 'Export',
  'exchange.exportUsers': 'Export users',
  'exchange.exportHours': 'Export hours',
  'exchange.exportStudentReports': 'Export student reports',
  'exchange.exportParentReports': 'Export parent reports',
  'exchange.exportOpportunities': 'Export opportunities',
  'exchange.exportList': 'Export the list',
  'exchange.exportRoster': 'Export roster',
  'exchange.downloadReport': 'Download report',
  'exchange.reportPdfHint': 'To print or hand out, with charts and the students who are behind',
  'exchange.reportExcelHint': 'With a sheet of all students and a sheet by grade',
  'exchange.exportAs': 'Export as',
  'exchange.csvHint': 'Opens in any spreadsheet program; users, hours, and opportunities can be imported again',
  'exchange.csvWithoutImportHint': 'Opens in any spreadsheet program',
  'exchange.excel': 'Excel',
  'exchange.excelHint': 'Dates and numbers you can sort and add up',
  'exchange.pdfHint': 'For printing and sending, up to {rows, plural, one {# row} other {# rows}}',

  // Export: dialog for the school
  'exchange.schoolNumber': 'School {id}',

  // Export in progress
  'exchange.cancelExport': 'Cancel export',
  'exchange.exportingUsers': 'Exporting users as {format}',
  'exchange.exportingHours': 'Exporting hours as {format}',
  'exchange.exportingStudentReports': 'Exporting student reports as {format}',
  'exchange.exportingParentReports': 'Exporting parent reports as {format}',
  'exchange.exportingOpportunities': 'Exporting opportunities as {format}',
  'exchange.exportingList': 'Exporting the list as {format}',
  'exchange.exportingHoursReport': 'Preparing the report as {format}',
  'exchange.exportingRoster': 'Exporting the roster as {format}',
  'exchange.preparingFile': 'Preparing the file',
  'exchange.exportedSoFar': '{size} so far',
  'exchange.rowsExportedSoFar': '{rows, plural, one {# row} other {# rows}}, {size} so far',
  'exchange.exportedRows': 'Exported {rows, plural, one {# row} other {# rows}}',
  'exchange.exportFinished': 'Export finished',
  'exchange.reportDownloaded': 'Report downloaded',
  'exchange.exportFailed': 'Export failed',
  'exchange.usersNotExported': 'We couldn’t export the users. Try again.',
  'exchange.hoursNotExported': 'We couldn’t export the hours. Try again.',
  'exchange.studentReportsNotExported': 'We couldn’t export the student reports. Try again.',
  'exchange.parentReportsNotExported': 'We couldn’t export the parent reports. Try again.',
  'exchange.opportunitiesNotExported': 'We couldn’t export the opportunities. Try again.',
  'exchange.listNotExported': 'We couldn’t export the list. Try again.',
  'exchange.hoursReportNotExported': 'We couldn’t prepare the report. Try again.',
  'exchange.makeCertificates': 'Make certificates',
  'exchange.certificatesText':
    'One page for each active student whose hours that count are enough, to print and sign. With a school year, also for students who have graduated since.',
  'exchange.certificateHours': 'Hours that count, at least',
  'exchange.certificateHoursHint': 'Leave empty for each student’s own goal.',
  'exchange.allYears': 'All school years',
  'exchange.allGrades': 'All grades',
  'exchange.letter': 'Letter',
  'exchange.a4': 'A4',
  'exchange.makingCertificates': 'Preparing certificates...',
  'exchange.exportingCertificates': 'Preparing certificates as {format}',
  'exchange.certificatesNotExported': 'We couldn’t prepare the certificates. Try again.',
  'exchange.certificatesMade': '{count, plural, one {# certificate made} other {# certificates made}}',
  'exchange.rosterNotExported': 'We couldn’t export the roster. Try again.',

  // Import/Export tab: export
  'exchange.users': 'Users',
  'exchange.usersHint': 'Everyone, with role, grade level, and status.',
  'exchange.hours': 'Hours',
  'exchange.hoursHint': 'Every entry except drafts, with the people who verified and approved it.',
  'exchange.studentReports': 'Student reports',
  'exchange.studentReportsHint': 'Students by grade level, with their total, approved, and pending hours.',
  'exchange.parentReports': 'Parent reports',
  'exchange.parentReportsHint': 'Parents by total hours, with their last activity.',
  'exchange.opportunitiesHint': 'Every past and upcoming opportunity, with its number of sign-ups.',

  // Import/Export tab: import
  'exchange.importFromFile': 'Import from a spreadsheet',
  'exchange.columnsOf': 'Columns: {required}. Optional: {optional}.',
  'exchange.sampleFile': 'Sample file',
  'exchange.sampleOfUsers': 'Sample file for users',
  'exchange.sampleOfHours': 'Sample file for hours',
  'exchange.sampleOfOpportunities': 'Sample file for opportunities',
  'exchange.importUsers': 'Import users',
  'exchange.importHours': 'Import hours',
  'exchange.importOpportunities': 'Import opportunities',

  // Sample files
  'exchange.sampleClasses': 'English 10; Advisory 10B',
  'exchange.samplePacking': 'Packed boxes, sorted cans',
  'exchange.sampleReading': 'Read to children',
  'exchange.sampleTitle': 'Creek cleanup',
  'exchange.sampleCleanup': 'Pick up litter along the creek',
  'exchange.sampleLocation': 'Mill Creek Park, north gate',

  // Import/Export tab: earlier imports
  'exchange.earlierImports': 'Earlier imports',
  'exchange.loadingImports': 'Loading the imports',
  'exchange.importsFailed': 'Couldn’t load the imports',
  'exchange.noImportsYet': 'No imports yet',
  'exchange.importsComeHere':
    'You’ll see every import here, with the name of the person who ran it. You can undo imports here, too.',
  'exchange.unnamedFile': 'Unnamed file',
  'exchange.importBy': '{kind}: {rows, plural, one {# row} other {# rows}}, by {name}, {date}',
  'exchange.exceptions': '{exceptions, plural, one {# exception} other {# exceptions}}',
  'exchange.importRunningBy': '{kind}: {rows, plural, one {# row} other {# rows}} so far, by {name}, {date}',
  'exchange.importUndoneBy':
    '{kind}: {rows, plural, one {# row} other {# rows}}, by {name}, {date}. Undone by {undoneBy}, {undoneAt}',
  'exchange.importInterruptedBy':
    '{kind}: {rows, plural, one {# row} other {# rows}}, by {name}, {date}. The import was interrupted, and nothing was imported.',
  'exchange.running': 'Running',
  'exchange.imported': 'Imported',
  'exchange.undone': 'Undone',
  'exchange.stopped': 'Stopped',
  'exchange.failed': 'Failed',
  'exchange.undoFile': 'Undo {fileName}',
  'exchange.undoTitle': 'Undo the import?',
  'exchange.undoQuestion':
    'This removes the {rows, plural, one {# row} other {# rows}} imported from {fileName}. The log will still show the import and that it was undone.',
  'exchange.undoQuestionUnnamed':
    'This removes the {rows, plural, one {# row} other {# rows}} imported from this file. The log will still show the import and that it was undone.',
  'exchange.undoKeepsClasses': 'Classes that were added with the import stay, without these people.',
  'exchange.undoRosterQuestion':
    'This takes back everything the roster changed: people it added are deactivated, and people and classes it changed are as before. The log will still show the import and that it was undone.',
  'exchange.undoImport': 'Undo import',
  'exchange.undoing': 'Undoing...',
  'exchange.importUndone': 'Import undone',
  'exchange.rowsRemoved': 'Removed {rows, plural, one {# row} other {# rows}}',
  'exchange.notUndone': 'Import not undone',
  'exchange.undoFailed': 'We couldn’t undo the import. Try again.',

  // Import: headings
  'exchange.importExport': 'Import/Export',
  'exchange.importUsersInto': 'Import users into {school}',
  'exchange.importHoursInto': 'Import hours into {school}',
  'exchange.importOpportunitiesInto': 'Import opportunities into {school}',
  'exchange.stepFile': 'Step 1 of 3: Choose a file',
  'exchange.stepColumns': 'Step 2 of 3: Match the columns',
  'exchange.stepRows': 'Step 3 of 3: Check the rows',
  'exchange.stepDone': 'Import',

  // Import, step 1: the file
  'exchange.fileGone': 'Choose the file again. It’s cleared when you reload the page.',
  'exchange.usersFormat':
    'Use an Excel workbook (.xlsx) or a CSV file with column headings in the first line. From a workbook, the first sheet is read. Each row becomes an account. To log in, each person needs an invitation. Other columns are ignored.',
  'exchange.hoursFormat':
    'Use an Excel workbook (.xlsx) or a CSV file with column headings in the first line. From a workbook, the first sheet is read. Each row becomes an entry for the student. The entry’s trail shows the file and the row. Other columns are ignored.',
  'exchange.opportunitiesFormat':
    'Use an Excel workbook (.xlsx) or a CSV file with column headings in the first line. From a workbook, the first sheet is read. Each row becomes an opportunity. You can import past opportunities, too. Other columns are ignored.',
  'exchange.requiredColumns': 'Required',
  'exchange.optionalColumns': 'Optional',
  'exchange.values': 'Values',
  'exchange.roleValues': 'Role is student, parent, teacher, or verifier.',
  'exchange.gradeValues': 'Grade level is 9, 10, 11, or 12, for students.',
  'exchange.classValues':
    'Classes are the names of a person’s classes this school year, separated by semicolons. Students join them, teachers teach them. Classes you don’t have yet are added.',
  'exchange.studentValues': 'Students are matched by email, so import users first.',
  'exchange.hoursValues':
    'Enter hours in steps of 0.5. Write a date as 2026-10-31, 10/31/2026, or Oct 31, 2026, and a time as 14:30 or 2:30 PM.',
  'exchange.statusValues':
    'Status is pending, verified, approved, or rejected. Without a status, the entry is pending.',
  'exchange.dateValues': 'Write a date as 2026-10-31, 10/31/2026, or Oct 31, 2026, and a time as 14:30 or 2:30 PM.',
  'exchange.chooseFile': 'Choose a spreadsheet',
  'exchange.chooseAnotherSpreadsheet': 'Choose another spreadsheet',
  'exchange.dropHint': 'Or drop it here. Nothing is imported yet. We check every row first.',
  'exchange.checkingFile': 'Checking {fileName}, {size}',
  'exchange.continueWith': 'Continue with {fileName}',
  'exchange.isOtherWorkbook':
    'This kind of workbook can’t be read. Save it as an Excel workbook (.xlsx) in your spreadsheet program first.',
  'exchange.isNotSpreadsheet': 'This isn’t a spreadsheet. Choose an Excel workbook (.xlsx) or a CSV file.',
  'exchange.isTooLarge': 'This file is {size}. An import file can be up to {limit} MB. Split it into several files.',
  'exchange.checkFailed': 'We couldn’t check the file. Try again.',
  'exchange.fileChanged': 'This file changed or was moved after you chose it. Choose it again.',

  // Import, step 2: the columns
  'exchange.looksLike': 'This looks like an export of {product}. Check that each column is matched correctly.',
  'exchange.matchColumns':
    'Choose what each column in {fileName} contains. Above each choice is the column’s heading, and below it is the value from the first row.',
  'exchange.notImported': 'Not imported',
  'exchange.requiredColumn': '{column} (required)',
  'exchange.noColumnFor': 'No column is chosen for {column}.',
  'exchange.columnsComplete': 'Every required column is there.',
  'exchange.columnsMissing': 'Still missing: {columns}.',
  'exchange.checkingRows': 'Checking every row',
  'exchange.continue': 'Continue',
  'exchange.chooseAnotherFile': 'Choose another file',

  // Import, step 3: what can't be told from the file
  'exchange.questions': '{count, plural, one {One question about this file} other {# questions about this file}}',
  'exchange.whichDate': 'In “{column},” what does {value} in row {row} mean?',
  'exchange.dateOrder': '{order, select, month {Month first} day {Day first} other {Year first}}',
  'exchange.dateOrderAndDate':
    '{order, select, month {Month first: {date}} day {Day first: {date}} other {Year first: {date}}}',
  'exchange.unrealDate': 'Then {value} in row {row} isn’t a real date.',
  'exchange.allDatesAlike': 'All dates of the file are read the same way.',
  'exchange.sameOrganization': '{names}: is this the same organization?',
  'exchange.quoted': '“{name}”',
  'exchange.nameOfOthers': 'Already at your school',
  'exchange.nameInRows': 'In {rows, plural, one {# row} other {# rows}}',
  'exchange.keepApart': 'No, keep them apart',
  'exchange.makeOne': 'Yes, use “{name}”',
  'exchange.chooseAnswer': 'Choose an answer.',
  'exchange.unanswered': '{count, plural, one {One question has no answer.} other {# questions have no answer.}}',
  'exchange.changeAnswers': 'Change answers',

  // Import, step 3: the rows
  'exchange.rowsReady': '{rows, plural, one {The row is ready to import.} other {All # rows are ready to import.}}',
  'exchange.problemsFound': '{problems, plural, one {# problem} other {# problems}}',
  'exchange.problemsInRows':
    '{problems, plural, one {# problem} other {# problems}} in {wrong, number} of {rows, plural, one {# row} other {# rows}}.',
  'exchange.fixRowsFirst':
    'Nothing is imported until every row is right. Fix the rows and choose the file again. Or move them to a separate file and import the other rows first.',
  'exchange.alreadyImported': 'This exact file was already imported on {date} by {name}.',
  'exchange.whatIsWrong': 'What’s wrong',
  'exchange.problems': 'Problems',
  'exchange.row': 'Row',
  'exchange.column': 'Column',
  'exchange.value': 'Value',
  'exchange.problem': 'Problem',
  'exchange.wholeFile': 'Whole file',
  'exchange.problemsShown': 'Showing {shown, number} of {total, number}',
  'exchange.showMore': 'Show more',
  'exchange.moreProblemsLater': 'You’ll see the other problems once you fix these.',
  'exchange.howRowsCount': 'Rows have the numbers that they have in your spreadsheet: the headings are row 1.',
  'exchange.downloadWrongRows': 'Download {rows, plural, one {# row} other {# rows}} with problems',
  'exchange.downloadValidRows': 'Download {rows, plural, one {# row} other {# rows}} without problems',
  'exchange.downloadFailed': 'Download failed',
  'exchange.firstRowsImported':
    '{rows, plural, one {The first row as it was read} other {The first rows as they were read}}',
  'exchange.firstRows': 'First rows',
  'exchange.importRows': 'Import {rows, plural, one {# row} other {# rows}}',
  'exchange.chooseFixedFile': 'Choose the fixed file',
  'exchange.changeColumns': 'Change columns',

  // Import in progress
  'exchange.importing': 'Importing {fileName}',
  'exchange.importingRows':
    'Importing {fileName}: {done, number} of {rows, plural, one {# row} other {# rows}}. You can leave this page.',
  'exchange.rowsDone': '{done, number} of {rows, plural, one {# row} other {# rows}}',
  'exchange.connectionLost':
    'The connection was lost, but the import is still running. You’ll see its progress here once the connection is back.',
  'exchange.importNotStarted': 'The connection was lost before the file arrived. Nothing was imported. Try again.',
  'exchange.importInterrupted': 'The import was interrupted. Nothing was imported. Try again.',
  'exchange.importFailed': 'The import failed. Nothing was imported. Try again.',
  'exchange.nothingImported': 'Nothing was imported',
  'exchange.newProblems':
    '{problems, plural, one {# new problem was found.} other {# new problems were found.}} Check {fileName} again.',

  // After the import
  'exchange.importedRows': 'Imported {rows, plural, one {# row} other {# rows}}',
  'exchange.rowsOfFileImported':
    '{rows, plural, one {# row from {fileName} was imported.} other {# rows from {fileName} were imported.}} You’ll find this import under Import/Export. You can undo it there until someone changes something it added.',
  'exchange.viewUsers': 'View users',
  'exchange.viewHours': 'View hours',
  'exchange.viewOpportunities': 'View opportunities',
  'exchange.importAnotherFile': 'Import another file',

  // Import: rosters
  'exchange.roster': 'Roster (OneRoster)',
  'exchange.rosterHint': 'Everyone from your student information system, with classes, school years, and families.',
  'exchange.importRoster': 'Import roster',
  'exchange.importRosterInto': 'Import a roster into {school}',
  'exchange.rosterFormat':
    'Choose the ZIP file of a OneRoster 1.1 or 1.2 CSV export. Clever and ClassLink make them, too. We show you who joins, changes, and leaves before anything is saved. Whatever your staff changed by hand stays.',
  'exchange.chooseRoster': 'Choose a roster',
  'exchange.chooseAnotherRoster': 'Choose another roster',
  'exchange.rosterDropHint': 'Or drop it here. Nothing is imported yet. We check the whole file first.',
  'exchange.rosterImporting':
    'Importing {fileName}. You can leave this page. The list of imports shows when it’s done.',
  'exchange.peopleDone': '{done, number} of {rows, number} people',
  'exchange.rosterSame': 'Nothing changes. Everything in this roster is already here.',
  'exchange.rosterImported': 'Roster imported',
  'exchange.rosterChangesThis': 'This roster changes the following',
  'exchange.rosterOthers':
    'It also adds or changes {classes, plural, one {# class} other {# classes}}, {years, plural, one {# school year} other {# school years}}, and {families, plural, one {# family link} other {# family links}}.',
  'exchange.rosterEnds':
    'It ends {ended, plural, one {# family link} other {# family links}} and takes {members, plural, one {# student} other {# students}} out of a class.',
  'exchange.rosterAdds': '{people, plural, one {# person joins} other {# people join}}',
  'exchange.rosterChanges': '{people, plural, one {# person changes} other {# people change}}',
  'exchange.rosterLeavers': '{people, plural, one {# person leaves} other {# people leave}}',
  'exchange.rosterNotes': '{notes, plural, one {# note} other {# notes}}',
  // files for imported entries
  'exchange.addFiles': 'Add files',
  'exchange.addFilesTo': 'Add files to {fileName}',
  'exchange.filesFormat':
    'Choose a ZIP of photos (JPEG, PNG, or WebP) and PDFs for these entries, up to {max, number} MB. The name of a file begins with the number of its entry, such as 9900001-photo.jpg. Or put a manifest.csv into the ZIP, with the columns file and entry.',
  'exchange.filesDropHint': 'Or drop it here. Nothing is attached yet. We check every file first.',
  'exchange.chooseFiles': 'Choose a ZIP of files',
  'exchange.chooseOtherFiles': 'Choose another ZIP of files',
  'exchange.filesMatched':
    '{matched, number} of {files, plural, one {# file} other {# files}} can be attached. {duplicates, number} are there already, and {problems, number} are left out.',
  'exchange.filesAttached':
    '{attached, plural, one {# file was} other {# files were}} attached. {duplicates, number} were there already, and {problems, number} were left out.',
  'exchange.attachFiles': 'Attach {files, plural, one {# file} other {# files}}',
  'exchange.filesFailed':
    'The files could not be checked or attached. Try again. What is attached already is left out.',
  'exchange.files': 'Files',
  'exchange.file': 'File',
  'exchange.entry': 'Entry',
  'exchange.result': 'Result',
  'exchange.fileMatched': 'Can be attached',
  'exchange.fileAttached': 'Attached',
  'exchange.showExceptions': 'Show exceptions',
  'exchange.exceptionsOf': 'Exceptions of {fileName}',
  'exchange.exceptionsGone': 'Only the exceptions of the newest roster are kept. Check the file again to see these.',
  'exchange.exceptionsFailed': 'Couldn’t load the exceptions',
  'exchange.firstShown': 'The first {shown, number} are shown.',
  'exchange.fileRow': '{file}, row {row, number}',
  'exchange.person': 'Person',
  'exchange.details': 'Details',
  'exchange.note': 'Note',
  'exchange.allowLeavers': 'The roster is complete. Import it anyway',
  'exchange.allowLeaversHint':
    'Whoever leaves can’t log in any more. Their hours stay. A later roster that lists them activates them again.',
} as const;

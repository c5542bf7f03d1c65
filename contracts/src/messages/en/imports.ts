export const imports = {
  // files that cannot be imported
  'imports.oldExcelFile':
    'This is an old Excel workbook, or one with a password. Save it as an Excel workbook (.xlsx) without a password.',
  'imports.workbookUnreadable': 'This workbook can’t be read. Save it as “CSV UTF-8” and choose that file.',
  'imports.workbookTooLarge':
    'This workbook is too large to read. Save the sheet as “CSV UTF-8,” or split it into several files.',
  'imports.workbookMacros': 'This workbook has macros. Save it as an Excel workbook (.xlsx) without macros.',
  'imports.pdfFile': 'This is a PDF. Import a CSV file or an Excel workbook (.xlsx).',
  'imports.compressedFile': 'This file is compressed. Import the CSV file itself.',
  'imports.utf16File': 'This file is in UTF-16. Save it as “CSV UTF-8” first.',
  'imports.notUtf8File': 'This file isn’t in UTF-8, so its accents would be lost. Save it as “CSV UTF-8” first.',
  'imports.noHeadings': 'The first line must have the headings.',
  'imports.headingsNotText': 'The headings have characters that aren’t text. Is this a CSV file?',
  'imports.duplicateHeading': 'Two columns have this heading.',
  'imports.noRows': 'This file has headings but no rows.',
  'imports.tooManyRows': 'A file can have at most {max, number} rows. Split it into several files.',
  'imports.tooManyColumns': 'A file can have at most {max, number} columns. This one has {count, number}.',
  // rows and cells that cannot be read
  'imports.rowUnreadable': 'This row can’t be read as CSV.',
  'imports.rowTooWide':
    'This row has {cells, plural, one {# cell} other {# cells}} for {headings, plural, one {# heading} other {# headings}}. Is a quote missing?',
  'imports.rowTooLong': 'This row doesn’t end. Is a closing quote missing?',
  'imports.quoteNotClosed': 'A quote opens here and never closes.',
  'imports.textAfterQuote': 'There is text after a closing quote. To use a quote inside a cell, type it twice.',
  'imports.quoteInsideCell':
    'There is a quote in the middle of a cell. Put quotes around the whole cell, and type each quote inside it twice.',
  'imports.cellTooLong': 'A cell can have at most {max, number} characters.',
  'imports.cellNotText': 'This cell has a character that isn’t text.',
  'imports.sameAsRow': 'This is the same as row {row}.',
  // dates as people type them
  'imports.dateOrderUnknown': 'Does the month or the day come first in these dates? Choose one.',
  'imports.dateNotInOrder':
    '{order, select, month {With the month first, this isn’t a real date.} day {With the day first, this isn’t a real date.} other {With the year first, this isn’t a real date.}}',
  'imports.dateWithoutYear': 'This date has no year. Write it like 2026-09-30.',
  'imports.dateYearUnclear': 'The year isn’t clear. Write all four digits, like 2026-09-30.',
  'imports.dateIsNumber':
    'This is a number, not a date. Format the column as a date in your spreadsheet, and save the file again.',
  // columns and their fields
  'imports.columnsUnreadable': 'Columns must say which field each heading is for.',
  'imports.namesUnreadable': 'Names must say what to import for each name.',
  'imports.noColumnFor': 'There is no column for {field}.',
  'imports.columnChosenTwice': 'This column was chosen for two fields.',
  'imports.noColumnWithHeading': 'There is no column with this heading for {field}.',
  // ZIP files, and the files in them
  'imports.zipUnreadable': 'This ZIP file can’t be read. Export it again.',
  'imports.zipTooLarge':
    'This ZIP file has over {max, number} MB unpacked, or over {files, number} files. Split it into several.',
  'imports.zipEncrypted': 'This ZIP file has a password. Export it without one.',
  'imports.zipFolder': 'The files must be at the top of the ZIP file, not in a folder: {name}.',
  'imports.zipLink': 'This ZIP file has a link in it ({name}). Zip the files themselves.',
  'imports.zipNameTooLong': 'A file name in this ZIP file is over {max, number} characters long: {name}… Shorten it.',
  'imports.zipTwice': 'This ZIP file has {name} twice.',
  'imports.filesNotZip': 'Choose a ZIP file with the photos and PDFs.',
  'imports.filesNone': 'There are no files in this ZIP file.',
  'imports.manifestColumns':
    'manifest.csv needs two columns: file, with the file’s name, and entry, with the entry’s number.',
  'imports.noEntriesForFiles': 'Files can only be added to an import of hours that wasn’t undone.',
  'imports.noNumbers':
    'No entry from this import has a number, because no column of its file became “Number”. Undo the import, and import again with that column.',
  'imports.fileOfNone': 'No entry from this import has this number.',
  'imports.fileOfTwo': 'Two entries from this import have this number.',
  'imports.fileThereAlready': 'The entry has this file already.',
  // importing and undoing
  'imports.otherFile': 'This isn’t the file you previewed. Preview this file first.',
  'imports.otherInProgress': 'Another import at this school is in progress. Wait until it is done.',
  'imports.changedMeanwhile': 'Something changed while the file was being read. {problem}',
  'imports.recordChanged': 'Someone just changed a record from this import.',
  'imports.stillRunning': 'This import is still in progress.',
  'imports.alreadyUndone': 'This import was already undone.',
  'imports.failed': 'This import failed, and nothing was imported.',
} as const;

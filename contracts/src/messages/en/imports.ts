export const imports = {
  // files that cannot be imported
  'imports.excelFile': 'This is an Excel workbook or a ZIP file. Save it as “CSV UTF-8” first.',
  'imports.oldExcelFile': 'This is an old Excel workbook. Save it as “CSV UTF-8” first.',
  'imports.pdfFile': 'This is a PDF. Import a CSV file.',
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
  // columns and their fields
  'imports.columnsUnreadable': 'Columns must say which field each heading is for.',
  'imports.noColumnFor': 'There is no column for {field}.',
  'imports.columnChosenTwice': 'This column was chosen for two fields.',
  'imports.noColumnWithHeading': 'There is no column with this heading for {field}.',
  // importing and undoing
  'imports.otherFile': 'This isn’t the file you previewed. Preview this file first.',
  'imports.otherInProgress': 'Another import at this school is in progress. Wait until it is done.',
  'imports.changedMeanwhile': 'Something changed while the file was being read. {problem}',
  'imports.recordChanged': 'Someone just changed a record from this import.',
  'imports.stillRunning': 'This import is still in progress.',
  'imports.alreadyUndone': 'This import was already undone.',
  'imports.failed': 'This import failed, and nothing was imported.',
} as const;

import type { imports as english } from '../en/imports.js';

export const imports = {
  // files that cannot be imported
  'imports.oldExcelFile':
    'Este archivo es un libro de Excel antiguo o tiene contraseña. Guárdelo como libro de Excel (.xlsx) sin contraseña.',
  'imports.workbookUnreadable': 'Este libro no se puede leer. Guárdelo como “CSV UTF-8” y elija ese archivo.',
  'imports.workbookTooLarge':
    'Este libro es demasiado grande para leerlo. Guarde la hoja como “CSV UTF-8” o divídala en varios archivos.',
  'imports.workbookMacros': 'Este libro tiene macros. Guárdelo como libro de Excel (.xlsx) sin macros.',
  'imports.pdfFile': 'Este archivo es un PDF. Importe un archivo CSV o un libro de Excel (.xlsx).',
  'imports.compressedFile': 'Este archivo está comprimido. Importe el archivo CSV sin comprimir.',
  'imports.utf16File': 'Este archivo está en UTF-16. Primero guárdelo como “CSV UTF-8”.',
  'imports.notUtf8File':
    'Este archivo no está en UTF-8, así que se perderían los acentos. Primero guárdelo como “CSV UTF-8”.',
  'imports.noHeadings': 'La primera línea debe tener los encabezados.',
  'imports.headingsNotText': 'Los encabezados tienen caracteres que no son texto. ¿Es un archivo CSV?',
  'imports.duplicateHeading': 'Dos columnas tienen este encabezado.',
  'imports.noRows': 'Este archivo tiene encabezados, pero no tiene filas.',
  'imports.tooManyRows': 'Un archivo puede tener como máximo {max, number} filas. Divídalo en varios archivos.',
  'imports.tooManyColumns': 'Un archivo puede tener como máximo {max, number} columnas. Este tiene {count, number}.',
  // rows and cells that cannot be read
  'imports.rowUnreadable': 'Esta fila no se puede leer como CSV.',
  'imports.rowTooWide':
    'Esta fila tiene {cells, plural, one {# celda} other {# celdas}} para {headings, plural, one {# encabezado} other {# encabezados}}. ¿Falta una comilla?',
  'imports.rowTooLong': 'Esta fila no termina. ¿Falta una comilla de cierre?',
  'imports.quoteNotClosed': 'Aquí se abre una comilla que nunca se cierra.',
  'imports.textAfterQuote':
    'Hay texto después de una comilla de cierre. Para usar comillas dentro de una celda, escríbalas dos veces.',
  'imports.quoteInsideCell':
    'Hay una comilla en medio de una celda. Ponga toda la celda entre comillas y escriba dos veces las comillas que van dentro.',
  'imports.cellTooLong': 'Una celda puede tener como máximo {max, number} caracteres.',
  'imports.cellNotText': 'Esta celda tiene un carácter que no es texto.',
  'imports.sameAsRow': 'Es igual a la fila {row}.',
  // dates as people type them
  'imports.dateOrderUnknown': '¿En estas fechas va primero el mes o el día? Elija uno.',
  'imports.dateNotInOrder':
    '{order, select, month {Con el mes primero, no es una fecha real.} day {Con el día primero, no es una fecha real.} other {Con el año primero, no es una fecha real.}}',
  'imports.dateWithoutYear': 'A esta fecha le falta el año. Escríbala así: 2026-09-30.',
  'imports.dateYearUnclear': 'El año no está claro. Escriba los cuatro dígitos, así: 2026-09-30.',
  'imports.dateIsNumber':
    'Esto es un número y no una fecha. Dé formato de fecha a la columna en su hoja de cálculo y guarde el archivo otra vez.',
  // columns and their fields
  'imports.columnsUnreadable': 'Las columnas deben indicar a qué campo corresponde cada encabezado.',
  'imports.namesUnreadable': 'Los nombres deben indicar qué se importa en lugar de cada uno.',
  'imports.noColumnFor': 'No hay ninguna columna para {field}.',
  'imports.columnChosenTwice': 'Esta columna se eligió para dos campos.',
  'imports.noColumnWithHeading': 'No hay ninguna columna con este encabezado para {field}.',
  // archivos ZIP y los archivos que contienen
  'imports.zipUnreadable': 'Este archivo ZIP no se puede leer. Expórtelo de nuevo.',
  'imports.zipTooLarge':
    'Este archivo ZIP pasa de {max, number} MB sin comprimir o de {files, number} archivos. Divídalo en varios.',
  'imports.zipEncrypted': 'Este archivo ZIP tiene contraseña. Expórtelo sin ella.',
  'imports.zipFolder': 'Los archivos deben estar al principio del archivo ZIP, no en una carpeta: {name}.',
  'imports.zipLink': 'Este archivo ZIP contiene un enlace ({name}). Comprima los archivos mismos.',
  'imports.zipNameTooLong': 'Un nombre de archivo de este ZIP tiene más de {max, number} caracteres: {name}… Acórtelo.',
  'imports.zipTwice': 'Este archivo ZIP contiene {name} dos veces.',
  'imports.filesNotZip': 'Elija un archivo ZIP con las fotos y los PDF.',
  'imports.filesNone': 'Este archivo ZIP no contiene ningún archivo.',
  'imports.manifestColumns':
    'manifest.csv necesita dos columnas: file, con el nombre del archivo, y entry, con el número del registro.',
  'imports.noEntriesForFiles': 'Solo se pueden añadir archivos a una importación de horas que no se haya deshecho.',
  'imports.noNumbers':
    'Ningún registro de esta importación tiene número, porque ninguna columna de su archivo se importó como «Número». Deshaga la importación y repítala con esa columna.',
  'imports.fileOfNone': 'Ningún registro de esta importación tiene este número.',
  'imports.fileOfTwo': 'Dos registros de esta importación tienen este número.',
  'imports.fileThereAlready': 'El registro ya tiene este archivo.',
  // importing and undoing
  'imports.otherFile': 'Este no es el archivo de la vista previa. Primero revise este archivo en la vista previa.',
  'imports.otherInProgress': 'Hay otra importación en curso en esta escuela. Espere a que termine.',
  'imports.changedMeanwhile': 'Algo cambió mientras se leía el archivo. {problem}',
  'imports.recordChanged': 'Alguien cambió un dato de esta importación hace un momento.',
  'imports.stillRunning': 'Esta importación todavía está en curso.',
  'imports.alreadyUndone': 'Esta importación ya se deshizo.',
  'imports.failed': 'Esta importación falló y no se importó nada.',
} as const satisfies Readonly<Record<keyof typeof english, string>>;

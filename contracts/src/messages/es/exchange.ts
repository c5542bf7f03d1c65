import type { exchange as english } from '../en/exchange.js';

export const exchange = {
  // Export button and menu
  'exchange.export': 'Exportar',
  'exchange.exportUsers': 'Exportar usuarios',
  'exchange.exportHours': 'Exportar horas',
  'exchange.exportStudentReports': 'Exportar informes de estudiantes',
  'exchange.exportParentReports': 'Exportar informes de padres y madres',
  'exchange.exportOpportunities': 'Exportar oportunidades',
  'exchange.exportList': 'Exportar la lista',
  'exchange.exportRoster': 'Exportar lista de asistencia',
  'exchange.downloadReport': 'Descargar informe',
  'exchange.reportPdfHint': 'Para imprimir o entregar, con gráficos y los estudiantes con atraso',
  'exchange.reportExcelHint': 'Con una hoja de todos los estudiantes y otra por grado',
  'exchange.exportAs': 'Exportar como',
  'exchange.csvHint':
    'Se abre en cualquier hoja de cálculo; los usuarios, las horas y las oportunidades se pueden volver a importar',
  'exchange.csvWithoutImportHint': 'Se abre en cualquier programa de hojas de cálculo',
  'exchange.excel': 'Excel',
  'exchange.excelHint': 'Fechas y números que puede ordenar y sumar',
  'exchange.pdfHint': 'Para imprimir y enviar, hasta {rows, plural, one {# fila} other {# filas}}',

  // Export: dialog for the school
  'exchange.schoolNumber': 'Escuela {id}',

  // Export in progress
  'exchange.cancelExport': 'Cancelar exportación',
  'exchange.exportingUsers': 'Exportando usuarios en {format}',
  'exchange.exportingHours': 'Exportando horas en {format}',
  'exchange.exportingStudentReports': 'Exportando informes de estudiantes en {format}',
  'exchange.exportingParentReports': 'Exportando informes de padres y madres en {format}',
  'exchange.exportingOpportunities': 'Exportando oportunidades en {format}',
  'exchange.exportingList': 'Exportando la lista en {format}',
  'exchange.exportingHoursReport': 'Preparando el informe en {format}',
  'exchange.exportingRoster': 'Exportando la lista de asistencia como {format}',
  'exchange.preparingFile': 'Preparando el archivo',
  'exchange.exportedSoFar': '{size} hasta ahora',
  'exchange.rowsExportedSoFar': '{rows, plural, one {# fila} other {# filas}}, {size} hasta ahora',
  'exchange.exportedRows': '{rows, plural, one {Se exportó # fila} other {Se exportaron # filas}}',
  'exchange.exportFinished': 'Exportación terminada',
  'exchange.reportDownloaded': 'Informe descargado',
  'exchange.exportFailed': 'No se pudo exportar',
  'exchange.usersNotExported': 'No pudimos exportar los usuarios. Inténtelo de nuevo.',
  'exchange.hoursNotExported': 'No pudimos exportar las horas. Inténtelo de nuevo.',
  'exchange.studentReportsNotExported': 'No pudimos exportar los informes de estudiantes. Inténtelo de nuevo.',
  'exchange.parentReportsNotExported': 'No pudimos exportar los informes de padres y madres. Inténtelo de nuevo.',
  'exchange.opportunitiesNotExported': 'No pudimos exportar las oportunidades. Inténtelo de nuevo.',
  'exchange.listNotExported': 'No pudimos exportar la lista. Inténtelo de nuevo.',
  'exchange.hoursReportNotExported': 'No pudimos preparar el informe. Inténtelo de nuevo.',
  'exchange.makeCertificates': 'Hacer certificados',
  'exchange.certificatesText':
    'Una página por cada estudiante activo con suficientes horas que cuentan, para imprimir y firmar. Con un año escolar, también para quienes se graduaron desde entonces.',
  'exchange.certificateHours': 'Horas que cuentan, como mínimo',
  'exchange.certificateHoursHint': 'Déjelo vacío para usar la meta de cada estudiante.',
  'exchange.allYears': 'Todos los años escolares',
  'exchange.allGrades': 'Todos los grados',
  'exchange.letter': 'Carta',
  'exchange.a4': 'A4',
  'exchange.makingCertificates': 'Preparando certificados...',
  'exchange.exportingCertificates': 'Preparando certificados en {format}',
  'exchange.certificatesNotExported': 'No pudimos preparar los certificados. Inténtelo de nuevo.',
  'exchange.certificatesMade': '{count, plural, one {Se hizo # certificado} other {Se hicieron # certificados}}',
  'exchange.rosterNotExported': 'No pudimos exportar la lista de asistencia. Inténtelo de nuevo.',

  // Import/Export tab: export
  'exchange.users': 'Usuarios',
  'exchange.usersHint': 'Todas las personas, con rol, grado y estado.',
  'exchange.hours': 'Horas',
  'exchange.hoursHint': 'Todos los registros, menos los borradores, y quién los verificó y aprobó.',
  'exchange.studentReports': 'Informes de estudiantes',
  'exchange.studentReportsHint': 'Estudiantes por grado, con su total de horas y sus horas aprobadas y pendientes.',
  'exchange.parentReports': 'Informes de padres y madres',
  'exchange.parentReportsHint': 'Padres y madres por total de horas, con su última actividad.',
  'exchange.opportunitiesHint': 'Todas las oportunidades, pasadas y próximas, con su número de inscripciones.',

  // Import/Export tab: import
  'exchange.importFromFile': 'Importar desde una hoja de cálculo',
  'exchange.columnsOf': 'Columnas: {required}. Opcionales: {optional}.',
  'exchange.sampleFile': 'Archivo de ejemplo',
  'exchange.sampleOfUsers': 'Archivo de ejemplo de usuarios',
  'exchange.sampleOfHours': 'Archivo de ejemplo de horas',
  'exchange.sampleOfOpportunities': 'Archivo de ejemplo de oportunidades',
  'exchange.importUsers': 'Importar usuarios',
  'exchange.importHours': 'Importar horas',
  'exchange.importOpportunities': 'Importar oportunidades',

  // Sample files
  'exchange.sampleClasses': 'Inglés 10; Tutoría 10B',
  'exchange.samplePacking': 'Empacó cajas, separó latas',
  'exchange.sampleReading': 'Leyó cuentos a niños',
  'exchange.sampleTitle': 'Limpieza del arroyo',
  'exchange.sampleCleanup': 'Recoger basura a la orilla del arroyo',
  'exchange.sampleLocation': 'Mill Creek Park, entrada norte',

  // Import/Export tab: earlier imports
  'exchange.earlierImports': 'Importaciones anteriores',
  'exchange.loadingImports': 'Cargando las importaciones',
  'exchange.importsFailed': 'No pudimos cargar las importaciones',
  'exchange.noImportsYet': 'Todavía no hay importaciones',
  'exchange.importsComeHere': 'Aquí verá cada importación y quién la hizo. También podrá deshacerla aquí.',
  'exchange.unnamedFile': 'Archivo sin nombre',
  'exchange.importBy': '{kind}: {rows, plural, one {# fila} other {# filas}}, por {name}, {date}',
  'exchange.exceptions': '{exceptions, plural, one {# excepción} other {# excepciones}}',
  'exchange.importRunningBy': '{kind}: {rows, plural, one {# fila} other {# filas}} hasta ahora, por {name}, {date}',
  'exchange.importUndoneBy':
    '{kind}: {rows, plural, one {# fila} other {# filas}}, por {name}, {date}. La deshizo {undoneBy}, {undoneAt}',
  'exchange.importInterruptedBy':
    '{kind}: {rows, plural, one {# fila} other {# filas}}, por {name}, {date}. La importación se interrumpió y no se importó nada.',
  'exchange.running': 'En curso',
  'exchange.imported': 'Completada',
  'exchange.undone': 'Deshecha',
  'exchange.stopped': 'Detenida',
  'exchange.failed': 'Fallida',
  'exchange.undoFile': 'Deshacer {fileName}',
  'exchange.undoTitle': '¿Deshacer la importación?',
  'exchange.undoQuestion':
    'Esto quita {rows, plural, one {la # fila importada} other {las # filas importadas}} de {fileName}. En el registro de auditoría queda constancia de la importación y de que se deshizo.',
  'exchange.undoQuestionUnnamed':
    'Esto quita {rows, plural, one {la # fila importada} other {las # filas importadas}} de este archivo. En el registro de auditoría queda constancia de la importación y de que se deshizo.',
  'exchange.undoKeepsClasses': 'Las clases agregadas con la importación se quedan, sin estas personas.',
  'exchange.undoRosterQuestion':
    'Esto deshace todo lo que cambió la lista: las personas que añadió se desactivan, y las personas y clases que cambió quedan como antes. El registro seguirá mostrando la importación y que se deshizo.',
  'exchange.undoImport': 'Deshacer importación',
  'exchange.undoing': 'Deshaciendo...',
  'exchange.importUndone': 'Importación deshecha',
  'exchange.rowsRemoved': '{rows, plural, one {Se quitó # fila} other {Se quitaron # filas}}',
  'exchange.notUndone': 'No se deshizo la importación',
  'exchange.undoFailed': 'No pudimos deshacer la importación. Inténtelo de nuevo.',

  // Import: headings
  'exchange.importExport': 'Importar/Exportar',
  'exchange.importUsersInto': 'Importar usuarios en {school}',
  'exchange.importHoursInto': 'Importar horas en {school}',
  'exchange.importOpportunitiesInto': 'Importar oportunidades en {school}',
  'exchange.stepFile': 'Paso 1 de 3: elija un archivo',
  'exchange.stepColumns': 'Paso 2 de 3: relacione las columnas',
  'exchange.stepRows': 'Paso 3 de 3: revise las filas',
  'exchange.stepDone': 'Importación',

  // Import, step 1: the file
  'exchange.fileGone': 'Elija el archivo otra vez. Se borra al volver a cargar la página.',
  'exchange.usersFormat':
    'Use un libro de Excel (.xlsx) o un archivo CSV con los encabezados de las columnas en la primera línea. De un libro se lee la primera hoja. Cada fila se convierte en una cuenta, y la persona entra con una invitación. Las demás columnas se ignoran.',
  'exchange.hoursFormat':
    'Use un libro de Excel (.xlsx) o un archivo CSV con los encabezados de las columnas en la primera línea. De un libro se lee la primera hoja. Cada fila se convierte en un registro del estudiante. Su historial indica el archivo y la fila. Las demás columnas se ignoran.',
  'exchange.opportunitiesFormat':
    'Use un libro de Excel (.xlsx) o un archivo CSV con los encabezados de las columnas en la primera línea. De un libro se lee la primera hoja. Cada fila se convierte en una oportunidad. También puede importar oportunidades pasadas. Las demás columnas se ignoran.',
  'exchange.requiredColumns': 'Obligatorias',
  'exchange.optionalColumns': 'Opcionales',
  'exchange.values': 'Valores',
  'exchange.roleValues': 'El rol (role) es student, parent, teacher o verifier.',
  'exchange.gradeValues': 'El grado (gradeLevel) es 9, 10, 11 o 12, para estudiantes.',
  'exchange.classValues':
    'Las clases (classes) son los nombres de las clases de la persona este año escolar, separados por punto y coma. Los estudiantes entran en ellas y los docentes las dan. Las que aún no existen se agregan.',
  'exchange.studentValues':
    'Buscamos a cada estudiante por su correo electrónico, así que importe primero a los usuarios.',
  'exchange.hoursValues':
    'Las horas se indican de 0.5 en 0.5. Escriba la fecha como 2026-10-31, 10/31/2026 (mes/día/año) o 31 de octubre de 2026, y la hora como 14:30 o 2:30 PM.',
  'exchange.statusValues':
    'El estado (status) es pending, verified, approved o rejected. Sin estado, el registro queda pendiente.',
  'exchange.dateValues':
    'Escriba la fecha como 2026-10-31, 10/31/2026 (mes/día/año) o 31 de octubre de 2026, y la hora como 14:30 o 2:30 PM.',
  'exchange.chooseFile': 'Elija una hoja de cálculo',
  'exchange.chooseAnotherSpreadsheet': 'Elija otra hoja de cálculo',
  'exchange.dropHint': 'O arrástrelo hasta aquí. Todavía no se importa nada. Primero revisamos cada fila.',
  'exchange.checkingFile': 'Revisando {fileName}, {size}',
  'exchange.continueWith': 'Continuar con {fileName}',
  'exchange.isOtherWorkbook':
    'No podemos leer este tipo de libro. Primero guárdelo como libro de Excel (.xlsx) en su programa de hojas de cálculo.',
  'exchange.isNotSpreadsheet':
    'Este archivo no es una hoja de cálculo. Elija un libro de Excel (.xlsx) o un archivo CSV.',
  'exchange.isTooLarge':
    'Este archivo pesa {size}. Un archivo para importar puede pesar {limit} MB como máximo. Divídalo en varios archivos.',
  'exchange.checkFailed': 'No pudimos revisar el archivo. Inténtelo de nuevo.',
  'exchange.fileChanged': 'Este archivo se modificó o se movió después de que usted lo eligió. Elíjalo otra vez.',

  // Import, step 2: the columns
  'exchange.looksLike': 'Parece una exportación de {product}. Compruebe que cada columna tenga el dato correcto.',
  'exchange.matchColumns':
    'Elija qué contiene cada columna de {fileName}. Arriba de cada opción está el encabezado de la columna y abajo, su valor en la primera fila.',
  'exchange.notImported': 'No se importa',
  'exchange.requiredColumn': '{column} (obligatoria)',
  'exchange.noColumnFor': 'No hay ninguna columna elegida para {column}.',
  'exchange.columnsComplete': 'No falta ninguna columna obligatoria.',
  'exchange.columnsMissing': 'Todavía faltan: {columns}.',
  'exchange.checkingRows': 'Revisando cada fila',
  'exchange.continue': 'Continuar',
  'exchange.chooseAnotherFile': 'Elegir otro archivo',

  // Import, step 3: what can't be told from the file
  'exchange.questions': '{count, plural, one {Una pregunta sobre este archivo} other {# preguntas sobre este archivo}}',
  'exchange.whichDate': 'En “{column}”, ¿qué significa {value} en la fila {row}?',
  'exchange.dateOrder': '{order, select, month {Primero el mes} day {Primero el día} other {Primero el año}}',
  'exchange.dateOrderAndDate':
    '{order, select, month {Primero el mes: {date}} day {Primero el día: {date}} other {Primero el año: {date}}}',
  'exchange.unrealDate': 'Entonces {value} en la fila {row} no es una fecha real.',
  'exchange.allDatesAlike': 'Todas las fechas del archivo se leen de la misma manera.',
  'exchange.sameOrganization': '{names}: ¿es la misma organización?',
  'exchange.quoted': '“{name}”',
  'exchange.nameOfOthers': 'Ya está en su escuela',
  'exchange.nameInRows': 'En {rows, plural, one {# fila} other {# filas}}',
  'exchange.keepApart': 'No, son distintas',
  'exchange.makeOne': 'Sí, usar “{name}”',
  'exchange.chooseAnswer': 'Elija una respuesta.',
  'exchange.unanswered': '{count, plural, one {Falta una respuesta.} other {Faltan # respuestas.}}',
  'exchange.changeAnswers': 'Cambiar respuestas',

  // Import, step 3: the rows
  'exchange.rowsReady':
    '{rows, plural, one {La fila está lista para importar.} other {Las # filas están listas para importar.}}',
  'exchange.problemsFound': '{problems, plural, one {# problema} other {# problemas}}',
  'exchange.problemsInRows':
    '{problems, plural, one {# problema} other {# problemas}} en {wrong, number} de {rows, plural, one {# fila} other {# filas}}.',
  'exchange.fixRowsFirst':
    'No se importa nada hasta que todas las filas estén bien. Corrija las filas y elija el archivo otra vez. O páselas a un archivo aparte e importe primero las demás.',
  'exchange.alreadyImported': '{name} ya importó exactamente este archivo el {date}.',
  'exchange.whatIsWrong': 'Qué está mal',
  'exchange.problems': 'Problemas',
  'exchange.row': 'Fila',
  'exchange.column': 'Columna',
  'exchange.value': 'Valor',
  'exchange.problem': 'Problema',
  'exchange.wholeFile': 'Todo el archivo',
  'exchange.problemsShown': 'Se muestran {shown, number} de {total, number}',
  'exchange.showMore': 'Mostrar más',
  'exchange.moreProblemsLater': 'Verá los demás problemas cuando corrija estos.',
  'exchange.howRowsCount': 'Las filas tienen el mismo número que en su hoja de cálculo: los encabezados son la fila 1.',
  'exchange.downloadWrongRows': 'Descargar {rows, plural, one {# fila} other {# filas}} con problemas',
  'exchange.downloadValidRows': 'Descargar {rows, plural, one {# fila} other {# filas}} sin problemas',
  'exchange.downloadFailed': 'No se pudo descargar',
  'exchange.firstRowsImported':
    '{rows, plural, one {La primera fila tal como se leyó} other {Las primeras filas tal como se leyeron}}',
  'exchange.firstRows': 'Primeras filas',
  'exchange.importRows': 'Importar {rows, plural, one {# fila} other {# filas}}',
  'exchange.chooseFixedFile': 'Elegir el archivo corregido',
  'exchange.changeColumns': 'Cambiar columnas',

  // Import in progress
  'exchange.importing': 'Importando {fileName}',
  'exchange.importingRows':
    'Importando {fileName}: {done, number} de {rows, plural, one {# fila} other {# filas}}. Puede salir de esta página.',
  'exchange.rowsDone': '{done, number} de {rows, plural, one {# fila} other {# filas}}',
  'exchange.connectionLost':
    'Se perdió la conexión. La importación continúa sin ella. Verá el avance aquí en cuanto vuelva la conexión con el servidor.',
  'exchange.importNotStarted':
    'Se perdió la conexión antes de que llegara el archivo. No se importó nada. Inténtelo de nuevo.',
  'exchange.importInterrupted': 'La importación se interrumpió. No se importó nada. Inténtelo de nuevo.',
  'exchange.importFailed': 'La importación falló. No se importó nada. Inténtelo de nuevo.',
  'exchange.nothingImported': 'No se importó nada',
  'exchange.newProblems':
    '{problems, plural, one {Se encontró # problema nuevo.} other {Se encontraron # problemas nuevos.}} Revise {fileName} otra vez.',

  // After the import
  'exchange.importedRows': '{rows, plural, one {Se importó # fila} other {Se importaron # filas}}',
  'exchange.rowsOfFileImported':
    '{rows, plural, one {Se importó # fila de {fileName}.} other {Se importaron # filas de {fileName}.}} La importación aparece en Importar/Exportar. Allí puede deshacerla mientras nadie cambie nada de lo que agregó.',
  'exchange.viewUsers': 'Ver usuarios',
  'exchange.viewHours': 'Ver horas',
  'exchange.viewOpportunities': 'Ver oportunidades',
  'exchange.importAnotherFile': 'Importar otro archivo',

  // Import: rosters
  'exchange.roster': 'Lista escolar (OneRoster)',
  'exchange.rosterHint': 'Todas las personas de su sistema escolar, con clases, años escolares y familias.',
  'exchange.importRoster': 'Importar lista escolar',
  'exchange.importRosterInto': 'Importar una lista en {school}',
  'exchange.rosterFormat':
    'Elija el archivo ZIP de una exportación OneRoster CSV 1.1 o 1.2. Clever y ClassLink también los crean. Antes de guardar nada, le mostramos quién entra, cambia y sale. Lo que su personal cambió a mano se queda.',
  'exchange.chooseRoster': 'Elegir una lista',
  'exchange.chooseAnotherRoster': 'Elegir otra lista',
  'exchange.rosterDropHint': 'O suéltela aquí. Todavía no se importa nada. Primero revisamos todo el archivo.',
  'exchange.rosterImporting':
    'Importando {fileName}. Puede salir de esta página. Las importaciones muestran cuándo termina.',
  'exchange.peopleDone': '{done, number} de {rows, number} personas',
  'exchange.rosterSame': 'No cambia nada. Todo lo de esta lista ya está aquí.',
  'exchange.rosterImported': 'Lista importada',
  'exchange.rosterChangesThis': 'Esta lista cambia lo siguiente',
  'exchange.rosterOthers':
    'También añade o cambia {classes, plural, one {# clase} other {# clases}}, {years, plural, one {# año escolar} other {# años escolares}} y {families, plural, one {# vínculo familiar} other {# vínculos familiares}}.',
  'exchange.rosterEnds':
    'Termina {ended, plural, one {# vínculo familiar} other {# vínculos familiares}} y saca de una clase a {members, plural, one {# estudiante} other {# estudiantes}}.',
  'exchange.rosterAdds': '{people, plural, one {Entra # persona} other {Entran # personas}}',
  'exchange.rosterChanges': '{people, plural, one {Cambia # persona} other {Cambian # personas}}',
  'exchange.rosterLeavers': '{people, plural, one {Sale # persona} other {Salen # personas}}',
  'exchange.rosterNotes': '{notes, plural, one {# nota} other {# notas}}',
  // archivos para los registros importados
  'exchange.addFiles': 'Añadir archivos',
  'exchange.addFilesTo': 'Añadir archivos a {fileName}',
  'exchange.filesFormat':
    'Elija un ZIP con fotos (JPEG, PNG o WebP) y PDF para estos registros, de hasta {max, number} MB. El nombre de cada archivo empieza por el número de su registro, como 9900001-foto.jpg. O incluya en el ZIP un manifest.csv con las columnas file y entry.',
  'exchange.filesDropHint': 'O suéltelo aquí. Todavía no se adjunta nada. Primero revisamos cada archivo.',
  'exchange.chooseFiles': 'Elegir un ZIP de archivos',
  'exchange.chooseOtherFiles': 'Elegir otro ZIP de archivos',
  'exchange.filesMatched':
    'Se pueden adjuntar {matched, number} de {files, plural, one {# archivo} other {# archivos}}. {duplicates, number} ya están y {problems, number} quedan fuera.',
  'exchange.filesAttached':
    '{attached, plural, one {Se adjuntó # archivo} other {Se adjuntaron # archivos}}. {duplicates, number} ya estaban y {problems, number} quedaron fuera.',
  'exchange.attachFiles': 'Adjuntar {files, plural, one {# archivo} other {# archivos}}',
  'exchange.filesFailed':
    'No se pudieron revisar o adjuntar los archivos. Inténtelo de nuevo. Lo que ya está adjunto queda fuera.',
  'exchange.files': 'Archivos',
  'exchange.file': 'Archivo',
  'exchange.entry': 'Registro',
  'exchange.result': 'Resultado',
  'exchange.fileMatched': 'Se puede adjuntar',
  'exchange.fileAttached': 'Adjunto',
  'exchange.showExceptions': 'Ver excepciones',
  'exchange.exceptionsOf': 'Excepciones de {fileName}',
  'exchange.exceptionsGone':
    'Solo se conservan las excepciones de la lista más reciente. Revise el archivo otra vez para ver estas.',
  'exchange.exceptionsFailed': 'No se pudieron cargar las excepciones',
  'exchange.firstShown': 'Se muestran las primeras {shown, number}.',
  'exchange.fileRow': '{file}, fila {row, number}',
  'exchange.person': 'Persona',
  'exchange.details': 'Detalles',
  'exchange.note': 'Nota',
  'exchange.allowLeavers': 'La lista está completa. Importarla de todos modos',
  'exchange.allowLeaversHint':
    'Quienes salen ya no pueden iniciar sesión. Sus horas se quedan. Una lista posterior que las incluya las activa de nuevo.',
} as const satisfies Readonly<Record<keyof typeof english, string>>;

import type { auditReview as english } from '../en/audit-review.js';

export const auditReview = {
  // Decisions tab
  'auditReview.decisionsByPerson': 'Decisiones por persona',
  'auditReview.loadingDecisions': 'Cargando las decisiones',
  'auditReview.decisionsNotLoaded': 'No pudimos cargar las decisiones',
  'auditReview.noDecisions': 'Todavía no hay decisiones',
  'auditReview.noDecisionsMatch': 'No hay decisiones que coincidan: {days}',
  'auditReview.person': 'Persona',
  'auditReview.approvedAlone': 'Por una sola persona',
  'auditReview.approvedHours': 'Horas aprobadas',
  'auditReview.earlierRole': 'antes {role}',
  'auditReview.between': 'Período',
  'auditReview.firstToLastDay': 'del {first} al {last}',
  'auditReview.verifiedCount': '{count, plural, one {# verificado} other {# verificados}}',
  'auditReview.approvedCount': '{count, plural, one {# aprobado} other {# aprobados}}',
  'auditReview.approvedAloneCount':
    '{count, plural, one {# aprobado} other {# aprobados}}, {alone, number} por una sola persona',
  'auditReview.rejectedCount': '{count, plural, one {# rechazado} other {# rechazados}}',

  // Unusual tab
  'auditReview.unusualDecisions': 'Decisiones inusuales',
  'auditReview.unusualIntro':
    'Estas decisiones son inusuales, pero no necesariamente incorrectas. Puede haber un buen motivo.',
  'auditReview.pattern': 'Patrón',
  'auditReview.allPatterns': 'Todos los patrones',
  'auditReview.loadingUnusual': 'Cargando las decisiones inusuales',
  'auditReview.unusualNotLoaded': 'No pudimos cargar las decisiones inusuales',
  'auditReview.nothingUnusual': 'Nada inusual',
  'auditReview.nothingUnusualHint':
    'Aquí aparecerían muchas decisiones en un minuto, aprobaciones justo después de una verificación, posibles familiares y personas propuestas para verificar.',
  'auditReview.nothingUnusualMatches': 'No hay nada inusual que coincida: {filters}',
  'auditReview.burst': 'Muchas decisiones a la vez',
  'auditReview.burstMeaning': 'Una persona decidió sobre muchos registros en un minuto.',
  'auditReview.sameMinute': 'Verificado y aprobado en un minuto',
  'auditReview.sameMinuteMeaning':
    'Un registro se aprobó menos de un minuto después de que otra persona lo verificara.',
  'auditReview.relative': 'Posible familiar',
  'auditReview.relativeMeaning':
    'Quien decidió y la persona voluntaria tienen un vínculo familiar o el mismo apellido.',
  'auditReview.nominatedVerifier': 'Persona propuesta para verificar',
  'auditReview.nominatedVerifierMeaning':
    'La persona voluntaria o su familia propuso a quien después verificó sus horas.',
  'auditReview.letIn': 'Acceso a la cuenta poco antes',
  'auditReview.letInMeaning':
    'Quien decidió había creado una contraseña o un enlace para la cuenta de otra persona que participó en el registro, o al revés, en los 30 días anteriores. O bien la contraseña de quien decidió se estableció en la línea de comandos del servidor.',
  'auditReview.hoursOfPerson': 'horas de {name}',
  'auditReview.decisionCount': '{count, plural, one {# decisión} other {# decisiones}}',
  'auditReview.showMore': 'Mostrar {count, number} más',

  // Sample tab: the form
  'auditReview.drawASample': 'Extraer una muestra',
  'auditReview.sampleIntro':
    'Una selección al azar de registros aprobados en la que nadie puede influir. Con las mismas respuestas, cualquier persona obtiene los mismos registros, hoy o cualquier otro día.',
  'auditReview.seed': 'Semilla',
  'auditReview.seedHint':
    'Las palabras que quiera. Cualquier persona con esta semilla obtiene la misma muestra, así que elija palabras que nadie pueda prever.',
  'auditReview.entriesHint': 'De 1 a {max}.',
  'auditReview.eventsInLogHint':
    'Contados desde el primero. Déjelo vacío para extraer de todos los eventos hasta ahora.',
  'auditReview.approvedFrom': 'Aprobado desde',
  'auditReview.approvedTo': 'Aprobado hasta',
  'auditReview.seedRequired': 'Escriba una semilla.',
  'auditReview.toBeforeFrom': 'Elija una fecha que no sea anterior a “Aprobado desde”.',
  'auditReview.drawSample': 'Extraer muestra',
  'auditReview.drawing': 'Extrayendo...',
  'auditReview.howItIsDrawn': 'Cómo se extrae la muestra',
  'auditReview.howItIsDrawnMeaning':
    'Cada aprobación tiene un número en el registro de auditoría sellado. Se calcula el hash SHA-256 de la semilla, el número de la escuela y el número de la aprobación, cada uno en su propia línea, en UTF-8. Se extraen las aprobaciones con los resultados más pequeños. Sin la semilla, nadie puede preverlas. Con ella, cualquier persona puede extraerlas de nuevo solo con el registro de auditoría.',

  // Sample tab: the sample that was drawn
  'auditReview.drawingSample': 'Extrayendo la muestra',
  'auditReview.sampleNotDrawn': 'No pudimos extraer la muestra',
  'auditReview.sampleDetails': 'Detalles de la muestra',
  'auditReview.entriesOfApprovals':
    '{count, plural, one {# registro} other {# registros}} de {approvals, plural, one {# aprobación} other {# aprobaciones}}',
  'auditReview.downloadWorkpaper': 'Descargar papel de trabajo',
  'auditReview.signing': 'Firmando...',
  'auditReview.workpaperNotMade': 'No pudimos crear el papel de trabajo. Inténtelo de nuevo.',
  'auditReview.anyTime': 'en cualquier momento',
  'auditReview.drawnFrom': 'Extraída de',
  'auditReview.firstEvents':
    '{count, plural, one {el primer evento del registro de auditoría} other {los primeros # eventos del registro de auditoría}}',
  'auditReview.rootOfThese': 'Raíz de estos eventos',
  'auditReview.linkToSample': 'Enlace a esta muestra',
  'auditReview.noApprovals': 'No hay aprobaciones en estos días',
  'auditReview.noApprovalsHint': 'Elija otros días y extraiga la muestra de nuevo.',
  'auditReview.entry': 'Registro',
  'auditReview.approvedBy': 'Aprobado por',
  'auditReview.approvedByPerson': 'Aprobado por {name}',
  'auditReview.draw': 'Sorteo',
  'auditReview.drawHash': 'Sorteo {hash}',

  // Sample tab: on paper
  'auditReview.printedTitle': '{school}: muestra de registros aprobados',
  'auditReview.note': 'Nota',

  // Evidence tab
  'auditReview.evidenceIntro':
    'Un archivo que una persona ajena puede comprobar sin conexión y sin confiar en este servidor. El registro de accesos anota que usted lo descargó.',
  'auditReview.whoseEvidence': 'De quién es la evidencia',
  'auditReview.wholeSchool': 'Toda la escuela',
  'auditReview.inTheFile': 'Qué hay en el archivo',
  'auditReview.fileEvents': 'Lo que ocurrió, evento por evento, con los textos que usted puede ver.',
  'auditReview.fileProofs': 'La prueba de cada evento, el punto de control firmado y la clave.',
  'auditReview.fileCover': 'Una portada para leer e imprimir.',
  'auditReview.fileChecker':
    'Una forma de comprobarlo todo: descomprima verify.html y ábralo en un navegador, o ejecute node verify.mjs.',
  'auditReview.noSystemEvidence': 'La evidencia abarca escuelas y personas',
  'auditReview.noSystemEvidenceHint':
    'El registro de auditoría de todo el sistema no contiene horas. Elija una escuela arriba. Lo que contiene se puede probar en Eventos, y sus puntos de control están en Integridad.',
} as const satisfies Readonly<Record<keyof typeof english, string>>;

import type { siteHome as english } from '../en/site-home.js';

export const siteHome = {
  // For search engines
  'siteHome.pageTitle': 'HourTrail: horas de voluntariado que su escuela puede respaldar',
  'siteHome.pageDescription':
    'Estudiantes y familias registran horas de voluntariado, quienes coordinan las verifican y la escuela las aprueba. Prueba gratis de 30 días.',
  'siteHome.pageKeywords':
    'horas de voluntariado, horas de servicio comunitario, escuela, registro de horas, verificación, aprendizaje en servicio',
  'siteHome.operatingSystem': 'Cualquiera, en un navegador web',
  'siteHome.productDescription':
    'Lleva las horas de voluntariado de las escuelas, con un historial de quién creó, verificó y aprobó cada registro.',
  // Opening
  'siteHome.heroTitle': 'Horas de voluntariado que su escuela puede respaldar',
  'siteHome.heroIntro':
    'Estudiantes y familias registran sus horas. Quienes coordinan las verifican. La escuela las aprueba. HourTrail guarda el historial completo: quién hizo qué y cuándo.',
  'siteHome.heroTrial': 'Prueba gratis de 30 días. Sin tarjeta de crédito. Acceso completo.',
  // Steps of an entry
  'siteHome.stepsTitle': 'Cómo una tarde de voluntariado se convierte en crédito',
  'siteHome.stepLogTitle': 'Una persona voluntaria registra las horas',
  'siteHome.stepLogText':
    'Dónde, qué día, en qué horario y una frase sobre el trabajo. Basta con un teléfono y un breve descanso.',
  'siteHome.stepVerifyTitle': 'Alguien que estuvo allí las verifica',
  'siteHome.stepVerifyText': 'Quien coordina confirma las horas, las reduce o las devuelve con un comentario.',
  'siteHome.stepApproveTitle': 'La escuela las aprueba',
  'siteHome.stepApproveText':
    'El personal docente o la administración otorga el crédito y las horas cuentan para la meta.',
  // Six features
  'siteHome.featuresTitle': 'Lo que una escuela necesita, sin pantallas de más',
  'siteHome.formTitle': 'Un formulario que los estudiantes sí terminan',
  'siteHome.formText':
    'Un solo formulario corto, hecho para el teléfono. Si se pierde la conexión, lo que escribieron sigue ahí.',
  'siteHome.checksTitle': 'Dos revisiones, dos personas',
  'siteHome.checksText':
    'Quien coordina verifica y la escuela aprueba. Nadie decide sobre sus propias horas y nadie hace las dos revisiones.',
  'siteHome.trailTitle': 'Un historial para cada registro',
  'siteHome.trailText':
    'Vea quién lo registró, cambió, verificó o aprobó, cuándo, y qué decía antes. Se abre con un clic.',
  'siteHome.opportunitiesTitle': 'Oportunidades que nunca exceden su cupo',
  'siteHome.opportunitiesText':
    'Publique eventos con un número fijo de lugares. Cuando alguien cancela, la lista de espera avanza sola.',
  'siteHome.parentsTitle': 'Un portal para las familias',
  'siteHome.parentsText':
    'Las madres y los padres registran sus propias horas y siguen el avance de sus hijos. El personal confirma cada vínculo familiar.',
  'siteHome.reportsCardTitle': 'Informes de cualquier día',
  'siteHome.reportsCardText':
    'Horas por grado y por mes, quién va atrasado y los totales de un día anterior. En Excel, PDF o CSV.',
  // Reviewing
  'siteHome.reviewTitle': 'Revise todo lo pendiente de una sola vez',
  'siteHome.reviewText':
    'Todo lo que está en espera aparece en una sola lista, con la espera más larga marcada. Seleccione una página de registros y apruébelos juntos. Cada uno conserva su propia línea en su propio historial.',
  'siteHome.reviewSignals':
    'Los avisos de revisión indican horarios que se superponen, textos repetidos y días inusualmente largos',
  'siteHome.reviewPartialCredit': 'Crédito parcial: reduzca las horas al decidir',
  'siteHome.reviewShortcuts': 'Atajos de teclado, filtros guardados y diez segundos para deshacer',
  // Reports
  'siteHome.reportsTitle': 'Sepa cómo va cada grado',
  'siteHome.reportsText':
    'Vea las horas aprobadas y en espera lado a lado, y qué estudiantes van por debajo de un ritmo constante hacia la meta. Elija un día anterior y el informe mostrará las cifras de ese día.',
  'siteHome.reportsGoal': 'Una meta que fija su escuela: 50 horas, a menos que la cambie',
  'siteHome.reportsExports': 'Exportaciones a Excel, PDF y CSV, y cada una queda registrada',
  'siteHome.reportsImports': 'Importaciones de hojas de cálculo, revisadas fila por fila antes de guardar',
  // Who uses it
  'siteHome.peopleTitle': 'Cada persona ve lo que necesita',
  'siteHome.studentsText': 'Registran horas, se inscriben en eventos y ven qué contó y cuánto falta.',
  'siteHome.parentsRoleText': 'Registran sus propias horas y siguen las de cada hijo, sin una segunda cuenta.',
  'siteHome.coordinators': 'Coordinación',
  'siteHome.coordinatorsText': 'Verifica los registros que llevan su nombre y toma asistencia en los eventos.',
  'siteHome.teachers': 'Personal docente',
  'siteHome.teachersText': 'Publica oportunidades, revisa registros y ayuda a las familias a conectarse.',
  'siteHome.administrators': 'Administración',
  'siteHome.administratorsText': 'Administra personas, correcciones, informes, importaciones y exportaciones.',
  // The log
  'siteHome.recordTitle': 'Un historial que se puede probar',
  'siteHome.recordText':
    'Cada cambio agrega una línea al registro de auditoría. No se sobrescribe nada y cualquiera puede comprobarlo.',
  'siteHome.editsTitle': 'No se admiten cambios',
  'siteHome.editsText':
    'La propia base de datos rechaza todo intento de cambiar o borrar una línea del registro de auditoría.',
  'siteHome.sealedTitle': 'Sellado en menos de un segundo',
  'siteHome.sealedText':
    'Cada línea entra en un árbol de hashes y ese árbol se firma. Su escuela puede guardar esas firmas. Si alguien cambia una línea antigua, ya no coincide con ellas.',
  'siteHome.checkedTitle': 'Se comprueba sin nosotros',
  'siteHome.checkedText':
    'Descargue la evidencia de un registro, un estudiante o una escuela. Incluye su propia comprobación, que funciona sin conexión en cualquier computadora.',
  'siteHome.recordLink': 'Cómo protegemos los registros y qué certificaciones no tenemos',
  // Demo
  'siteHome.demoVideoText':
    'Un breve recorrido por HourTrail, desde el primer registro de un estudiante hasta el informe de la escuela.',
  'siteHome.demoWalkText':
    'Del teléfono de un estudiante al informe de la escuela, en las pantallas de nuestra escuela de demostración. Toma unos dos minutos.',
  'siteHome.demoFrame': 'Video de demostración de HourTrail',
  'siteHome.playDemo': 'Reproducir la demostración',
  'siteHome.videoSource': 'El video se carga desde {site}.',
  'siteHome.startWalk': 'Recorrer la demostración',
  'siteHome.walkMedia': 'Imágenes con explicaciones. Nada se reproduce por sí solo.',
  'siteHome.walkNeedsJavascript':
    'Necesita JavaScript para la demostración. Estas pantallas también están en otra página:',
  'siteHome.walkNotLoaded':
    'No pudimos cargar la demostración. Revise su conexión y vuelva a cargar la página, o vea las pantallas aquí:',
  'siteHome.walkStep': 'Paso {step} de {count}',
  'siteHome.walkBack': 'Atrás',
  'siteHome.walkNext': 'Siguiente',
  'siteHome.walkAgain': 'Volver al inicio',
  'siteHome.walkLog': 'Un estudiante registra las horas',
  'siteHome.walkLogText':
    'Dónde, qué día, en qué horario y quién puede confirmarlo. Al enviarlo, el registro le llega a esa persona. Un borrador es privado.',
  'siteHome.walkWaiting': 'El registro dice a quién espera',
  'siteHome.walkWaitingText': 'Su estado, a quién le toca y desde cuándo. Los estudiantes no tienen que preguntar.',
  'siteHome.walkVerify': 'Quien coordina verifica',
  'siteHome.walkVerifyText':
    'Quienes coordinan ven solo los registros que llevan su nombre. Confirman las horas, las reducen o las devuelven con un comentario.',
  'siteHome.walkApprove': 'La escuela aprueba',
  'siteHome.walkApproveText':
    'Una maestra o un maestro selecciona lo que está listo y lo aprueba de una vez. Durante diez segundos puede deshacerlo.',
  'siteHome.walkFamily': 'La familia puede seguirlo',
  'siteHome.walkFamilyText':
    'Madres y padres ven las horas aprobadas y pendientes de cada hijo, y cuánto falta para la meta.',
  'siteHome.walkTrail': 'El historial guarda cada paso',
  'siteHome.walkTrailText': 'Quién envió, verificó y aprobó el registro, y cuándo. Un cambio posterior es un paso más.',
  'siteHome.walkReport': 'El informe ya está listo',
  'siteHome.walkReportText':
    'Horas por grado y avance hacia la meta, al día de hoy o de cualquier día anterior. Descárguelo en Excel, PDF o CSV.',
  // Check it yourself
  'siteHome.proofTitle': 'Compruebe lo que decimos',
  'siteHome.proofAccessibility': 'Qué probamos, en qué pantallas, y los límites que conocemos.',
  'siteHome.proofSecurity': 'Qué hace el software, qué decide su escuela y qué certificaciones no tenemos.',
  'siteHome.proofSecurityLink': 'Ver cómo se manejan los datos',
  'siteHome.proofApi': 'API',
  'siteHome.proofApiText': 'Cada solicitud que hacen las pantallas, con sus reglas y respuestas.',
  // Call to action and contact
  'siteHome.trialTitle': 'Pruébelo con un grupo',
  'siteHome.trialText':
    'Gratis por 30 días, sin tarjeta de crédito. Cree una cuenta y explore. Después reserve aquí abajo una llamada de 30 minutos y configuramos su escuela con usted.',
  'siteHome.scheduleToStart': 'Programar una llamada para empezar',
} as const satisfies Readonly<Record<keyof typeof english, string>>;
